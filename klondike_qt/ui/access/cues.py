"""Which sound belongs to what happened: at most one for each action, and none that tells more than the words do."""

from dataclasses import dataclass
from enum import StrEnum

from klondike_qt.game.commands import MoveFocus
from klondike_qt.game.cursor import EMPTY, Empty, Holding
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place


class Cue(StrEnum):
    """The sounds by the names of their files."""

    PICK_UP = "pick-up"
    PLACE = "place"
    FOUNDATION = "foundation"
    ILLEGAL = "illegal"
    TURN_OVER = "turn-over"
    DRAW = "draw"
    REDEAL = "redeal"
    EDGE = "edge"
    WIN = "win"
    DEAD_END = "dead-end"
    TICK = "tick"
    """A key was struck twice by accident, and did nothing the second time."""


@dataclass(frozen=True, slots=True)
class Sounding:
    """A cue, where on the table it comes from, and which card makes it."""

    cue: Cue
    place: Place | None = None
    card: Card | None = None


def cue_of(update: Update) -> Cue | None:
    """Return the one sound of an update, the one that tells most; None if it has none."""
    match update.change:
        case _ if update.won:
            return Cue.WIN
        case _ if not update.is_quiet and is_stuck(update.after.position):
            return Cue.DEAD_END
        case _ if update.refusal:
            return Cue.ILLEGAL
        case Change.NOTHING:
            return Cue.EDGE if isinstance(update.command, MoveFocus) else None
        case Change.PLAYED | Change.REDONE:
            return max((_cue_of_step(step) for step in update.steps), key=_WEIGHT.index, default=Cue.PLACE)
        case Change.HAND:
            return Cue.PLACE if update.after.hand == EMPTY else Cue.PICK_UP
        case Change.UNDONE | Change.TAKEN_BACK | Change.RESTARTED | Change.UNRESTARTED:
            return Cue.PLACE
        case Change.DEALT:
            return Cue.REDEAL
        case Change.FOCUS | Change.CLOCK:
            return None


def sounding_of(update: Update) -> Sounding | None:
    """Return the sound of an update with the place and the card that it comes from."""
    cue = cue_of(update)
    if cue is None:
        return None
    step = _telling_step(update, cue)
    if step is not None:
        return Sounding(cue, _place_of(step, cue), _card_of(step, cue))
    if update.refusal:
        return Sounding(cue, update.refusal.place or update.after.focus.place)
    hand = update.after.hand if isinstance(update.after.hand, Holding) else update.before.hand
    if update.change is Change.HAND and isinstance(hand, Holding):
        return Sounding(cue, hand.place, _head_of(update.after, hand))
    return Sounding(cue, update.after.focus.place if cue is Cue.EDGE else None)


_WEIGHT = (Cue.DRAW, Cue.PLACE, Cue.TURN_OVER, Cue.FOUNDATION, Cue.REDEAL)
"""What a step can sound like, the most telling last."""
_MIDDLE = 3
"""The column in the middle, counted from zero."""


def side_of(place: Place | None) -> float:
    """Return from which side a place sounds: -1 hard left (column one) to 1 hard right (column seven).

    Stock, waste and foundations sound from the columns below them.
    """
    if place is None:
        return 0.0
    above = {Place.STOCK: 0, Place.WASTE: 1} | {p: n for n, p in enumerate(FOUNDATION_PLACES, _MIDDLE)}
    column = COLUMN_PLACES.index(place) if place.is_column else above[place]
    return column / _MIDDLE - 1


def _cue_of_step(step: Step) -> Cue:
    match step.move:
        case Draw():
            return Cue.DRAW
        case Redeal():
            return Cue.REDEAL
        case Carry(destination=destination) if destination.is_foundation:
            return Cue.FOUNDATION
        case Carry():
            return Cue.TURN_OVER if step.turned else Cue.PLACE


def _telling_step(update: Update, cue: Cue) -> Step | None:
    """Return the last step that has the sound of the whole."""
    return next((step for step in reversed(update.steps) if _cue_of_step(step) is cue), None)


def _place_of(step: Step, cue: Cue) -> Place:
    match step.move:
        case Draw():
            return Place.WASTE
        case Redeal():
            return Place.STOCK
        case Carry(source=source, destination=destination):
            return source if cue is Cue.TURN_OVER else destination


def _card_of(step: Step, cue: Cue) -> Card | None:
    match cue:
        case Cue.TURN_OVER:
            return step.turned
        case Cue.REDEAL:
            return None
        case Cue.DRAW:
            return step.moved[-1]
        case _:
            return step.moved[0]


def _head_of(standing: Standing, hand: Holding | Empty) -> Card | None:
    """Return the lowest card of what is held, or the last one of its place while their number is not settled."""
    if isinstance(hand, Empty):
        return None
    position, count = standing.position, getattr(hand, "count", None) or 1
    if hand.place.is_column:
        run = position.column(hand.place).run
        return run[-min(count, len(run))] if run else None
    if hand.place is Place.WASTE:
        return position.waste[-1] if position.waste else None
    height = position.foundations[FOUNDATION_PLACES.index(hand.place)] if hand.place.is_foundation else 0
    return Card(height, hand.place.suit) if height else None
