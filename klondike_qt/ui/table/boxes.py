"""Rectangles round rectangles."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from klondike_qt.ui.table.rects import Rect


def united(rects: Iterable[Rect]) -> Rect:
    """Return the smallest rectangle round some; ValueError if there are none."""
    boxes = list(rects)
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Rect(x, y, right - x, bottom - y)


def area_of(rect: Rect) -> QRectF:
    """Return the rectangle in Qt's form."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)
