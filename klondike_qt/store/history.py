"""The games one by one, in the order that is wished, read as they are looked at."""

import sqlite3
from collections.abc import Sequence
from enum import StrEnum
from itertools import chain

from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.position import Position
from klondike_qt.store.game_text import read_start
from klondike_qt.store.results import RESULT_COLUMNS, Result, read_row
from klondike_qt.store.selection import Selection


class Column(StrEnum):
    """What there is to tell of a game, and to put games in order by."""

    DATE = "date"
    GAME = "game"
    DEAL = "deal"
    STATE = "state"
    SCORE = "score"
    TIME = "time"
    MOVES = "moves"
    DIFFICULTY = "difficulty"


_BY: dict[Column, str] = {
    Column.DATE: "coalesce(ended, begun)",
    Column.GAME: "variant || kind",
    Column.DEAL: "deal_number",
    Column.STATE: "state",
    Column.SCORE: "score",
    Column.TIME: "seconds",
    Column.MOVES: "moves",
    Column.DIFFICULTY: "nullif(instr('easy medium hard very-hard', difficulty), 0)",
}


def game_numbers(
    connection: sqlite3.Connection, selection: Selection, column: Column = Column.DATE, *, falling: bool = True
) -> list[int]:
    """Return the numbers of the results in order; those that have nothing in the column come last."""
    condition, values = selection.condition(connection)
    by, way = _BY[column], "DESC" if falling else "ASC"
    rows = connection.execute(
        f"SELECT number FROM results WHERE {condition} ORDER BY {by} {way} NULLS LAST, number {way}",  # noqa: S608 - of ours
        values,
    )
    return list(chain.from_iterable(rows))


def opening_of(game: Result) -> Position | None:
    """Return the position that a game began with; None for an old game of a pasted deal, which was not kept."""
    if game.start:
        return read_start(game.start, game.variant)
    return opening(deal_of_number(game.deal_number), game.variant) if game.deal_number else None


def games(connection: sqlite3.Connection, numbers: Sequence[int]) -> list[Result]:
    """Return the results with these numbers, in their order; what is gone or damaged is left out."""
    columns, marks = ", ".join(RESULT_COLUMNS), ", ".join("?" * len(numbers))
    rows = connection.execute(f"SELECT number, {columns} FROM results WHERE number IN ({marks})", numbers)  # noqa: S608 - of ours
    found: dict[int, Result] = {}
    for number, *row in rows:
        try:
            found[number] = read_row(row)
        except UnreadableValue:
            continue
    return [found[number] for number in numbers if number in found]
