"""How results are spread: over days or months, and over the moves that wins took."""

import sqlite3
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum

from klondike_qt.store.filing import time_text
from klondike_qt.store.selection import Selection


class Span(Enum):
    """What is counted together; the value is how SQLite writes it."""

    DAY = "%Y-%m-%d"
    MONTH = "%Y-%m"


@dataclass(frozen=True, slots=True)
class Period:
    """The games that ended within a day or a month at the player's place."""

    name: str
    """``2026-03-01`` or ``2026-03``."""
    ended: int
    won: int


def periods(connection: sqlite3.Connection, selection: Selection, span: Span, since: date) -> tuple[Period, ...]:
    """Return the days or months in which games ended, oldest first, from the day ``since`` at the player's place on."""
    condition, values = selection.condition(connection)
    rows = connection.execute(
        f"SELECT strftime('{span.value}', ended, 'localtime') AS name, count(*), sum(state = 'won') FROM results"  # noqa: S608 - of ours
        f" WHERE {condition} AND ended >= ? GROUP BY name HAVING name IS NOT NULL ORDER BY name",
        (*values, time_text(datetime(since.year, since.month, since.day).astimezone())),
    )
    return tuple(Period(*row) for row in rows)


def moves_of_wins(connection: sqlite3.Connection, selection: Selection) -> tuple[tuple[int, int], ...]:
    """Return how many wins took how many moves, as (moves, wins), fewest moves first."""
    condition, values = selection.condition(connection)
    rows = connection.execute(
        f"SELECT moves, count(*) FROM results WHERE {condition} AND state = 'won' GROUP BY moves ORDER BY moves",  # noqa: S608 - of ours
        values,
    )
    return tuple(rows)
