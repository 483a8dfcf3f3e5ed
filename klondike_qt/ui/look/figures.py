"""The thirteen ranks and the ten digits as outlines: cap height 1, top 0, left edge about 0.

Each is a skeleton of lines and curves widened evenly, with flat ends, horizontal terminals, no contrast and open
counters. The shapes that are easily confused were drawn apart: the flat-topped 3 cannot close to an 8, the straight
open stem of the 6 and the curled tail of the 9 make them no turned twins.
"""

from functools import cache

from PySide6.QtGui import QPainterPath

from klondike_qt.ui.look.paths import box, hollow, joined, line, piece, placed, ring

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The names of the ranks, ace first."""

_STEM = 0.17
_TIGHT = 0.15
"""The stem of the pair "10"."""
_BOWL = 0.155
"""The stem of the "8"."""
_GAP = 0.12
"""Between two digits of a number."""


@cache
def figure(name: str) -> QPainterPath:
    """Give the outline of a rank ("A", "2" … "10", "J", "Q", "K"), a digit or "▲"; KeyError for anything else."""
    return _DRAWINGS[name]()


def rank_figure(rank: int) -> QPainterPath:
    """Give the outline of a rank from 1 (ace) to 13 (king)."""
    return figure(RANKS[rank - 1])


@cache
def number(text: str) -> QPainterPath:
    """Set digits and "▲" side by side, left edge at 0; KeyError if something else is among them."""
    parts, x = [], 0.0
    for digit in text:
        outline = figure(digit)
        edges = outline.boundingRect()
        parts.append(placed(outline, x - edges.left(), 0, 1))
        x += edges.width() + _GAP
    return joined(*parts)


def _ace() -> QPainterPath:
    letter = piece("M0 1 L.30 0 H.52 L.82 1 H.635 L.573 .80 H.247 L.185 1 Z")
    return hollow(letter, piece("M.291 .65 H.529 L.41 .245 Z"))


def _one() -> QPainterPath:
    return joined(box(0.15, 0, 0.15 + _STEM, 1), piece("M0 .14 L.15 0 H.22 V.18 L0 .32 Z"))


def _two() -> QPainterPath:
    back = "M.085 .335 C.085 .17 .185 .085 .315 .085 C.455 .085 .54 .175 .54 .295 C.54 .40 .475 .475 .405 .55 L.06 .93"
    return joined(line(back, _STEM, below=1), box(0, 0.83, 0.62, 1))


def _three() -> QPainterPath:
    bowl = "M.20 .455 H.29 C.445 .455 .535 .545 .535 .68 C.535 .825 .43 .915 .285 .915 C.175 .915 .10 .87 .045 .765"
    return joined(
        box(0.03, 0, 0.585, _STEM),
        piece("M.385 .10 H.585 V.17 L.40 .42 V.50 H.20 V.375 Z"),
        line(bowl, _STEM),
    )


def _four() -> QPainterPath:
    body = piece("M0 .63 L.385 0 H.60 V.625 H.71 V.79 H.60 V1 H.43 V.79 H0 Z")
    return hollow(body, piece("M.19 .627 H.43 V.235 Z"))


def _five() -> QPainterPath:
    bowl = (
        "M.15 .475 C.19 .43 .24 .40 .30 .40 C.45 .40 .535 .505 .535 .65"
        " C.535 .815 .43 .915 .28 .915 C.175 .915 .095 .87 .045 .775"
    )
    upright = piece("M.075 0 H.25 L.235 .42 L.21 .535 H.05 Z")
    return joined(box(0.075, 0, 0.565, _STEM), upright, line(bowl, _STEM))


def _six() -> QPainterPath:
    stem = "M.085 .69 C.085 .60 .115 .52 .165 .43 L.46 -.09"
    return joined(ring(0.34, 0.69, 0.255, 0.225, _STEM), line(stem, _STEM, above=0))


def _seven() -> QPainterPath:
    return joined(box(0, 0, 0.615, _STEM), line("M.513 .10 L.19 1.05", _STEM, below=1))


def _eight() -> QPainterPath:
    return joined(ring(0.33, 0.2675, 0.19, 0.19, _BOWL), ring(0.33, 0.69, 0.25, 0.232, _BOWL))


def _nine() -> QPainterPath:
    tail = "M.575 .32 V.56 C.575 .80 .465 .915 .30 .915 C.225 .915 .16 .895 .10 .855"
    return joined(ring(0.33, 0.325, 0.245, 0.24, _STEM), line(tail, _STEM))


def _zero() -> QPainterPath:
    return ring(0.335, 0.5, 0.25, 0.415, _STEM)


def _up() -> QPainterPath:
    return piece("M0 .92 L.44 .08 L.88 .92 Z")


def _ten() -> QPainterPath:
    flag = piece("M0 .13 L.135 0 H.20 V.17 L0 .30 Z")
    return joined(box(0.135, 0, 0.135 + _TIGHT, 1), flag, ring(0.64, 0.5, 0.185, 0.425, _TIGHT))


def _jack() -> QPainterPath:
    hook = "M.475 .02 V.63 C.475 .82 .395 .915 .275 .915 C.155 .915 .085 .83 .085 .67"
    return joined(box(0.19, 0, 0.56, 0.15), line(hook, _STEM))


def _queen() -> QPainterPath:
    return joined(ring(0.40, 0.5, 0.315, 0.415, _STEM), piece("M.37 .64 L.51 .545 L.86 1 H.65 Z"))


def _king() -> QPainterPath:
    arm = line("M.10 .66 L.60 -.05", _STEM, above=0)
    leg = line("M.275 .36 L.665 1.06", _STEM, below=1)
    return joined(box(0, 0, _STEM, 1), arm, leg)


_DRAWINGS = {
    "A": _ace,
    "0": _zero,
    "1": _one,
    "2": _two,
    "3": _three,
    "4": _four,
    "5": _five,
    "6": _six,
    "7": _seven,
    "8": _eight,
    "9": _nine,
    "10": _ten,
    "J": _jack,
    "Q": _queen,
    "K": _king,
    "▲": _up,
}
