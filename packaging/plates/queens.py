"""Crowns and hair of the four queens, round a face at (0, 0)."""

from plates.pen import FINE, Pen, joined, oval, placed

from klondike_qt.rules.cards import Suit

_LEAF = "M0 0 C-3.4 -3 -3 -7 0 -9.5 C3 -7 3.4 -3 0 0 Z"
_BRAID = [(13, 4), (14.4, 10), (15.2, 16), (15.4, 22), (15, 28)]


def draw_back(pen: Pen) -> None:
    """Draw the hair behind the face."""
    match pen.suit:
        case Suit.SPADES:
            pen.area("M0 -24 C-18 -22 -17 -4 -20 24 H20 C17 -4 18 -22 0 -24 Z", "second")
            pen.area("M0 -20 C-16 -20 -14 -2 -15 20 H15 C14 -2 16 -20 0 -20 Z", "hair-black")
        case Suit.HEARTS:
            pen.area(
                "M0 -21 C-16 -21 -17 -9 -15 -3 C-20 1 -20 8 -16 12 C-21 17 -19 24 -13 27 H13 C19 24 21 17 16 12"
                " C20 8 20 1 15 -3 C17 -9 16 -21 0 -21 Z",
                "hair-auburn",
            )
            pen.mark("M-13 -6 C-17 2 -12 8 -14 14 M13 -6 C17 2 12 8 14 14", 0.8, "strand-auburn", FINE)
        case Suit.DIAMONDS:
            pen.area(
                "M0 -21 C-17 -21 -18 -5 -16 6 C-15.5 12 -19 13 -20.5 10 C-21 17 -12 19 -9.5 12 V-8 H9.5 V12"
                " C12 19 21 17 20.5 10 C19 13 15.5 12 16 6 C18 -5 17 -21 0 -21 Z",
                "hair-black",
            )
        case Suit.CLUBS:
            pen.area("M0 -20 C-15 -20 -15 -6 -13 4 H13 C15 -6 15 -20 0 -20 Z", "hair-umber")
            for side in (-1, 1):
                for row, (x, y) in enumerate(_BRAID):
                    tilt = side * (28 if row % 2 else -28)
                    pen.area(placed(oval(0, 0, 4.1, 3.4), side * x, y, angle=tilt), "hair-umber")


def draw_front(pen: Pen) -> None:
    """Draw the hair over the forehead."""
    match pen.suit:
        case Suit.SPADES:
            shape = "M0 -15 C-6 -15 -11 -9 -12 2 C-15 -4 -15 -18 0 -19 C15 -18 15 -4 12 2 C11 -9 6 -15 0 -15 Z"
            pen.area(shape, "hair-black")
        case Suit.HEARTS:
            shape = "M3 -16 C-3 -13 -9 -10 -11.5 -1 C-16 -6 -15 -19 0 -19.5 C15 -19 16 -6 11.5 -1 C11 -8 8 -12 3 -16 Z"
            pen.area(shape, "hair-auburn")
        case Suit.DIAMONDS:
            pen.area("M-12 -7 C-6 -9 6 -9 12 -7 C14 -12 12 -19 0 -19.5 C-12 -19 -14 -12 -12 -7 Z", "hair-black")
            pen.mark("M-7 -8.6 L-6 -14 M0 -9 V-14 M7 -8.6 L6 -14", 0.7, "strand", FINE)
        case Suit.CLUBS:
            shape = "M0 -13 C-7 -14 -10 -8 -12 -1 C-14 -8 -13 -18 0 -18.5 C13 -18 14 -8 12 -1 C10 -8 7 -14 0 -13 Z"
            pen.area(shape, "hair-umber")


def draw_crown(pen: Pen) -> None:
    """Draw the crown: points, a heart, rays or a wreath."""
    match pen.suit:
        case Suit.SPADES:
            shape = "M-11 -16 L-13.5 -26 L-7 -23 L-5 -31 L0 -25.5 L5 -31 L7 -23 L13.5 -26 L11 -16 Q0 -20.5 -11 -16 Z"
            pen.area(shape, "gold")
            pen.dots([(-5, -31.5), (5, -31.5)], 1.7, "paper", 0.7)
            pen.pip(0, -22, 4.6, "jewel")
        case Suit.HEARTS:
            pen.area(
                "M-11.5 -16 L-13.5 -25 Q-9 -23 -7.5 -20 Q-5 -27 0 -28.5 Q5 -27 7.5 -20 Q9 -23 13.5 -25"
                " L11.5 -16 Q0 -20.5 -11.5 -16 Z",
                "gold",
            )
            pen.pip(0, -23, 6.4, "jewel")
            pen.dots([(-13.5, -25.6), (13.5, -25.6), (0, -30)], 2.0, "paper", 0.7)
        case Suit.DIAMONDS:
            for angle in (-52, -26, 0, 26, 52):
                ray = placed("M-3 0 L0 -15.5 L3 0 Z", 0, -15, down=1.0 if angle else 1.12, angle=angle)
                pen.area(ray, "gold")
            pen.area("M-12.4 -13.6 Q0 -20.5 12.4 -13.6 L11.6 -9.8 Q0 -16 -11.6 -9.8 Z", "gold")
            pen.dots([(-7, -13.4), (0, -15.1), (7, -13.4)], 1.3, "jewel", when=FINE)
        case Suit.CLUBS:
            for side in (-1, 1):
                for x, y, angle in ((12.2, -9.5, 62), (9.6, -14.2, 44), (5.6, -17.2, 26)):
                    pen.area(placed(_LEAF, side * x, y, angle=side * angle), "second")
            pen.area(joined(oval(0, -22.6, 3.1), oval(-3.1, -18, 3.1), oval(3.1, -18, 3.1)), "gold")
