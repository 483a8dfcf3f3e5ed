"""What the player asked the whole system for, as one value that can be given or watched."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from klondike_qt.preferences.schema import Preferences, Switch, Theme, WindowLook
from klondike_qt.ui.look.system_colours import SystemColours, high_contrast_of
from klondike_qt.ui.look.text_size import text_scale


@dataclass(frozen=True, slots=True)
class System:
    """The wishes of the system's owner; the defaults are those of a system that says nothing."""

    reduced_motion: bool = False
    high_contrast: bool = False
    dark: bool = False
    text_scale: float = 1.0
    """How much larger the system's own text is than usual."""
    colours: SystemColours | None = None
    """Those of a system of high contrast, if its own are that."""


def is_wanted(choice: Switch, system_says: bool) -> bool:  # noqa: FBT001
    """Tell whether something is wanted: as chosen, or as the system says if the choice is left to it."""
    return system_says if choice is Switch.AUTOMATIC else choice is Switch.ON


def follows_contrast(preferences: Preferences, system: System) -> bool:
    """Tell whether the window is of high contrast because the system asks for it.

    A theme that the program does not come with is one that the player chose: it stays.
    """
    is_followed = preferences.system_contrast and system.high_contrast
    return is_followed and preferences.theme is Preferences().theme


def worn_theme(preferences: Preferences, system: System) -> Theme:
    """Return the theme that is in force: the player's, or the nearer of high contrast while the system asks for it."""
    if not follows_contrast(preferences, system):
        return preferences.theme
    is_dark = system.colours.is_dark if system.colours else system.dark
    return Theme.HIGH_CONTRAST_BLACK if is_dark else Theme.HIGH_CONTRAST_WHITE


def with_theme_kept(preferences: Preferences, system: System) -> Preferences:
    """Return preferences whose theme, which the player has just chosen, is worn whatever the system asks for."""
    return replace(preferences, system_contrast=False) if follows_contrast(preferences, system) else preferences


def is_light(preferences: Preferences, system: System) -> bool:
    """Tell whether the window is light; a high-contrast theme decides by itself."""
    if preferences.window_look is WindowLook.SYSTEM:
        return not system.dark
    return preferences.window_look is WindowLook.LIGHT


class Hints(Protocol):
    """What is asked of ``QStyleHints``; its accessibility hints are looked for at run time."""

    @property
    def colorSchemeChanged(self) -> SignalInstance:
        """Tells that the colour scheme is another."""

    def colorScheme(self) -> Qt.ColorScheme:
        """Return the colour scheme."""

    def __hash__(self) -> int:
        """Return what tells it apart."""


def system_palette() -> QPalette:
    """Return the colours of the system, whatever colours the program took for itself."""
    own = QApplication.palette()
    QApplication.setPalette(QPalette())
    found = QApplication.palette()
    QApplication.setPalette(own)
    return found


def system_text_scale() -> float:
    """Return how much larger the system's own text is than usual, whatever font the program took for itself."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return text_scale(QFontInfo(font).pixelSize(), QGuiApplication.platformName())


@cache
def _accessibility_of(hints: Hints) -> Any:  # noqa: ANN401
    """Return the accessibility hints, None if this Qt has none.

    They are kept as long as the program runs: PySide may delete the objects behind both with the last reference.
    """
    return getattr(hints, "accessibility", lambda: None)()


class SystemWatch(QObject):
    """Reads the system's wishes, most of them from Qt's style hints, and tells when they change.

    Hints that this Qt does not know yet count as not asked for.
    """

    changed = Signal(object)
    """Carries the new ``System``."""

    def __init__(
        self,
        hints: Hints,
        parent: QObject | None = None,
        *,
        scale_of_text: Callable[[], float] = system_text_scale,
        palette: Callable[[], QPalette] = system_palette,
    ) -> None:
        super().__init__(parent)
        self._palette = palette
        self._scale_of_text = scale_of_text
        self._hints = hints
        self._accessibility = _accessibility_of(hints)
        self._now = self._read()
        hints.colorSchemeChanged.connect(self.look)
        for signal in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            if hasattr(self._accessibility, signal):
                getattr(self._accessibility, signal).connect(self.look)

    @property
    def now(self) -> System:
        """What is asked for at this moment."""
        return self._now

    def look(self) -> None:
        """Look whether anything is wished otherwise now."""
        system = self._read()
        if system != self._now:
            self._now = system
            self.changed.emit(system)

    def _read(self) -> System:
        system = System(
            dark=self._hints.colorScheme() is Qt.ColorScheme.Dark, text_scale=round(self._scale_of_text(), 2)
        )
        for field, hint, name in (
            ("high_contrast", "contrastPreference", "HighContrast"),
            ("reduced_motion", "motionPreference", "ReducedMotion"),
        ):
            if hasattr(self._accessibility, hint):
                system = replace(system, **{field: getattr(self._accessibility, hint)().name == name})
        return replace(system, colours=high_contrast_of(self._palette())) if system.high_contrast else system
