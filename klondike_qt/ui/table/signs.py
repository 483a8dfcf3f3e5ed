"""What an empty place says."""

import math
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.figures import figure
from klondike_qt.ui.look.paths import joined, placed, polygon
from klondike_qt.ui.look.suits import suit_figure


class Sign(Enum):
    """What an empty place says."""

    CLUBS = Suit.CLUBS
    DIAMONDS = Suit.DIAMONDS
    HEARTS = Suit.HEARTS
    SPADES = Suit.SPADES
    KING = "king"
    """A column takes a king."""
    REDEAL = "redeal"
    """The waste can be turned over."""
    NO_REDEAL = "no redeal"
    """It cannot be turned over any more."""
    NONE = "none"


def paint_sign(painter: QPainter, sign: Sign, centre: QPointF, side: float, colour: QColor) -> None:
    """Paint what an empty place says, ``side`` high round ``centre``."""
    x, y = centre.x(), centre.y()
    if isinstance(sign.value, Suit):
        painter.fillPath(placed(suit_figure(sign.value), x - side / 2, y - side / 2, side / 100), colour)
    elif sign is Sign.KING:
        king = figure("K")
        painter.fillPath(placed(king, round(x - king.boundingRect().width() * side / 2), y - side / 2, side), colour)
    elif sign is not Sign.NONE:
        _paint_arrow(painter, centre, 0.6 * side, colour, barred=sign is Sign.NO_REDEAL)


def _paint_arrow(painter: QPainter, centre: QPointF, radius: float, colour: QColor, *, barred: bool) -> None:
    """Paint an arrow that turns back on itself, and a bar through it with a gap on either side."""
    circle = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    line = 0.34 * radius
    painter.save()
    if barred:
        painter.setClipPath(_around_bar(centre, radius, 2 * line))
    turn = QPainterPath()
    turn.arcMoveTo(circle, 75)
    turn.arcTo(circle, 75, 285)
    painter.strokePath(turn, QPen(colour, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    wing, x, y = 0.53 * radius, centre.x() + radius, centre.y() + 0.02 * radius
    painter.fillPath(polygon(((x - wing, y), (x + wing, y), (x, y - 1.5 * wing))), colour)
    painter.restore()
    if barred:
        painter.setPen(QPen(colour, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        reach = 1.15 * radius
        painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))


def _around_bar(centre: QPointF, radius: float, width: float) -> QPainterPath:
    """Draw the neighbourhood of the arrow without a band along the bar."""
    half, far, x, y = width * math.sqrt(0.5), 2 * radius, centre.x(), centre.y()
    upper = ((x - far + half, y - far), (x + far, y - far), (x + far, y + far - half))
    lower = ((x - far, y - far + half), (x + far - half, y + far), (x - far, y + far))
    return joined(polygon(upper), polygon(lower))
