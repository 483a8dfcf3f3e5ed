"""The program's own voice in menus and windows, where no screen reader tells what has the keyboard."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from klondike_qt.ui.access.announcer import Message, Urgency
from klondike_qt.ui.access.control_text import NOTHING, described

WATCHED = {QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.FocusIn, QEvent.Type.Show}
"""What can bring the keyboard to something else, or change what it is on."""


class ControlsAloud(QObject):
    """Tells what has the keyboard after each key that changed it.

    The table speaks for itself; only where the keyboard comes back to it without any news is told here.
    ``is_wanted`` is asked each time, so that nothing is done while nobody listens.
    """

    said = Signal(object)
    """Carries a ``Message``."""

    def __init__(self, table: QWidget, is_wanted: Callable[[], bool], focused: Callable[[], str]) -> None:
        """Listen; ``focused`` returns what lies at the focus of the table."""
        super().__init__(table)
        self._focused = focused
        self._has_news = False
        self._table = table
        self._is_wanted = is_wanted
        self._last = NOTHING
        self._soon = QTimer(self, interval=0, singleShot=True)  # after the widget has done what the key asks for
        self._soon.timeout.connect(self._tell)
        application = QApplication.instance()
        if application:
            application.installEventFilter(self)

    def hear(self, _: Message) -> None:
        """Know that something is said of the table."""
        self._has_news = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Look at each key and each change of the focus, and keep nothing from anybody."""
        if event.type() is QEvent.Type.KeyPress:
            self._has_news = False
        if event.type() in WATCHED and not self._soon.isActive() and self._is_wanted():
            self._soon.start()
        return False

    def _tell(self) -> None:
        before = self._last
        if self._table.hasFocus() and not QApplication.activePopupWidget():
            self._last = NOTHING
            text = "" if before == NOTHING or self._has_news else self._focused()
        else:
            now = described()
            if now == NOTHING:
                return  # between two windows
            self._last = now
            text = now.news_after(before)
        if text:
            self.said.emit(Message(text, Urgency.FOCUS))
