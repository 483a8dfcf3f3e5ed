"""What one command did: the only thing that the rest of the program hears about."""

from dataclasses import dataclass
from enum import Enum

from klondike_qt.game.clock import Clock
from klondike_qt.game.commands import Command
from klondike_qt.game.cursor import Focus, Hand
from klondike_qt.game.record import Record
from klondike_qt.rules.moves import Refusal, Step
from klondike_qt.rules.position import Position


@dataclass(frozen=True, slots=True)
class Standing:
    """The whole game at one instant, as the player meets it."""

    record: Record
    position: Position
    score: int
    """Points or dollars, without the time bonus until the game is won."""
    moves: int
    focus: Focus
    hand: Hand
    clock: Clock
    previous: bool = False
    """Whether a previous game can be brought back."""

    @property
    def can_undo(self) -> bool:
        """Tell whether a turn can be taken back (never after a win)."""
        return self.record.cursor > 0 and not self.position.is_won

    @property
    def can_redo(self) -> bool:
        """Tell whether an undone turn can be played again."""
        return self.record.cursor < len(self.record.turns) and not self.position.is_won


class Change(Enum):
    """What kind of change an update is."""

    NOTHING = "nothing"
    """Refused, or nothing to do (an arrow met the edge, nothing was held): ``after`` equals ``before``."""
    FOCUS = "focus"
    """Only the keyboard focus moved, or was put where it is already."""
    HAND = "hand"
    """Cards were picked up, put back, or are held in another number (an arrow may have moved the focus along)."""
    PLAYED = "played"
    """Moves were made: ``steps`` in order."""
    UNDONE = "undone"
    """A turn was taken back: ``steps`` are those of the turn, last one first."""
    TAKEN_BACK = "taken back"
    """Several turns were taken back at once; no steps."""
    REDONE = "redone"
    """An undone turn was played again: ``steps`` in order."""
    RESTARTED = "restarted"
    """The opening again (also by redo); no steps."""
    UNRESTARTED = "unrestarted"
    """A restart was undone; no steps."""
    DEALT = "dealt"
    """Another game lies on the table (a new one, or the previous one back)."""
    CLOCK = "clock"
    """The clock was stopped or started."""


@dataclass(frozen=True, slots=True)
class Update:
    """One command and what it did."""

    command: Command
    change: Change
    before: Standing
    after: Standing
    steps: tuple[Step, ...] = ()
    automatic: int = 0
    """How many of the last ``steps`` were automatic; all or none of them when a turn is undone or redone."""
    refusal: Refusal | None = None
    bonus: int = 0
    """The time bonus that this update's win earned; part of ``after.score``."""

    @property
    def is_quiet(self) -> bool:
        """Tell whether the game stands as before: at most the focus, the hand or the clock changed."""
        return self.change in {Change.NOTHING, Change.FOCUS, Change.HAND, Change.CLOCK}

    @property
    def won(self) -> bool:
        """Tell whether this update won the game."""
        return self.after.position.is_won and not self.before.position.is_won and self.change is Change.PLAYED
