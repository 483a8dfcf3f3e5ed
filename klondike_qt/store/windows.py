"""Which of the windows on the same data this one is: a number held by a lock that dies with the process."""

import sqlite3
from itertools import count
from pathlib import Path

FIRST = 1
_OPENING = 0
_MOST = 64
_PATIENCE = 10.0
"""Seconds to wait for another program that is opening, rescuing or importing the same data."""


class WindowLock:
    """The number of a window, held until ``release`` or the end of the process.

    The lock is that of SQLite on an empty database file: the same on every system, and gone with the process.
    """

    def __init__(self, number: int, connection: sqlite3.Connection) -> None:
        self.number = number
        self._connection = connection

    def release(self) -> None:
        """Let another window have the number."""
        self._connection.close()


def lock_opening(directory: Path) -> WindowLock:
    """Wait for the right to open, rescue or import; sqlite3.Error if that takes too long or cannot be."""
    connection = _locked(directory, _OPENING, _PATIENCE)
    if connection is None:
        msg = "another program is busy with the same files"
        raise sqlite3.OperationalError(msg)
    return WindowLock(_OPENING, connection)


def lock_window(directory: Path) -> WindowLock:
    """Take the lowest free number; sqlite3.Error if no lock file can be made."""
    for number in range(FIRST, _MOST):
        connection = _locked(directory, number)
        if connection is not None:
            return WindowLock(number, connection)
    msg = "too many windows"
    raise sqlite3.OperationalError(msg)


def is_window_open(directory: Path, number: int) -> bool:
    """Tell whether a window with this number is open now; one that never was has no lock file."""
    if not _lock_file(directory, number).exists():
        return False
    connection = _locked(directory, number)
    if connection is None:
        return True
    connection.close()
    return False


def is_any_other_open(directory: Path, number: int | None) -> bool:
    """Tell whether any window but this one is open now."""
    return any(is_window_open(directory, other) for other in range(FIRST, _MOST) if other != number)


def _locked(directory: Path, number: int, patience: float = 0) -> sqlite3.Connection | None:
    path = _lock_file(directory, number)
    if path.exists() and (not path.is_file() or path.stat().st_size):
        path.rename(_free_name(path))  # not one of ours, which are all empty
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # leaves no journal beside the lock
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            return None
        raise
    return connection


def _lock_file(directory: Path, number: int) -> Path:
    return directory / f"klondike.window-{number}"


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return next(name for name in names if not name.exists())
