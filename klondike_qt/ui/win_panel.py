"""The calm panel that tells a win and what can be done next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from klondike_qt.words import dialogs as words


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
        row = QHBoxLayout()
        self._first = self._button(words.won_new(), row)
        self._first.clicked.connect(self.new_game)
        self._button(words.won_again(), row).clicked.connect(self.play_again)
        self._button(words.won_look(), row).clicked.connect(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 24, 32, 24)
        column.setSpacing(16)
        for label in (title, self._facts):
            column.addWidget(label)
        column.addLayout(row)
        self.hide()

    @staticmethod
    def _button(text: str, row: QHBoxLayout) -> QPushButton:
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
        """Lie in the middle of the parent, as wide as it allows."""
        parent = self.parentWidget()
        if parent is not None:
            width = min(680, parent.width() - 24)
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
