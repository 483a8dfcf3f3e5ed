"""Positions for tests that want many: walks through games, and the longest columns there can be."""

import random
from collections.abc import Iterator

from klondike_qt.rules.cards import PACK, Card, Suit
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.legal import is_pointless, legal_moves
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.play import play
from klondike_qt.rules.position import COLUMNS, Column, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant


def walk(seed: int, most: int = 120) -> Iterator[Position]:
    """Play random legal moves from a random deal that make long columns likely; draw one and three take turns."""
    chance = random.Random(seed)
    position = opening(deal_of_number(seed + 1), DRAW_THREE if seed % 2 else KLONDIKE)
    yield position
    for _ in range(most):
        moves = legal_moves(position)
        if not moves:
            return
        weights = [_weight(position, move) for move in moves]
        position = play(position, chance.choices(moves, weights)[0]).after
        yield position


def _weight(position: Position, move: Move) -> float:
    match move:
        case Draw() | Redeal():
            return 1.0
        case Carry(source=source, destination=destination):
            if destination.is_foundation:
                return 0.15
            if source.is_foundation:
                return 0.3
            if source.is_column:
                return 0.01 if is_pointless(position, move) else 2.0
            return 4.0


def longest_column(index: int, variant: Variant = KLONDIKE, hidden: int = 6, run: int = 13) -> Position:
    """Lay a run from the king down on ``hidden`` face-down cards in one column; the whole pack is on the table.

    The other columns are empty but for two: their kings carry short runs.
    """
    cards = [Card(rank, Suit.SPADES if rank % 2 else Suit.HEARTS) for rank in range(13, 13 - run, -1)]
    others = [Card(rank, Suit.CLUBS if rank % 2 else Suit.DIAMONDS) for rank in (13, 12, 11)]
    left = [card for card in PACK if card not in cards and card not in others]
    columns = [Column()] * COLUMNS
    columns[index] = Column(tuple(left[:hidden]), tuple(cards))
    columns[(index + 1) % COLUMNS] = Column(tuple(left[hidden : hidden + 2]), tuple(others[:2]))
    columns[(index + 2) % COLUMNS] = Column((), tuple(others[2:]))
    rest = left[hidden + 2 :]
    return Position(variant, tuple(rest[:9]), tuple(rest[9:]), (0, 0, 0, 0), tuple(columns))
