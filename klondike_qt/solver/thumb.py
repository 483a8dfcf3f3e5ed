"""Rules of thumb: which moves look good without any search."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import NamedTuple

from klondike_qt.game.autoplay import is_safe
from klondike_qt.rules.cards import KING, Card
from klondike_qt.rules.legal import is_pointless, legal_moves
from klondike_qt.rules.moves import Carry, Move, Redeal, Refusal
from klondike_qt.rules.play import play, press_stock
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position, foundation_of


class Worth(IntEnum):
    """How good a move looks, best first; from ``IDLE`` on it helps nothing that can be seen."""

    SAFE = 0
    """A card goes up that nothing can need any more."""
    TURNS_OVER = 1
    FREES_CARD = 2
    """The card that is uncovered goes up, or another card finds its place on it."""
    KING_TO_EMPTY = 3
    GOES_UP = 4
    FROM_WASTE = 5
    EMPTIES_COLUMN = 6
    """A king waits for the empty column."""
    COMES_BACK = 7
    """Another card finds its place on the one that comes back from its foundation."""
    STOCK = 8
    """A card that has a home comes nearer."""
    IDLE = 9
    RETURNS = 10
    """The table was like that before."""
    POINTLESS = 11


class StockWay(NamedTuple):
    """A way through the stock: presses, and the position after them."""

    presses: tuple[Move, ...]
    after: Position


def arrangement(position: Position) -> tuple[object, ...]:
    """Return what draws and redeals leave as it is, whichever column is where: equal ones are no progress."""
    return position.foundations, frozenset(position.columns), position.waste + position.stock


def arrangements(trail: Iterable[Position]) -> frozenset[tuple[object, ...]]:
    """Return the arrangements of a game so far."""
    return frozenset(map(arrangement, trail))


def stock_ways(position: Position) -> Iterator[StockWay]:
    """Yield every position that draws and at most one redeal lead to, the nearest first; not the present one."""
    presses: tuple[Move, ...] = ()
    is_dealt_again = False
    while not isinstance(press := press_stock(position), Refusal):
        if isinstance(press, Redeal):
            if is_dealt_again:
                return
            is_dealt_again = True
        position = play(position, press).after
        presses = (*presses, press)
        yield StockWay(presses, position)


def worth(position: Position, move: Move, before: frozenset[tuple[object, ...]]) -> Worth:
    """Tell how good a legal move looks; ``before`` holds the arrangements that were there already."""
    if not isinstance(move, Carry):
        ways = stock_ways(position)
        return Worth.STOCK if any(_has_use(way.after, before) for way in ways) else Worth.IDLE
    if is_pointless(position, move):
        return Worth.POINTLESS
    after = play(position, move)
    if arrangement(after.after) in before:
        return Worth.RETURNS
    if move.destination.is_foundation:
        return _worth_up(position, move, is_turning=after.turned is not None)
    if move.source is Place.WASTE:
        return Worth.FROM_WASTE if position.column(move.destination) else Worth.KING_TO_EMPTY
    if move.source.is_column:
        return Worth.TURNS_OVER if after.turned else _worth_between(position, move)
    top = position.top_card(move.source)
    is_needed = top is not None and any(card.may_lie_on(top) for card in _waiting(position))
    return Worth.COMES_BACK if is_needed else Worth.IDLE


def ranked(position: Position, trail: Iterable[Position]) -> tuple[tuple[Worth, Move], ...]:
    """Return all legal moves with their worth, the best first."""
    before = arrangements((*trail, position))
    judged = [(worth(position, move, before), move) for move in legal_moves(position)]
    judged.sort(key=lambda pair: (pair[0], -_hidden_below(position, pair[1])))
    return tuple(judged)


def _has_use(position: Position, before: frozenset[tuple[object, ...]]) -> bool:
    """Tell whether the top of the waste has a home where it was not before."""
    top = position.top_card(Place.WASTE)
    if not top:
        return False
    places = (foundation_of(top.suit), *COLUMN_PLACES)
    fitting = (
        place
        for place in places
        if (position.column(place).takes(top) if place.is_column else position.foundation_takes(top))
    )
    return any(arrangement(play(position, Carry(Place.WASTE, place)).after) not in before for place in fitting)


def _worth_up(position: Position, move: Carry, *, is_turning: bool) -> Worth:
    card = position.top_card(move.source)
    if card and is_safe(position, card) and (move.source.is_column or position.variant.draw == 1):
        return Worth.SAFE
    return Worth.TURNS_OVER if is_turning else Worth.GOES_UP


def _worth_between(position: Position, move: Carry) -> Worth:
    column = position.column(move.source)
    if len(column.run) == move.count:
        return Worth.EMPTIES_COLUMN if _is_king_waiting(position) else Worth.IDLE
    uncovered = column.run[-move.count - 1]
    is_needed = position.foundation_takes(uncovered) or any(
        card.may_lie_on(uncovered) and not _has_column(position, card) for card in _waiting(position)
    )
    return Worth.FREES_CARD if is_needed else Worth.IDLE


def _waiting(position: Position) -> Iterator[Card]:
    """Yield the cards that want a place: what lies on face-down cards, and what the player sees on the waste."""
    for column in position.columns:
        if column.hidden:
            yield column.run[0]
    if position.waste:
        yield position.waste[-1]


def _has_column(position: Position, card: Card) -> bool:
    return any(column.takes(card) for column in position.columns)


def _is_king_waiting(position: Position) -> bool:
    """Tell whether a king would move to an empty column, and there is none yet."""
    if not all(position.columns):
        return False
    return any(card.rank == KING for card in _waiting(position))


def _hidden_below(position: Position, move: Move) -> int:
    """Count the face-down cards of the column that a move takes from."""
    if isinstance(move, Carry) and move.source.is_column:
        return len(position.column(move.source).hidden)
    return 0
