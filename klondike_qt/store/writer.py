"""Write what a window's game has come to, and go on whatever the disk does."""

import sqlite3
from dataclasses import replace

from klondike_qt.game.record import Kept
from klondike_qt.store.database import is_corruption, open_database
from klondike_qt.store.filing import Clock
from klondike_qt.store.game_values import Entry
from klondike_qt.store.ledger import Ledger
from klondike_qt.store.opening import Access, fetched
from klondike_qt.store.trouble import Trouble, TroubleKind
from klondike_qt.store.windows import is_any_other_open


class Writer:
    """The open data of one window, with what is yet to be written to it.

    A failed write is told once and tried again, whole, with the next one.
    """

    def __init__(self, access: Access, now: Clock) -> None:
        self.access = access
        self.ledger = Ledger(access.window, access.games, now)
        self._now = now
        self._is_failing = False

    @property
    def connection(self) -> sqlite3.Connection:
        """The open database."""
        return self.access.opened.connection

    def take(
        self, entry: Entry, *, previous: Kept | None = None, durable: bool = False, checkpoint: bool = False
    ) -> tuple[Trouble, ...]:
        """Write the game on the table; new games and results, and all that is ``durable``, survive a power cut."""
        durable = self.ledger.take(entry, previous) or durable
        try:
            self._write(durable=durable, checkpoint=checkpoint)
        except sqlite3.Error as error:
            if is_corruption(error) and self._may_replace():
                return self._replaced()
            return self._failed(error)
        self._is_failing = False
        return ()

    def reload(self) -> tuple[Trouble, ...]:
        """Fetch the window's games again, after others were put there."""
        self.access = fetched(self.access, self._now().astimezone().date())
        self.ledger = Ledger(self.access.window, self.access.games, self._now)
        return self.access.troubles

    def _write(self, *, durable: bool, checkpoint: bool) -> None:
        if durable:
            self.connection.execute("PRAGMA synchronous = FULL")
        try:
            if self.ledger.is_behind:
                self.ledger.write(self.connection)
            if checkpoint:
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            if durable:
                self.connection.execute("PRAGMA synchronous = NORMAL")

    def _may_replace(self) -> bool:
        """Tell whether nobody else has the file open, so that it can be set aside in the middle of play."""
        access = self.access
        return access.lock is not None and not is_any_other_open(access.path.parent, access.window)

    def _replaced(self) -> tuple[Trouble, ...]:
        self.connection.close()
        opened = open_database(self.access.path, self._now().astimezone().date(), alone=True)
        self.access = replace(self.access, opened=opened)
        self.ledger.forget_disk()
        try:
            self._write(durable=True, checkpoint=False)
        except sqlite3.Error as error:
            return (*opened.troubles, *self._failed(error))
        return opened.troubles

    def _failed(self, error: sqlite3.Error) -> tuple[Trouble, ...]:
        if self._is_failing:
            return ()
        self._is_failing = True
        return (Trouble(TroubleKind.NOT_SAVED, str(self.access.path), detail=str(error)),)
