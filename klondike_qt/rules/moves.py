"""The closed list of moves, of reasons for refusing one, and what a played move did."""

from dataclasses import dataclass
from enum import StrEnum

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place, Position


@dataclass(frozen=True, slots=True)
class Draw:
    """One press of the stock: turn one or three cards to the waste."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Turn the waste over and put it back as the stock."""


@dataclass(frozen=True, slots=True)
class Carry:
    """Take the last ``count`` cards of ``source`` to ``destination``."""

    source: Place
    destination: Place
    count: int = 1


Move = Draw | Redeal | Carry


class Reason(StrEnum):
    """Why something was refused; the values are the ``reason_id`` of the command line."""

    WRONG_RANK = "wrong-rank"
    SAME_COLOUR = "same-colour"
    ONLY_KING = "only-king"
    FOUNDATION_NEEDS = "foundation-needs"
    FOUNDATION_NEEDS_ACE = "foundation-needs-ace"
    ONE_CARD = "one-card"
    FACE_DOWN = "face-down"
    ONLY_TOP_OF_WASTE = "only-top-of-waste"
    CANNOT_PUT_THERE = "cannot-put-there"
    SAME_PLACE = "same-place"
    FOUNDATION_LOCKED = "foundation-locked"
    NOTHING_HERE = "nothing-here"
    WRONG_COUNT = "wrong-count"
    STOCK_EMPTY = "stock-empty"
    STOCK_NOT_EMPTY = "stock-not-empty"
    NOTHING_TO_DRAW = "nothing-to-draw"
    NO_PASSES_LEFT = "no-passes-left"
    ALREADY_WON = "already-won"
    # What a game in time can refuse besides:
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    NOT_SETTLED = "not-settled"
    NO_PLACE = "no-place"
    NOTHING_SAFE = "nothing-safe"
    NO_PREVIOUS_GAME = "no-previous-game"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with the cards and the place that a sentence about it needs."""

    reason: Reason
    card: Card | None = None
    """The head card that was to move."""
    needed: Card | None = None
    """What the foundation waits for; for a column, the card that lies there now."""
    place: Place | None = None
    """Where it was to go (or where nothing could be taken from)."""


class IllegalMove(ValueError):
    """A move was played that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal."""
        super().__init__(refusal.reason.value)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Step:
    """What one legal move did: a transition that can be shown forwards or backwards."""

    move: Move
    before: Position
    after: Position
    moved: tuple[Card, ...]
    """The cards that changed their place, in the order in which they lie afterwards, bottom to top."""
    turned: Card | None = None
    """The column card that was turned over because nothing lies on it any more."""
