"""The marks of a hint: a ring that is bitten where cards leave, one with an arrow where they go, a line between both.

White in black, so that they differ from focus and legal places. The bite is round: pointed, it would be an arrow where
cards leave. Bite and arrow lie outside the card but for the margin
left of its index, and no mark reaches farther out than ``reach`` of the card, the line excepted.
"""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRegion

from klondike_qt.ui.look.paths import polygon
from klondike_qt.ui.table.marks import BLACK, FREE, ROOMY, WHITE, Grid, Growth, band, frame, kept, reach, squeezed

_RIM = 2.0
_INSIDE = 4.0
"""How far bite and arrow reach into a card, in lpx: less than the margin left of an index."""
_BITE, _HEAD = 0.11, 0.17
"""Half the height of the bite and of the arrow head, in card widths."""
_ARCH, _DETOUR = 0.35, 0.6
"""How far the line bends upwards, and aside between two places above each other, in card widths."""
_LINE, _LINE_RIM = 5.0, 11.0
_STUB, _END = 0.45, 0.12
"""A shorter piece of the line, in card widths, is left out: it would look like a scratch. At an end it may be short."""
_STEP = 2.0
"""Lpx from one point of the line to the next that is looked at."""
_ENOUGH = 0.6
"""How much of the line has to be seen; of one that lies behind more than this leaves, nothing is.

Nothing is seen either of a line that does not reach both its ends: it would lead to some other card."""
Sides = tuple[float, float]
"""What is free at the left and at the right of a rectangle."""
_FREE_SIDES: Sides = (math.inf, math.inf)
_SIDE = 0.3
"""How far below the upper edge bite, arrow and line are at most, in card widths."""


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


def enters_from_left(source: QRectF, destination: QRectF) -> bool:
    """Tell from which side the arrow comes: that of the source; above each other, that where the table has room."""
    if _above_each_other(source, destination):
        return destination.left() > _DETOUR * destination.width()
    return source.left() < destination.left()


def hint_line(
    painter: QPainter,
    source: QRectF,
    destination: QRectF,
    card_width: float,
    clear: Iterable[QRectF] = (),
    *,
    rooms: Sequence[Sides] = (_FREE_SIDES, _FREE_SIDES),
) -> None:
    """Paint the arched line from the place where cards leave to the arrow where they go, behind what is ``clear``.

    ``rooms``: as for ``line_path``.
    """
    path, signs = line_path(source, destination, card_width, rooms), list(clear)
    painter.save()
    painter.setClipRegion(_without(path.controlPointRect().adjusted(-_LINE, -_LINE, _LINE, _LINE), signs))
    for piece in pieces(path, signs, _STUB * card_width):
        for colour, width in ((BLACK, _LINE_RIM), (WHITE, _LINE)):
            pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.strokePath(piece, pen)
    painter.restore()


def pieces(path: QPainterPath, clear: Iterable[QRectF], least: float) -> list[QPainterPath]:
    """Return what is seen of a line that goes behind some rectangles, but between no piece shorter than ``least``.

    Where too little of it would be seen to follow it, or not its ends, nothing is.
    """
    half = _LINE_RIM / 2
    covers = [rect.adjusted(-half, -half, half, half) for rect in clear]
    steps = math.ceil(path.length() / _STEP)
    points = [path.pointAtPercent(step / steps) for step in range(steps + 1)] if steps else []
    runs: list[list[QPointF]] = [[]]
    for point in points:
        if any(cover.contains(point) for cover in covers):
            runs.append([])
        else:
            runs[-1].append(point)
    short = least * _END / _STUB
    ends = (runs[0], runs[-1])
    seen = [run for run in runs if (len(run) - 1) * _STEP >= (short if run in ends else least)]
    reaches = all(run in seen for run in ends)
    return [_through(run) for run in seen] if reaches and sum(map(len, seen)) >= _ENOUGH * len(points) else []


def _through(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _without(area: QRectF, clear: Iterable[QRectF]) -> QRegion:
    region = QRegion(area.toAlignedRect())
    for rect in clear:
        region -= QRegion(rect.toAlignedRect())
    return region


def line_path(
    source: QRectF,
    destination: QRectF,
    card_width: float,
    rooms: Sequence[Sides] = (_FREE_SIDES, _FREE_SIDES),
) -> QPainterPath:
    """Return the way of the line, from the ring at the source to the base of the arrow; neighbours need none.

    ``rooms``: what is free at the sides of both.
    """
    from_left = enters_from_left(source, destination)
    end = QPointF(_side_x(destination, card_width, rooms[1], left=from_left), _side_y(destination, card_width))
    leaves_left = from_left == _above_each_other(source, destination)
    start = QPointF(_side_x(source, card_width, rooms[0], left=leaves_left), _side_y(source, card_width))
    if _above_each_other(source, destination):
        aside = (-1 if from_left else 1) * _DETOUR * card_width
        bend = QPointF((start.x() + end.x()) / 2 + aside, (start.y() + end.y()) / 2)
    else:
        arch = _ARCH * min(card_width, abs(start.x() - end.x()))
        bend = QPointF((start.x() + end.x()) / 2, min(start.y(), end.y()) - arch)
    path = QPainterPath(start)
    if _above_each_other(source, destination) or (start.x() < end.x()) == from_left:
        path.quadTo(bend, end)
    return path


def _above_each_other(source: QRectF, destination: QRectF) -> bool:
    return abs(source.left() - destination.left()) < destination.width()


def _side_x(rect: QRectF, card_width: float, room: Sides, *, left: bool) -> float:
    far = min(reach(card_width), room[0] if left else room[1]) - _RIM
    return rect.left() - far if left else rect.right() + far


def _side_y(rect: QRectF, card_width: float) -> float:
    return rect.top() + min(rect.height() / 2, _SIDE * card_width)


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
