"""The face that all courts share: a flat oval whose shaded part ends in a profile."""

from plates.pen import Pen, common, oval

from klondike_qt.rules.cards import JACK, KING, QUEEN

_OVALS = {
    KING: "M-12 -14 H12 V4 C12 11 6 18 0 18 C-6 18 -12 11 -12 4 Z",
    QUEEN: "M-11 -14 H11 V1 C11 9 4 17 0 17 C-4 17 -11 9 -11 1 Z",
    JACK: "M-11.5 -14 H11.5 V2 C11.5 9 7 17 0.5 17 H-0.5 C-7 17 -11.5 9 -11.5 2 Z",
}
_PROFILE = (
    "M1 -15 L0.6 -6 C0 -3 -3.6 2.4 -3.8 4.4 L-0.4 6.2 C-2.2 7.6 -2.6 8.4 -2.4 9.4 L-0.8 10 L-2 11.6"
    " C-1.2 13 -0.4 14 0 19 L14 19 V-15 Z"
)
"""The edge of the shade: brow, nose, lips and chin in one line."""
_LOOK = {KING: -0.8, QUEEN: -1.0, JACK: -0.9}
"""How far the eyes turn to what the hand holds."""


def draw_face(pen: Pen, rank: int, mood: float) -> None:
    """Draw eyes, nose and mouth; ``mood``: how far the inner ends of the brows come down."""
    oval_of_face = _OVALS[rank]
    pen.area(oval_of_face, "skin", 0)
    pen.area(common(oval_of_face, _PROFILE), "shade", 0)
    for side in (-1, 1):
        _draw_eye(pen, rank, 5.6 * side + (-0.2 if side > 0 else 0), mood * side)
    pen.mark("M-3.7 4.5 Q-2.6 6.3 0.2 6.2", 0.9)
    if rank == QUEEN:
        pen.area("M-3.2 10.4 Q-1.4 8.9 0 9.6 Q1.4 8.9 3.2 10.4 Q0 13 -3.2 10.4 Z", "lips", 0)
    else:
        pen.mark("M-3.3 10.6 Q0 12 3.6 10.2")
    pen.edge(oval_of_face)


def _draw_eye(pen: Pen, rank: int, x: float, slant: float) -> None:
    eye = f"M{x - 3.1} -1.6 Q{x} -5.0 {x + 3.1} -1.6 Q{x} 1.0 {x - 3.1} -1.6 Z"
    pen.area(eye, "white", 0)
    pen.area(common(oval(x + 0.9 * _LOOK[rank], -2.0, 1.75), eye), "pupil", 0)
    pen.mark(f"M{x - 3.2} -1.7 Q{x} -5.2 {x + 3.2} -1.7", 0.95)
    lift = abs(slant) * 0.3
    brow = f"M{x - 3.4} {-6.2 + slant} Q{x} {-8.4 + lift} {x + 3.4} {-6.2 - slant}"
    pen.mark(brow, 0.8 if rank == QUEEN else 1.15)
