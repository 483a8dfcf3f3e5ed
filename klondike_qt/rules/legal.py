"""All legal moves of a position, and whether any of them can still matter."""

from collections.abc import Iterator

from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position, foundation_of

_WASTE = Place.WASTE


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return every legal move in a fixed order: to foundations, between columns, from the waste, back, stock.

    The same moves as those that ``refusal`` lets pass, found without asking for each.
    """
    if position.is_won:
        return ()
    moves: list[Move] = [*_carries(position)]
    if position.stock:
        moves.append(Draw())
    elif position.waste and position.may_redeal:
        moves.append(Redeal())
    return tuple(moves)


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
    if position.is_won or not all(is_pointless(position, move) for move in _carries(position)):
        return False
    return not any(_has_home(position, card) for card in coming_cards(position))


def is_pointless(position: Position, move: Carry) -> bool:
    """Tell whether a move only takes a king and its run from one emptied column to another."""
    if not (move.source.is_column and move.destination.is_column):
        return False
    return not position.column(move.destination) and len(position.column(move.source)) == move.count


def coming_cards(position: Position) -> tuple[Card, ...]:
    """Return the waste cards that can come to the top by draws and redeals alone, the present top first."""
    draw = position.variant.draw
    coming = position.waste[-1:] + _group_tops(position.stock, draw)
    if position.may_redeal:
        coming += _group_tops(position.waste + position.stock, draw)
    return coming


def _group_tops(cards: tuple[Card, ...], draw: int) -> tuple[Card, ...]:
    return cards[draw - 1 :: draw] + cards[-1:]


def _has_home(position: Position, card: Card) -> bool:
    return position.foundation_takes(card) or any(column.takes(card) for column in position.columns)


def _carries(position: Position) -> Iterator[Carry]:
    """Find every legal carry, one by one, so that one is found quickly."""
    yield from _up(position)
    yield from _between_columns(position)
    if position.waste:
        yield from _onto_columns(position, _WASTE, position.waste[-1])
    if position.variant.worry_back:
        for place, height in zip(FOUNDATION_PLACES, position.foundations, strict=True):
            if height:
                yield from _onto_columns(position, place, Card(height, place.suit))


def _up(position: Position) -> Iterator[Carry]:
    for place, column in zip(COLUMN_PLACES, position.columns, strict=True):
        if column.run and position.foundation_takes(column.run[-1]):
            yield Carry(place, foundation_of(column.run[-1].suit))
    if position.waste and position.foundation_takes(position.waste[-1]):
        yield Carry(_WASTE, foundation_of(position.waste[-1].suit))


def _between_columns(position: Position) -> Iterator[Carry]:
    columns = tuple(zip(COLUMN_PLACES, position.columns, strict=True))
    for source, column in columns:
        if column.run:
            for destination, other in columns:
                count = other.fitting(column.run)
                if count and destination is not source:
                    yield Carry(source, destination, count)


def _onto_columns(position: Position, source: Place, card: Card) -> Iterator[Carry]:
    for place, column in zip(COLUMN_PLACES, position.columns, strict=True):
        if column.takes(card):
            yield Carry(source, place)
