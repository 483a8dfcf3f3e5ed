"""What the calendar of daily deals shows and says of each day, each month and all days."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from enum import Enum

from klondike_qt.store.days import PlayedDay, streak, won_days
from klondike_qt.ui.dialogs.calendar_steps import first_of_month, last_of_month
from klondike_qt.words import calendar as words
from klondike_qt.words.grammar import followed
from klondike_qt.words.status import clock_text, time_text


class Mark(Enum):
    """What came of a day."""

    NONE = "none"
    BEGUN = "begun"
    WON = "won"

    @property
    def word(self) -> str:
        """The word beside the mark."""
        return {Mark.NONE: "", Mark.BEGUN: words.begun_mark(), Mark.WON: words.won_mark()}[self]


@dataclass(frozen=True, slots=True)
class DayFacts:
    """What one day shows and says."""

    day: date
    mark: Mark
    name: str
    """The day and what came of it, as a screen reader has it."""
    more: str
    """What else is known of it, as a screen reader has it, or nothing."""
    seen: str
    """The same as it is seen."""
    is_today: bool
    is_to_come: bool


@dataclass(frozen=True, slots=True)
class DayBook:
    """All days with one of the two ways of drawing, as they are known today."""

    played: Mapping[date, PlayedDay]
    draw: int
    today: date
    shows_time: bool

    def facts(self, day: date) -> DayFacts:
        """Return what a day shows and says; one to come may have been played before the clock was set back."""
        found, is_to_come = self.played.get(day), day > self.today
        mark, came, more, seen = Mark.NONE, words.not_played(), "", ""
        if found is not None:
            mark = Mark.WON if found.is_won else Mark.BEGUN
            came = words.won_in(found.fewest_moves or 0) if found.is_won else words.begun()
            more, seen = (self._more(found, form) for form in (time_text, clock_text))
        name = words.day(day, self.draw, came, is_today=day == self.today)
        if found is None and is_to_come:
            name = words.day_to_come(day)
        return DayFacts(day, mark, name, more, seen, day == self.today, is_to_come)

    def _more(self, found: PlayedDay, form: Callable[[float], str]) -> str:
        is_told = self.shows_time and found.fastest_seconds is not None
        more = words.more(found.games, form(found.fastest_seconds or 0) if is_told else "")
        return followed(more, words.counts_once()) if found.is_won else more

    def month(self, day: date) -> str:
        """Return what came of the month of a day, as far as its days have come."""
        first, last = first_of_month(day), last_of_month(day)
        won = sum(first <= other <= last for other in won_days(self.played))
        return words.month(first, won, max(0, (min(last, self.today) - first).days + 1))

    def summary(self, day: date) -> str:
        """Return what came of the month of a day, and of all days."""
        row = streak(won_days(self.played), self.today)
        return followed(self.month(day), words.in_a_row(row.now, row.longest, row.won))
