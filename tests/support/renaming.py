"""Suits renamed so that the game stays the same: clubs and spades exchanged, hearts and diamonds, or the colours."""

from collections.abc import Mapping
from itertools import permutations

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.position import Column, Position
from klondike_qt.rules.setup import Setup, arranged

Names = Mapping[Suit, Suit]


def _keeps_the_game(new: tuple[Suit, ...]) -> bool:
    """Tell whether suits of one colour are of one colour afterwards."""
    return new[Suit.CLUBS].is_red == new[Suit.SPADES].is_red


RENAMINGS: tuple[Names, ...] = tuple(
    dict(zip(Suit, new, strict=True)) for new in permutations(Suit) if _keeps_the_game(new) and new != tuple(Suit)
)
"""The seven ways that change something."""


def renamed(position: Position, names: Names) -> Position:
    """Return the position with other suits."""

    def cards(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(Card(card.rank, names[card.suit]) for card in pile)

    old = {new: suit for suit, new in names.items()}
    clubs, diamonds, hearts, spades = (position.foundations[old[suit]] for suit in Suit)
    return arranged(
        Setup(
            position.variant,
            cards(position.stock),
            cards(position.waste),
            (clubs, diamonds, hearts, spades),
            tuple(Column(cards(column.hidden), cards(column.run)) for column in position.columns),
            position.pass_number,
        )
    )
