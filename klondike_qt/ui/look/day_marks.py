"""How a day of the calendar looks: a star for a won one, a half-filled ring for one that was begun."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen

_POINTS = 5
_INNER = 0.45
"""Of a star: where its arms meet, in radii."""
RADIUS = 8
"""Lpx, of the corners of a box."""
MARK_SIZE = 1.1
"""Of a mark, in sizes of the text beside it."""
LEAST_FREE = 18
"""Lpx above, between and below a number and the mark below it; in a lower box they stand beside each other."""
BETWEEN = 0.35
"""Between mark and word, in sides of the mark."""


def star(box: QRectF) -> QPainterPath:
    """Return a star that fills a square."""
    centre, radius = box.center(), box.width() / 2
    path = QPainterPath()
    for number in range(2 * _POINTS):
        angle = pi * number / _POINTS
        length = radius * (_INNER if number % 2 else 1)
        point = centre + QPointF(sin(angle), -cos(angle)) * length
        path.lineTo(point) if number else path.moveTo(point)
    path.closeSubpath()
    return path


def draw_star(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw the mark of a won day."""
    painter.setPen(QPen(colour, 1, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(colour)
    painter.drawPath(star(box))


def draw_half_ring(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw the mark of a day that was begun: a ring whose lower half is filled."""
    line = max(2.0, box.width() / 9)
    ring = box.adjusted(line, line, -line, -line)
    painter.setPen(QPen(colour, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ring)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawChord(ring, 180 * 16, 180 * 16)


def draw_box(painter: QPainter, box: QRectF, palette: QPalette, *, is_open: bool, is_lit: bool) -> None:
    """Draw the ground of a day: raised where it can be played, lit where it is chosen."""
    if is_open or is_lit:
        painter.setBrush(palette.midlight() if is_lit else palette.button())
        painter.setPen(QPen(palette.light().color(), 2) if is_open else QPen(Qt.PenStyle.NoPen))
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), RADIUS, RADIUS)


def draw_frame(painter: QPainter, box: QRectF, colour: QColor, width: float, inset: float) -> None:
    """Draw a frame within a box: of the focus, or of today."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    by = inset + width / 2
    painter.drawRoundedRect(box.adjusted(by, by, -by, -by), max(2.0, RADIUS - inset / 2), max(2.0, RADIUS - inset / 2))


def number_room(box: QRectF, number: QFont, small: QFont) -> QRectF:
    """Return in which part of a box without words the number stands: in the near one if the mark stands beside it."""
    numbers, side = QFontMetricsF(number), QFontInfo(small).pixelSize() * MARK_SIZE
    if box.height() >= numbers.capHeight() + side + LEAST_FREE:
        return box
    room = numbers.horizontalAdvance("28")
    free = max(0.0, box.width() - room - side) / 3
    return QRectF(box.left() + free, box.top(), room, box.height())


def _draw_beside(painter: QPainter, box: QRectF, room: QRectF, number: tuple[str, QFont], side: float) -> QRectF:
    """Draw the number in the near part of a low box, and return the square of the mark in the far part."""
    text, font = number
    numbers = QFontMetricsF(font)
    left = room.center().x() - numbers.horizontalAdvance(text) / 2
    painter.setFont(font)
    painter.drawText(QPointF(left, box.center().y() + numbers.capHeight() / 2), text)
    free = room.left() - box.left()
    return QRectF(box.right() - free - side, box.center().y() - side / 2, side, side)


def draw_texts(painter: QPainter, box: QRectF, number: tuple[str, QFont], word: tuple[str, QFont]) -> QRectF:
    """Draw the number of a day above a word (if there is any), and return the square of the mark before the word."""
    (text, font), (label, small) = number, word
    metrics, numbers = QFontMetricsF(small), QFontMetricsF(font)
    side = QFontInfo(small).pixelSize() * MARK_SIZE
    if not label and (room := number_room(box, font, small)) != box:
        return _draw_beside(painter, box, room, number, side)
    free = box.height() - numbers.capHeight() - side
    gap = min(free / 4, numbers.capHeight())
    base = box.top() + (free - gap) / 2 + numbers.capHeight()
    painter.setFont(font)
    painter.drawText(QPointF(box.center().x() - numbers.horizontalAdvance(text) / 2, base), text)
    between = side * BETWEEN
    wide = side + between + metrics.horizontalAdvance(label) if label else side
    mark = QRectF(box.center().x() - wide / 2, base + gap, side, side)
    if label:
        painter.setFont(small)
        painter.drawText(QPointF(mark.right() + between, mark.center().y() + metrics.capHeight() / 2), label)
    return mark
