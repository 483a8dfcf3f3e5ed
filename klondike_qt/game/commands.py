"""Everything that a player can ask of a game: the closed list.

Keys, clicks, drops, a screen reader's actions and the text program all make these, and nothing else changes a game.
"""

from dataclasses import dataclass
from enum import Enum

from klondike_qt.game.cursor import Focus
from klondike_qt.game.record import Kept, Origin, Record, Turn
from klondike_qt.rules.position import Place, Position


@dataclass(frozen=True, slots=True)
class Automatic:
    """What is to happen by itself after a move (the player's preferences, handed in with each command)."""

    safe_cards: bool = False
    """Send safe cards to the foundations after each move."""


BY_HAND = Automatic()


class Direction(Enum):
    """Ways to step the keyboard focus over the table."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    ROW_START = "row start"
    ROW_END = "row end"
    DEEPEST = "deepest"
    LAST = "last"
    NEXT_ZONE = "next zone"
    PREVIOUS_ZONE = "previous zone"


class Arrangement(Enum):
    """How the thirteen places lie in the picture, so that arrows can follow it."""

    TOP_ROW = "top row"
    RAIL_LEFT = "rail left"
    RAIL_RIGHT = "rail right"
    TOP_ROW_MIRRORED = "top row mirrored"


@dataclass(frozen=True, slots=True)
class MoveFocus:
    """Move the keyboard focus one step in a direction of the picture."""

    direction: Direction
    arrangement: Arrangement = Arrangement.TOP_ROW
    wrap: bool = False
    """Whether an arrow goes on at the other end of the row."""


@dataclass(frozen=True, slots=True)
class FocusOn:
    """Put the keyboard focus on a spot (a depth beyond the column means its last card)."""

    focus: Focus


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take the last ``count`` cards of a place in the hand (None: as many as will fit); they may be put back."""

    place: Place
    count: int | None = None


@dataclass(frozen=True, slots=True)
class PutDown:
    """Put the held cards on a place."""

    place: Place


@dataclass(frozen=True, slots=True)
class PutBack:
    """Let the held cards go back to where they lie."""


@dataclass(frozen=True, slots=True)
class Resize:
    """Hold one card more (+1) or fewer (-1) of the run."""

    by: int


@dataclass(frozen=True, slots=True)
class Activate:
    """What Enter does at the focus: pick up, put down, or press the stock."""


@dataclass(frozen=True, slots=True)
class CarryCards:
    """Move cards from place to place at once (a drop, a token of the text program)."""

    source: Place
    destination: Place
    count: int | None = None


@dataclass(frozen=True, slots=True)
class PressStock:
    """Draw, or turn the waste over when the stock is empty."""


@dataclass(frozen=True, slots=True)
class SendToBest:
    """Send the last ``count`` cards of a place to their best place (rules: click, G, Shift+Enter)."""

    place: Place
    count: int | None = None


@dataclass(frozen=True, slots=True)
class SendToFoundation:
    """Send the top card of a place to its foundation; of more than one card it is refused."""

    place: Place
    count: int = 1


@dataclass(frozen=True, slots=True)
class SendSafe:
    """Send every safe card once."""


@dataclass(frozen=True, slots=True)
class Finish:
    """When settled, play the remaining cards up; ``most`` cards at a time, the whole one turn for undo."""

    most: int | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last turn back."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last ``turns`` turns back at once; redo plays them again one by one."""

    turns: int


@dataclass(frozen=True, slots=True)
class Redo:
    """Play the last undone turn again."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Go back to the opening, as one undoable turn."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """Begin another game; the one on the table becomes the previous game.

    A game that was shared comes with its turns, of which ``cursor`` stand, and the seconds that they took.
    """

    origin: Origin
    start: Position
    turns: tuple[Turn, ...] = ()
    cursor: int = 0
    elapsed: float = 0.0

    @property
    def kept(self) -> Kept:
        """The game as it begins here."""
        return Kept(Record(self.origin, self.start, self.turns, self.cursor), self.elapsed)


@dataclass(frozen=True, slots=True)
class PreviousGame:
    """Bring the previous game back, while the new one has no move."""


@dataclass(frozen=True, slots=True)
class StopClock:
    """Stop the clock: paused, a dialog is open, the window is hidden."""


@dataclass(frozen=True, slots=True)
class RunClock:
    """Let the clock run again, if the game has begun."""


Navigation = MoveFocus | FocusOn
Handling = PickUp | PutDown | PutBack | Resize | Activate
Playing = CarryCards | PressStock | SendToBest | SendToFoundation | SendSafe | Finish
Turning = Undo | TakeBack | Redo | Restart
Dealing = NewGame | PreviousGame
Timing = StopClock | RunClock
Command = Navigation | Handling | Playing | Turning | Dealing | Timing
