"""What the player asked the whole system for, as one value that can be given or watched."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication

from klondike_qt.preferences.schema import Preferences, Switch, Theme, WindowLook
from klondike_qt.ui.look.text_size import text_scale


@dataclass(frozen=True, slots=True)
class System:
    """The wishes of the system's owner; the defaults are those of a system that says nothing."""

    reduced_motion: bool = False
    high_contrast: bool = False
    dark: bool = False
    text_scale: float = 1.0
    """How much larger the system's own text is than usual."""


def is_wanted(choice: Switch, system_says: bool) -> bool:  # noqa: FBT001
    """Tell whether something is wanted: as chosen, or as the system says if the choice is left to it."""
    return system_says if choice is Switch.AUTOMATIC else choice is Switch.ON


def worn_theme(preferences: Preferences, system: System) -> Theme:
    """Return the theme that is in force: the player's, or high contrast while the system asks for it.

    A theme that the program does not come with is one that the player chose: it stays.
    """
    chosen = preferences.theme
    if not (preferences.system_contrast and system.high_contrast) or chosen is not Preferences().theme:
        return chosen
    return Theme.HIGH_CONTRAST_BLACK if system.dark else Theme.HIGH_CONTRAST_WHITE


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


def system_text_scale() -> float:
    """Return how much larger the system's own text is than usual, whatever font the program took for itself."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return text_scale(QFontInfo(font).pixelSize(), QGuiApplication.platformName())


class SystemWatch(QObject):
    """Reads the system's wishes, most of them from Qt's style hints, and tells when they change.

    Hints that this Qt does not know yet count as not asked for.
    """

    changed = Signal(object)
    """Carries the new ``System``."""

    def __init__(
        self, hints: Hints, parent: QObject | None = None, *, scale_of_text: Callable[[], float] = system_text_scale
    ) -> None:
        super().__init__(parent)
        self._scale_of_text = scale_of_text
        # Both wrappers are kept: PySide deletes the objects behind them with the last reference.
        self._hints = hints
        self._accessibility: Any = getattr(hints, "accessibility", lambda: None)()
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
        return system
