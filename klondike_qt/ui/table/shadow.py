"""Soft shadows of piles and of cards in the air."""

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from klondike_qt.ui.table.faces import corner_radius
from klondike_qt.ui.table.rects import Rect

_DARK = (20, 26, 34)
"""How dark (of 255) the nested rounded rectangles are, the widest first."""
RESTING, RAISED = (0.006, 0.010), (0.026, 0.070)
"""Growth of each rectangle and fall straight down, as parts of the card width."""


class Shadow:
    """A shadow for cards of one width, drawn once as a small square and stretched to any height."""

    def __init__(self, width: float, ratio: float, shape: tuple[float, float]) -> None:
        growth, fall = (part * width * ratio for part in shape)
        radius = corner_radius(width * ratio, ratio)
        self._ratio = ratio
        self._above, self._below = round(3 * growth - fall), round(3 * growth + fall)
        self._beside = round(3 * growth)
        self._corner = round(radius + 3 * growth + fall) + 1
        side = 2 * self._corner + 1
        self._patch = QPixmap(side, side)
        self._patch.fill(Qt.GlobalColor.transparent)
        box = QRectF(self._beside, self._above, side - 2 * self._beside, side - self._above - self._below)
        painter = QPainter(self._patch)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for step, dark in zip((3, 2, 1), _DARK, strict=True):
            grown = step * growth
            painter.setBrush(QColor(0, 0, 0, dark))
            area = box.adjusted(-grown, fall - grown, grown, fall + grown)
            painter.drawRoundedRect(area, radius + grown, radius + grown)
        painter.end()

    def area(self, box: Rect) -> QRectF:
        """Return where the shadow of a box falls, in lpx."""
        area = self._device_area(box)
        ratio = self._ratio
        return QRectF(area.x() / ratio, area.y() / ratio, area.width() / ratio, area.height() / ratio)

    def paint(self, painter: QPainter, box: Rect) -> None:
        """Paint the shadow of a box; its middle, which the cards cover, is left out."""
        area = self._device_area(box)
        corner = min(self._corner, area.width() // 2, area.height() // 2)
        side = self._patch.width()
        painter.save()
        painter.scale(1 / self._ratio, 1 / self._ratio)
        across = zip(_thirds(area.x(), area.width(), corner), _thirds(0, side, corner), strict=True)
        for (x, width), (from_x, from_width) in across:
            down = zip(_thirds(area.y(), area.height(), corner), _thirds(0, side, corner), strict=True)
            for (y, height), (from_y, from_height) in down:
                if from_x != corner or from_y != corner:
                    source = QRect(from_x, from_y, from_width, from_height)
                    painter.drawPixmap(QRect(x, y, width, height), self._patch, source)
        painter.restore()

    def _device_area(self, box: Rect) -> QRect:
        ratio = self._ratio
        corner = QPoint(round(box.x * ratio), round(box.y * ratio))
        size = QSize(round(box.width * ratio), round(box.height * ratio))
        return QRect(corner, size).marginsAdded(QMargins(self._beside, self._above, self._beside, self._below))


class ShadowItem(QGraphicsItem):
    """The shadows of what is in the air together."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)
        self._shadow: Shadow | None = None
        self.boxes: tuple[Rect, ...] = ()

    def cast(self, shadow: Shadow, boxes: tuple[Rect, ...]) -> None:
        """Throw the shadows of these boxes."""
        if (shadow, boxes) != (self._shadow, self.boxes):
            self.prepareGeometryChange()
            self._shadow, self.boxes = shadow, boxes
            self.setVisible(bool(boxes))
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle round all of them."""
        area = QRectF()
        for box in self.boxes:
            if self._shadow:
                area |= self._shadow.area(box)
        return area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        """Paint them."""
        for box in self.boxes:
            if self._shadow:
                self._shadow.paint(painter, box)


def _thirds(start: int, length: int, corner: int) -> tuple[tuple[int, int], ...]:
    """Divide a length in two corners and what is between them: begin and length of each."""
    return (start, corner), (start + corner, length - 2 * corner), (start + length - corner, corner)
