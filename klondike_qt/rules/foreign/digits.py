"""Deals as 156 digits, as Klondike-Solver and its kin write them: for each card rank 01 to 13 and suit 1 to 4.

Suits are clubs, diamonds, hearts, spades. (KSolve's reader takes 3 for spades and 4 for hearts, against its own help.)
"""

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.deck import Deal
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.rules.setup import card_faults

DIGITS = 156
_LEAST, _MOST = 100, 200
_CARDS = {f"{card.rank:02}{card.suit + 1}": card for card in PACK}


def is_digits(words: str) -> bool:
    """Tell whether a text is meant as such a deal: about as many digits, perhaps with space between them."""
    digits = "".join(words.split())
    return digits.isascii() and digits.isdigit() and _LEAST <= len(digits) <= _MOST


def read_digits(words: str) -> Deal:
    """Read 156 digits: row order, then the stock, first drawn first; raises InvalidSetup with every fault."""
    digits = "".join(words.split())
    groups = [digits[start : start + 3] for start in range(0, len(digits), 3)]
    if len(digits) != DIGITS:
        raise InvalidSetup([Fault(FaultKind.DIGIT_COUNT, number=len(digits))])
    faults = [
        Fault(FaultKind.UNREADABLE, group, number=3 * index + 1)
        for index, group in enumerate(groups)
        if group not in _CARDS
    ]
    cards = tuple(_CARDS[group] for group in groups if group in _CARDS)
    faults += [] if faults else card_faults(cards)
    if faults:
        raise InvalidSetup(faults)
    return cards
