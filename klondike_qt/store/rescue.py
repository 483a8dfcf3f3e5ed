"""Set a damaged file aside and read from it, row by row, what can still be read."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

TABLES = ("results", "games", "turns", "set_aside")
_SUFFIXES = ("", "-wal", "-shm", "-journal")
WAYS_TO_READ = ("mode=ro", "mode=ro&immutable=1")
"""With what the write-ahead log holds, and without, should the log be the damaged part."""


def companions(path: Path) -> list[Path]:
    """Return a database and the files that SQLite keeps beside it, as far as they exist."""
    family = [path.with_name(path.name + suffix) for suffix in _SUFFIXES]
    return [member for member in family if member.exists() or member.is_symlink()]


def set_aside(path: Path, day: date) -> Path:
    """Rename a file (or directory) with its companions to a name with the date that nothing has; OSError if not."""
    number = 1
    name = f"{path.name}.damaged-{day.isoformat()}"
    while companions(path.with_name(name)):
        number += 1
        name = f"{path.name}.damaged-{day.isoformat()}-{number}"
    for companion in companions(path):
        companion.rename(companion.with_name(name + companion.name.removeprefix(path.name)))
    return path.with_name(name)


def connect_to_read(path: Path, way: str) -> sqlite3.Connection:
    """Open a database in one of the ``WAYS_TO_READ``, none of which changes it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True, isolation_level=None)


def salvage(damaged: Path, into: sqlite3.Connection) -> None:
    """Copy every row that can be read from a damaged database into an empty one; turns after a gap are left out."""
    for way in WAYS_TO_READ:
        try:
            with closing(connect_to_read(damaged, way)) as source:
                for table in TABLES:
                    _copy_table(source, into, table)
        except sqlite3.Error:
            continue
    _leave_out_gaps(into)


def _copy_table(source: sqlite3.Connection, into: sqlite3.Connection, table: str) -> None:
    known = [row[1] for row in into.execute(f"PRAGMA table_info({table})")]
    try:
        there = {row[1] for row in source.execute(f"PRAGMA table_info({table})")}
    except sqlite3.Error:
        return
    columns = [name for name in known if name in there and not (table == "results" and name == "number")]
    if not columns:
        return
    names = ", ".join(columns)
    marks = ", ".join("?" for _ in columns)
    for row in _readable_rows(source, names, table):
        try:
            into.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", row)  # noqa: S608 - names of ours
        except sqlite3.Error:
            continue


def _readable_rows(source: sqlite3.Connection, names: str, table: str) -> Iterator[tuple[object, ...]]:
    """Read from the front up to the damage, and from the back up to it."""
    key = {"turns": "game_id {0}, number {0}", "games": "id {0}"}.get(table, "rowid {0}")
    for direction in ("ASC", "DESC"):
        query = f"SELECT {names} FROM {table} ORDER BY {key.format(direction)}"  # noqa: S608 - names of ours
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
