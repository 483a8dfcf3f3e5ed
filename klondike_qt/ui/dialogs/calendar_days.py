"""A month of days, each in a box of its own with a mark for what came of it."""

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QStyle, QWidget

from klondike_qt.ui.dialogs.calendar_facts import DayFacts, Mark
from klondike_qt.ui.dialogs.calendar_steps import WEEK, column_of, first_of_month, last_of_month
from klondike_qt.ui.dialogs.flow import Flow
from klondike_qt.ui.look import day_marks
from klondike_qt.ui.look.day_marks import BETWEEN, MARK_SIZE
from klondike_qt.words import dates

GAP = 4
"""Lpx between the boxes."""
LEAST = 44
"""Lpx: no box is narrower or lower."""
MOST_WEEKS = 6
"""That one month can touch."""
NUMBER_SIZE, LEAST_NUMBER = 1.2, 0.9
"""Of the text around it: where there is room, and where there is none."""
MARGIN = 12
"""Lpx at the sides of a number: the frames of focus and today."""
BROAD = 3.6
"""How broad a box is at least in which a mark has room beside the number, in sizes of the text."""
ROUND = 20
"""Lpx above, between and below number and mark, where there is little room."""
_LEADING = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class Day(QAbstractButton):
    """The box of one day: pressed by Enter, Space or a screen reader; a click only chooses it."""

    reached = Signal(object)
    """It has the keyboard; carries the ``date``."""
    stepped = Signal(object)
    """Carries the ``QKeyEvent`` of a key that leads elsewhere, which is accepted if it does."""

    def __init__(self, facts: DayFacts, parent: QWidget) -> None:
        super().__init__(parent)
        self.facts = facts
        self.is_chosen = False
        self.shows_word = True
        self.is_broad = False
        self.setObjectName(facts.day.isoformat())
        self.setAccessibleName(facts.name)
        self.setAccessibleDescription(facts.more)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.choose(is_chosen=False)

    def choose(self, *, is_chosen: bool) -> None:
        """Be the day that the Tab key comes to, or one that only arrows and clicks reach."""
        self.is_chosen = is_chosen
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of the number, and of a mark beside it or below it."""
        high = NUMBER_SIZE if self.is_broad else NUMBER_SIZE + MARK_SIZE
        return QSize(LEAST, max(LEAST, round(_text_size(self) * high) + ROUND))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter, and let arrows lead on."""
        if event.key() in _ENTER:
            self.click()
            return
        event.ignore()
        self.stepped.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay chosen, and no more: a hand may shake."""
        self.setDown(False)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is here."""
        super().focusInEvent(event)
        self.reached.emit(self.facts.day)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the box, and what is in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        facts, palette, box = self.facts, self.palette(), QRectF(self.rect())
        group = QPalette.ColorGroup.Disabled if facts.is_to_come else QPalette.ColorGroup.Active
        ink = palette.color(group, QPalette.ColorRole.WindowText)
        day_marks.draw_box(painter, box, palette, is_open=not facts.is_to_come, is_lit=self.is_chosen or self.isDown())
        painter.setPen(ink)
        word = facts.mark.word if self.shows_word else ""
        square = day_marks.draw_texts(painter, box, (str(facts.day.day), self._number_font()), (word, self.font()))
        if facts.mark is Mark.WON:
            day_marks.draw_star(painter, square, palette.link().color())
        elif facts.mark is Mark.BEGUN:
            day_marks.draw_half_ring(painter, square, ink)
        if facts.is_today:
            day_marks.draw_frame(painter, box, ink, 3, inset=6)
        if self.hasFocus():
            day_marks.draw_frame(painter, box, palette.link().color(), 4, inset=0)
        painter.end()

    def number_room(self) -> QRectF:
        """Return in which part of the box the number stands."""
        box = QRectF(self.rect())
        return box if self.shows_word else day_marks.number_room(box, self._number_font(), self.font())

    def _number_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        text = _text_size(self)
        for size in range(round(text * NUMBER_SIZE), round(text * LEAST_NUMBER) - 1, -1):
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance("28") <= self.width() - 2 * MARGIN:
                break
        return font


class Legend(QWidget):
    """Explains a mark for the eye; a screen reader has it in words at each day."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self._mark = mark

    @property
    def _side(self) -> float:
        return _text_size(self) * MARK_SIZE

    def sizeHint(self) -> QSize:
        """Return the room of the mark and its word."""
        wide = self._side * (1 + 3 * BETWEEN) + self.fontMetrics().horizontalAdvance(self._mark.word)
        return QSize(round(wide), self.fontMetrics().height() + 2 * GAP)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the mark and its word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, side = self.palette().windowText().color(), self._side
        square = QRectF(side * BETWEEN, (self.height() - side) / 2, side, side)
        square = QRectF(QStyle.visualRect(self.layoutDirection(), self.rect(), square.toRect()))
        if self._mark is Mark.WON:
            day_marks.draw_star(painter, square, self.palette().link().color())
        else:
            day_marks.draw_half_ring(painter, square, ink)
        painter.setPen(ink)
        beside = round(side * (1 + 2 * BETWEEN))
        left, right = (0, -beside) if self.isRightToLeft() else (beside, 0)
        painter.drawText(self.rect().adjusted(left, 0, right, 0), _LEADING, self._mark.word)
        painter.end()


class Together(Flow):
    """Parts of a row that are not parted while they have room in one, and are as high as it is."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__(leading=True)
        for part in parts:
            self.add(part)

    def _lay_out(self) -> None:
        super()._lay_out()
        parts = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if not any(part.y() for part in parts):
            for part in parts:
                part.resize(part.width(), self.height())


class Month(QWidget):
    """The days of one month below the names of the days of the week; one of them is chosen."""

    reached = Signal(object)
    pressed = Signal(object)
    """Carries the ``date`` of the day that was pressed."""
    stepped = Signal(object)

    def __init__(self, first_weekday: int) -> None:
        super().__init__()
        self._first_weekday = first_weekday
        self.days: dict[date, Day] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        for column in range(WEEK):
            self._grid.setColumnStretch(column, 1)
        for row in range(1, MOST_WEEKS + 1):  # so that boxes are of one height in all months, where there is room
            self._grid.setRowStretch(row, 1)

    def show_month(self, chosen: date, facts: Callable[[date], DayFacts]) -> None:
        """Show the month of a day, which is chosen; the keyboard stays in the month if it was there."""
        old = list(self.days.values())
        had_keyboard = any(day.hasFocus() for day in old)
        first, last = first_of_month(chosen), last_of_month(chosen)
        lead = column_of(first, self._first_weekday)
        self.days = {}
        for number in range(last.day):
            day = Day(facts(first + timedelta(days=number)), self)
            row, column = divmod(lead + number, WEEK)
            self._grid.addWidget(day, row + 1, column)
            day.reached.connect(self.reached)
            day.stepped.connect(self.stepped)
            day.clicked.connect(lambda _=False, when=day.facts.day: self.pressed.emit(when))
            self.days[day.facts.day] = day
            day.show()
        self._grid.setRowMinimumHeight(0, self.fontMetrics().height() + GAP)
        self._fit()
        self.choose(chosen)
        if had_keyboard:
            self.days[chosen].setFocus()
        for day in old:
            self._grid.removeWidget(day)
            day.hide()
            day.deleteLater()

    def choose(self, chosen: date) -> None:
        """Choose a day of this month."""
        for when, day in self.days.items():
            if day.is_chosen is not (when == chosen):
                day.choose(is_chosen=when == chosen)
        self.setFocusProxy(self.days[chosen])

    def _fit(self) -> None:
        """Let the words stand beside the marks where all of them have room, and else marks beside numbers."""
        width = (self.width() - GAP * (WEEK - 1)) // WEEK
        widest = max(self.fontMetrics().horizontalAdvance(mark.word) for mark in Mark)
        for day in self.days.values():
            day.shows_word = widest + _text_size(self) * MARK_SIZE * (1 + BETWEEN) + 2 * MARGIN <= width
            is_broad = not day.shows_word and _text_size(self) * BROAD <= width
            if is_broad is not day.is_broad:
                day.is_broad = is_broad
                day.updateGeometry()
            day.update()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again whether words have room."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the names of the days of the week above the numbers of their columns."""
        heads = dates.weekday_heads()
        painter = QPainter(self)
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        middle = max(round(2 * day.number_room().center().x()) for day in self.days.values())
        for column in range(WEEK):
            room = QStyle.visualRect(self.layoutDirection(), self.rect(), self._grid.cellRect(0, column))
            room.setWidth(min(room.width(), middle))
            text = heads[(self._first_weekday + column) % WEEK]
            while len(text) > 1 and painter.fontMetrics().horizontalAdvance(text) > room.width():
                text = text[:-1]
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()


def _text_size(widget: QWidget) -> int:
    return QFontInfo(widget.font()).pixelSize()
