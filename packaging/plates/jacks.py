"""Hats and hair of the four jacks, round a face at (0, 0)."""

from plates.pen import FINE, Pen, joined, oval

from klondike_qt.rules.cards import Suit


def draw_back(pen: Pen) -> None:
    """Draw the hair behind the face, or the hood."""
    straight = "M-13 -14 C-16 -4 -15 4 -17 13 L-9 15 V-8 H9 V15 L17 13 C15 4 16 -4 13 -14 Z"
    match pen.suit:
        case Suit.SPADES:
            pen.area(straight, "hair-black")
        case Suit.HEARTS:
            curls = [
                oval(side * x, y, radius)
                for side in (-1, 1)
                for x, y, radius in ((12.5, -7, 5), (14, 1, 5), (13, 9, 5.2))
            ]
            pen.area(joined(*curls, "M-11 -14 H11 V6 H-11 Z"), "hair-blond")
        case Suit.DIAMONDS:
            pen.area(straight, "hair-auburn")
        case Suit.CLUBS:
            pen.area("M-1 -27 C-20 -24 -18 2 -19 20 H19 C18 2 19 -16 12 -22 Z", "main")


def draw_hat(pen: Pen) -> None:
    """Draw the hat, and the hair that shows under it."""
    match pen.suit:
        case Suit.SPADES:
            _draw_beret(pen)
        case Suit.HEARTS:
            _draw_cap(pen)
        case Suit.DIAMONDS:
            _draw_beaked_hat(pen)
        case Suit.CLUBS:
            _draw_hood(pen)


def _draw_beret(pen: Pen) -> None:
    """Draw a flat beret with a plume."""
    pen.area("M9 -22 C13 -34 24 -34 27 -27 C23 -28 22 -25 24.5 -21 C19 -24 16 -20 15 -16 Z", "paper")
    pen.mark("M12 -20 C16 -27 20 -29 24.4 -28", 0.7)
    pen.area("M-17 -16 C-18 -27 -4 -31 6 -28 C16 -26 19 -19 15 -14 Z", "main")
    pen.area("M-12.6 -16 Q0 -12.4 12.8 -15.4 L12.6 -10.6 Q0 -7.8 -12.4 -11 Z", "gold")
    pen.area("M-12 -9.6 L-11.6 -3 C-9 -7 -4 -8 0 -8.4 C4 -8 9 -7 11.6 -3 L12 -9.6 Q0 -7.4 -12 -9.6 Z", "hair-black")


def _draw_cap(pen: Pen) -> None:
    """Draw a round cap with a turned-up brim and two feathers."""
    pen.area("M-4 -21 C-9 -34 -18 -32 -21 -26 C-16.5 -27 -16 -24 -14.5 -18 Z", "second")
    pen.area("M-2 -21 C-4 -33 -12 -35 -18 -32.6 C-14 -31 -13 -27 -10 -20 Z", "paper")
    pen.area("M-13 -15 C-14 -29 14 -29 13 -15 Z", "main")
    pen.area(
        "M-15.5 -18 C-8 -14.5 8 -14.5 15.5 -18 C16.5 -13 15 -10.5 13 -9.5 C6 -7.6 -6 -7.6 -13 -9.5"
        " C-15 -10.5 -16.5 -13 -15.5 -18 Z",
        "gold",
    )
    pen.pip(0, -12.1, 5, "jewel", when=FINE)
    pen.area(
        "M-11 -8.8 C-12 -5 -8 -5 -8 -7.6 C-7 -4.6 -2.6 -5 -2.6 -8 C-1.6 -5 3 -5 3 -8 C4 -4.8 8 -5 8.4 -7.6"
        " C9 -5 12 -5.4 11 -8.8 C4 -7.6 -4 -7.6 -11 -8.8 Z",
        "hair-blond",
    )


def _draw_beaked_hat(pen: Pen) -> None:
    """Draw a huntsman's hat with one feather."""
    pen.area("M10 -18 C15 -25 17 -30 15 -34.6 C10 -32 6 -27 5 -20 Z", "paper")
    pen.mark("M8 -20 C10.6 -25 13.4 -29 14.2 -32.6", 0.7)
    pen.area("M-24 -11 C-17 -13 -12 -17 -7 -26 C-2 -31 9 -29 12 -22 L14 -12 Z", "main")
    pen.area("M-25 -10.4 C-14 -14 2 -15.6 14.6 -15 C15.8 -11 15 -9.4 13 -9 C2 -9.6 -10 -9.6 -25 -10.4 Z", "gold")
    pen.area("M-11.6 -9.6 L-11.6 -3 C-9 -6.4 -6 -6 -3 -9.4 Z", "hair-auburn")
    pen.area("M11.6 -9 L11.6 -3 C9.6 -5 8 -6 6 -9.2 Z", "hair-auburn")


def _draw_hood(pen: Pen) -> None:
    """Draw the edge of a hood with a hanging tip."""
    pen.area("M2 -28 C11 -34 24 -30 25 -16 C26 -11 22 -9 20 -13 C19 -19 15 -21 11 -19 Z", "main")
    pen.area(
        "M0 -20 C-15 -20 -16 -4 -14 15 L-9.5 17 C-13 4 -12 -12 0 -12.5 C12 -12 13 4 9.5 17 L14 15"
        " C16 -4 15 -20 0 -20 Z",
        "second",
    )
    pen.area(
        "M0 -13 C-6 -13 -9.4 -9 -10.4 -4 C-7 -8 -3 -9.6 2 -9.6 C6 -9.4 9 -7 10.4 -4 C9.4 -9 6 -13 0 -13 Z", "hair-umber"
    )
