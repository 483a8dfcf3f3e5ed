"""Deal numbers and the opening position."""

from collections.abc import Iterator, Sequence

from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.position import COLUMNS, Column, Position
from klondike_qt.rules.variant import Variant

LARGEST_DEAL_NUMBER = 2_147_483_647
Deal = tuple[Card, ...]
"""52 cards in row order (28 of the table row by row, then the stock, first drawn first)."""


def deal_of_number(number: int) -> Deal:
    """Return the deal with a native number, 1 to 2147483647; ValueError outside.

    The well-known 31-bit generator of Microsoft's dealer with PySol's packet deal: the same number can be looked
    up there (PySol for numbers below 32000, ``msN`` for any).
    """
    if not 1 <= number <= LARGEST_DEAL_NUMBER:
        msg = f"deal numbers go from 1 to {LARGEST_DEAL_NUMBER}, not {number}"
        raise ValueError(msg)
    return packet_deal(_values(number))


def _values(state: int) -> Iterator[int]:
    while True:
        state = (214_013 * state + 2_531_011) % 2**31
        yield state >> 16


def packet_deal(values: Iterator[int]) -> Deal:
    """Shuffle a fresh pack by a stream of whole numbers, deal it out in packets, and return the row order."""
    pack = list(PACK)
    for i in range(len(pack) - 1, 0, -1):
        j = next(values) % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return packed(pack)


def packed(pack: Sequence[Card]) -> Deal:
    """Deal a shuffled pack out in packets from its end, and return the row order.

    Face-down packets go to the right-hand columns, from six cards down to one; last a face-up card to each column.
    """
    cards = reversed(pack)
    columns: list[list[Card]] = [[] for _ in range(COLUMNS)]
    for left_most in (*range(1, COLUMNS), 0):
        for index in range(COLUMNS - 1, left_most - 1, -1):
            columns[index].append(next(cards))
    return row_order(columns, tuple(cards))


def row_order(columns: Sequence[Sequence[Card]], stock: Sequence[Card]) -> Deal:
    """Return the deal with these columns of one to seven cards (bottom to top) and this stock (first drawn first)."""
    return (*(columns[index][row] for row in range(COLUMNS) for index in range(row, COLUMNS)), *stock)


def opening(deal: Deal, variant: Variant) -> Position:
    """Return the position after dealing: columns of 1 to 7 cards, the last face up, and 24 in the stock."""
    columns: list[list[Card]] = [[] for _ in range(COLUMNS)]
    cards = iter(deal)
    for row in range(COLUMNS):
        for index in range(row, COLUMNS):
            columns[index].append(next(cards))
    return Position(
        variant=variant,
        stock=tuple(cards),
        waste=(),
        foundations=(0, 0, 0, 0),
        columns=tuple(Column(tuple(column[:-1]), (column[-1],)) for column in columns),
    )
