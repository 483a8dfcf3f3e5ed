"""What is to lie on disk and what lies there: the difference is written in one transaction."""

import sqlite3
from dataclasses import replace

from klondike_qt.game.record import Kept, Turn
from klondike_qt.store.filing import Clock, Filing, State, file
from klondike_qt.store.game_values import Entry
from klondike_qt.store.saves import Role, delete_game, forget_window, write_game


class Ledger:
    """The games of one window and the facts to be filed; what could not be written stays to be written.

    Nothing here is lost by a failed write: the next one starts from what really lies on disk.
    """

    def __init__(self, window: int, games: dict[Role, Entry], now: Clock) -> None:
        self.window = window
        self.games = dict(games)
        """As they are to lie on disk."""
        self._on_disk = dict(games)
        self._is_disk_unknown = False
        self._filings: list[Filing] = []
        self._filed: set[tuple[str, State]] = set()
        self._brought: tuple[str, tuple[Turn, ...]] | None = None
        """Id and turns of a game that came with them: it was not begun here until it has others."""
        self._now = now

    @property
    def is_behind(self) -> bool:
        """Tell whether something is still to be written."""
        return bool(self._filings) or self.games != self._on_disk

    def take(self, entry: Entry, left: Kept | None = None) -> bool:
        """Take in the game on the table; return whether something must survive a power cut at once.

        Another id is another game: the one before is kept as the previous game if it was begun and not won, and is
        abandoned with the first move of the new one. ``left`` is the previous game with the time at which it was left.
        """
        current, previous = self.games.get(Role.CURRENT), self.games.get(Role.PREVIOUS)
        is_new = current is None or current.game_id != entry.game_id
        displaced: list[Filing] = []
        if is_new and current and current.has_begun:
            if previous and previous.game_id != entry.game_id:
                displaced = [Filing(State.ABANDONED, previous, self._now())]
            previous = None if current.is_won else current
        if previous and left and left.record == previous.kept.record:
            previous = replace(previous, kept=left)
        if previous and previous.game_id == entry.game_id:
            previous = None
        elif is_new and entry.has_begun:
            self._brought = entry.game_id, entry.kept.record.turns
        filings = self._facts(entry, previous)
        if previous and self._was_begun(entry):
            previous = None
        self.games = {Role.CURRENT: entry} | ({Role.PREVIOUS: previous} if previous else {})
        self._filings += (*displaced, *filings)
        return is_new or bool(filings)

    def _facts(self, entry: Entry, previous: Entry | None) -> list[Filing]:
        """Return what is to be filed, in its order; each may be filed twice, but counts once."""
        if not self._was_begun(entry):
            return []
        now = self._now()
        facts = [Filing(State.ABANDONED, previous, now)] if previous else []
        for state, holds in ((State.PLAYING, True), (State.WON, entry.is_won)):
            if holds and (entry.game_id, state) not in self._filed:
                self._filed.add((entry.game_id, state))
                facts.append(Filing(state, entry, now))
        return facts

    def _was_begun(self, entry: Entry) -> bool:
        """Tell whether a game had a move at this table."""
        return entry.has_begun and self._brought != (entry.game_id, entry.kept.record.turns)

    def write(self, connection: sqlite3.Connection) -> None:
        """Write whatever is missing in one transaction; sqlite3.Error leaves everything as it was."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            self._write(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._on_disk = dict(self.games)
        self._filings = []
        self._is_disk_unknown = False

    def _write(self, connection: sqlite3.Connection) -> None:
        if self._is_disk_unknown:
            forget_window(connection, self.window)
        on_disk = {entry.game_id: (role, entry) for role, entry in self._on_disk.items()}
        for role, entry in self.games.items():
            old_role, old = on_disk.pop(entry.game_id, (role, None))
            if old is not entry or old_role is not role:
                write_game(connection, self.window, role, old, entry)
        for game_id in on_disk:
            delete_game(connection, game_id)
        for filing in self._filings:
            file(connection, filing)

    def forget_disk(self) -> None:
        """Take it that nobody knows what lies on disk, so that the next write writes everything."""
        self._on_disk = {}
        self._is_disk_unknown = True
        self._filed = set()
