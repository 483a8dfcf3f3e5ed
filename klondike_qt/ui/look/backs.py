"""The back of a card: point-symmetric, in an ivory frame so that a sliver of six pixels is one clear edge."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.paths import joined, oval, placed
from klondike_qt.ui.look.suits import suit_figure

_OUTLINE = "#1A1D22"
_IVORY = "#F7F3E8"
_NAVY, _SKY = "#1B3C73", "#C9D8F0"

_CELL_WIDTH, _CELL_HEIGHT = 15.0, 130 / 7
"""One lozenge of the lattice, in hundredths of the width of a card: six by seven fill the field of a whole back."""
_DOT = 1.25
_THIN = 1.05
"""The thinnest line, in pixels; Qt draws lines of one pixel faster, but not the same from both ends."""
_MEDALLION = 22.0


def paint_back(painter: QPainter, width: int, height: int, ratio: float, *, stark: bool = False) -> None:
    """Paint a back into (0, 0, width, height), all in pixels of the device; ``stark``: black and white.

    A back that is cut short keeps its pattern centred, and loses its medallion rather than show half of it.
    """
    border = max(round(ratio), round(0.011 * width))
    frame = max(round(4 * ratio), round(0.05 * width))
    radius = max(5 * ratio, 0.065 * width)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#000000" if stark else _OUTLINE))
    painter.drawRoundedRect(QRectF(0, 0, width, height), radius, radius)
    painter.setBrush(QColor("#FFFFFF" if stark else _IVORY))
    inner = radius - border
    painter.drawRoundedRect(QRectF(border, border, width - 2 * border, height - 2 * border), inner, inner)
    field = QRectF(frame, frame, width - 2 * frame, height - 2 * frame)
    if field.height() <= 0:
        return
    path = QPainterPath()
    corner = max(2 * ratio, radius - 0.7 * frame)
    path.addRoundedRect(field, corner, corner)
    painter.fillPath(path, QColor("#000000" if stark else _NAVY))
    painter.save()
    painter.setClipPath(path)
    _paint_pattern(painter, QPointF(width / 2, height / 2), width / 100, field.height(), stark=stark)
    painter.restore()


def _paint_pattern(painter: QPainter, centre: QPointF, unit: float, room: float, *, stark: bool) -> None:
    place = QTransform(unit, 0, 0, unit, centre.x(), centre.y())
    light = QColor("#FFFFFF" if stark else _SKY)
    soft = QColor(light)
    soft.setAlphaF(0.55)
    pen = QPen(soft, max(_THIN, 0.9 * unit))
    painter.strokePath(place.map(_lattice()), pen)
    painter.fillPath(place.map(_dots(round(room / unit))), light)
    if room < 2.3 * _MEDALLION * unit:
        return
    deep = QColor("#000000" if stark else _NAVY)
    painter.fillPath(place.map(oval(0, 0, _MEDALLION + 0.8)), light)
    painter.fillPath(place.map(oval(0, 0, _MEDALLION - 0.8)), deep)
    painter.strokePath(place.map(oval(0, 0, _MEDALLION - 2.8)), QPen(light, max(_THIN, 0.7 * unit)))
    painter.fillPath(place.map(_flower()), light)
    painter.fillPath(place.map(_seed()), light)


@cache
def _lattice() -> QPainterPath:
    """Draw the slanted lines round (0, 0)."""
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
def _flower() -> QPainterPath:
    """Lay two spades and two hearts round the middle, the same seen from both ends."""
    petals = (
        (Suit.SPADES, 0, -9.4, 0),
        (Suit.SPADES, 0, 9.4, 180),
        (Suit.HEARTS, -9.4, 0, 90),
        (Suit.HEARTS, 9.4, 0, -90),
    )
    parts = []
    for suit, x, y, angle in petals:
        turned = QTransform().translate(x, y).rotate(angle).scale(0.125, 0.125).translate(-50, -50)
        parts.append(turned.map(suit_figure(suit)))
    return joined(*parts)


@cache
def _seed() -> QPainterPath:
    return placed(suit_figure(Suit.DIAMONDS), -3.5, -3.5, 0.07)
