"""The store: the one object that the window and the command line talk to."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Self, TypeVar

from klondike_qt.game.record import Kept
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.variant import Variant
from klondike_qt.store import results
from klondike_qt.store.database import open_in_memory
from klondike_qt.store.ledger import Ledger
from klondike_qt.store.opening import Access, open_for_looking, open_for_playing
from klondike_qt.store.places import Places
from klondike_qt.store.results import Statistics
from klondike_qt.store.saves import Role, entry_of
from klondike_qt.store.trouble import Trouble, TroubleKind

_QUIET = {Change.NOTHING, Change.FOCUS, Change.HAND, Change.CLOCK}
"""Changes that only ``settle`` writes, once there is calm."""
Clock = Callable[[], datetime]
Answer = TypeVar("Answer")


def utc_now() -> datetime:
    """Return the time of day in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Loaded:
    """The games that were left at the end of the last time; each goes into a ``Session``."""

    current: Kept | None
    previous: Kept | None


class Store:
    """Games and results on disk, or in memory where there is no disk to write on.

    No method raises because of the disk: what goes wrong is returned, each trouble once, and tried again with the
    next write.
    """

    def __init__(self, access: Access, now: Clock = utc_now) -> None:
        self._access = access
        self._now = now
        self._ledger = Ledger(access.window, access.games, now)
        self._is_failing = False

    @classmethod
    def open(cls, places: Places, now: Clock = utc_now) -> Self:
        """Open the data for a window that plays; ``troubles`` tells what was wrong."""
        return cls(open_for_playing(places, now().astimezone().date()), now)

    @classmethod
    def look(cls, places: Places, now: Clock = utc_now) -> Self:
        """Open the data beside any window, to read results or to exchange them; no game is played with it."""
        return cls(open_for_looking(places, now().astimezone().date()), now)

    @classmethod
    def in_memory(cls, now: Clock = utc_now) -> Self:
        """Return a store that touches no file."""
        return cls(Access(open_in_memory()), now)

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """What was wrong when the data was opened."""
        return self._access.troubles

    @property
    def is_lasting(self) -> bool:
        """Tell whether anything is kept beyond the end of the program."""
        return self._access.opened.lasting

    @property
    def connection(self) -> sqlite3.Connection:
        """The open database, for the other modules of the store."""
        return self._access.opened.connection

    def load(self) -> Loaded:
        """Return the games to go on with; both have been played through the rules."""
        current, previous = (self._ledger.games.get(role) for role in (Role.CURRENT, Role.PREVIOUS))
        return Loaded(current.kept if current else None, previous.kept if previous else None)

    def begin(self, standing: Standing, elapsed: float = 0.0) -> tuple[Trouble, ...]:
        """Keep the first game of a session, which no update announces."""
        self._ledger.take(entry_of(standing, elapsed))
        return self._write(durable=True)

    def keep(self, update: Update, elapsed: float) -> tuple[Trouble, ...]:
        """Keep what a command did, all of it or nothing; ``elapsed`` is the game's time in seconds.

        Moves survive the death of the program; new games and results the failure of the power too.
        """
        if update.change in _QUIET:
            return ()
        durable = self._ledger.take(entry_of(update.after, elapsed))
        return self._write(durable=durable)

    def settle(self, standing: Standing, elapsed: float) -> tuple[Trouble, ...]:
        """Keep time and focus too and let everything survive a failure of the power; for moments of calm."""
        self._ledger.take(entry_of(standing, elapsed))
        return self._write(durable=True, checkpoint=True)

    def close(self) -> None:
        """Let go of the files; ``settle`` comes before."""
        self._access.close()

    def statistics(self) -> tuple[Statistics, ...]:
        """Return the records of each variant value and kind of deal that was played."""
        return self._ask(results.statistics, ())

    def balance(self, variant: Variant) -> int:
        """Return the dollars carried from deal to deal in one Vegas variant."""
        return self._ask(lambda connection: results.balance(connection, variant), 0)

    def daily_marks(self, draw: int) -> dict[str, bool]:
        """Return the days whose daily deal was played with this draw, each with whether it was ever won."""
        return self._ask(lambda connection: results.daily_marks(connection, draw), {})

    def _ask(self, question: Callable[[sqlite3.Connection], Answer], nothing: Answer) -> Answer:
        try:
            return question(self.connection)
        except sqlite3.Error:
            return nothing

    def _write(self, *, durable: bool, checkpoint: bool = False) -> tuple[Trouble, ...]:
        try:
            if durable:
                self.connection.execute("PRAGMA synchronous = FULL")
            if self._ledger.is_behind:
                self._ledger.write(self.connection)
            if checkpoint:
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            if durable:
                self.connection.execute("PRAGMA synchronous = NORMAL")
        except sqlite3.Error as error:
            return self._failed(error)
        self._is_failing = False
        return ()

    def _failed(self, error: sqlite3.Error) -> tuple[Trouble, ...]:
        if self._is_failing:
            return ()
        self._is_failing = True
        return (Trouble(TroubleKind.NOT_SAVED, str(self._access.path), detail=str(error)),)
