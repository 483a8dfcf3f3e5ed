"""The game on the table as one frozen value, and what a command makes of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isfinite

from klondike_qt.game.arrows import NO_TRAIL, Trail
from klondike_qt.game.autoplay import safe_steps
from klondike_qt.game.clock import Clock
from klondike_qt.game.commands import Automatic
from klondike_qt.game.cursor import EMPTY, Focus, Hand
from klondike_qt.game.focusing import fitted, followed
from klondike_qt.game.record import Kept
from klondike_qt.game.turns import History, rebuild
from klondike_qt.game.updates import Change, Standing
from klondike_qt.rules.moves import Carry, Move, Refusal, Step
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.scoring import time_bonus


@dataclass(frozen=True, slots=True)
class Table:
    """One game: its history, the keyboard, the hand and the clock."""

    history: History
    focus: Focus
    clock: Clock
    hand: Hand = EMPTY
    trail: Trail = NO_TRAIL

    @property
    def position(self) -> Position:
        """Where every card lies."""
        return self.history.now.position

    @property
    def may_go_on(self) -> bool:
        """Tell whether this game has begun and is not won."""
        return self.history.has_begun and not self.position.is_won

    @property
    def bonus(self) -> int:
        """The time bonus of a won game; 0 before."""
        return time_bonus(self.position.variant, self.clock.elapsed) if self.position.is_won else 0

    @property
    def kept(self) -> Kept:
        """What has to be stored of this game while its clock stands still."""
        return Kept(self.history.record, self.clock.elapsed, self.focus)

    def standing(self, *, previous: bool) -> Standing:
        """Return what the rest of the program may see."""
        mark = self.history.now
        return Standing(
            record=self.history.record,
            position=mark.position,
            score=mark.score + self.bonus,
            moves=mark.moves,
            focus=self.focus,
            hand=self.hand,
            clock=self.clock,
            previous=previous,
        )

    def focused(self, focus: Focus) -> "Table":
        """Return the table with the focus on another spot."""
        return replace(self, focus=focus, trail=self.trail.after(focus))

    def turned(self, history: History) -> "Table":
        """Return the table with another history: the hand is empty and the focus stays with its card."""
        focus = followed(self.position, history.now.position, self.focus)
        return replace(self, history=history, focus=focus, hand=EMPTY)

    def put_aside(self, now: float) -> "Table":
        """Return the table as it is put aside: the hand empty, the clock standing still."""
        return replace(self, hand=EMPTY, clock=self.clock.stopped(now))

    def timed(self, clock: Clock) -> "Table":
        """Return the table with another clock."""
        return replace(self, clock=clock)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command makes of the table; a refusal leaves everything as it is."""

    table: Table
    change: Change = Change.NOTHING
    steps: tuple[Step, ...] = ()
    automatic: int = 0
    refusal: Refusal | None = None


def laid_out(game: Kept) -> Table:
    """Return the table of a stored game, its clock standing still; raises InvalidRecord."""
    history = rebuild(game.record)
    focus = fitted(history.now.position, game.focus)
    elapsed = max(0.0, game.elapsed) if isfinite(game.elapsed) else 0.0
    return Table(history, focus, Clock(elapsed), trail=NO_TRAIL.after(focus))


def refused(table: Table, refusal: Refusal) -> Outcome:
    """Return the outcome of a refused command."""
    return Outcome(table, refusal=refusal)


def played(table: Table, move: Move | Refusal, now: float, automatic: Automatic) -> Outcome:
    """Play a move of the player and, if it is wished, the safe cards after it; or refuse."""
    if isinstance(move, Refusal):
        return refused(table, move)
    step = play(table.position, move)
    history = table.history.played([step])
    safe: tuple[Step, ...] = ()
    is_worry_back = isinstance(move, Carry) and move.source.is_foundation
    if automatic.safe_cards and not is_worry_back:
        safe = safe_steps(step.after)
    if safe:
        history = history.played(safe, automatic=True)
    return told(table, history, (step, *safe), len(safe), now)


def ran(table: Table, steps: Sequence[Step], now: float) -> Outcome:
    """Play a run of automatic moves; it is one turn with those right before it."""
    history = table.history
    after = history.lengthened(steps) if history.ends_automatic else history.played(steps, automatic=True)
    return told(table, after, tuple(steps), len(steps), now)


def told(table: Table, history: History, steps: tuple[Step, ...], automatic: int, now: float) -> Outcome:
    """Return the outcome of moves: the clock starts with the first and stops at the win."""
    clock = table.clock if table.history.has_begun else table.clock.started(now)
    if history.now.position.is_won:
        clock = clock.stopped(now)
    return Outcome(table.turned(history).timed(clock), Change.PLAYED, steps, automatic)
