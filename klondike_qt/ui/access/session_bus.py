"""The session bus of a Linux desktop, asked for screen readers; one that is missing or dies knows of none."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

STATUS = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties")
"""Service, path and interface that tell what the desktop wants."""
BUS = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
NEW_READER = "org.gnome.Orca.Service"
"""The name that screen readers own which are new enough for announcements."""
PATIENCE = 300
"""Milliseconds to wait for an answer."""


class SessionBus(QObject):
    """Answers from what it has heard; asks the bus when it begins to listen, and when it hears of a change."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus: QDBusConnection | None = None
        self._is_wanted = False
        self._is_new_there = False

    def is_reader_wanted(self) -> bool:
        """Tell whether the desktop has its screen reader switched on."""
        return self._is_wanted

    def is_new_reader_there(self) -> bool:
        """Tell whether a screen reader runs that is known to speak announcements."""
        return self._is_new_there

    def listen(self) -> None:
        """Ask the bus, and hear of changes from now on."""
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415 - a library that few windows need

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        self._bus = bus
        heard: Any = SLOT("_heard(QDBusMessage)")  # the stubs say bytes, PySide wants a text
        bus.connect(*STATUS, "PropertiesChanged", self, heard)
        bus.connect(*BUS, "NameOwnerChanged", [NEW_READER], "sss", self, heard)
        self._ask()

    @Slot("QDBusMessage")
    def _heard(self, message: "QDBusMessage") -> None:  # noqa: ARG002
        before = (self._is_wanted, self._is_new_there)
        self._ask()
        if before != (self._is_wanted, self._is_new_there):
            self.changed.emit()

    def _ask(self) -> None:
        wanted = self._answer((*STATUS, "Get"), ["org.a11y.Status", "ScreenReaderEnabled"])
        self._is_wanted = bool(getattr(wanted, "variant", lambda: wanted)())
        self._is_new_there = bool(self._answer((*BUS, "NameHasOwner"), [NEW_READER]))

    def _answer(self, call: tuple[str, str, str, str], arguments: list[str]) -> object:
        """Return what the bus answers, or None."""
        from PySide6.QtDBus import QDBus, QDBusMessage  # noqa: PLC0415 - as above

        if self._bus is None:
            return None
        message = QDBusMessage.createMethodCall(*call)
        message.setArguments(arguments)
        message.setAutoStartService(False)
        reply = self._bus.call(message, QDBus.CallMode.Block, PATIENCE)
        answers = reply.arguments() if reply.type() is QDBusMessage.MessageType.ReplyMessage else []
        return answers[0] if answers else None
