"""Table, message line and win panel, one over the other."""

from typing import assert_never

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from klondike_qt.preferences.schema import MessagePlace
from klondike_qt.ui.status import LINE_HEIGHT, MessageLine
from klondike_qt.ui.win_panel import WinPanel


class Stage(QWidget):
    """Gives the table all room but one line; a longer message and the win panel lie over the table."""

    resized = Signal()
    _line = MessagePlace.BOTTOM

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._table = table
        table.setParent(self)
        self.message = MessageLine(self)
        self.win = WinPanel(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out anew."""
        super().resizeEvent(event)
        self._lay_out()
        self.resized.emit()

    def place_message(self, place: MessagePlace) -> None:
        """Put the message line below or above the table, or show it no more."""
        if place is not self._line:
            self._line = place
            self._lay_out()

    def _lay_out(self) -> None:
        height = max(0, self.height() - LINE_HEIGHT)
        match self._line:
            case MessagePlace.BOTTOM:
                table = QRect(0, 0, self.width(), height)
            case MessagePlace.TOP:
                table = QRect(0, LINE_HEIGHT, self.width(), height)
            case MessagePlace.HIDDEN:
                table = self.rect()
            case _:
                assert_never(self._line)
        self._table.setGeometry(table)
        self.message.at_top = self._line is MessagePlace.TOP
        self.message.setVisible(self._line is not MessagePlace.HIDDEN)
        self.message.fit()
        self.win.centre()
