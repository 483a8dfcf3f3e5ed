"""The days whose daily deal was played: what came of each, and how many won ones follow each other."""

import sqlite3
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.store.game_text import read_variant_text

_ONE_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class PlayedDay:
    """What came of the daily deal of one day, in all its games: those after the first win too."""

    games: int
    """Games that had a move."""
    wins: int
    fewest_moves: int | None
    """Of the shortest win; None before the first."""
    fastest_seconds: int | None
    """Whole seconds of the fastest win."""

    @property
    def is_won(self) -> bool:
        """Tell whether it was ever won, on its own day or later."""
        return self.wins > 0

    def with_games_of(self, other: "PlayedDay") -> "PlayedDay":
        """Return both together, as those of rules that differ in the score only."""
        moves = [count for count in (self.fewest_moves, other.fewest_moves) if count is not None]
        seconds = [count for count in (self.fastest_seconds, other.fastest_seconds) if count is not None]
        games, wins = self.games + other.games, self.wins + other.wins
        return PlayedDay(games, wins, min(moves, default=None), min(seconds, default=None))


class Days:
    """Answers from the results; an unreadable database has no days, and days that nobody can read are passed over."""

    def __init__(self, connection: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connection

    def played(self, draw: int) -> dict[date, PlayedDay]:
        """Return every day whose deal was played with this draw; resetting the records takes no day away."""
        try:
            return _played(self._connection(), draw)
        except sqlite3.Error:
            return {}


def _played(connection: sqlite3.Connection, draw: int) -> dict[date, PlayedDay]:
    rows = connection.execute(
        "SELECT daily, variant, count(*), sum(state = 'won'),"
        " min(iif(state = 'won', moves, NULL)), min(iif(state = 'won', seconds, NULL))"
        " FROM results WHERE daily IS NOT NULL GROUP BY daily, variant"
    )
    found: dict[date, PlayedDay] = {}
    for text, variant, *figures in rows:
        try:
            day, rules = date.fromisoformat(text), read_variant_text(variant)
        except (ValueError, TypeError, UnreadableValue):
            continue
        if rules.draw == draw:
            played = PlayedDay(*figures)
            found[day] = found[day].with_games_of(played) if day in found else played
    return found


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days in a row are won, whenever each of them was won: a missed day can be made good later."""

    now: int
    """Up to today, or up to yesterday as long as today's deal is not won."""
    longest: int
    won: int
    """All days that are won."""


def won_days(played: Mapping[date, PlayedDay]) -> frozenset[date]:
    """Return the days that are won."""
    return frozenset(day for day, what in played.items() if what.is_won)


def streak(won: Collection[date], today: date) -> Streak:
    """Count the days in a row; days behind ``today``, which a clock that was set back leaves, break nothing."""
    longest = run = 0
    before: date | None = None
    for day in sorted(won):
        run = run + 1 if before and day - before == _ONE_DAY else 1
        longest, before = max(longest, run), day
    return Streak(_run_up_to(today, won) or _run_up_to(today - _ONE_DAY, won), longest, len(won))


def run_around(day: date, won: Collection[date]) -> int:
    """Return how many won days without a gap there are around a day that is won, itself included."""
    return _run_up_to(day, won) + _run_up_to(day, won, -1) - 1


def _run_up_to(day: date, won: Collection[date], step: int = 1) -> int:
    """Count by the numbers of the days, which go on before the first day of all dates and behind the last."""
    numbers = {one.toordinal() for one in won}
    run = 0
    while day.toordinal() - run * step in numbers:
        run += 1
    return run
