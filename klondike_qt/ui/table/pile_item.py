"""What lies under the cards of a place: its outline and sign, or their shadow."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.shadow import Shadow
from klondike_qt.ui.table.signs import Sign


class PileItem(QGraphicsItem):
    """One of the thirteen places: its outline with a sign while it is empty, else the shadow of its cards."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place
        self.sign: Sign | None = None
        self.box: Rect | None = None
        """What throws the shadow."""
        self._picture = QPixmap()
        self._shadow: Shadow | None = None
        self._area = QRectF()
        self._corner = QPointF()
        self.setZValue(-1)

    def empty(self, rect: Rect, sign: Sign, artwork: Artwork, ratio: float) -> None:
        """Show the empty place."""
        picture = artwork.place(sign, rect.width, rect.height, ratio)
        self._corner = QPointF(round(rect.x * ratio) / ratio, round(rect.y * ratio) / ratio)
        self._show(sign, None, QRectF(self._corner, QSizeF(rect.width + 1, rect.height + 1)))
        self._picture = picture

    def cover(self, box: Rect, shadow: Shadow) -> None:
        """Show the shadow of the cards in this box."""
        if box != self.box or shadow is not self._shadow:
            self._show(None, box, shadow.area(box))
            self._shadow = shadow

    def boundingRect(self) -> QRectF:
        """Return the outline or the shadow's area."""
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        """Paint the outline or the shadow."""
        if self.box and self._shadow:
            self._shadow.paint(painter, self.box)
        elif self.sign:
            painter.drawPixmap(self._corner, self._picture)

    def _show(self, sign: Sign | None, box: Rect | None, area: QRectF) -> None:
        self.prepareGeometryChange()
        self.sign, self.box, self._area = sign, box, area
        self.update()


def sign_of(place: Place, position: Position) -> Sign:
    """Return what an empty place says."""
    if place.is_foundation:
        return Sign(place.suit)
    if place.is_column:
        return Sign.KING
    if place is Place.STOCK:
        if not position.waste:
            return Sign.NONE
        return Sign.REDEAL if position.may_redeal else Sign.NO_REDEAL
    return Sign.NONE
