"""A calm panel over the table: what has happened in large words, and what can be done next as buttons."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import product
from math import ceil

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from klondike_qt.ui.dialogs.flow import Button

SIDES, EDGES, SPACING = (10, 28), (10, 24), (8, 16)
"""Lpx that are free beside, above and below what the panel shows, and between its parts: in little room and in much."""
_LEAST = 20
"""Lpx: no text is smaller."""

Share = tuple[float, float, bool]
"""The heights of title and facts in heights of the text of the buttons, and whether there is much room."""


class EndPanel(QFrame):
    """Its buttons ask for actions by their ids; Esc closes it, other keys go on to the table.

    What is written large shrinks where it has to; what then has no room is scrolled to. While something covers the
    table it steps aside, with all of its buttons.
    """

    wanted = Signal(str)
    """Carries the id of an action."""
    closed = Signal()
    """It is about to be seen no more, and the keyboard has to go elsewhere."""
    pressed = Signal(object)
    """Carries the ``QKeyEvent`` of a key that means nothing here; the table may know it."""
    even = True
    """Whether the buttons of a row are equally wide where there is room for that."""
    is_leaving = False
    """Whether it will be seen no more when what is being done is over."""
    shares: tuple[Share, ...] = ((1.0, 1.0, False),)
    """From roomy to crowded."""

    def __init__(self, parent: QWidget, title: str, texts: Mapping[str, str], leaving: str) -> None:
        """Make it with a button for each action; ``leaving``: the text of the one that only closes it."""
        super().__init__(parent)
        self.setAccessibleName(title)
        self._title = QLabel(title)
        self._facts = QLabel()
        self._facts.hide()
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        for label in (self._title, self._facts):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            self._column.addWidget(label)
        self._page = QScrollArea()
        self._page.setWidgetResizable(True)
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setWidget(self._content)
        self._frame = QVBoxLayout(self)
        self._frame.addWidget(self._page)
        self.buttons = {name: Button(text, partial(self.wanted.emit, name)) for name, text in texts.items()}
        self.buttons["leave"] = Button(leaving, self.leave)
        self._rows = [QHBoxLayout() for _ in self.buttons]
        for button, row in zip(self.buttons.values(), self._rows, strict=True):
            button.setAutoDefault(True)
            button.setParent(self._content)
            self._column.addLayout(row)
        self._room = QRect()
        self._is_aside = self._comes_back = False
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)
        self.hide()

    @property
    def first(self) -> Button:
        """The first button that is offered."""
        return next(button for button in self.buttons.values() if not button.isHidden())

    def tell(self, title: str, facts: str, offers: Collection[str]) -> None:
        """Show the panel with what has happened, and the buttons of these actions."""
        self.setAccessibleName(title)
        self._title.setText(title)
        self._facts.setText(facts)
        self._facts.setHidden(not facts)
        for name, button in self.buttons.items():
            button.setVisible(name == "leave" or name in offers)
        self._comes_back = True
        if not self._is_aside:
            self._appear()

    def step_aside(self) -> None:
        """Be seen no more until it comes back, whatever there is to tell meanwhile."""
        self._is_aside, self._comes_back = True, not self.isHidden()
        self.hide()

    def come_back(self) -> None:
        """Be seen again, if it was or there was something to tell meanwhile."""
        self._is_aside = False
        if self._comes_back:
            self._appear()

    def _appear(self) -> None:
        self._take_place()
        self.show()
        self.raise_()

    def fit(self, room: QRect) -> None:
        """Lie in a room of the parent, now or when there is something to tell."""
        self._room = room
        if not self.isHidden():
            self._take_place()

    def _take_place(self) -> None:
        room = self._room
        self.ensurePolished()
        text = QFontInfo(self.first.font()).pixelSize()
        width = min(self.widest(text, room), room.width())
        for most, share in product(self.most(room), self.shares):
            title, facts, is_roomy = share
            height = self._height(width, (round(title * text), round(facts * text)), is_roomy=is_roomy)
            if height <= most:
                self.place(room, width, height)
                break
        else:
            self.place(room, width, self.most(room)[0])
        self._page.verticalScrollBar().setValue(0)

    def widest(self, text: int, room: QRect) -> int:
        """Return the width that is wanted, with text of a height in lpx."""
        raise NotImplementedError

    def most(self, room: QRect) -> tuple[int, ...]:
        """Return the greatest height, and others that it may have where that shows all at once."""
        return (room.height(),)

    def place(self, room: QRect, width: int, height: int) -> None:
        """Lie in the middle of a room."""
        self.setGeometry(
            room.x() + (room.width() - width) // 2, room.y() + (room.height() - height) // 2, width, height
        )

    def _height(self, width: int, pixels: tuple[int, int], *, is_roomy: bool) -> int:
        """Write title and facts in heights in lpx, and return the height of the panel."""
        side, edge, gap = SIDES[is_roomy], EDGES[is_roomy], SPACING[is_roomy]
        self._frame.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(gap)
        _write(self._title, pixels[0], bold=True)
        _write(self._facts, pixels[1], bold=False)
        inside = width - 2 * (side + self.frameWidth())
        self._place_buttons(inside, gap)
        return self._content.heightForWidth(inside) + 2 * (edge + self.frameWidth())

    def _place_buttons(self, inside: int, gap: int) -> None:
        """Put the buttons that are offered into rows."""
        for row in self._rows:
            row.setSpacing(gap)
            while row.count():
                row.takeAt(0)
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        for row, parts in zip(self._rows, self.in_rows(shown, inside, gap), strict=False):
            widest = max(button.sizeHint().width() for button in parts)
            is_even = self.even and len(parts) * (widest + gap) - gap <= inside
            for button in parts:
                row.addWidget(button, 1 if is_even else button.sizeHint().width())

    def in_rows(self, shown: Sequence[Button], inside: int, gap: int) -> Iterable[Sequence[Button]]:
        """Return the buttons in as few rows as a width has room for, about as many in each."""
        widest = max(button.sizeHint().width() for button in shown)
        most = len(shown) if row_width(shown, gap) <= inside else max(1, (inside + gap) // (widest + gap))
        return batched(shown, ceil(len(shown) / ceil(len(shown) / most)))

    def leave(self) -> None:
        """Close the panel, so that the table can be looked at."""
        self._comes_back = False
        if self.isVisible():
            if any(button.hasFocus() for button in self.buttons.values()):
                self.closed.emit()  # first: Qt would hand the keyboard on as the Tab key does
            self.hide()

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Bring into view what has the keyboard."""
        if now is not None and self._content.isAncestorOf(now):
            self._page.ensureWidgetVisible(now, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc; leave other keys to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            self.pressed.emit(event)


def row_width(buttons: Sequence[Button], gap: int) -> int:
    """Return how wide buttons are beside each other."""
    return sum(button.sizeHint().width() for button in buttons) + gap * (len(buttons) - 1)


def batched(buttons: Sequence[Button], count: int) -> list[Sequence[Button]]:
    """Return buttons by so many at a time."""
    return [buttons[begin : begin + count] for begin in range(0, len(buttons), count)]


def _write(label: QLabel, pixels: int, *, bold: bool) -> None:
    font = QFont(label.font())
    font.setPixelSize(max(_LEAST, pixels))
    font.setBold(bold)
    label.setFont(font)
