"""Open the database whatever state it is in: there is always one to play with, on disk or in memory."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from klondike_qt.store.examine import NewerFile, companions, examine
from klondike_qt.store.log import DamagedFile
from klondike_qt.store.migrations import TABLES, VERSION, migrate, version_of
from klondike_qt.store.rescue import WAYS_TO_READ, connect_to_read, salvage, set_aside
from klondike_qt.store.trouble import Trouble, TroubleKind

_PATIENCE = 2.0
"""Seconds to wait for another window that is writing."""
_CORRUPTION = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_DAMAGE = _CORRUPTION | {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_SCHEMA}
"""What opening says of a damaged file; a table that is missing is an ordinary error."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A database to play with."""

    connection: sqlite3.Connection
    lasting: bool
    """Whether it lies on disk."""
    troubles: tuple[Trouble, ...] = ()


def is_corruption(error: sqlite3.Error) -> bool:
    """Tell whether an error in the middle of play means that the file was damaged under us."""
    return _code(error) in _CORRUPTION


def open_database(path: Path, day: date, *, alone: bool = True) -> Opened:
    """Open the database; a damaged one is set aside if no other window has it open (``alone``)."""
    try:
        if not companions(path):
            return _fresh(path)
        return Opened(_connect(path, alone=alone), lasting=True)
    except NewerFile as error:
        return open_in_memory(Trouble(TroubleKind.NEWER, str(path), detail=str(error)))
    except DamagedFile as error:
        return _replaced(path, day, error) if alone else _without(path, error)
    except (OSError, sqlite3.Error) as error:
        return _without(path, error)


def open_in_memory(*troubles: Trouble, content: Path | None = None) -> Opened:
    """Return a database that ends with the program, with what a file holds if that can be read."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    if content is not None:
        _copy(content, connection)
    migrate(connection)
    return Opened(connection, lasting=False, troubles=troubles)


def _connect(path: Path, *, alone: bool = True) -> sqlite3.Connection:
    """Open a file that exists; DamagedFile, NewerFile, or the system's error if it cannot be written."""
    examine(path, alone=alone)
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    try:
        _make_ready(connection)
    except sqlite3.Error as error:
        connection.close()
        if _code(error) in _DAMAGE:
            raise DamagedFile(str(error)) from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _make_ready(connection: sqlite3.Connection) -> None:
    version = version_of(connection)
    if version > VERSION:
        msg = f"schema version {version}"
        raise NewerFile(msg)
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise DamagedFile(found)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    migrate(connection)
    for table in TABLES:
        connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()  # noqa: S608 - a name of ours
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM set_aside WHERE number < 0")  # tells at once whether the file can be written
    connection.execute("ROLLBACK")


def _fresh(path: Path, damaged: Path | None = None) -> Opened:
    """Make a database beside the place and move it there whole: a file in the place is never half made."""
    draft = path.with_name(path.name + ".new")
    for old in companions(draft):
        old.unlink()
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        migrate(connection)
        if damaged is not None:
            connection.execute("BEGIN")
            salvage(damaged, connection)
            connection.execute("COMMIT")
    draft.replace(path)
    return Opened(_connect(path), lasting=True)


def _replaced(path: Path, day: date, damage: DamagedFile) -> Opened:
    try:
        aside = set_aside(path, day)
        opened = _fresh(path, damaged=aside)
    except (OSError, sqlite3.Error, DamagedFile) as error:
        return _without(path, error)
    trouble = Trouble(TroubleKind.DAMAGED, str(path), str(aside), str(damage))
    return Opened(opened.connection, lasting=True, troubles=(trouble,))


def _without(path: Path, error: Exception) -> Opened:
    """Play in memory, with what the file holds if it can be read."""
    return open_in_memory(Trouble(TroubleKind.UNWRITABLE, str(path), detail=str(error)), content=path)


def _copy(content: Path, connection: sqlite3.Connection) -> None:
    for way in WAYS_TO_READ:
        try:
            examine(content, alone=False)
            with closing(connect_to_read(content, way)) as source:
                source.backup(connection)
                return
        except (OSError, sqlite3.Error, DamagedFile, NewerFile):
            continue


def _code(error: sqlite3.Error) -> int:
    """Return the primary code of an error; errors of the module itself have none."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE) & 0xFF
