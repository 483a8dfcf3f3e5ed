"""Soft shadows of piles and of cards in the air."""

from functools import lru_cache

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from klondike_qt.ui.table.faces import corner_radius
from klondike_qt.ui.table.rects import Rect

_DARK = (20, 26, 34)
"""How dark (of 255) the nested rounded rectangles are, the widest first."""
RESTING, RAISED = (0.006, 0.010), (0.026, 0.070)
"""Growth of each rectangle and fall straight down, as parts of the card width."""
HEIGHTS = 4
"""How many steps there are from a resting shadow to a raised one."""
_KEPT = 48


class Shadow:
    """A shadow for cards of one width; its pictures are kept for the heights that were wanted last."""

    def __init__(self, width: float, ratio: float, shape: tuple[float, float]) -> None:
        growth, fall = (part * width * ratio for part in shape)
        self._ratio = ratio
        self._growth, self._fall = growth, fall
        self._radius = corner_radius(width * ratio, ratio)
        beside, above, below = round(3 * growth), round(3 * growth - fall), round(3 * growth + fall)
        self._margins = QMargins(beside, above, beside, below)
        self._picture_of = lru_cache(maxsize=_KEPT)(self._painted)

    def area(self, box: Rect) -> QRectF:
        """Return where the shadow of a box falls, in lpx."""
        area = self._box_on_device(box).marginsAdded(self._margins)
        ratio = self._ratio
        return QRectF(area.x() / ratio, area.y() / ratio, area.width() / ratio, area.height() / ratio)

    def paint(self, painter: QPainter, box: Rect) -> None:
        """Paint the shadow of a box; its middle, which the cards cover, is left out."""
        size = self._box_on_device(box).size()
        corner = self.area(box).topLeft()
        picture = self._picture_of(size.width(), size.height())
        wide, tall = picture.width(), picture.height()
        band = min(round(self._radius) + self._margins.bottom() + 1, tall // 2)
        side = min(self._margins.left() + 1, wide // 2)
        for part in (
            QRect(0, 0, wide, band),
            QRect(0, tall - band, wide, band),
            QRect(0, band, side, tall - 2 * band),
            QRect(wide - side, band, side, tall - 2 * band),
        ):
            painter.drawPixmap(corner + QPointF(part.topLeft()) / self._ratio, picture, QRectF(part))

    def _box_on_device(self, box: Rect) -> QRect:
        ratio = self._ratio
        return QRect(round(box.x * ratio), round(box.y * ratio), round(box.width * ratio), round(box.height * ratio))

    def _painted(self, width: int, height: int) -> QPixmap:
        box = QRect(0, 0, width, height)
        area = box.marginsAdded(self._margins)
        picture = QPixmap(area.size())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(-area.topLeft())
        for step, dark in zip((3, 2, 1), _DARK, strict=True):
            grown = step * self._growth
            painter.setBrush(QColor(0, 0, 0, dark))
            fallen = QRectF(box).adjusted(-grown, self._fall - grown, grown, self._fall + grown)
            painter.drawRoundedRect(fallen, self._radius + grown, self._radius + grown)
        painter.end()
        picture.setDevicePixelRatio(self._ratio)
        return picture


def shadows(width: float, ratio: float) -> tuple[Shadow, ...]:
    """Return the shadows of cards of one width, from resting ones up to raised ones."""
    growth, fall = (
        [low + (high - low) * step / HEIGHTS for step in range(HEIGHTS + 1)]
        for low, high in zip(RESTING, RAISED, strict=True)
    )
    return tuple(Shadow(width, ratio, shape) for shape in zip(growth, fall, strict=True))


class ShadowItem(QGraphicsItem):
    """The shadows of what is in the air together."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)
        self.setVisible(False)
        self._thrown: tuple[tuple[Rect, Shadow], ...] = ()

    @property
    def boxes(self) -> tuple[Rect, ...]:
        """What throws the shadows."""
        return tuple(box for box, _ in self._thrown)

    def cast(self, thrown: tuple[tuple[Rect, Shadow], ...]) -> None:
        """Throw the shadow of each of these boxes."""
        if thrown != self._thrown:
            self.prepareGeometryChange()
            self._thrown = thrown
            self.setVisible(bool(thrown))
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle round all of them."""
        area = QRectF()
        for box, shadow in self._thrown:
            area |= shadow.area(box)
        return area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        """Paint them."""
        for box, shadow in self._thrown:
            shadow.paint(painter, box)
