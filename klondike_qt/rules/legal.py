"""All legal moves of a position, and whether any of them can still matter."""

from collections.abc import Iterator

from klondike_qt.rules.cards import KING, Card
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.play import refusal
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position, foundation_of


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return every legal move in a fixed order: to foundations, between columns, from the waste, back, stock."""
    if position.is_won:
        return ()
    carries = [move for move in _candidates(position) if refusal(position, move) is None]
    stock: list[Move] = [move for move in (Draw(), Redeal()) if refusal(position, move) is None]
    return (*carries, *stock)


def legal_places(position: Position, source: Place, count: int | None = None) -> tuple[Place, ...]:
    """Return the places that take the last ``count`` cards of ``source`` (None: any number), in reading order."""
    places = {
        move.destination
        for move in legal_moves(position)
        if isinstance(move, Carry) and move.source is source and count in {None, move.count}
    }
    return tuple(sorted(places))


def is_stuck(position: Position) -> bool:
    """Tell whether nothing that matters can be played any more (never a false alarm, see the rules).

    Draws, redeals and kings carried from one emptied column to another do not count as moves; cards that the
    stock will still bring to the top do, if they have a home now.
    """
    if position.is_won:
        return False
    for move in legal_moves(position):
        if isinstance(move, Carry) and not is_pointless(position, move):
            return False
    return not any(_has_home(position, card) for card in coming_cards(position))


def is_pointless(position: Position, move: Carry) -> bool:
    """Tell whether a move only takes a king and its run from one emptied column to another."""
    if not (move.source.is_column and move.destination.is_column):
        return False
    return position.top_card(move.destination) is None and len(position.column(move.source)) == move.count


def coming_cards(position: Position) -> tuple[Card, ...]:
    """Return the waste cards that can come to the top by draws and redeals alone."""
    draw = position.variant.draw
    top = position.waste[-1:]
    coming = top + _group_tops(position.stock, draw)
    if position.may_redeal:
        coming += _group_tops(position.waste + position.stock, draw)
    return coming


def _group_tops(cards: tuple[Card, ...], draw: int) -> tuple[Card, ...]:
    return cards[draw - 1 :: draw] + cards[-1:]


def _has_home(position: Position, card: Card) -> bool:
    if position.foundations[card.suit] == card.rank - 1:
        return True
    tops = [position.top_card(place) for place in COLUMN_PLACES]
    return any(card.rank == KING if top is None else card.may_lie_on(top) for top in tops)


def _candidates(position: Position) -> Iterator[Carry]:
    for place in (*COLUMN_PLACES, Place.WASTE):
        top = position.top_card(place)
        if top:
            yield Carry(place, foundation_of(top.suit))
    for source in COLUMN_PLACES:
        for destination in COLUMN_PLACES:
            if source is not destination:
                for count in range(1, len(position.column(source).run) + 1):
                    yield Carry(source, destination, count)
    for source in (Place.WASTE, *FOUNDATION_PLACES):
        if position.top_card(source):
            for destination in COLUMN_PLACES:
                yield Carry(source, destination)
