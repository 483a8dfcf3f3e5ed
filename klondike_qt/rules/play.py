"""Judge and play one move."""

from dataclasses import replace
from typing import assert_never

from klondike_qt.rules.cards import ACE, KING, Card
from klondike_qt.rules.moves import Carry, Draw, IllegalMove, Move, Reason, Redeal, Refusal, Step
from klondike_qt.rules.position import Column, Place, Position


def refusal(position: Position, move: Move) -> Refusal | None:
    """Return why the rules refuse ``move`` in ``position``, or None if it is legal."""
    match move:
        case Draw():
            return None if position.stock else Refusal(Reason.STOCK_EMPTY, place=Place.STOCK)
        case Redeal():
            return _refused_redeal(position)
        case Carry():
            settled = settle(position, move.source, move.destination, move.count)
            return settled if isinstance(settled, Refusal) else None
        case _:
            assert_never(move)


def press_stock(position: Position) -> Move | Refusal:
    """Return what a press of the stock does: a draw, a redeal, or the reason why nothing happens."""
    if position.stock:
        return Draw()
    if not position.waste:
        return Refusal(Reason.NOTHING_TO_DRAW, place=Place.STOCK)
    refused = _refused_redeal(position)
    return refused or Redeal()


def settle(position: Position, source: Place, destination: Place, count: int | None = None) -> Carry | Refusal:
    """Return the carry from ``source`` to ``destination``, or why there is none.

    ``count`` None means as many cards as fit: between columns only one length of a run can.
    """
    offered = _offered(position, source, count)
    if isinstance(offered, Refusal):
        return offered
    if source == destination:
        return Refusal(Reason.SAME_PLACE, offered[0], place=destination)
    if source.is_foundation and not position.variant.worry_back:
        return Refusal(Reason.FOUNDATION_LOCKED, offered[0], place=source)
    if destination in {Place.STOCK, Place.WASTE}:
        return Refusal(Reason.CANNOT_PUT_THERE, offered[0], place=destination)
    if destination.is_foundation:
        cards = offered if count is not None else offered[-1:]
        refused = _refused_foundation(position, cards, destination)
        return refused or Carry(source, destination, 1)
    if count is None:
        fitting = (n for n in range(1, len(offered) + 1) if not _refused_column(position, offered[-n], destination))
        count = next(fitting, None)
        if count is None:
            return _column_refusal_of_run(position, offered, destination)
    refused = _refused_column(position, offered[-count], destination)
    return refused or Carry(source, destination, count)


def play(position: Position, move: Move) -> Step:
    """Play a legal move; raises IllegalMove with the refusal otherwise."""
    refused = refusal(position, move)
    if refused:
        raise IllegalMove(refused)
    match move:
        case Draw():
            turned = position.stock[: position.variant.draw]
            after = replace(position, stock=position.stock[len(turned) :], waste=position.waste + turned)
            return Step(move, position, after, turned)
        case Redeal():
            number = position.pass_number + 1
            after = replace(position, stock=position.waste, waste=(), pass_number=number)
            return Step(move, position, after, position.waste)
        case Carry():
            return _carried(position, move)
        case _:
            assert_never(move)


def _refused_redeal(position: Position) -> Refusal | None:
    if position.stock:
        return Refusal(Reason.STOCK_NOT_EMPTY, place=Place.STOCK)
    if not position.waste:
        return Refusal(Reason.NOTHING_TO_DRAW, place=Place.STOCK)
    if not position.may_redeal:
        return Refusal(Reason.NO_PASSES_LEFT, place=Place.STOCK)
    return None


def _offered(position: Position, source: Place, count: int | None) -> tuple[Card, ...] | Refusal:
    """Return the cards that may leave ``source`` together, bottom to top, or why none can."""
    if source is Place.STOCK:
        return Refusal(Reason.FACE_DOWN if position.stock else Reason.NOTHING_HERE, place=source)
    if source.is_column:
        column = position.column(source)
        cards, size = column.run, len(column)
    else:
        top = position.top_card(source)
        cards = (top,) if top else ()
        size = len(cards)
    if not cards:
        return Refusal(Reason.NOTHING_HERE, place=source)
    if count is None or 1 <= count <= len(cards):
        return cards if count is None else cards[-count:]
    if source is Place.WASTE and 1 < count <= len(position.waste):
        return Refusal(Reason.ONLY_TOP_OF_WASTE, position.waste[-count], place=source)
    return Refusal(Reason.FACE_DOWN if 1 < count <= size else Reason.WRONG_COUNT, cards[0], place=source)


def _refused_foundation(position: Position, cards: tuple[Card, ...], place: Place) -> Refusal | None:
    if len(cards) > 1:
        return Refusal(Reason.ONE_CARD, cards[0], place=place)
    height = position.foundations[place.suit]
    if height == KING:
        return Refusal(Reason.CANNOT_PUT_THERE, cards[0], place=place)
    needed = Card(height + 1, place.suit)
    if cards[0] == needed:
        return None
    reason = Reason.FOUNDATION_NEEDS_ACE if needed.rank == ACE else Reason.FOUNDATION_NEEDS
    return Refusal(reason, cards[0], needed, place)


def _refused_column(position: Position, head: Card, place: Place) -> Refusal | None:
    under = position.top_card(place)
    if under is None:
        return None if head.rank == KING else Refusal(Reason.ONLY_KING, head, place=place)
    if head.may_lie_on(under):
        return None
    reason = Reason.SAME_COLOUR if head.rank + 1 == under.rank else Reason.WRONG_RANK
    return Refusal(reason, head, under, place)


def _column_refusal_of_run(position: Position, run: tuple[Card, ...], place: Place) -> Refusal:
    """Return the most telling refusal of a whole run: the card of the right rank, else its last card."""
    under = position.top_card(place)
    head = next((card for card in run if under and card.rank + 1 == under.rank), run[-1])
    refused = _refused_column(position, head, place)
    if refused is None:
        msg = "a run that fits was called refused"
        raise AssertionError(msg)
    return refused


def _carried(position: Position, move: Carry) -> Step:
    columns = list(position.columns)
    foundations = list(position.foundations)
    waste = position.waste
    turned = None
    if move.source.is_column:
        column = columns[move.source.index]
        moved = column.run[-move.count :]
        left = Column(column.hidden, column.run[: -move.count])
        if left.hidden and not left.run:
            turned = left.hidden[-1]
            left = Column(left.hidden[:-1], (turned,))
        columns[move.source.index] = left
    elif move.source is Place.WASTE:
        moved, waste = waste[-1:], waste[:-1]
    else:
        suit = move.source.suit
        moved = (Card(foundations[suit], suit),)
        foundations[suit] -= 1
    if move.destination.is_column:
        column = columns[move.destination.index]
        columns[move.destination.index] = Column(column.hidden, column.run + moved)
    else:
        foundations[move.destination.suit] += 1
    after = replace(
        position,
        waste=waste,
        columns=tuple(columns),
        foundations=(foundations[0], foundations[1], foundations[2], foundations[3]),
    )
    return Step(move, position, after, moved, turned)
