"""Robes of the courts with the cloth of their suit, arms and hands, and the sash that joins the halves."""

from collections.abc import Iterator

from plates.pen import FINE, STARK, Pen, common, joined, oval
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from klondike_qt.rules.cards import JACK, KING, QUEEN, Suit
from klondike_qt.ui.look.paths import box, outline

MIDDLE = 69.0
"""Where head and body stand."""
_FOOT = 126
"""How far down robes go: on a card with one figure more of them is seen."""
_TORSOS = {
    KING: f"M27 {_FOOT} V96 C27 68 39 60 53 56.5 H85 C100 60 109 68 111 98 V{_FOOT} Z",
    QUEEN: f"M33 {_FOOT} V96 C34 72 43 63 57 59 H81 C95 63 103 72 105 98 V{_FOOT} Z",
    JACK: f"M30 {_FOOT} V96 C31 71 41 62 55 58 H83 C97 62 106 70 108 98 V{_FOOT} Z",
}
_SLEEVES = {
    KING: "M48 58 C39 55.5 33 56.4 27 53.4 L17.5 63 C21 73 30 81 42 84 C48 78 50 67 48 58 Z",
    QUEEN: "M47 62 C39 60 33 60 27 55.4 L19.5 63 C22 70 30 77.5 41 81 C46 76 48.5 69 47 62 Z",
    JACK: "M48 60 C39 58 33 58 27 54.4 L19 62.6 C22 70 30 77.5 41.5 81 C47 76 49.5 68 48 60 Z",
}
_SEAMS = {
    KING: "M26.6 76.1 C30.75 79.75 36 82.5 42 84 C48 78 50 67 48 58",
    QUEEN: "M27.1 73.3 C30.75 76.5 35.5 79.25 41 81 C46 76 48.5 69 47 62",
    JACK: "M27.1 73.3 C30.9 76.5 35.75 79.25 41.5 81 C47 76 49.5 68 48 60",
}
"""Where a sleeve lies on the robe."""
_SPRIG = joined(oval(0, -1.5, 1.35), oval(-1.45, 0.7, 1.35), oval(1.45, 0.7, 1.35), box(-0.45, -0.4, 0.45, 2.8))
"""A plain trefoil: nobody sees a foot half a pixel wide."""
EDGE = 95.1
"""The right edge of the panel, without half a line."""
SASH = 3.9
"""Half of the height of the sash."""


def draw_robe(pen: Pen, rank: int) -> None:
    """Draw the body with its cloth, and what the rank wears on it."""
    torso = _TORSOS[rank]
    pen.area(torso, "main")
    _lay_cloth(pen, torso)
    pen.edge(torso)
    match rank:
        case 13:
            _draw_ermine(pen)
        case 12:
            _draw_neckline(pen)
        case _:
            _draw_strap(pen, torso)


def draw_cut(pen: Pen, rank: int, aside: float) -> None:
    """Close the robe with a line where the panel cuts it."""
    edge, x = outline(_TORSOS[rank]), EDGE + aside
    top = next(y for y in range(56, _FOOT) if edge.contains(QPointF(x, y)))
    pen.mark(f"M{x} {top} V{_FOOT}")


def draw_ends(pen: Pen) -> None:
    """Close the sash at the edges of the panel; it falls from the left to the right."""
    for x in (100 - EDGE, EDGE):
        y = 70 + 0.17 * (x - 50)
        pen.mark(f"M{x} {y - SASH} V{y + SASH}")


def _lay_cloth(pen: Pen, shape: str) -> None:
    """Lay the cloth of the suit into a shape; only what crosses its edge is cut."""
    cloth, edge = QPainterPath(), outline(shape)
    for part in _cloth(pen.suit):
        cloth.addPath(part if edge.contains(part) else common(part, shape))
    pen.area(cloth, "cloth", 0)


def _cloth(suit: Suit) -> list[QPainterPath]:
    """Draw pleats, scales, lozenges or sprigs."""
    match suit:
        case Suit.SPADES:
            return [box(x, 48, x + 3.6, _FOOT) for x in range(12, 114, 9)]
        case Suit.HEARTS:
            return [outline(_scale(x, y)) for x, y in _lattice(8, 6, 50)]
        case Suit.DIAMONDS:
            return [
                outline(f"M{x} {y - 6.4} L{x + 4.4} {y} L{x} {y + 6.4} L{x - 4.4} {y} Z")
                for y in range(52, _FOOT + 8, 13)
                for x in range(12, 114, 9)
            ]
        case Suit.CLUBS:
            return [_SPRIG.translated(x, y) for x, y in _lattice(10, 7, 51)]


def _lattice(across: int, down: int, top: int) -> Iterator[tuple[float, float]]:
    for row, y in enumerate(range(top, _FOOT + down, down)):
        for x in range(12, 116, across):
            yield x + row % 2 * across / 2, y


def _scale(x: float, y: float) -> str:
    return (
        f"M{x - 4} {y} C{x - 4} {y + 6} {x + 4} {y + 6} {x + 4} {y}"
        f" L{x + 2.9} {y} C{x + 2.9} {y + 4.2} {x - 2.9} {y + 4.2} {x - 2.9} {y} Z"
    )


def _draw_ermine(pen: Pen) -> None:
    """Draw the gold front and the fur collar of a king."""
    x = MIDDLE
    pen.area(f"M{x - 3.4} 60 H{x + 3.4} V{_FOOT} H{x - 3.4} Z", "gold")
    for row, y in enumerate(range(73, _FOOT, 8)):
        if row % 2:
            pen.pip(x, y, 5, "jewel", when=FINE)
        else:
            pen.dots([(x, y)], 1.4, "stud", when=FINE)
    pen.area(
        f"M{x - 27} 65.5 C{x - 24} 59.5 {x - 18} 56 {x - 10} 53 H{x + 10} C{x + 18} 56 {x + 24} 59.5 {x + 27} 65.5"
        f" C{x + 17} 64.4 {x + 9} 65 {x} 69 C{x - 9} 65 {x - 17} 64.4 {x - 27} 65.5 Z",
        "fur",
    )
    for dx, top in ((-20.5, 61.3), (-14.5, 59.3), (14.5, 59.3), (20.5, 61.3)):
        pen.mark(f"M{x + dx} {top} V{top + 2.4}", 1.4, "tail")


def _draw_neckline(pen: Pen) -> None:
    """Draw the bare neck of a queen with its gold line and a pendant."""
    x = MIDDLE
    pen.area(f"M{x - 10} 58 C{x - 8} 68 {x - 4} 71 {x} 72 C{x + 4} 71 {x + 8} 68 {x + 10} 58 Z", "skin", 0)
    pen.area(f"M{x} 72 C{x + 4} 71 {x + 8} 68 {x + 10} 58 L{x} 58 Z", "shade", 0)
    line = f"M{x - 13} 57.5 C{x - 10} 69 {x - 5} 72.6 {x} 74 C{x + 5} 72.6 {x + 10} 69 {x + 13} 57.5"
    pen.mark(line, 1.0, width=3.2)
    pen.mark(line, -0.6, "gold", width=3.2)
    pen.area(box(x - 4.2, 50, x + 4.2, 62), "shade")
    pen.mark(f"M{x - 6.4} 61 Q{x} 66.5 {x + 6.4} 61", 0.8)
    pen.pip(x, 66.4, 5.2, "main", lead=0.6)


def _draw_strap(pen: Pen, torso: str) -> None:
    """Draw the collar and the gold strap of a jack."""
    x = MIDDLE
    pen.area(box(x - 5, 50, x + 5, 62), "shade")
    collar = f"M{x - 14} 56.5 L{x} 62 L{x + 14} 56.5 L{x + 11} 67 L{x} 62.6 L{x - 11} 67 Z"
    pen.area(collar, "second" if pen.suit is Suit.CLUBS else "paper")
    strap = f"M{x + 20} 58 L{x + 28} 61 L{x - 36} {_FOOT} H{x - 50} Z"
    pen.area(common(strap, torso), "gold")
    for step in range(7):
        pen.dots([(x + 17.6 - 6.5 * step, 66.4 + 6.8 * step)], 1.3, "stud", when=FINE)


def draw_arm(pen: Pen, rank: int) -> None:
    """Draw sleeve, cuff and a fist round whatever stands at x = 16."""
    sleeve = _SLEEVES[rank]
    pen.area(sleeve, "main")
    match rank:
        case 13:
            _lay_cloth(pen, sleeve)
            pen.edge(sleeve)
        case 12:
            pen.area("M31 58.4 C26 60 22 64 21.4 68.6 C27 66 35 68 38 72 C40 66 37 61 31 58.4 Z", "second")
        case _:
            pen.mark("M37 60 L30 72 M42 63 L37 77", 0, "second", width=1.7)
    pen.mark(_SEAMS[rank], 1, "vein", STARK)  # a black sleeve on a black robe
    cuff = {KING: "fur", QUEEN: "paper", JACK: "gold"}[rank]
    pen.area("M29.6 54.4 L19.6 65.6 L14.6 61.6 L24.4 50.6 Z", cuff)
    if rank == KING:
        pen.mark("M24.6 55.8 L23.2 57.4 M20.4 60.4 L19 62", 1.2, "tail", FINE)
    fist = "M13 49 C16 46.4 21 46.6 23.6 49.6 C26 52.6 24.6 57 21.6 60 C18.4 62 14 61 12.4 58 C11 55 11 51.6 13 49 Z"
    pen.area(fist, "skin")
    pen.mark("M12.6 52.4 H17.6 M12.3 55.4 H17.4 M13.2 58.2 H17", 0.75)


def draw_sash(pen: Pen, *, both_ways: bool) -> None:
    """Draw the sash round (0, 0), read from either end; or a ledge, that ends with the panel."""
    pen.area(box(-62, -SASH, 62, SASH), "gold")
    for step in range(-7, 8):
        x = 8.0 * step
        if step % 2 == 0:
            pen.pip(x, 0, 5.6, "jewel", turned=both_ways and x > 0)
        else:
            pen.dots([(x, 0)], 1.5, "stud")
    if not both_ways:
        for x in (50 - EDGE, EDGE - 50):
            pen.mark(f"M{x} {-SASH} V{SASH}")
