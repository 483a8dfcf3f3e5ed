"""Table, message line and win panel, one over the other."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.status import LINE_HEIGHT, MessageLine
from klondike_qt.ui.win_panel import WinPanel


class Stage(QWidget):
    """Gives the table all room but one line; a longer message and the win panel lie over the table."""

    resized = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._table = table
        table.setParent(self)
        self.message = MessageLine(self)
        self.win = WinPanel(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out anew."""
        super().resizeEvent(event)
        self._table.setGeometry(0, 0, self.width(), max(0, self.height() - LINE_HEIGHT))
        self.message.fit()
        self.win.centre()
        self.resized.emit()
