"""The back of a card: point-symmetric, in an ivory frame so that a sliver of six pixels is one clear edge."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from klondike_qt.preferences.schema import Back
from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.back_patterns import COLOURS, HALF, Ground, paint_pattern
from klondike_qt.ui.look.paths import joined, oval, placed
from klondike_qt.ui.look.suits import suit_figure

_OUTLINE = "#1A1D22"
_IVORY = "#F7F3E8"
_MEDALLION = 22.0


def paint_back(
    painter: QPainter, width: int, height: int, ratio: float, *, pattern: Back = Back.LATTICE, stark: bool = False
) -> None:
    """Paint a back into (0, 0, width, height), all in pixels of the device; ``stark``: black and white.

    A back that is cut short keeps its pattern centred; if there is no room for its medallion it shows none rather than
    a part of it, and the rest as at the upper end of a whole back.
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
    deep, light = ("#000000", "#FFFFFF") if stark else COLOURS[pattern]
    painter.fillPath(path, QColor(deep))
    unit, room = width / 100, field.height() / width * 100
    has_medallion = room >= 2.2 * _MEDALLION
    middle = height / 2 if has_medallion or pattern in {Back.LATTICE, Back.QUIET} else HALF * unit
    ground = Ground(width / 2, middle, unit, room, QColor(deep), QColor(light))
    painter.save()
    painter.setClipPath(path)
    paint_pattern(painter, pattern, ground)
    if has_medallion and pattern is not Back.QUIET:
        _paint_medallion(painter, ground)
    painter.restore()


def _paint_medallion(painter: QPainter, ground: Ground) -> None:
    """Paint the round field with four suits."""
    place = ground.place()
    painter.fillPath(place.map(oval(0, 0, _MEDALLION + 0.8)), ground.light)
    painter.fillPath(place.map(oval(0, 0, _MEDALLION - 0.8)), ground.deep)
    painter.strokePath(place.map(oval(0, 0, _MEDALLION - 2.8)), ground.pen(0.7))
    painter.fillPath(place.map(_flower()), ground.light)
    painter.fillPath(place.map(_seed()), ground.light)


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
