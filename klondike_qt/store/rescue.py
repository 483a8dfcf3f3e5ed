"""Set a damaged file aside and read from it, row by row, what can still be read."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from datetime import date
from pathlib import Path

from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.store.carving import carved_results
from klondike_qt.store.examine import companions
from klondike_qt.store.results import RESULT_COLUMNS, Result, insert, rank, read_row

WAYS_TO_READ = ("mode=ro", "mode=ro&immutable=1")
"""With what the write-ahead log holds, and without, should the log be the damaged part."""
Found = tuple[int | None, Result]
"""The ``ending`` of a result, and the result."""
_ORDERS = {
    "results": "rowid {0}",
    "games": "id {0}",
    "turns": "game_id {0}, number {0}",
    "set_aside": "rowid {0}",
}
"""How to read a table from one end to the other."""


def set_aside(path: Path, day: date) -> Path:
    """Rename a file (or directory) with its companions to a name with the date that nothing has; OSError if not."""
    number = 1
    name = f"{path.name}.damaged-{day.isoformat()}"
    while companions(path.with_name(name)):
        number += 1
        name = f"{path.name}.damaged-{day.isoformat()}-{number}"
    for companion in companions(path):
        suffix = companion.name.removeprefix(path.name)
        if suffix and not companion.is_file():
            suffix += ".strange"  # or SQLite would stumble over it when it reads what is beside it
        companion.rename(companion.with_name(name + suffix))
    return path.with_name(name)


def connect_to_read(path: Path, way: str) -> sqlite3.Connection:
    """Open a database in one of the ``WAYS_TO_READ``, none of which changes it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True, isolation_level=None)


def salvage(damaged: Path, into: sqlite3.Connection) -> None:
    """Copy every row that can be read from a damaged database into an empty one; turns after a gap are left out."""
    if not damaged.is_file():
        return
    found: dict[str, Found] = {}
    for way in WAYS_TO_READ:
        try:
            with closing(connect_to_read(damaged, way)) as source:
                _add(found, _read_results(source))
                for table in ("games", "turns", "set_aside"):
                    _copy_table(source, into, table)
        except sqlite3.Error:
            continue
    with suppress(OSError):
        _add(found, carved_results(damaged))
    _write_results(into, found.values())
    _leave_out_gaps(into)


def _add(found: dict[str, Found], more: Iterable[Found]) -> None:
    """Add results to those found before; of one game the furthest counts."""
    for ending, result in more:
        known = found.get(result.game_id)
        if known is None or rank(result) > rank(known[1]):
            found[result.game_id] = (ending, result)


def _read_results(source: sqlite3.Connection) -> Iterator[Found]:
    for *columns, ending in _readable_rows(source, [*RESULT_COLUMNS, "ending"], "results"):
        try:
            result = read_row(columns)
        except UnreadableValue:
            continue
        if (result.ended is None) == (ending is None) and isinstance(ending, int | None):
            yield ending, result


def _write_results(into: sqlite3.Connection, found: Iterable[Found]) -> None:
    ended = sorted((row for row in found if row[0] is not None), key=lambda row: row[0] or 0)
    for number, (_, result) in enumerate(ended, 1):
        insert(into, result, number)
    for ending, result in found:
        if ending is None:
            insert(into, result, None)


def _copy_table(source: sqlite3.Connection, into: sqlite3.Connection, table: str) -> None:
    names = [row[1] for row in into.execute(f"PRAGMA table_info({table})")]
    marks = ", ".join("?" * len(names))
    for row in _readable_rows(source, names, table):
        try:
            into.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)  # noqa: S608 - a name of ours
        except sqlite3.Error:
            continue


def _readable_rows(source: sqlite3.Connection, names: list[str], table: str) -> Iterator[tuple[object, ...]]:
    """Read from the front up to the damage, and from the back up to it; a column that is not there is empty."""
    try:
        there = {row[1] for row in source.execute(f"PRAGMA table_info({table})")}
    except sqlite3.Error:
        return
    columns = ", ".join(name if name in there else "NULL" for name in names)
    for direction in ("ASC", "DESC"):
        query = f"SELECT {columns} FROM {table} ORDER BY {_ORDERS[table].format(direction)}"  # noqa: S608 - names of ours
        try:
            yield from source.execute(query)
        except sqlite3.Error:
            continue
        return


def _leave_out_gaps(into: sqlite3.Connection) -> None:
    """Shorten each saved game to the turns before the first one that is missing."""
    for (game_id,) in into.execute("SELECT id FROM games").fetchall():
        rows = into.execute("SELECT number FROM turns WHERE game_id = ? ORDER BY number", (game_id,)).fetchall()
        whole = next((index for index, row in enumerate(rows) if index != row[0]), len(rows))
        into.execute("DELETE FROM turns WHERE game_id = ? AND number >= ?", (game_id, whole))
        into.execute("UPDATE games SET cursor = min(cursor, ?) WHERE id = ?", (whole, game_id))
    into.execute("DELETE FROM turns WHERE game_id NOT IN (SELECT id FROM games)")
