"""Deals by seed, as the handed ones were made: the pack suit by suit, shuffled by Python."""

import random

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.deck import Deal, opening
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import Variant


def seeded_deal(seed: int) -> Deal:
    """Return the deal of a seed."""
    pack = [Card(rank, suit) for suit in Suit for rank in range(1, 14)]
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def seeded(first: int, number: int, variant: Variant) -> list[Position]:
    """Return the openings of so many seeds."""
    return [opening(seeded_deal(seed), variant) for seed in range(first, first + number)]
