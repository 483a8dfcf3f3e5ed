"""Open the data for one window, or beside the windows: locks, database and the games left there."""

import sqlite3
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from klondike_qt.store.database import Opened, open_database, open_in_memory
from klondike_qt.store.places import Places
from klondike_qt.store.saves import Entry, Role
from klondike_qt.store.shelf import adopt_left_games, fetch
from klondike_qt.store.trouble import Trouble, TroubleKind
from klondike_qt.store.windows import FIRST, WindowLock, is_window_open, lock_opening, lock_window


@dataclass(frozen=True, slots=True)
class Access:
    """An open database with the games of one window."""

    opened: Opened
    path: Path = Path(":memory:")
    games: dict[Role, Entry] = field(default_factory=dict)
    lock: WindowLock | None = None
    troubles: tuple[Trouble, ...] = ()

    @property
    def window(self) -> int:
        """The number of the window that plays."""
        return self.lock.number if self.lock else FIRST

    def close(self) -> None:
        """Close the database and give the window's number back."""
        self.opened.connection.close()
        if self.lock:
            self.lock.release()


def open_for_playing(places: Places, day: date) -> Access:
    """Open the data as a window; the second one on the same data gets a game of its own."""
    return _opened(places, day, playing=True)


def open_for_looking(places: Places, day: date) -> Access:
    """Open the data without being a window."""
    return _opened(places, day, playing=False)


def _opened(places: Places, day: date, *, playing: bool) -> Access:
    path = places.database
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opening = lock_opening(path.parent)
    except (OSError, sqlite3.Error) as error:
        trouble = Trouble(TroubleKind.UNWRITABLE, str(path.parent), detail=str(error))
        return _access(open_in_memory(trouble, content=path), path, None, day)
    try:
        lock = lock_window(path.parent) if playing else None
        alone = lock.number == FIRST if lock else not is_window_open(path.parent, FIRST)
        return _access(open_database(path, day, alone=alone), path, lock, day)
    finally:
        opening.release()


def _access(opened: Opened, path: Path, lock: WindowLock | None, day: date) -> Access:
    connection = opened.connection
    number = lock.number if lock else FIRST
    if opened.lasting and lock and number == FIRST:
        adopt_left_games(connection, lambda window: is_window_open(path.parent, window))
    games, troubles = fetch(connection, number, str(path), day)
    if number != FIRST:
        troubles.append(Trouble(TroubleKind.SECOND_WINDOW, str(path)))
    return Access(opened, path, games, lock, (*opened.troubles, *troubles))
