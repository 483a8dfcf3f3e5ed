"""Why a move is a good one, seen from the moves that are to follow."""

from collections.abc import Sequence

from klondike_qt.game.hint import Basis, Hint, HintReason
from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Draw, Move, Step
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place, Position


def explained(position: Position, line: Sequence[Move], basis: Basis) -> Hint:
    """Return the first move of a line with its reason; the rest of the line says which card the move serves.

    A line of one move will do, but serves less. IllegalMove if it cannot be played; ValueError if it is empty.
    """
    if not line:
        msg = "a line without moves has nothing to hint at"
        raise ValueError(msg)
    steps = []
    for move in line:
        steps.append(play(position, move))
        position = steps[-1].after
    reason, card = _reason(steps)
    return Hint(line[0], reason, basis, card)


def _reason(steps: Sequence[Step]) -> tuple[HintReason, Card | None]:
    first, rest = steps[0], steps[1:]
    move = first.move
    if not isinstance(move, Carry):
        reason = HintReason.DRAWS_CARD if isinstance(move, Draw) else HintReason.REDEALS
        return reason, _next_from_waste(rest)
    if first.turned:
        return HintReason.TURNS_OVER, None
    if move.destination.is_foundation:
        return HintReason.GOES_UP, None
    if move.source.is_column:
        return _reason_between(first, move, rest)
    place, guest = HintReason.MAKES_PLACE, _guest(first.moved[-1], rest)
    if move.source is not Place.WASTE:
        return HintReason.COMES_BACK, guest
    if not first.before.column(move.destination):
        return HintReason.KING_TO_EMPTY, None
    return (place, guest) if guest else (HintReason.FROM_WASTE, None)


def _reason_between(first: Step, move: Carry, rest: Sequence[Step]) -> tuple[HintReason, Card | None]:
    left = first.after.column(move.source)
    if not left:
        return HintReason.EMPTIES_COLUMN, _next_king(rest)
    freed = left.run[-1]
    for step in rest:
        if freed in step.moved:
            is_up = isinstance(step.move, Carry) and step.move.destination.is_foundation
            return (HintReason.FREES_CARD, freed) if is_up else (HintReason.ON_THE_WAY, None)
        guest = _guest(freed, (step,))
        if guest:
            return HintReason.MAKES_PLACE, guest
    return HintReason.ON_THE_WAY, None


def _guest(host: Card, steps: Sequence[Step]) -> Card | None:
    """Return the card that is put on ``host`` before that moves on."""
    for step in steps:
        if host in step.moved:
            return None
        if isinstance(step.move, Carry) and step.move.destination.is_column:
            run = step.before.column(step.move.destination).run
            if run and run[-1] == host:
                return step.moved[0]
    return None


def _next_king(steps: Sequence[Step]) -> Card | None:
    """Return the king that goes to an empty column first."""
    for step in steps:
        move = step.move
        if isinstance(move, Carry) and move.destination.is_column and not step.before.column(move.destination):
            return step.moved[0]
    return None


def _next_from_waste(steps: Sequence[Step]) -> Card | None:
    """Return the card that leaves the waste first."""
    for step in steps:
        if isinstance(step.move, Carry) and step.move.source is Place.WASTE:
            return step.moved[0]
    return None
