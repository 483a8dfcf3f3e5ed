"""How much of a card is drawn where, and with what."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from klondike_qt.rules.cards import Card
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.picture import CardSpot

SHADE = (32, 20, 8)
"""How dark (of 255) the rows above a covering card's edge are, the nearest first."""


class Cut(NamedTuple):
    """How much of a card is drawn: its height in lpx, whether that is the index alone, and that without a hat."""

    height: float
    covered: bool
    plain: bool = False


class Aim(NamedTuple):
    """How a card is to lie."""

    spot: CardSpot
    lift: tuple[float, float] | None = None
    """How far it is raised from there because it is held; where there is no room not at all, but held it is."""
    shade_at: float | None = None
    """How far down the shadow of a covering card's edge lies on it."""
    bare: float | None = None
    """Its height, if the cards on it are lifted off so that it is seen whole."""

    @property
    def cut(self) -> Cut:
        """How much of it is drawn."""
        spot = self.spot
        return Cut(spot.rect.height, spot.covered, spot.counted) if self.bare is None else Cut(self.bare, covered=False)

    @property
    def visible(self) -> bool:
        """Whether it is seen."""
        return self.spot.visible or self.bare is not None


@dataclass(slots=True)
class Drawing:
    """What all cards are drawn with at this moment; lengths in lpx."""

    artwork: Artwork
    ratio: float = 1.0
    width: float = 0.0
    cap: float = 0.0

    def picture(self, card: Card, cut: Cut, *, face_up: bool, shade_at: float | None) -> QPixmap:
        """Return the picture of a card, darkened above the edge of one that covers it from ``shade_at`` on."""
        if face_up:
            lengths = self.width, cut.height, self.cap, self.ratio
            picture = self.artwork.face(card, *lengths, covered=cut.covered, plain=cut.plain)
        else:
            picture = self.artwork.back(self.width, cut.height, self.ratio)
        return picture if shade_at is None or self.artwork.quiet else self._shaded(picture, shade_at)

    def _shaded(self, picture: QPixmap, at: float) -> QPixmap:
        """Darken three rows above the edge of the covering card: a breath of shade, inside the free space."""
        picture = picture.copy()
        painter = QPainter(picture)
        side = 0.03 * self.width
        for row, dark in enumerate(SHADE, 1):
            painter.fillRect(QRectF(side, at - row, self.width - 2 * side, 1), QColor(0, 0, 0, dark))
        painter.end()
        return picture
