"""Outlines made by hand: from path texts, widened lines and ellipses, joined without any boolean arithmetic.

Every closed piece runs clockwise on the screen and every hole runs the other way, so that pieces may overlap: the
paths are filled by winding number. That costs a hundredth of uniting them. A returned path may be shared: map or
translate it, never change it.
"""

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

Point = tuple[float, float]

_COMMANDS = re.compile(r"([MLHVCQZ])([^MLHVCQZ]*)")
_NUMBERS = re.compile(r"-?\d*\.?\d+")
_STEPS = (0.004, *(step / 16 for step in range(1, 16)), 0.996, 1.0)
"""Where a curve of a widened line is cut into chords: at cap 240 none strays a fifth of a pixel from the curve. The two
short ones at the ends keep the direction of the curve, so that a flat end stands square."""


def outline(text: str) -> QPainterPath:
    """Read one path of absolute M, L, H, V, C, Q and Z commands, one letter for each, whichever way it runs."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, body in _COMMANDS.findall(text):
        numbers = [float(number) for number in _NUMBERS.findall(body)]
        _draw(path, command, numbers)
    return path


def _draw(path: QPainterPath, command: str, n: Sequence[float]) -> None:
    match command:
        case "M":
            path.moveTo(n[0], n[1])
        case "L":
            path.lineTo(n[0], n[1])
        case "H":
            path.lineTo(n[0], path.currentPosition().y())
        case "V":
            path.lineTo(path.currentPosition().x(), n[0])
        case "C":
            path.cubicTo(*n)
        case "Q":
            path.quadTo(*n)
        case _:
            path.closeSubpath()


def piece(text: str) -> QPainterPath:
    """Read one closed piece, turned clockwise."""
    return _clockwise(outline(text))


def polygon(points: Iterable[Point]) -> QPainterPath:
    """Join the points to one closed piece, turned clockwise."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return _clockwise(path)


def oval(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Draw an ellipse round (x, y); a circle without ``ry``."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def box(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    """Draw an upright rectangle from its two corners."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(left, top, right - left, bottom - top))
    return path


def joined(*pieces: QPainterPath) -> QPainterPath:
    """Put pieces together that may overlap."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for each in pieces:
        path.addPath(each)
    return path


def hollow(outer: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """Cut a clockwise piece that lies wholly inside ``outer`` out of it."""
    return joined(outer, hole.toReversed())


def ring(x: float, y: float, rx: float, ry: float, width: float) -> QPainterPath:
    """Draw an elliptic line of even width whose middle has the given radii."""
    half = width / 2
    return hollow(oval(x, y, rx + half, ry + half), oval(x, y, rx - half, ry - half))


def placed(path: QPainterPath, x: float, y: float, scale: float, *, height: float | None = None) -> QPainterPath:
    """Scale a path about its origin (``height``: another scale upwards) and put the origin at (x, y)."""
    tall = scale if height is None else height
    return QTransform(scale, 0, 0, tall, x, y).map(path)


def line(text: str, width: float, *, above: float | None = None, below: float | None = None) -> QPainterPath:
    """Widen a path text evenly to ``width`` with flat ends, and cut off what lies above or below two heights."""
    points = _flattened(text)
    left, right = [], []
    for (x, y), (nx, ny) in zip(points, _normals(points), strict=True):
        left.append((x + nx * width / 2, y + ny * width / 2))
        right.append((x - nx * width / 2, y - ny * width / 2))
    edge = left + right[::-1]
    if above is not None:
        edge = _cut(edge, above, 1)
    if below is not None:
        edge = _cut(edge, below, -1)
    return polygon(edge)


def _clockwise(path: QPainterPath) -> QPainterPath:
    area = 0.0
    for part in path.toSubpathPolygons():
        points = part.toList()
        area += sum(p.x() * q.y() - q.x() * p.y() for p, q in pairwise([*points, points[0]]))
    if area >= 0:
        return path
    turned = path.toReversed()
    turned.setFillRule(Qt.FillRule.WindingFill)
    return turned


def _flattened(text: str) -> list[Point]:
    points: list[Point] = []
    for command, body in _COMMANDS.findall(text):
        n = [float(number) for number in _NUMBERS.findall(body)]
        match command:
            case "M" | "L":
                points.append((n[0], n[1]))
            case "H":
                points.append((n[0], points[-1][1]))
            case "V":
                points.append((points[-1][0], n[0]))
            case _:
                points += _curve(points[-1], n)
    return points


def _curve(start: Point, n: Sequence[float]) -> list[Point]:
    points = []
    for t in _STEPS:
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append((a * start[0] + b * n[0] + c * n[2] + d * n[4], a * start[1] + b * n[1] + c * n[3] + d * n[5]))
    return points


def _normals(points: Sequence[Point]) -> list[Point]:
    """At each point the direction across the line, longer at a bend so that the line keeps its width there."""
    across: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        across.append(((y0 - y1) / length, (x1 - x0) / length))
    normals = [across[0]]
    for (ax, ay), (bx, by) in pairwise(across):
        stretch = 1 + ax * bx + ay * by
        normals.append(((ax + bx) / stretch, (ay + by) / stretch))
    return [*normals, across[-1]]


def _cut(points: Sequence[Point], level: float, sign: int) -> list[Point]:
    """Keep what lies below the level (sign 1) or above it (sign -1)."""
    kept: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise([*points, points[0]]):
        inside, next_inside = sign * (y0 - level) >= 0, sign * (y1 - level) >= 0
        if inside:
            kept.append((x0, y0))
        if inside != next_inside:
            share = (level - y0) / (y1 - y0)
            kept.append((x0 + share * (x1 - x0), level))
    return kept
