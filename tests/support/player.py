"""A player at the table: a session and a store joined as the program joins them, with a clock that the test sets."""

import itertools
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from support.games import LINES, command_of, dealt

from klondike_qt.game.commands import Command, NewGame, Restart
from klondike_qt.game.cursor import START
from klondike_qt.game.record import DealKind, Kept, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Update
from klondike_qt.rules.variant import KLONDIKE, Variant
from klondike_qt.store.places import places_below
from klondike_qt.store.store import Store

FIRST_DAY = datetime(2026, 3, 1, 12, tzinfo=UTC)
WINS: dict[Variant, tuple[int, tuple[str, ...]]] = {
    variant: (number, tokens) for number, variant, tokens in reversed(LINES)
}
"""A deal of each variant with the tokens that win it."""
_ids = itertools.count(1)


class Player:
    """One window; ``now`` is its monotonic clock in seconds, and the day goes on with it."""

    def __init__(
        self, directory: Path, *, now: float = 0.0, deal: int = 1, variant: Variant = KLONDIKE, ids: str = "game"
    ) -> None:
        self.now = now
        self.clock_is_off = 0.0
        """Seconds by which somebody has put the clock of the computer forward; below 0: back."""
        self.directory = directory
        self._ids = ids
        self._first = (deal, variant)
        self.reopen()

    def reopen(self) -> None:
        """Start the program (again)."""
        directory, (deal, variant) = self.directory, self._first
        self.store = Store.open(places_below(str(directory)), self.time)
        self.troubles = list(self.store.troubles)
        loaded = self.store.load()
        current = loaded.current or Kept(new_record(self.origin(deal=deal), dealt(deal, variant)), 0.0, START)
        self.session = Session(*current[:1], elapsed=current[1], focus=current[2], previous=loaded.previous)
        self.troubles += self.store.begin(self.session.standing, self.elapsed)

    def time(self) -> datetime:
        return FIRST_DAY + timedelta(seconds=self.now + self.clock_is_off)

    @property
    def elapsed(self) -> float:
        return self.session.standing.clock.seconds(self.now)

    def origin(self, kind: DealKind = DealKind.SHUFFLED, deal: int | None = 1, daily: str | None = None) -> Origin:
        return Origin(f"{self._ids}-{next(_ids)}", kind, deal, daily)

    def do(self, command: Command, seconds: float = 1.0) -> Update:
        self.now += seconds
        update = self.session.handle(command, self.now)
        self.troubles += self.store.keep(update, self.elapsed, self.session.previous)
        return update

    def deal(
        self, deal: int = 1, variant: Variant = KLONDIKE, kind: DealKind = DealKind.SHUFFLED, daily: str | None = None
    ) -> str:
        """Begin another game and return its id."""
        origin = self.origin(kind, deal, daily)
        self.do(NewGame(origin, dealt(deal, variant)))
        return origin.game_id

    def play(self, tokens: Sequence[str] | str) -> None:
        """Play tokens, none of which may be refused."""
        for token in tokens.split() if isinstance(tokens, str) else tokens:
            assert not self.do(command_of(token)).refusal

    def win(self, variant: Variant = KLONDIKE, kind: DealKind = DealKind.SHUFFLED, daily: str | None = None) -> str:
        """Deal a game and win it; return its id."""
        number, tokens = WINS[variant]
        game_id = self.deal(number, variant, kind, daily)
        self.play(tokens)
        assert self.session.standing.position.is_won
        return game_id

    def win_on(self) -> None:
        """Win the game on the table, one of ``WINS``, from its deal."""
        self.do(Restart())
        self.play(WINS[self.session.standing.record.start.variant][1])
        assert self.session.standing.position.is_won

    def settle(self) -> None:
        self.troubles += self.store.settle(self.session.standing, self.elapsed)

    def leave(self) -> None:
        """Close the window as one does."""
        self.settle()
        self.store.close()

    def vanish(self) -> None:
        """Let go of the files without a word, as a program that is killed."""
        self.store.close()
