"""Who listens: whether assistive technology is there, whether it reads aloud, and what it can hear."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QGuiApplication

from klondike_qt.ui.access.session_bus import SessionBus

BUS_PLATFORMS = {"xcb", "wayland"}
"""Qt's platforms whose screen readers are found on the session bus."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The assistive technology of this moment; the defaults are those of a desktop without any."""

    is_active: bool = False
    """Something listens: a screen reader, a magnifier, voice control."""
    is_screen_reader: bool = False
    """It is known to read aloud."""
    hears_announcements: bool = False
    """It is known to speak announcements."""


NOBODY = Reader()


class Bus(Protocol):
    """What is asked of the session bus."""

    @property
    def changed(self) -> SignalInstance:
        """Tells that an answer may be another one."""

    def listen(self) -> None:
        """Begin to hear of changes."""

    def is_reader_wanted(self) -> bool:
        """Tell whether the desktop has its screen reader switched on."""

    def is_new_reader_there(self) -> bool:
        """Tell whether a screen reader runs that is known to speak announcements."""


def usual_bus() -> Bus | None:
    """Return the session bus where screen readers are found on it, else None."""
    return SessionBus() if QGuiApplication.platformName() in BUS_PLATFORMS else None


class ReaderWatch(QObject):
    """Knows who listens whenever it is asked; nothing is asked of the bus while nobody does.

    Whoever wants to hear ``changed`` calls ``listen`` first.
    """

    changed = Signal(object)
    """Carries the new ``Reader``."""

    def __init__(
        self,
        bus: Callable[[], Bus | None] = usual_bus,
        is_active: Callable[[], bool] = QAccessible.isActive,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_bus = bus
        self._is_active = is_active
        self._bus: Bus | None = None
        self._listens = False
        self._last = NOBODY

    @property
    def now(self) -> Reader:
        """Who listens at this moment."""
        if not self._is_active():
            return NOBODY
        self.listen()
        if self._bus is None:
            return Reader(is_active=True, is_screen_reader=True, hears_announcements=True)
        is_new = self._bus.is_new_reader_there()
        return Reader(
            is_active=True,
            is_screen_reader=is_new or self._bus.is_reader_wanted(),
            hears_announcements=is_new,
        )

    def listen(self) -> None:
        """Hear of screen readers that come and go from now on."""
        if self._listens:
            return
        self._listens = True
        self._bus = self._make_bus()
        if self._bus is not None:
            self._bus.changed.connect(self._tell)
            self._bus.listen()

    def _tell(self) -> None:
        now = self.now
        if now != self._last:
            self._last = now
            self.changed.emit(now)
