"""The shade of cards on the table: one light from above, straight down, the same on every machine.

Lengths are those of the painter (lpx). A quiet table has none of it.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

_ALPHAS = (20, 26, 34)
_EDGE_ALPHAS = (8, 20, 32)


def resting_shadow(painter: QPainter, rect: QRectF, card_width: float) -> None:
    """Paint the contact shadow of a whole pile or column before its cards."""
    _shadow(painter, rect, card_width, growth=0.006, drop=0.010)


def held_shadow(painter: QPainter, rect: QRectF, card_width: float) -> None:
    """Paint the deep shadow of cards in the hand."""
    _shadow(painter, rect, card_width, growth=0.026, drop=0.07)


def edge_shade(painter: QPainter, rect: QRectF, card_width: float) -> None:
    """Paint three rows of shade above the upper edge of a card that lies on another, inside the free four lpx."""
    inset = 0.5 * max(5.0, 0.065 * card_width)
    for row, alpha in zip((3, 2, 1), _EDGE_ALPHAS, strict=True):
        line = QRectF(rect.left() + inset, rect.top() - row, rect.width() - 2 * inset, 1)
        painter.fillRect(line, QColor(0, 0, 0, alpha))


def _shadow(painter: QPainter, rect: QRectF, width: float, *, growth: float, drop: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    radius = max(5.0, 0.065 * width)
    for step, alpha in zip((3, 2, 1), _ALPHAS, strict=True):
        grow = step * growth * width
        painter.setBrush(QColor(0, 0, 0, alpha))
        area = rect.adjusted(-grow, -grow, grow, grow).translated(0, drop * width)
        painter.drawRoundedRect(area, radius + grow, radius + grow)
