"""The marks of a hint: a ring that is bitten where cards leave, one with an arrow where they go, a line between both.

White in black, so that they differ from focus and legal places. The bite is round: pointed, it would be an arrow where
cards leave. Bite and arrow lie outside the card but for the margin left of its index, and no mark reaches farther out
than ``reach`` of the card, the line excepted.
"""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRegion

from klondike_qt.ui.look.paths import polygon
from klondike_qt.ui.table.hint_way import BROAD, Point, Way, side_y
from klondike_qt.ui.table.marks import BLACK, FREE, ROOMY, WHITE, Grid, Growth, band, frame, kept, reach, squeezed
from klondike_qt.ui.table.rects import Rect

_RIM = 2.0
_INSIDE = 4.0
"""How far bite and arrow reach into a card, in lpx: less than the margin left of an index."""
_BITE, _HEAD = 0.11, 0.17
"""Half the height of the bite and of the arrow head, in card widths."""
_LINE_RIM = 3.0
"""The black at either side of the line; of a slim one it is no broader than the rim of the signs."""
_TURN = 0.2
"""The radius of a corner of the line, in card widths."""


def hint_ring(
    painter: QPainter,
    rect: QRectF,
    card_width: float,
    *,
    shared_top: bool = False,
    shared_bottom: bool = False,
    shared_left: bool = False,
    shared_right: bool = False,
    below: float = math.inf,
    ends: Growth = ROOMY,
) -> None:
    """Paint the white ring in black round a place of a hint; on a shared edge it straddles the edge.

    ``below``: how far it may reach downwards; ``ends``: where the table ends.
    """
    grid = Grid.of(painter)
    gap, rim, white = grid.whole(1), grid.whole(_RIM), grid.whole(2.8 * band(card_width) - 2 * _RIM)
    near = grid.within(FREE) - gap
    outside = (gap, gap + rim, gap + rim + white, gap + 2 * rim + white)
    straddling = (-near, grid.within(-near + _RIM), grid.within(near - _RIM), near)
    shared, limits = (shared_left, shared_top, shared_right, shared_bottom), (*ends[:3], min(below, ends[3]))
    sides = [
        kept(grid, straddling, limit) if is_shared else squeezed(grid, outside, limit)
        for is_shared, limit in zip(shared, limits, strict=True)
    ]
    steps = [(left, up, right, down) for left, up, right, down in zip(*sides, strict=True)]
    for inner, outer, colour in zip(steps, steps[1:], (BLACK, WHITE, BLACK), strict=False):
        painter.fillPath(frame(rect, card_width, outer, inner), QColor(colour))


def bite(
    painter: QPainter,
    rect: QRectF,
    card_width: float,
    *,
    from_left: bool = True,
    room: float = math.inf,
    deep: bool = False,
) -> None:
    """Paint the round black bite in a side of the ring where cards leave.

    ``room``: what is free outside at that side; ``deep``: what is missing there, it may have inside.
    """
    ends = _ends(rect, card_width, from_left=from_left, room=room, deep=deep)
    _painted(painter, _round(*ends, _BITE * card_width), fill=BLACK, rim=WHITE)


def arrow(
    painter: QPainter, rect: QRectF, card_width: float, *, from_left: bool, room: float = math.inf, deep: bool = False
) -> None:
    """Paint the white arrow head that points into the place where cards go; ``room`` and ``deep`` as for the bite."""
    ends = _ends(rect, card_width, from_left=from_left, room=room, deep=deep)
    _painted(painter, _pointed(*ends, _HEAD * card_width), fill=WHITE, rim=BLACK)


def hint_line(painter: QPainter, way: Way, card_width: float, read: Iterable[QRectF] = ()) -> None:
    """Paint the line from the place where cards leave to the arrow where they go, behind what is ``read``."""
    path = line_path(way.points, _TURN * card_width)
    painter.save()
    painter.setClipRegion(_without(path.controlPointRect().adjusted(-BROAD, -BROAD, BROAD, BROAD), read))
    for colour, half in ((BLACK, way.half), (WHITE, way.half - (_LINE_RIM if way.half == BROAD else _RIM))):
        pen = QPen(QColor(colour), 2 * half, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
    painter.restore()


def line_path(points: Sequence[Point], radius: float) -> QPainterPath:
    """Return the line through some points, with rounded corners; of none there is none."""
    path = QPainterPath()
    if not points:
        return path
    path.moveTo(*points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        into, out = math.dist(before, corner), math.dist(corner, after)
        round_by = min(radius, into / 2, out / 2)
        path.lineTo(*_along(corner, before, round_by / into))
        path.quadTo(QPointF(*corner), QPointF(*_along(corner, after, round_by / out)))
    path.lineTo(*points[-1])
    return path


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _without(area: QRectF, clear: Iterable[QRectF]) -> QRegion:
    region = QRegion(area.toAlignedRect())
    for rect in clear:
        region -= QRegion(rect.toAlignedRect())
    return region


def _side_y(rect: QRectF, card_width: float) -> float:
    return side_y(Rect(rect.x(), rect.y(), rect.width(), rect.height()), card_width)


def _ends(rect: QRectF, card_width: float, *, from_left: bool, room: float, deep: bool) -> tuple[QPointF, QPointF]:
    """Return the tip and the middle of the base of what points into a side of a rectangle."""
    whole = reach(card_width)
    far = min(whole, room)
    inside, y = _INSIDE + (whole - far if deep else 0.0), _side_y(rect, card_width)
    if from_left:
        return QPointF(rect.left() + inside, y), QPointF(rect.left() - far + _RIM, y)
    return QPointF(rect.right() - inside, y), QPointF(rect.right() + far - _RIM, y)


def _pointed(tip: QPointF, base: QPointF, half: float) -> QPainterPath:
    return polygon(((base.x(), base.y() - half), (tip.x(), tip.y()), (base.x(), base.y() + half)))


def _round(tip: QPointF, base: QPointF, half: float) -> QPainterPath:
    """Return the half of an ellipse from its flat side to its tip."""
    deep = abs(tip.x() - base.x())
    area = QRectF(base.x() - deep, base.y() - half, 2 * deep, 2 * half)
    path = QPainterPath(QPointF(base.x(), base.y() - half))
    path.arcTo(area, 90, -180 if tip.x() > base.x() else 180)
    path.closeSubpath()
    return path


def _painted(painter: QPainter, path: QPainterPath, *, fill: str, rim: str) -> None:
    painter.fillPath(path, QColor(fill))
    pen = QPen(QColor(rim), _RIM)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
