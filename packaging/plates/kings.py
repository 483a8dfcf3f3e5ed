"""Crowns, beards and hair of the four kings, round a face at (0, 0)."""

from plates.pen import COLOUR, FINE, STARK, Pen, joined, mirrored, oval, pip, placed, without

from klondike_qt.rules.cards import Suit

_OAK = "M0 0 C-5 -4 -5 -8 -2.6 -9.5 C-3.6 -13 -1.6 -16 0 -18 C1.6 -16 3.6 -13 2.6 -9.5 C5 -8 5 -4 0 0 Z"
_BAND = "M-13.4 -17 Q0 -13.6 13.4 -17 L13 -11.4 Q0 -8.4 -13 -11.4 Z"


def draw_back(pen: Pen) -> None:
    """Draw the hair behind the face."""
    match pen.suit:
        case Suit.SPADES:
            pen.area("M-13 -13 L-18 20 L-9 24 V-10 H9 V24 L18 20 L13 -13 Z", "hair-black")
        case Suit.HEARTS:
            for side in (-1, 1):
                curls = (oval(13 * side, -6, 4.6), oval(14.5 * side, 1.5, 5), oval(13.5 * side, 9, 5))
                pen.area(joined(*curls), "hair-white")
        case Suit.DIAMONDS:
            lock = "M12 -13 C17 -10 16 2 18 8 C19.5 12 16 15 13 12.5 C11 8 11 0 11 -12 Z"
            for shape in (mirrored(lock), lock):
                pen.area(shape, "hair-auburn")
        case Suit.CLUBS:
            lock = "M11 -13 C17 -12 18 -4 16 1 C19 6 18 14 13 17 L10 8 Z"
            for shape in (mirrored(lock), lock):
                pen.area(shape, "hair-umber")


def draw_beard(pen: Pen) -> None:
    """Draw beard and moustache."""
    match pen.suit:
        case Suit.SPADES:
            _draw_long_beard(pen)
        case Suit.HEARTS:
            _draw_curled_beard(pen)
        case Suit.DIAMONDS:
            pen.area("M-5 14.5 C-3 13.4 3 13.4 5 14.5 C5 20 2.5 24 0 28 C-2.5 24 -5 20 -5 14.5 Z", "hair-auburn")
            pen.area(
                "M0 7 C-4 5.8 -9 7 -13.5 3 C-13.8 9.5 -6 12.6 0 9.4 C6 12.6 13.8 9.5 13.5 3 C9 7 4 5.8 0 7 Z",
                "hair-auburn",
            )
        case Suit.CLUBS:
            _draw_full_beard(pen)


def _draw_long_beard(pen: Pen) -> None:
    pen.area(
        "M-12.4 1 C-12.4 7 -8.5 7.4 -5 7 C-3 5.8 -1 6.6 0 7.6 C1 6.6 3 5.8 5 7 C8.5 7.4 12.4 7 12.4 1"
        " C14 12 10 21 3.5 29 L0 34.5 L-3.5 29 C-10 21 -14 12 -12.4 1 Z",
        "hair-black",
    )
    for strand in ("M-6.6 13 Q-5 21 -1.6 27.5", "M0 15 V30", "M6.6 13 Q5 21 1.6 27.5"):
        pen.mark(strand, 0.7, "strand")
    pen.mark("M-3.2 11.4 Q0 12.8 3.2 11.4", 1.1, "skin", COLOUR)
    pen.mark("M-3.2 11.4 Q0 12.8 3.2 11.4", 1.1, "mouth", STARK)


def _draw_curled_beard(pen: Pen) -> None:
    curls = [(-11, 8, 5), (11, 8, 5), (-9.5, 15, 5.4), (9.5, 15, 5.4), (-5, 20.5, 5.6), (5, 20.5, 5.6), (0, 16, 8)]
    full = joined(*(oval(*curl) for curl in curls), "M-12.4 0 L-6 8 H6 L12.4 0 L14 9 L0 22 L-14 9 Z")
    pen.area(without(full, oval(0, 6, 6.2, 3.4)), "hair-white")
    strands = "M-10.5 11 Q-7 12 -7.5 16 M10.5 11 Q7 12 7.5 16 M-3.5 17 Q-1 19 -3 23 M3.5 17 Q1 19 3 23"
    pen.mark(strands, 0.7, "strand-white", FINE)
    pen.area(
        "M0 6.8 C-3 5.8 -7 6.6 -9 9.6 C-6 12 -2.4 11.6 0 9.6 C2.4 11.6 6 12 9 9.6 C7 6.6 3 5.8 0 6.8 Z", "hair-white"
    )


def _draw_full_beard(pen: Pen) -> None:
    pen.area(
        "M-12.4 0 C-11 6 -8 7.6 -5 7.2 C-3 6 -1 6.6 0 7.6 C1 6.6 3 6 5 7.2 C8 7.6 11 6 12.4 0"
        " C17 8 16 18 10.5 25 C8 23.6 6.5 25 5 28.4 C3 26 -3 26 -5 28.4 C-6.5 25 -8 23.6 -10.5 25"
        " C-16 18 -17 8 -12.4 0 Z",
        "hair-umber",
    )
    strands = "M-8 12 C-10 17 -6 19 -7.5 22.5 M0 15 C-2 19 2 20 0 24 M8 12 C10 17 6 19 7.5 22.5"
    pen.mark(strands, 0.75, "strand-umber", FINE)
    pen.mark("M-3.2 11.4 Q0 12.8 3.2 11.4", 1.1, "skin", COLOUR)
    pen.mark("M-3.2 11.4 Q0 12.8 3.2 11.4", 1.1, "mouth", STARK)


def draw_crown(pen: Pen) -> None:
    """Draw the crown: spikes, arches, lozenges or oak leaves on one band."""
    match pen.suit:
        case Suit.SPADES:
            pen.area("M-13 -13 L-16 -31 L-8.5 -22.5 L-5.5 -33 L0 -23 L5.5 -33 L8.5 -22.5 L16 -31 L13 -13 Z", "gold")
            pen.dots([(-16, -31.4), (-5.5, -33.2), (5.5, -33.2), (16, -31.4)], 1.9, "main", 0.8)
        case Suit.HEARTS:
            arch = "M13 -13 C19 -25 11 -30 8 -29.6 C13 -25 11 -19 8.5 -13 Z"
            pen.area("M-13 -13 C-19 -24 -12 -31 0 -30 C12 -31 19 -24 13 -13 Z", "main")
            for shape in (mirrored(arch), arch, "M-2.6 -13 V-30 H2.6 V-13 Z", oval(0, -32, 2.8)):
                pen.area(shape, "gold")
        case Suit.DIAMONDS:
            pen.area("M-13 -13 L-15.5 -25 L-10 -29 L-5 -24.5 L0 -31.5 L5 -24.5 L10 -29 L15.5 -25 L13 -13 Z", "gold")
            for x, size in ((-8.6, 5.5), (0, 8), (8.6, 5.5)):
                pen.area(pip(Suit.DIAMONDS, x, -21, size), "jewel", 0)
        case Suit.CLUBS:
            for x, angle, size in ((-11.5, -26, 0.92), (11.5, 26, 0.92), (-6, -11, 1.0), (6, 11, 1.0), (0, 0, 1.1)):
                pen.area(placed(_OAK, x, -14, across=size, down=size, angle=angle), "gold")
                pen.mark(placed("M0 -2 V-12", x, -14, across=size, down=size, angle=angle), 0.6, when=FINE)
    pen.area(_BAND, "paper" if pen.suit is Suit.HEARTS else "gold")
    pen.dots([(-8, -13.3), (0, -12.4), (8, -13.3)], 1.35, "jewel", when=FINE)
