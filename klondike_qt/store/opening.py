"""Open the data for one window, or beside the windows: locks, database and the games left there."""

import sqlite3
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

from klondike_qt.store.database import Opened, open_database, open_in_memory
from klondike_qt.store.game_values import Entry
from klondike_qt.store.places import Places
from klondike_qt.store.saves import Role
from klondike_qt.store.shelf import adopt_left_games, fetch
from klondike_qt.store.trouble import Trouble, TroubleKind
from klondike_qt.store.windows import FIRST, WindowLock, is_any_other_open, is_window_open, lock_opening, lock_window


@dataclass(frozen=True, slots=True)
class Access:
    """An open database with the games of one window."""

    opened: Opened
    path: Path = Path(":memory:")
    lock: WindowLock | None = None
    games: dict[Role, Entry] = field(default_factory=dict)
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
    lock = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opening = lock_opening(path.parent)
        try:
            lock = lock_window(path.parent) if playing else None
            alone = not is_any_other_open(path.parent, lock.number if lock else None)
            return fetched(Access(open_database(path, day, alone=alone), path, lock), day)
        finally:
            opening.release()
    except (OSError, sqlite3.Error) as error:
        trouble = Trouble(TroubleKind.UNWRITABLE, str(path.parent), detail=str(error))
        return fetched(Access(open_in_memory(trouble, content=path), path, lock), day)


def fetched(access: Access, day: date) -> Access:
    """Return the access with its window's games; if the disk fails even now, what it holds is played in memory."""
    try:
        return _fetched(access, day)
    except sqlite3.Error as error:
        access.opened.connection.close()
        trouble = Trouble(TroubleKind.UNWRITABLE, str(access.path), detail=str(error))
        content = access.path if access.opened.lasting else None
        opened = open_in_memory(*access.opened.troubles, trouble, content=content)
        return fetched(replace(access, opened=opened), day)


def _fetched(access: Access, day: date) -> Access:
    connection, directory = access.opened.connection, access.path.parent
    connection.execute("BEGIN IMMEDIATE")
    try:
        if access.opened.lasting and access.lock and access.window == FIRST:
            adopt_left_games(connection, lambda window: is_window_open(directory, window))
        games, troubles = fetch(connection, access.window, str(access.path), day)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    if access.window != FIRST:
        troubles.append(Trouble(TroubleKind.SECOND_WINDOW, str(access.path)))
    return replace(access, games=games, troubles=(*access.opened.troubles, *troubles))
