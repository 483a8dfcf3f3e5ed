"""What the list of records asks of the database; nothing in it writes but a reset and its undoing."""

import sqlite3
from collections.abc import Callable, Sequence
from datetime import date
from typing import TypeVar

from klondike_qt.rules.variant import Variant
from klondike_qt.store import courses, history, resets
from klondike_qt.store.courses import Period, Span
from klondike_qt.store.history import Column
from klondike_qt.store.results import Result, results
from klondike_qt.store.selection import Selection, played_rules
from klondike_qt.store.spreadsheet import write_table
from klondike_qt.store.statistics import NOTHING, Figures, balance, figures

Answer = TypeVar("Answer")


class Records:
    """The results in the database that ``connection`` returns; what cannot be read counts nothing."""

    def __init__(self, connection: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connection

    def variants(self) -> tuple[Variant, ...]:
        """Return the rules that were played."""
        return self._ask(lambda connection: tuple(played_rules(connection).values()), ())

    def figures(self, selection: Selection) -> Figures:
        """Return what the games of a selection come to."""
        return self._ask(lambda connection: figures(connection, selection), NOTHING)

    def balance(self, variant: Variant) -> int:
        """Return the dollars carried from deal to deal in one Vegas variant."""
        return self._ask(lambda connection: balance(connection, variant), 0)

    def numbers(self, selection: Selection, column: Column = Column.DATE, *, falling: bool = True) -> list[int]:
        """Return the numbers of the games of a selection in an order, for ``games``."""
        return self._ask(lambda connection: history.game_numbers(connection, selection, column, falling=falling), [])

    def games(self, numbers: Sequence[int]) -> list[Result]:
        """Return the games with these numbers (at most some hundreds); what is damaged is left out."""
        return self._ask(lambda connection: history.games(connection, numbers), [])

    def periods(self, selection: Selection, span: Span, since: date) -> tuple[Period, ...]:
        """Return the days or months from ``since`` on in which games of a selection ended, oldest first."""
        return self._ask(lambda connection: courses.periods(connection, selection, span, since), ())

    def moves_of_wins(self, selection: Selection) -> tuple[tuple[int, int], ...]:
        """Return how many wins took how many moves, fewest moves first."""
        return self._ask(lambda connection: courses.moves_of_wins(connection, selection), ())

    @property
    def has_reset(self) -> bool:
        """Tell whether there is a reset to undo."""
        return self._ask(resets.is_any_reset, nothing=False)

    def reset(self, selection: Selection) -> int:
        """Begin the figures of a selection anew; return how many games were put aside, or OSError and nothing."""
        return self._change(lambda connection: resets.reset(connection, selection))

    def undo_reset(self) -> int:
        """Take the last reset back; return how many games count again, or OSError and nothing."""
        return self._change(resets.undo_reset)

    def write_table(self, path: str) -> None:
        """Write all results that count into a CSV file; OSError if that cannot be done."""
        self._change(lambda connection: write_table((one for one in results(connection) if not one.reset), path))

    def _ask(self, question: Callable[[sqlite3.Connection], Answer], nothing: Answer) -> Answer:
        try:
            return question(self._connection())
        except sqlite3.Error:
            return nothing

    def _change(self, change: Callable[[sqlite3.Connection], Answer]) -> Answer:
        try:
            return change(self._connection())
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
