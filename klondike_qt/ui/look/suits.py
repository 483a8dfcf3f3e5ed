"""The four suits, and what the suit of a court card wears, as outlines.

Suits fill a square of 100 × 100. The silhouettes were drawn apart for blurred sight: the diamond has waisted sides,
the spade one broad leaf on a small foot, the club three separate discs on a broad foot.
"""

from functools import cache
from typing import assert_never

from PySide6.QtGui import QPainterPath

from klondike_qt.rules.cards import JACK, QUEEN, Suit
from klondike_qt.ui.look.paths import box, hollow, joined, oval, piece, placed

_HEART = (
    "M50 97 C44 84 3 62 3 30 C3 14 15 5 27 5 C38 5 46 12 50 23 C54 12 62 5 73 5 C85 5 97 14 97 30 C97 62 56 84 50 97 Z"
)
_HEART_HOLE = (
    "M50 77 C42 66 19 53 19 31 C19 24 23 20.5 28 20.5 C35 20.5 43 28 50 43"
    " C57 28 65 20.5 72 20.5 C77 20.5 81 24 81 31 C81 53 58 66 50 77 Z"
)
_DIAMOND = "M50 0 Q65 27 87 50 Q65 73 50 100 Q35 73 13 50 Q35 27 50 0 Z"
_DIAMOND_HOLE = 0.56
_LEAF = (
    "M50 0 C56 18 99 36 99 64 C99 79 88 87 76 87 C65 87 55 80 50 70"
    " C45 80 35 87 24 87 C12 87 1 79 1 64 C1 36 44 18 50 0 Z"
)
_LEAF_FOOT = "M50 66 L54.5 72 C54.5 84 57 93 62 100 H38 C43 93 45.5 84 45.5 72 Z"
_DISCS = ((50, 21), (21, 59), (79, 59))
_DISC = 21
_CLUB_WAIST = "M50 28 L66 47 L70 58 L58 60 C55 58 45 58 42 60 L30 58 L34 47 Z"
_CLUB_FOOT = "M45 40 H55 C55 72 60 90 74 100 H26 C40 90 45 72 45 40 Z"


@cache
def suit_figure(suit: Suit, *, outlined: bool = False) -> QPainterPath:
    """Give the silhouette of a suit; ``outlined``: the two red suits as a broad contour (no colour needed)."""
    match suit:
        case Suit.HEARTS:
            heart = piece(_HEART)
            return hollow(heart, piece(_HEART_HOLE)) if outlined else heart
        case Suit.DIAMONDS:
            diamond = piece(_DIAMOND)
            inset = 50 * (1 - _DIAMOND_HOLE)
            return hollow(diamond, placed(diamond, inset, inset, _DIAMOND_HOLE)) if outlined else diamond
        case Suit.SPADES:
            return joined(piece(_LEAF), piece(_LEAF_FOOT))
        case Suit.CLUBS:
            return joined(*(oval(x, y, _DISC) for x, y in _DISCS), piece(_CLUB_WAIST), piece(_CLUB_FOOT))
        case _:
            assert_never(suit)


@cache
def headgear(rank: int) -> QPainterPath:
    """Give the hat of a jack, the coronet of a queen or the crown of a king: 100 wide, standing on y = 0."""
    if rank == JACK:
        return _hat()
    return _coronet() if rank == QUEEN else _crown()


def _hat() -> QPainterPath:
    """Draw a huntsman's hat: long beak, turned-up brim, one feather."""
    brim = piece("M-16 -2 C20 -8 56 -14 104 -16 C110 -8 106 0 98 2 C64 0 24 2 -16 -2 Z")
    crown = piece("M8 -13 C22 -22 28 -40 38 -52 C52 -66 82 -58 90 -38 L98 -23 C66 -21 34 -18 8 -13 Z")
    feather = piece("M76 -62 C78 -80 90 -94 110 -100 C118 -78 112 -56 98 -40 L93 -44 C92 -54 86 -60 76 -62 Z")
    return joined(brim, crown, feather)


def _coronet() -> QPainterPath:
    """Draw a low curved band with five pearls."""
    band = piece("M6 0 Q50 -14 94 0 L94 -13 Q50 -27 6 -13 Z")
    arches = piece("M6 -18 Q50 -32 94 -18 L96 -36 Q80 -28 73 -42 Q60 -36 50 -58 Q40 -36 27 -42 Q20 -28 4 -36 Z")
    pearls = (oval(4, -43, 7.5), oval(27, -51, 7.5), oval(50, -68, 9), oval(73, -51, 7.5), oval(96, -43, 7.5))
    return joined(band, arches, *pearls)


def _crown() -> QPainterPath:
    """Draw three spikes with balls on a straight band."""
    spikes = piece("M8 -20 L0 -62 L28 -40 L50 -74 L72 -40 L100 -62 L92 -20 Z")
    return joined(box(8, -15, 92, 0), spikes, oval(0, -64, 7), oval(50, -78, 8), oval(100, -64, 7))
