"""A hint: one move, why it is a good one, and how sure that is; or why there is none."""

from dataclasses import dataclass
from enum import StrEnum

from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Move


class HintReason(StrEnum):
    """What a hinted move is good for."""

    TURNS_OVER = "turns-over"
    EMPTIES_COLUMN = "empties-column"
    GOES_UP = "goes-up"
    KING_TO_EMPTY = "king-to-empty"
    MAKES_PLACE = "makes-place"
    FREES_CARD = "frees-card"
    FROM_WASTE = "from-waste"
    COMES_BACK = "comes-back"
    DRAWS_CARD = "draws-card"
    REDEALS = "redeals"
    ON_THE_WAY = "on-the-way"


class Basis(StrEnum):
    """How a hint was come by."""

    PROVED = "proved"
    """The next move of a line that wins."""
    FAIR = "fair"
    """Judged by what the player can see."""
    GUESSED = "guessed"
    """The best move by rule of thumb; nothing is proved."""
    LOST = "lost"
    """As guessed, in a game that is proved lost."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move to play next."""

    move: Move
    reason: HintReason
    basis: Basis
    card: Card | None = None
    """The card that the move serves: the one that will find a place, be freed or come to the top of the waste."""


class NoHintReason(StrEnum):
    """Why there is no move to hint at."""

    WON = "won"
    STUCK = "stuck"
    """No move that matters is left: a fact of the rules."""
    LOST = "lost"
    """Proved lost, and no move looks useful either."""
    NOTHING_HELPS = "nothing-helps"
    """No move looks useful, but nothing is proved."""
    TAKE_BACK = "take-back"
    """The game can be won only by taking the last move back."""
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class NoHint:
    """No move to hint at, and why."""

    reason: NoHintReason
