"""The calm panel that tells a win and what can be done next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from klondike_qt.words import dialogs as words

_SIDES, _WIDEST = (8, 28), 34
"""Lpx that are free at the sides, in little room and in much; the width of the panel in heights of its text."""
_EDGES, _SPACING = (10, 24), (8, 16)
"""What is free above and below, and between the parts: with buttons below each other, and beside each other."""
_SHARES = ((2.4, 1.2), (1.6, 1.0), (1.2, 1.0), (1.0, 0.8))
"""The heights of title and facts in heights of the text of the buttons, from roomy to crowded."""
_LEAST = 20
"""Lpx: no text is smaller."""
_GAP = 4
"""Lpx that are free between the panel and the edge of the table."""


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
        self._title = QLabel(words.won_title())
        self._title.setObjectName("win-title")
        self._facts = QLabel()
        self._facts.setObjectName("win-facts")
        page = QWidget()
        text = QVBoxLayout(page)
        text.setContentsMargins(0, 0, 0, 0)
        for label in (self._title, self._facts):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            text.addWidget(label)
        self._page = QScrollArea()
        self._page.setWidgetResizable(True)
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setWidget(page)
        self._grid = QGridLayout()
        self._first, again, look = self._buttons = [
            self._button(text) for text in (words.won_new(), words.won_again(), words.won_look())
        ]
        self._first.clicked.connect(self.new_game)
        again.clicked.connect(self.play_again)
        look.clicked.connect(self.leave)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._page, 1)
        column.addLayout(self._grid)
        self.hide()

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(True)
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
        """Lie in the middle of the parent; what is written large shrinks where it has to, and then scrolls."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.ensurePolished()
        text = QFontInfo(self._first.font()).pixelSize()
        width, most = min(_WIDEST * text, parent.width() - 2 * _GAP), parent.height() - 2 * _GAP
        height = most
        for title, facts in _SHARES:
            height = self._height(width, round(title * text), round(facts * text))
            if height <= most:
                break
        height = min(height, most)
        self.setGeometry((parent.width() - width) // 2, (parent.height() - height) // 2, width, height)

    def _height(self, width: int, title: int, facts: int) -> int:
        """Write title and facts in heights in lpx, and return the height of the panel."""
        sides = _SIDES[width == _WIDEST * QFontInfo(self._first.font()).pixelSize()]
        inside = width - 2 * (sides + self.frameWidth())
        rows = self._place_buttons(inside)
        gap, edge = _SPACING[rows == 1], _EDGES[rows == 1]
        self._column.setContentsMargins(sides, edge, sides, edge)
        self._column.setSpacing(gap)
        _write(self._title, title, bold=True)
        _write(self._facts, facts, bold=False)
        texts = sum(label.heightForWidth(inside) for label in (self._title, self._facts)) + gap
        self._page.setMinimumHeight(min(texts, 2 * title))
        buttons = rows * self._first.sizeHint().height() + (rows - 1) * _SPACING[False]
        return texts + gap + buttons + 2 * (edge + self.frameWidth())

    def _place_buttons(self, inside: int) -> int:
        """Put the buttons into one row, or into two or three where that is too narrow, and return how many."""
        one, two, three = (button.sizeHint().width() for button in self._buttons)
        gap = _SPACING[True]
        rows = 1 if one + two + three + 2 * gap <= inside else 2 if one + two + gap <= inside else 3
        places = {
            1: ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1)),
            2: ((0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 2)),
            3: ((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1)),
        }
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(_SPACING[False])
        for button, place in zip(self._buttons, places[rows], strict=True):
            self._grid.addWidget(button, *place)
        return rows

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


def _write(label: QLabel, pixels: int, *, bold: bool) -> None:
    font = QFont(label.font())
    font.setPixelSize(max(_LEAST, pixels))
    font.setBold(bold)
    label.setFont(font)
