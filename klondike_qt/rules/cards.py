"""Suits and cards."""

from enum import IntEnum
from typing import NamedTuple

ACE, JACK, QUEEN, KING = 1, 11, 12, 13
RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "CDHS"


class Suit(IntEnum):
    """The four suits in the order of the foundations."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def is_red(self) -> bool:
        """Tell whether this suit belongs to the red family."""
        return self in _RED

    @property
    def letter(self) -> str:
        """The upper-case letter used in notation: C, D, H or S."""
        return SUIT_LETTERS[self]


_RED = frozenset({Suit.DIAMONDS, Suit.HEARTS})


class Card(NamedTuple):
    """One of the 52 cards: a rank from 1 (ace) to 13 (king) and a suit."""

    rank: int
    suit: Suit

    @property
    def is_red(self) -> bool:
        """Tell whether this card belongs to the red family."""
        return self.suit in _RED

    @property
    def code(self) -> str:
        """The two characters used in notation, such as ``TH`` for the ten of hearts."""
        return RANK_LETTERS[self.rank - 1] + SUIT_LETTERS[self.suit]

    def may_lie_on(self, other: "Card") -> bool:
        """Tell whether this card fits on ``other`` in a column: one rank lower, other colour."""
        return other.rank == self.rank + 1 and (other.suit in _RED) != (self.suit in _RED)


PACK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in range(ACE, KING + 1) for suit in Suit)
"""All 52 cards, rank by rank, clubs to spades inside a rank."""

CARD_BY_CODE: dict[str, Card] = {card.code: card for card in PACK}
"""Each card by its two characters."""
