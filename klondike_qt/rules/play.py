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
            return None if position.stock else _refused_press(position, Reason.STOCK_EMPTY)
        case Redeal():
            return _refused_redeal(position)
        case Carry():
            settled = settle(position, move.source, move.destination, move.count)
            return settled if isinstance(settled, Refusal) else None
        case _:
            assert_never(move)


def press_stock(position: Position) -> Move | Refusal:
    """Return what a press of the stock does: a draw, a redeal, or the reason why nothing happens."""
    return Draw() if position.stock else _refused_redeal(position) or Redeal()


def settle(position: Position, source: Place, destination: Place, count: int | None = None) -> Carry | Refusal:
    """Return the carry from ``source`` to ``destination``, or why there is none.

    ``count`` None means as many cards as fit: between columns only one length of a run can.
    """
    if position.is_won:
        return Refusal(Reason.ALREADY_WON)
    cards = _offered(position, source, count)
    if isinstance(cards, Refusal):
        return cards
    if source == destination:
        return Refusal(Reason.SAME_PLACE, cards[0], place=destination)
    if source.is_foundation and not position.variant.worry_back:
        return Refusal(Reason.FOUNDATION_LOCKED, cards[0], place=source)
    if destination.is_column:
        fitting = count or position.column(destination).fitting(cards)
        heads = cards if count is None else cards[:1]
        return _refused_column(position, heads, destination) or Carry(source, destination, fitting)
    if destination.is_foundation:
        lifted = cards[-1:] if count is None else cards
        return _refused_foundation(position, lifted, destination) or Carry(source, destination)
    return Refusal(Reason.CANNOT_PUT_THERE, cards[0], place=destination)


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


def _refused_press(position: Position, reason: Reason) -> Refusal:
    return Refusal(Reason.ALREADY_WON) if position.is_won else Refusal(reason, place=Place.STOCK)


def _refused_redeal(position: Position) -> Refusal | None:
    if position.stock:
        return _refused_press(position, Reason.STOCK_NOT_EMPTY)
    if not position.waste:
        return _refused_press(position, Reason.NOTHING_TO_DRAW)
    return None if position.may_redeal else _refused_press(position, Reason.NO_PASSES_LEFT)


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


def _refused_column(position: Position, heads: tuple[Card, ...], place: Place) -> Refusal | None:
    """Return None if one of ``heads`` fits on a column, else the refusal of the one that is nearest in rank."""
    column = position.column(place)
    if any(column.takes(head) for head in heads):
        return None
    if not column:
        return Refusal(Reason.ONLY_KING, heads[0], place=place)
    under = column.run[-1]
    head = min(heads, key=lambda card: abs(card.rank + 1 - under.rank))
    reason = Reason.SAME_COLOUR if head.rank + 1 == under.rank else Reason.WRONG_RANK
    return Refusal(reason, head, under, place)


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
    heights = (foundations[0], foundations[1], foundations[2], foundations[3])
    after = Position(position.variant, position.stock, waste, heights, tuple(columns), position.pass_number)
    return Step(move, position, after, moved, turned)
