"""The calm panel that tells a win and what can be done next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from klondike_qt.words import dialogs as words

_MARGIN = 28
"""What is free at the sides."""
_EDGES, _SPACING = (10, 24), (8, 16)
"""What is free above and below, and between the parts: with buttons below each other, and beside each other."""


class WinPanel(QFrame):
    """Lies over the table after a win; its first button deals the next game."""

    new_game = Signal()
    play_again = Signal()
    closed = Signal()
    pressed = Signal(object)
    """Carries the ``QKeyEvent`` of a key that means nothing here; the table may know it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("win")
        self.setAccessibleName(words.won_title())
        title = QLabel(words.won_title())
        title.setObjectName("win-title")
        self._facts = QLabel()
        self._facts.setWordWrap(True)
        self._facts.setObjectName("win-facts")
        for label in (title, self._facts):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._first = self._button(words.won_new(), row)
        self._first.clicked.connect(self.new_game)
        self._button(words.won_again(), row).clicked.connect(self.play_again)
        self._button(words.won_look(), row).clicked.connect(self.leave)
        column = self._column = QVBoxLayout(self)
        for label in (title, self._facts):
            column.addWidget(label)
        column.addLayout(row)
        self.hide()

    @staticmethod
    def _button(text: str, row: QBoxLayout) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(True)
        row.addWidget(button)
        return button

    def tell(self, facts: str) -> None:
        """Show the panel with what there is to say about the win, and take the keyboard."""
        self._facts.setText(facts)
        self.centre()
        self.show()
        self.raise_()
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Put the keyboard on the first button."""
        self._first.setFocus()

    def centre(self) -> None:
        """Lie in the middle of the parent, as wide as it allows; long buttons stand one below the other."""
        parent = self.parentWidget()
        if parent is not None:
            width = min(680, parent.width() - 24)
            side_by_side, stacked = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
            wanted = [button.sizeHint().width() for button in self.findChildren(QPushButton)]
            fits = sum(wanted) + _SPACING[True] * (len(wanted) - 1) <= width - 2 * _MARGIN
            self._row.setDirection(side_by_side if fits else stacked)
            self._column.setContentsMargins(_MARGIN, _EDGES[fits], _MARGIN, _EDGES[fits])
            for part in (self._row, self._column):
                part.setSpacing(_SPACING[fits])
            self.setFixedWidth(width)
            self.adjustSize()
            self.move((parent.width() - self.width()) // 2, max(8, (parent.height() - self.height()) // 2))

    def leave(self) -> None:
        """Close the panel, so that the table can be looked at."""
        if self.isVisible():
            self.closed.emit()  # first: Qt would hand the keyboard on as the Tab key does
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc; leave other keys to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            self.pressed.emit(event)
