"""The store: the one object that the window and the command line talk to."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Self, TypeVar

from klondike_qt.game.record import Kept
from klondike_qt.game.updates import Standing, Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.variant import Variant
from klondike_qt.store import statistics
from klondike_qt.store.database import open_in_memory
from klondike_qt.store.days import Days
from klondike_qt.store.exchange import Exchanged, gather
from klondike_qt.store.filing import Clock, time_text
from klondike_qt.store.game_values import entry_of
from klondike_qt.store.importing import Imported, take_in
from klondike_qt.store.opening import Access, open_for_looking, open_for_playing
from klondike_qt.store.places import Places
from klondike_qt.store.prepared import PreparedDeals
from klondike_qt.store.records import Records
from klondike_qt.store.results import Result, results
from klondike_qt.store.saves import Role
from klondike_qt.store.statistics import Statistics
from klondike_qt.store.trouble import Trouble
from klondike_qt.store.windows import is_window_open, lock_opening
from klondike_qt.store.writer import Writer

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

    Playing never raises because of the disk: what goes wrong is returned, each trouble once, and tried again with
    the next write.
    """

    def __init__(self, access: Access, now: Clock = utc_now) -> None:
        self._writer = Writer(access, now)
        self._now = now
        self.prepared = PreparedDeals(lambda: self._writer.connection)
        self.records = Records(lambda: self._writer.connection)
        self.days = Days(lambda: self._writer.connection)
        self.troubles = access.troubles
        """What was wrong when the data was opened."""

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
    def is_lasting(self) -> bool:
        """Tell whether anything is kept beyond the end of the program."""
        return self._writer.access.opened.lasting

    def load(self) -> Loaded:
        """Return the games to go on with; both have been played through the rules."""
        current, previous = (self._writer.ledger.games.get(role) for role in (Role.CURRENT, Role.PREVIOUS))
        return Loaded(current.kept if current else None, previous.kept if previous else None)

    def begin(self, standing: Standing, elapsed: float = 0.0) -> tuple[Trouble, ...]:
        """Keep the first game of a session, which no update announces."""
        return self._writer.take(entry_of(standing, elapsed), durable=True)

    def keep(self, update: Update, elapsed: float, previous: Kept | None = None) -> tuple[Trouble, ...]:
        """Keep what a command did, all of it or nothing; ``elapsed`` is the game's time in seconds.

        ``previous`` is the session's previous game: it knows to the second when it was left. Moves survive the death
        of the program; new games and results the failure of the power too.
        """
        if update.is_quiet:
            return ()  # ``settle`` writes it once there is calm
        return self._writer.take(entry_of(update.after, elapsed), previous=previous)

    def settle(self, standing: Standing, elapsed: float) -> tuple[Trouble, ...]:
        """Keep time and focus too and let everything survive a failure of the power; for moments of calm."""
        return self._writer.take(entry_of(standing, elapsed), durable=True, checkpoint=True)

    def close(self) -> None:
        """Let go of the files; ``settle`` comes before."""
        self._writer.access.close()

    def statistics(self) -> tuple[Statistics, ...]:
        """Return the records of each variant value and kind of deal that was played."""
        return self._ask(statistics.statistics, ())

    def balance(self, variant: Variant) -> int:
        """Return the dollars carried from deal to deal in one Vegas variant."""
        return self._ask(lambda connection: statistics.balance(connection, variant), 0)

    def history(self) -> tuple[Result, ...]:
        """Return every game that counts: those that ended in the order of their ends, then those still played."""
        return self._ask(lambda connection: tuple(one for one in results(connection) if not one.reset), ())

    def gather(self, preferences: Preferences) -> Exchanged:
        """Return everything for ``write_export``; OSError if it cannot be read."""
        try:
            return gather(self._writer.connection, preferences)
        except sqlite3.Error as error:
            raise OSError(str(error)) from error

    def take_in(self, content: Exchanged) -> Imported:
        """Merge what ``read_export`` read: all of it, or OSError and nothing.

        Its preferences are yet to be saved, and ``load`` may have another game.
        """
        access = self._writer.access
        directory = access.path.parent
        own = access.window if access.lock else None
        try:
            lock = lock_opening(directory) if self.is_lasting else None
            try:
                imported = take_in(
                    self._writer.connection,
                    content,
                    lambda window: window != own and is_window_open(directory, window),
                    time_text(self._now()),
                )
            finally:
                if lock:
                    lock.release()
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
        self._writer.reload()
        return imported

    def _ask(self, question: Callable[[sqlite3.Connection], Answer], nothing: Answer) -> Answer:
        try:
            return question(self._writer.connection)
        except sqlite3.Error:
            return nothing
