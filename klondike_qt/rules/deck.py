"""Deal numbers and the opening position."""

from collections.abc import Sequence

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
    pack = list(PACK)
    state = number
    for i in range(len(pack) - 1, 0, -1):
        state = (214_013 * state + 2_531_011) % 2**31
        j = (state >> 16) % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    pack.reverse()
    return _packet_deal(pack)


def _packet_deal(pack: Sequence[Card]) -> Deal:
    """Deal packets face down to the right-hand columns, last one face-up card to each; return row order."""
    columns: list[list[Card]] = [[] for _ in range(COLUMNS)]
    cards = iter(pack)
    for left_most in (*range(1, COLUMNS), 0):
        for index in range(COLUMNS - 1, left_most - 1, -1):
            columns[index].append(next(cards))
    rows = [columns[index][row] for row in range(COLUMNS) for index in range(row, COLUMNS)]
    return (*rows, *cards)


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
