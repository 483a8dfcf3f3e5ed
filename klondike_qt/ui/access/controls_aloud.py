"""The program's own voice in menus and windows, where no screen reader tells what has the keyboard."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from klondike_qt.ui.access.announcer import Message, Urgency
from klondike_qt.ui.access.control_text import NOTHING, described

WATCHED = {QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.FocusIn, QEvent.Type.Show}
"""What can bring the keyboard to something else, or change what it is on."""


class ControlsAloud(QObject):
    """Tells what has the keyboard after each key that changed it; says nothing of the table, which speaks for itself.

    ``is_wanted`` is asked each time, so that nothing is done while nobody listens.
    """

    said = Signal(object)
    """Carries a ``Message``."""

    def __init__(self, table: QWidget, is_wanted: Callable[[], bool]) -> None:
        super().__init__(table)
        self._table = table
        self._is_wanted = is_wanted
        self._last = NOTHING
        self._soon = QTimer(self, interval=0, singleShot=True)  # after the widget has done what the key asks for
        self._soon.timeout.connect(self._tell)
        application = QApplication.instance()
        if application:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Look at each key and each change of the focus, and keep nothing from anybody."""
        if event.type() in WATCHED and not self._soon.isActive() and self._is_wanted():
            self._soon.start()
        return False

    def _tell(self) -> None:
        if self._table.hasFocus() and not QApplication.activePopupWidget():
            self._last = NOTHING
            return
        now = described()
        text = now.news_after(self._last)
        self._last = now
        if text:
            self.said.emit(Message(text, Urgency.FOCUS))
