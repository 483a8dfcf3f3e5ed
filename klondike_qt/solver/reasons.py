"""Why a move is a good one, seen from the moves that are to follow."""

from collections.abc import Iterable, Iterator, Sequence

from klondike_qt.game.hint import Basis, Hint, HintReason
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import is_pointless, legal_moves
from klondike_qt.rules.moves import Carry, Draw, Move, Step
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place, Position


def explained(position: Position, line: Sequence[Move], basis: Basis) -> Hint:
    """Return the first move of a line with its reason; the rest of the line says which card the move serves.

    After a line of one move, what could follow at once is looked at. IllegalMove if the line cannot be played;
    ValueError if it is empty.
    """
    if not line:
        msg = "a line without moves has nothing to hint at"
        raise ValueError(msg)
    steps = _steps(position, line)
    first = next(steps)
    reason, card = _reason(first, steps if len(line) > 1 else _follow_up(first))
    return Hint(line[0], reason, basis, card)


def _steps(position: Position, line: Iterable[Move]) -> Iterator[Step]:
    """Play a line as far as somebody wants to see it."""
    for move in line:
        step = play(position, move)
        yield step
        position = step.after


def _follow_up(first: Step) -> Iterator[Step]:
    """Yield a step, if there is one, that makes use of what a carry did, when that turned no card."""
    if first.turned or not isinstance(first.move, Carry):
        return
    left = first.after.column(first.move.source).run if first.move.source.is_column else ()
    hosts = {first.moved[-1], *left[-1:]}
    for move in legal_moves(first.after):
        if isinstance(move, Carry) and not is_pointless(first.after, move):
            step = play(first.after, move)
            if step.moved[0] not in first.moved and _makes_use(step, move, hosts, first.move.source):
                yield step
                return


def _makes_use(step: Step, move: Carry, hosts: set[Card], source: Place) -> bool:
    if move.destination.is_foundation:
        return step.moved[0] in hosts
    run = step.before.column(move.destination).run
    return run[-1] in hosts if run else move.destination is source


def _reason(first: Step, rest: Iterator[Step]) -> tuple[HintReason, Card | None]:
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


def _reason_between(first: Step, move: Carry, rest: Iterable[Step]) -> tuple[HintReason, Card | None]:
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


def _guest(host: Card, steps: Iterable[Step]) -> Card | None:
    """Return the card that is put on ``host`` before that moves on."""
    for step in steps:
        if host in step.moved:
            return None
        if isinstance(step.move, Carry) and step.move.destination.is_column:
            run = step.before.column(step.move.destination).run
            if run and run[-1] == host:
                return step.moved[0]
    return None


def _next_king(steps: Iterable[Step]) -> Card | None:
    """Return the king that goes to an empty column first."""
    for step in steps:
        move = step.move
        if isinstance(move, Carry) and move.destination.is_column and not step.before.column(move.destination):
            return step.moved[0]
    return None


def _next_from_waste(steps: Iterable[Step]) -> Card | None:
    """Return the card that leaves the waste first."""
    for step in steps:
        if isinstance(step.move, Carry) and step.move.source is Place.WASTE:
            return step.moved[0]
    return None
