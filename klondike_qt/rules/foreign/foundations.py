"""Foundations that are written card by card."""

from collections.abc import Iterable, Sequence

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.rules.position import FOUNDATION_PLACES


def foundation_heights(piles: Iterable[Sequence[Card]]) -> tuple[int, int, int, int]:
    """Return how high each suit is built, whichever pile it is on; raises InvalidSetup for what is not built up."""
    heights = dict.fromkeys(Suit, 0)
    for pile, place in zip(piles, FOUNDATION_PLACES, strict=False):
        if pile and list(pile) != [Card(rank, pile[0].suit) for rank in range(1, len(pile) + 1)]:
            raise InvalidSetup([Fault(FaultKind.FOUNDATION_ORDER, place=place)])
        if pile:
            heights[pile[0].suit] = len(pile)
    clubs, diamonds, hearts, spades = heights.values()
    return clubs, diamonds, hearts, spades
