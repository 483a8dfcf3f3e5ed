"""The four patterns on the backs of cards, round the middle of a card at (0, 0), in hundredths of its width."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from klondike_qt.preferences.schema import Back
from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.paths import box, joined, oval, polygon
from klondike_qt.ui.look.suits import suit_figure

COLOURS = {
    Back.LATTICE: ("#1B3C73", "#C9D8F0"),
    Back.SUNBURST: ("#7A1730", "#E9B234"),
    Back.SHELLS: ("#0D5457", "#CFE6DC"),
    Back.QUIET: ("#27313C", "#F4EFE0"),
}
"""The ground of each, and what is drawn on it."""
HALF = 70
"""Half of the height of a whole card."""

_CELL_WIDTH, _CELL_HEIGHT = 15.0, 130 / 7
"""One lozenge of the lattice: six by seven fill the field of a whole back."""
_DOT = 1.25
_THIN = 1.05
"""The thinnest line, in pixels; Qt draws lines of one pixel faster, but not the same from both ends."""
_RAYS = 48
_RAY = 0.42
"""How much of the turn from ray to ray is gold."""
_SHELL = 11.0
_CLEAR_SHELL = 7
"""A shell of fewer pixels has no inner line."""
_BELT = 7.0
_FRAME = 11.5
"""How far within the edge the line of the quiet back runs."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a pattern is painted; all lengths in pixels of the device, but ``room``."""

    x: float
    y: float
    """The middle of the pattern."""
    unit: float
    """A hundredth of the width of the card."""
    room: float
    """The height of the field, in hundredths of the width."""
    deep: QColor
    light: QColor

    def place(self) -> QTransform:
        """Return the way from hundredths to pixels."""
        return QTransform(self.unit, 0, 0, self.unit, self.x, self.y)

    def pen(self, width: float, *, alpha: float = 1.0) -> QPen:
        """Return a pen for light lines, so many hundredths wide, that is never too thin to be seen."""
        colour = QColor(self.light)
        colour.setAlphaF(alpha)
        return QPen(colour, max(_THIN, width * self.unit))


def paint_pattern(painter: QPainter, pattern: Back, ground: Ground) -> None:
    """Paint a pattern without its medallion."""
    match pattern:
        case Back.LATTICE:
            _paint_lattice(painter, ground)
        case Back.SUNBURST:
            rays = QColor(ground.light)
            rays.setAlphaF(0.5)
            painter.fillPath(ground.place().map(_rays()), rays)
        case Back.SHELLS:
            _paint_shells(painter, ground)
        case Back.QUIET:
            _paint_quiet(painter, ground)
        case _:
            assert_never(pattern)


def _paint_lattice(painter: QPainter, ground: Ground) -> None:
    """Paint slanted lines, and a dot into each lozenge."""
    place = ground.place()
    painter.strokePath(place.map(_lattice()), ground.pen(0.9, alpha=0.55))
    painter.fillPath(place.map(_dots(round(ground.room))), ground.light)


@cache
def _lattice() -> QPainterPath:
    path = QPainterPath()
    reach = 5 * _CELL_HEIGHT
    run = reach / _CELL_HEIGHT * _CELL_WIDTH
    for column in range(-9, 10):
        x = column * _CELL_WIDTH
        for side in (-1, 1):
            path.moveTo(x - side * run, -reach)
            path.lineTo(x + side * run, reach)
    return path


@cache
def _dots(room: int) -> QPainterPath:
    """Draw a dot into each lozenge that lies whole within ``room`` hundredths of height."""
    rows = [row for row in range(-7, 8) if abs(row) * _CELL_HEIGHT / 2 + 2 * _DOT <= room / 2]
    spots = [
        ((column + row % 2 / 2 + 0.5) * _CELL_WIDTH, row * _CELL_HEIGHT / 2) for row in rows for column in range(-4, 4)
    ]
    return joined(*(oval(x, y, _DOT) for x, y in spots if abs(x) < 3 * _CELL_WIDTH - _DOT))


@cache
def _rays() -> QPainterPath:
    """Draw the rays of the sunburst."""
    rays = []
    for number in range(_RAYS):
        low, high = ((number + side * _RAY / 2) * 2 * math.pi / _RAYS for side in (-1, 1))
        ends = ((12, low), (130, low), (130, high), (12, high))
        rays.append(polygon([(length * math.cos(turn), length * math.sin(turn)) for length, turn in ends]))
    return joined(*rays)


def _paint_shells(painter: QPainter, ground: Ground) -> None:
    """Paint rows of scallops from both ends towards a plain belt."""
    for turn in (1, -1):
        place = QTransform(turn, 0, 0, turn, 0, 0) * ground.place()
        painter.strokePath(place.map(_shells(inner=ground.unit * _SHELL > _CLEAR_SHELL)), ground.pen(0.9))
        painter.fillPath(place.map(_pearls()), ground.light)
    painter.fillPath(ground.place().map(box(-60, -_BELT, 60, _BELT)), ground.deep)
    stripes = [box(-60, side * y - 0.5, 60, side * y + 0.5) for side in (-1, 1) for y in (6.5, 3.1)]
    painter.fillPath(ground.place().map(joined(*stripes)), ground.light)


def _scallops() -> Iterable[tuple[float, float]]:
    """Return the middles of the circles of the upper half, those in front last."""
    for row in range(-1, 14):
        y = -HALF + row * _SHELL / 2
        if y <= -_BELT + _SHELL:
            for column in range(-4, 5):
                yield (2 * column + row % 2) * _SHELL, y


@cache
def _shells(*, inner: bool) -> QPainterPath:
    """Draw of each circle the arc that those in front leave free, and of a smaller one inside it."""
    path = QPainterPath()
    for x, y in _scallops():
        for share, end in ((1.0, 29.5), (0.66, 35.8)) if inner else ((1.0, 29.5),):
            radius = share * _SHELL
            area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            path.arcMoveTo(area, end)
            path.arcTo(area, end, 180 - 2 * end)
    return path


@cache
def _pearls() -> QPainterPath:
    """Draw the bright middle of each shell."""
    path = QPainterPath()
    radius, end = 0.32 * _SHELL, 33.9
    for x, y in _scallops():
        area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        path.arcMoveTo(area, end)
        path.arcTo(area, end, 180 - 2 * end)
        path.lineTo(x - 0.134 * _SHELL, y)
        path.lineTo(x + 0.134 * _SHELL, y)
        path.closeSubpath()
    return path


def _paint_quiet(painter: QPainter, ground: Ground) -> None:
    """Paint one line along the edge, and as many of four suits as have room."""
    if ground.room < 4 * _FRAME:
        return
    tall = ground.room + 10 - 2 * _FRAME
    frame = QPainterPath()
    frame.addRoundedRect(QRectF(_FRAME - 50, -tall / 2, 100 - 2 * _FRAME, tall), 3.5, 3.5)
    painter.strokePath(ground.place().map(frame), ground.pen(2.2))
    suits = [(Suit.DIAMONDS, -21, 0, 1), (Suit.DIAMONDS, 21, 0, 1)]
    if tall > 2 * (25 + 12 + 4):
        suits += [(Suit.SPADES, 0, -25, 1), (Suit.SPADES, 0, 25, -1)]
    for suit, x, y, turn in suits:
        turned = QTransform(0.24 * turn, 0, 0, 0.24 * turn, x, y)
        middle = QTransform.fromTranslate(-50, -50)
        painter.fillPath(ground.place().map(turned.map(middle.map(suit_figure(suit)))), ground.light)
