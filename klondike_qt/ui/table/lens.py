"""The lens: one card of the table, very large, beside where it lies.

It is a part of the picture alone: it takes no focus, and nobody hears more of it than that it is there.
"""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from klondike_qt.game.cursor import EMPTY
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.boxes import area_of
from klondike_qt.ui.table.card_item import FLYING
from klondike_qt.ui.table.faces import corner_radius
from klondike_qt.ui.table.magnified import Looked, Magnified, at_focus, at_point, beside
from klondike_qt.ui.table.view import TableView

_FRAME = ((9.0, "#000000"), (6.0, "#FFFFFF"), (2.0, "#000000"))
"""How far the rings round the card reach, and their colours."""
_AIR = 0.03
"""What is more free above the index than on cards that lie on each other, in widths of the lens."""
_ABOVE_ALL = 2 * FLYING
_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}


class LensItem(QGraphicsItem):
    """Paints what is looked at, in a frame that is seen on any ground."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(_ABOVE_ALL)
        self.rect = QRectF()
        self._picture = QPixmap()
        self._count = QPixmap()

    def look(self, looked: Looked, magnified: Magnified, artwork: Artwork, ratio: float) -> None:
        """Show something there."""
        self.prepareGeometryChange()
        self.rect = area_of(magnified.rect)
        width, height = magnified.rect.width, magnified.rect.height
        self._count = QPixmap()
        if looked.card:
            self._picture = artwork.face(looked.card, width, height, magnified.cap, ratio, air=_AIR * width)
        elif looked.hidden:
            self._picture = artwork.back(width, height, ratio)
            self._count = artwork.badge(str(looked.hidden), ratio, magnified.cap)
        else:
            self._picture = artwork.place(looked.sign, width, height, ratio)
        self._ground = QColor(artwork.cloth.colour)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the card with its frame."""
        far = _FRAME[0][0]
        return self.rect.adjusted(-far, -far, far, far)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        """Paint frame, card and count."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for grown, colour in (*_FRAME, (0.0, self._ground)):
            painter.setBrush(QColor(colour))
            radius = corner_radius(self.rect.width()) + grown
            painter.drawRoundedRect(self.rect.adjusted(-grown, -grown, grown, grown), radius, radius)
        painter.drawPixmap(self.rect.topLeft(), self._picture)
        if not self._count.isNull():
            size = self._count.deviceIndependentSize()
            middle = self.rect.center() - QPointF(size.width() / 2, size.height() / 2)
            painter.drawPixmap(middle.toPoint(), self._count)


class Lens(QObject):
    """Follows the keyboard, or the pointer if that was used last, for as long as it is open."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._table = view.table
        self._item = LensItem()
        self._looked: Looked | None = None
        self._point: QPointF | None = None
        self._point_before_key: QPointF | None = None
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        self._table.laid.connect(self._follow)

    @property
    def is_open(self) -> bool:
        """Tell whether it is seen."""
        return self._looked is not None

    @property
    def looked(self) -> Looked | None:
        """What it shows."""
        return self._looked

    @property
    def area(self) -> QRectF:
        """Where it lies, with its frame; empty while it is closed."""
        return self._item.boundingRect() if self.is_open else QRectF()

    def toggle(self) -> None:
        """Open it on what was meant last, by the pointer or by the keyboard, or close it."""
        if self.close():
            return
        self._point = self._point or self._point_before_key
        looked = self._pointed()
        if looked is None:
            self._point = None
        self._look(looked or self._focused())

    def close(self) -> bool:
        """Close it, and answer whether it was open."""
        if not self.is_open:
            return False
        self._looked = None
        self._table.removeItem(self._item)
        return True

    def _focused(self) -> Looked:
        return at_focus(self._table.standing, self._table.picture)

    def _pointed(self) -> Looked | None:
        if self._point is None or self.area.contains(self._point):
            return None
        return at_point(self._table.standing, self._table.picture, self._point.x(), self._point.y())

    def _follow(self) -> None:
        """Show what there is now to be looked at."""
        if self._looked is None:
            return
        if self._point is None:
            self._look(self._focused())
        else:
            self._look(self._pointed() or self._looked)

    def _look(self, looked: Looked) -> None:
        if not self.is_open:
            self._table.addItem(self._item)
        self._looked = looked
        magnified = beside(looked.rect, self._table.picture)
        self._item.look(looked, magnified, self._table.artwork, self._view.devicePixelRatioF())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See whether pointer or keyboard was used last, and keep presses on the lens from what lies under it."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind is QEvent.Type.KeyPress and watched is self._view:
            if event.key() not in _MODIFIERS:
                self._point_before_key, self._point = self._point, None
        elif isinstance(event, QMouseEvent) and watched is self._view.viewport():
            if kind is QEvent.Type.MouseMove:
                self._move(event)
            elif kind in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}:
                return self._press(event)
        return False

    def _move(self, event: QMouseEvent) -> None:
        self._point = event.position()
        if self.is_open and event.buttons() is Qt.MouseButton.NoButton:
            looked = self._pointed()
            if looked not in {None, self._looked}:
                self._follow()

    def _press(self, event: QMouseEvent) -> bool:
        """Close with a press on the lens; with the other button open it for something else, if nothing is held."""
        if self.area.contains(event.position()):
            self.close()
            return True
        is_free = event.buttons() == Qt.MouseButton.RightButton and self._table.standing.hand == EMPTY
        if is_free:
            self._point = event.position()
            looked = self._pointed()
            if looked is None or looked == self._looked:
                self.close()
            else:
                self._look(looked)
        return False
