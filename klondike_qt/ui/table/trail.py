"""A picture of the table on which cards that fly over it leave a trail."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from klondike_qt.rules.cards import ACE, KING, Card, Suit
from klondike_qt.rules.position import FOUNDATION_PLACES, Place, foundation_of
from klondike_qt.ui.table.pile_item import sign_of
from klondike_qt.ui.table.signs import Sign
from klondike_qt.ui.table.sizes import ASPECT
from klondike_qt.ui.table.view import TableView


class Trail:
    """Begins as the table of a won game, without any marks; all lengths in lpx."""

    def __init__(self, view: TableView) -> None:
        self._picture, self._artwork = view.table.picture, view.table.artwork
        self._ratio = view.devicePixelRatioF()
        size = view.viewport().size()
        self.table = float(size.width()), float(size.height())
        self.card = self._picture.card_width, round(self._picture.card_width * ASPECT)
        """Width and height of a whole card."""
        self._bare = QPixmap(size * self._ratio)
        self._bare.setDevicePixelRatio(self._ratio)
        painter = QPainter(self._bare)
        view.table.drawBackground(painter, QRectF(0, 0, *self.table))
        for place in Place:
            is_foundation = place in FOUNDATION_PLACES
            sign = Sign(place.suit) if is_foundation else sign_of(place, view.table.standing.position)
            rect = self._picture.places[place]
            empty = self._artwork.place(sign, rect.width, rect.height, self._ratio)
            painter.drawPixmap(self._on_grid(rect.x, rect.y), empty)
        painter.end()
        self._seen = self._bare.copy()
        for suit in Suit:
            self.leave(Card(KING, suit), *self.start(suit))

    def start(self, suit: Suit) -> tuple[float, float]:
        """Return the upper left corner of a foundation."""
        rect = self._picture.places[foundation_of(suit)]
        return rect.x, rect.y

    def face(self, card: Card) -> QPixmap:
        """Return the picture of a card; the first time it takes a while."""
        return self._artwork.face(card, *self.card, self._picture.cap, self._ratio)

    def leave(self, card: Card, x: float, y: float) -> QRectF:
        """Paint a card at a point, and return where that has changed the picture."""
        corner = self._on_grid(x, y)
        painter = QPainter(self._seen)
        painter.drawPixmap(corner, self.face(card))
        painter.end()
        return QRectF(corner, QSizeF(*self.card))

    def uncover(self, card: Card) -> QRectF:
        """Paint what lies under a card that has left its foundation, and return where."""
        x, y = self.start(card.suit)
        area = QRectF(self._on_grid(x, y), QSizeF(*self.card))
        self._copy(self._bare, self._seen, area)
        if card.rank > ACE:
            self.leave(Card(card.rank - 1, card.suit), x, y)
        return area

    def show(self, painter: QPainter, area: QRectF) -> None:
        """Paint a part of the picture."""
        painter.drawPixmap(area, self._seen, self._on_device(area))

    def _copy(self, source: QPixmap, onto: QPixmap, area: QRectF) -> None:
        painter = QPainter(onto)
        painter.drawPixmap(area, source, self._on_device(area))
        painter.end()

    def _on_grid(self, x: float, y: float) -> QPointF:
        ratio = self._ratio
        return QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)

    def _on_device(self, area: QRectF) -> QRectF:
        return QRectF(area.topLeft() * self._ratio, area.size() * self._ratio)
