"""What each court holds, round a grip at (0, 0)."""

from collections.abc import Callable

from plates.pen import COLOUR, STARK, Pen, joined, oval

from klondike_qt.rules.cards import JACK, KING, QUEEN, Suit
from klondike_qt.ui.look.paths import box


def draw_attribute(pen: Pen, rank: int) -> None:
    """Draw sword, sceptre, axe or orb; moon, rose, fan or clover; halberd, letter, pennant or horn."""
    angle, draw = _ATTRIBUTES[rank, pen.suit]
    with pen.moved(16, 55.5, scale=0.87, angle=angle):
        draw(pen)


def _draw_sword(pen: Pen) -> None:
    pen.area("M-3 -6 L-2.5 -27 L0 -33 L2.5 -27 L3 -6 Z", "steel")
    pen.mark("M0 -8 V-27", 0.8)
    pen.area("M-9 -8.4 H9 V-5 H-9 Z", "gold")
    pen.area(box(-1.8, -5, 1.8, 11), "deep")


def _draw_sceptre(pen: Pen) -> None:
    pen.area(box(-1.5, -13, 1.5, 16), "gold")
    pen.pip(0, -18.5, 15, "main", lead=1)
    pen.pip(0, -19.4, 6, "gold")
    pen.area(oval(0, -10.4, 2.6), "gold")


def _draw_axe(pen: Pen) -> None:
    pen.area(box(-1.5, -24, 1.5, 14), "wood")
    pen.area("M-1.5 -22 C4 -20 9 -24 13 -26 C17 -19 16 -11 12 -5 C8 -9 4 -11 -1.5 -10 Z", "steel")
    pen.mark("M11 -22.4 C13.4 -18 13 -13 10.6 -8.6", 0.8)
    pen.area("M-1.5 -20 L-6 -16 L-1.5 -12 Z", "gold")


def _draw_orb(pen: Pen) -> None:
    pen.area(oval(0, -11.5, 9.6), "second")
    pen.area("M-9.4 -13.2 Q0 -9.6 9.4 -13.2 L9 -8.6 Q0 -5 -9 -8.6 Z", "gold")
    pen.area("M-2 -21 Q0 -16 -2 -10.4 H2 Q0 -16 2 -21 Z", "gold")
    pen.area(joined(box(-1.3, -28.5, 1.3, -20.6), box(-4.2, -26.4, 4.2, -23.8)), "gold")


def _draw_moon(pen: Pen) -> None:
    pen.area(box(-1.3, -12, 1.3, 16), "gold")
    pen.area(
        "M4.6 -28 C-8 -28 -11 -14 0 -11 C8 -10 11 -16 9.6 -21 C7 -15 -1 -17 -0.4 -22 C0 -25 2.4 -27 4.6 -28 Z", "gold"
    )


def _draw_rose(pen: Pen) -> None:
    pen.mark("M0 14 V-8", width=2.6)
    pen.mark("M0 14 V-8", 0, "leaf", width=2.0)
    pen.area("M0 0 C-8 -1 -10 -6 -9.6 -9 C-4 -9 0 -6 0 0 Z", "leaf")
    petals = [oval(x, y, 5) for x, y in ((0, -21), (-6, -16.6), (6, -16.6), (-3.8, -10.6), (3.8, -10.6), (0, -15.5))]
    pen.area(joined(*petals), "main")
    pen.mark("M-2.6 -16 C-2.6 -19 2.8 -19 2.8 -15.6 C2.8 -12.4 -4.4 -12 -5 -16.6", 0.9, "vein")


def _draw_fan(pen: Pen) -> None:
    pen.area("M0 2 L-16 -15 C-12 -25 12 -25 16 -15 Z", "main")
    pen.area("M0 2 L-9.4 -8 C-6 -14 6 -14 9.4 -8 Z", "gold")
    pen.mark("M0 2 L-9.4 -20.4 M0 2 L-3.4 -22.4 M0 2 L3.4 -22.4 M0 2 L9.4 -20.4", 0.9)


def _draw_clover(pen: Pen) -> None:
    pen.mark("M0 14 V-10", width=2.4)
    pen.mark("M0 14 V-10", 0, "second", width=1.8)
    pen.area(joined(oval(0, -22, 5.4), oval(-6, -13.6, 5.4), oval(6, -13.6, 5.4), oval(0, -15.5, 4)), "main")
    pen.mark("M0 -20 V-10 M-5 -14 L0 -10 L5 -14", 0.9, "gold", COLOUR)
    pen.mark("M0 -20 V-10 M-5 -14 L0 -10 L5 -14", 0.9, "vein", STARK)


def _draw_halberd(pen: Pen) -> None:
    pen.area(box(-1.5, -20, 1.5, 18), "wood")
    pen.area("M0 -30 L2.6 -21 H-2.6 Z", "steel")
    pen.area("M1.5 -20 C6 -18 9 -21 12 -22.6 C14 -17 13 -11 10 -7.6 C7 -10 4 -10.4 1.5 -9.6 Z", "steel")
    pen.area("M-1.5 -18.6 L-8 -15 L-1.5 -12 Z", "steel")


def _draw_letter(pen: Pen) -> None:
    pen.area("M-10 -22 H14 V-5 H-10 Z", "paper")
    pen.mark("M-10 -22 L2 -12.4 L14 -22", 0.9)
    pen.pip(2, -12.2, 8, "main", lead=0.7)


def _draw_pennant(pen: Pen) -> None:
    pen.area(box(-1.4, -24, 1.4, 18), "wood")
    pen.area("M1.4 -23 H25 L19 -15.4 L25 -8 H1.4 Z", "second", when=COLOUR)
    pen.area("M1.4 -23 H25 L19 -15.4 L25 -8 H1.4 Z", "main", when=STARK)
    pen.pip(9.6, -15.5, 10.5, "main", when=COLOUR)
    pen.pip(9.6, -15.5, 10.5, "weave", when=STARK)
    pen.area(oval(0, -25.4, 2.4), "gold")


def _draw_horn(pen: Pen) -> None:
    pen.area("M-3 3 C-12 -4 -8 -18 6 -17 L20 -24 C24 -18 24 -12 21 -7 L9 -10 C1 -11 -2 -5 3.4 1 Z", "gold")
    pen.area("M20 -24 C24 -18 24 -12 21 -7 C17 -12 17 -19 20 -24 Z", "deep")
    pen.mark("M2.5 -16.4 L4.6 -10 M-7.4 -9 L-1.4 -8", 1.2)


_ATTRIBUTES: dict[tuple[int, Suit], tuple[float, Callable[[Pen], None]]] = {
    (KING, Suit.SPADES): (36, _draw_sword),
    (KING, Suit.HEARTS): (8, _draw_sceptre),
    (KING, Suit.DIAMONDS): (14, _draw_axe),
    (KING, Suit.CLUBS): (6, _draw_orb),
    (QUEEN, Suit.SPADES): (12, _draw_moon),
    (QUEEN, Suit.HEARTS): (6, _draw_rose),
    (QUEEN, Suit.DIAMONDS): (14, _draw_fan),
    (QUEEN, Suit.CLUBS): (8, _draw_clover),
    (JACK, Suit.SPADES): (4, _draw_halberd),
    (JACK, Suit.HEARTS): (8, _draw_letter),
    (JACK, Suit.DIAMONDS): (6, _draw_pennant),
    (JACK, Suit.CLUBS): (0, _draw_horn),
}
"""The tilt of each, and what draws it."""
