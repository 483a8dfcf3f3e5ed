"""Makes resources/plates.txt, the drawings of the Classic face: ``PYTHONPATH=.:packaging python -m plates.make``.

A plate is the list of the shapes of one card, in hundredths of its width, in the order in which they are painted, in
layers. Of the twelve courts there are the layers attribute, back, robe, head and arm of one figure, and its sash; of
the aces the inlay. All joining and cutting of shapes is done here, once.
"""

from pathlib import Path

from plates import attributes, jacks, kings, queens
from plates.faces import draw_face
from plates.pen import Pen, joined, widened, without
from plates.robes import MIDDLE, draw_arm, draw_cut, draw_ends, draw_robe, draw_sash

from klondike_qt.rules.cards import ACE, JACK, KING, QUEEN, Card, Suit
from klondike_qt.ui.look.suits import suit_figure

FILE = Path(__file__).parents[2] / "resources" / "plates.txt"
_HEAD = (MIDDLE, 37.0)
_HEAD_SCALE = 0.90
_ASIDE = 1.5
"""How far red courts stand aside from the double bar."""
_MOODS = {"KS": 0.9, "KD": 0.5, "JS": 0.6, "QS": 0.5, "JC": -0.4, "KH": -0.6, "JH": -0.5}
"""How stern a face looks; below 0 it is mild."""
_INSET, _LINE = 8, 3.2
"""Where the gold line of an ace runs, and how wide it is, in hundredths of its suit."""


def plates() -> str:
    """Return the text of all plates."""
    lines: list[str] = []
    for suit in Suit:
        for rank in (ACE, JACK, QUEEN, KING):
            pen = Pen(suit)
            pen.lines.append(f"plate {Card(rank, suit).code}")
            if rank == ACE:
                _draw_inlay(pen)
            else:
                _draw_court(pen, rank)
            lines += pen.lines
    return "\n".join([*lines, ""])


def _draw_court(pen: Pen, rank: int) -> None:
    pen.layer("attribute")
    attributes.draw_attribute(pen, rank)
    x, y = _HEAD
    aside = _ASIDE if pen.suit.is_red else 0
    pen.layer("back")
    with pen.moved(x - aside, y, scale=_HEAD_SCALE):
        {KING: kings.draw_back, QUEEN: queens.draw_back, JACK: jacks.draw_back}[rank](pen)
    pen.layer("robe")
    with pen.moved(-aside, -4.5):
        draw_robe(pen, rank)
        pen.layer("cut")
        draw_cut(pen, rank, aside)
    pen.layer("head")
    with pen.moved(x - aside, y, scale=_HEAD_SCALE):
        draw_face(pen, rank, _MOODS.get(Card(rank, pen.suit).code, 0))
        if rank == KING:
            kings.draw_beard(pen)
            kings.draw_crown(pen)
        elif rank == QUEEN:
            queens.draw_front(pen)
            queens.draw_crown(pen)
        else:
            jacks.draw_hat(pen)
    pen.layer("arm")
    with pen.moved(0, 1.2):
        draw_arm(pen, rank)
    for name, both_ways in (("sash", True), ("ledge", False)):
        pen.layer(name)
        draw_sash(pen, both_ways=both_ways)
    pen.layer("ends")
    draw_ends(pen)


def _draw_inlay(pen: Pen) -> None:
    """Draw the line of gold along the inner edge of an ace, in hundredths of its suit."""
    whole = joined(suit_figure(pen.suit))
    outer, inner = (without(whole, widened(whole, 2 * inset)) for inset in (_INSET, _INSET + _LINE))
    pen.layer("inlay")
    pen.area(without(outer, inner), "gold", 0)


if __name__ == "__main__":
    FILE.write_text(plates(), encoding="ascii")
