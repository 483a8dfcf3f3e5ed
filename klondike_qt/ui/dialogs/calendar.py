"""The calendar of the daily deals: every day from the first to today, what came of it, and its deal to play."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent
from PySide6.QtWidgets import QWidget

from klondike_qt.store.daily import FIRST_DAY
from klondike_qt.store.days import PlayedDay
from klondike_qt.ui.dialogs.boxes import Dot
from klondike_qt.ui.dialogs.calendar_days import Legend, Month, Together
from klondike_qt.ui.dialogs.calendar_facts import DayBook, DayFacts, Mark
from klondike_qt.ui.dialogs.calendar_steps import WEEK, first_of_month, led_to, months_on, within
from klondike_qt.ui.dialogs.caption import Caption
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.words import calendar as words
from klondike_qt.words import dates, dialogs
from klondike_qt.words.menus import plain

WIDE, HIGH = 48, 38
"""The size that the window wants, in sizes of its text."""
Played = Callable[[int], Mapping[date, PlayedDay]]
"""Gives the days that were played with one or three cards drawn."""


class _Heading(Prose):
    """The name of a month, as wide as the longest, so that buttons beside it stay where they are."""

    def sizeHint(self) -> QSize:
        """Return the room of the longest month."""
        months = (dates.month_text(date(FIRST_DAY.year, month, 1)) for month in range(1, 13))
        width = max(self.fontMetrics().horizontalAdvance(text) for text in months) + 4
        return QSize(width, self.heightForWidth(width))


class CalendarDialog(PagedDialog):
    """Shows a month; days to come cannot be played, those before the first daily deal are not there.

    ``say`` tells what is not seen, such as where the calendar ends; ``today`` is asked whenever it matters, for the
    dialog may stay open at midnight.
    """

    chosen = Signal(object, int)
    """Carries the ``date`` whose deal is wanted, and how many cards are drawn in it."""

    def __init__(
        self,
        played: Played,
        draw: int,
        today: Callable[[], date],
        say: Callable[[str], object],
        parent: QWidget | None = None,
        *,
        shows_time: bool = True,
        first_weekday: int | None = None,
    ) -> None:
        """Make the calendar at today; ``first_weekday``: 0 for Monday, or as the system says."""
        size = QFontInfo(parent.font() if parent else QFont()).pixelSize()
        super().__init__(words.title(), parent, size=QSize(WIDE * size, HIGH * size))
        self._days_of = played
        self._draw = draw
        self._today = today
        self._say = say
        self._shows_time = shows_time
        monday_is_first = QLocale.system().firstDayOfWeek().value - Qt.DayOfWeek.Monday.value
        self._first_weekday = monday_is_first if first_weekday is None else first_weekday
        self._here = max(today(), FIRST_DAY)
        self._book = self._read()
        self._month = Month(self._first_weekday)
        self._month.reached.connect(self._reach)
        self._month.pressed.connect(self._play)
        self._month.stepped.connect(self._step)
        self._heading = _Heading()
        self._heading.setObjectName("month")
        self._details, self._summary = Caption(), Prose()
        self._fill()
        self._show_month()

    def _fill(self) -> None:
        """Put all parts where they belong."""
        font = QFont(self.font())
        font.setPixelSize(round(QFontInfo(font).pixelSize() * 1.3))
        font.setBold(True)
        self._heading.setFont(font)
        self._heading.setContentsMargins(0, round(QFontInfo(self.font()).pixelSize() / 5), 0, 0)  # level with buttons
        self.page.addWidget(self._build_head())
        self.page.addWidget(self._month, 1)
        self.page.addWidget(self._details)
        self.page.addWidget(self._summary)
        self.add_button(words.play_button(), lambda: self._play(self._here), is_default=True)
        self.add_button(dialogs.close_button(), self.reject)
        self.begin_at(self._month)

    def _build_head(self) -> QWidget:
        """Build the name of the month, the buttons that turn its page, and the switch between two deals of each day."""
        row = Flow(leading=True)
        row.add(self._heading)
        for months, (text, name) in {-1: words.previous_button(), 1: words.next_button()}.items():
            turn = Button(text, partial(self._turn, months))
            turn.setAccessibleName(name)
            row.add(turn)
        row.add(Button(words.today_button(), self._go_to_today))
        row.add(Together(*(self._switch_to(draw, text) for draw, text in words.draw_buttons().items())))
        row.add(Together(*(Legend(mark) for mark in (Mark.WON, Mark.BEGUN))))
        return row

    def _switch_to(self, draw: int, text: str) -> Dot:
        switch = Dot(text)
        switch.setAccessibleName(plain(text))
        switch.setAccessibleDescription(words.keys())
        switch.setChecked(draw == self._draw)
        switch.toggled.connect(lambda on: self._take_draw(draw) if on else None)
        return switch

    def _show_month(self) -> None:
        """Show the month of the day that is chosen, as it is known by now."""
        self._book = self._read()
        self._month.show_month(self._here, self._book.facts)
        self._heading.setText(dates.month_text(self._here))
        self._summary.setText(self._book.summary(self._here))
        self._details.make_room(max((_details(day.facts) for day in self._month.days.values()), key=len))
        self._show_details()

    def _read(self) -> DayBook:
        return DayBook(self._days_of(self._draw), self._draw, self._today(), self._shows_time)

    def _show_details(self) -> None:
        self._details.show_text(_details(self._month.days[self._here].facts))

    def _reach(self, day: date) -> None:
        """Choose the day that the keyboard or a click came to."""
        if day != self._here:
            self._here = day
            self._month.choose(day)
            self._show_details()
        if day.day <= WEEK:
            self.area.ensureVisible(0, self._month.y(), 0, 0)  # the names of the days of the week

    def _step(self, event: QKeyEvent) -> None:
        """Follow a key of the calendar."""
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        goal = led_to(self._here, event.key(), event.modifiers(), self._first_weekday, mirrored=mirrored)
        if goal is not None:
            event.accept()
            self._go(goal)

    def _go(self, goal: date) -> bool:
        """Go to a day, or as near to it as the calendar reaches; at its end say so and return False."""
        day = within(goal, self._here, FIRST_DAY, self._today())
        if day is None:
            self._refuse(words.nothing_before(FIRST_DAY) if goal < FIRST_DAY else words.nothing_behind())
            return False
        is_same_month = first_of_month(day) == first_of_month(self._here)
        self._here = day
        if is_same_month:
            self._month.choose(day)
            self._show_details()
        else:
            self._show_month()
        if self._has_keyboard():
            self._month.days[day].setFocus()
        return True

    def _has_keyboard(self) -> bool:
        return any(day.hasFocus() for day in self._month.days.values())

    def _turn(self, months: int) -> None:
        """Turn the page by a button, which keeps the keyboard."""
        if self._go(months_on(self._here, months)):
            self._say(self._book.month(self._here))

    def _go_to_today(self) -> None:
        self._here = max(self._today(), FIRST_DAY)
        self._show_month()
        self._month.setFocus()

    def _refuse(self, reason: str) -> None:
        """Tell why something cannot be done, in the place of the day."""
        self._details.show_text(reason)
        self._say(reason)

    def _take_draw(self, draw: int) -> None:
        self._draw = draw
        self._show_month()

    def _play(self, day: date) -> None:
        if day > self._today():
            self._refuse(words.to_come(day))
            return
        self.accept()  # first, so that the question that may follow is alone on the window
        self.chosen.emit(day, self._draw)


def _details(facts: DayFacts) -> str:
    """Return two lines, which are as many where there is less to tell."""
    return f"{facts.name}\n{facts.seen}"
