"""Everything of the picture that is no card: places, shadows, counts and marks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from klondike_qt.game.updates import Standing
from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.table.badge_item import BadgeItem
from klondike_qt.ui.table.boxes import area_of
from klondike_qt.ui.table.card_item import FLYING, HELD
from klondike_qt.ui.table.drawing import Drawing
from klondike_qt.ui.table.held import bars_in_hand, raised_by
from klondike_qt.ui.table.marked import Marked
from klondike_qt.ui.table.marks_item import MarksItem
from klondike_qt.ui.table.numbers import Numbered
from klondike_qt.ui.table.pack import Pack
from klondike_qt.ui.table.picture import Picture
from klondike_qt.ui.table.pile_item import PileItem, sign_of
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.shadow import Shadow, ShadowItem, shadows

_RAIL_SHADE = QColor(0, 0, 0, 41)
_RAIL_SHADE_ON_LIGHT = QColor(0, 0, 0, 14)


class Dressing:
    """Dresses the table for the cards as they are drawn at each instant."""

    def __init__(self, scene: QGraphicsScene, drawing: Drawing, pack: Pack) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pack = pack
        self._shadows_for: tuple[float, float] | None = None
        self._shadows: tuple[Shadow, ...] = ()
        self._piles = {place: PileItem(place) for place in Place}
        self._badges: tuple[BadgeItem, ...] = ()
        self._held, self._flying = ShadowItem(HELD - 1), ShadowItem(FLYING - 1)
        self._marks = MarksItem()
        for item in (*self._piles.values(), self._held, self._flying, self._marks):
            scene.addItem(item)

    def dress(self, picture: Picture, standing: Standing) -> None:
        """Show what belongs to a picture: counts, places and shadows."""
        self._show_counts(picture, standing)
        self.cover_piles(picture, standing.position)
        self.cast_shadows()

    def cover_piles(self, picture: Picture, position: Position) -> None:
        """Show the shadows of the piles that have cards now, and the signs of those that have none."""
        shadow = self._shadows_now()[0]
        boxes = self._pack.resting()
        for place, pile in self._piles.items():
            box = boxes.get(place)
            if box:
                pile.cover(box, shadow)
            else:
                pile.empty(picture.places[place], sign_of(place, position), self._drawing.artwork, self._drawing.ratio)

    def cast_shadows(self) -> None:
        """Show the shadows of the cards that are in the hand, with the pointer or on their way."""
        shadows = self._shadows_now()
        highest = len(shadows) - 1
        self._held.cast(tuple((box, shadows[highest]) for box in self._pack.held()))
        self._flying.cast(tuple((box, shadows[round(height * highest)]) for box, height in self._pack.flying()))

    @property
    def marked(self) -> Marked:
        """What is marked at this instant."""
        return self._marks.marked

    def mark(self, marked: Marked, *, keys: bool, numbers: tuple[Numbered, ...] = ()) -> None:
        """Show these marks and numbers; ``keys``: legal places say which key puts the cards there."""
        drawing = self._drawing
        free = drawing.artwork.clear_span(marked.moved, drawing.width, drawing.cap) if marked.moved else None
        lower = drawing.artwork.lower_index(drawing.width, drawing.cap)
        self._marks.show_marks(marked, drawing.width, keys=keys, free=free, lower=lower, numbers=numbers)

    def paint_ground(self, painter: QPainter, rect: QRectF, rail: Rect | None) -> None:
        """Paint a part of the cloth with the darker band of a side rail."""
        artwork, ratio = self._drawing.artwork, self._drawing.ratio
        ground = artwork.ground(round(self._scene.width()), round(self._scene.height()), ratio)
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, ground, source)
        if rail:
            shade = _RAIL_SHADE_ON_LIGHT if artwork.cloth.light else _RAIL_SHADE
            painter.fillRect(rect.intersected(area_of(rail)), shade)

    def _show_counts(self, picture: Picture, standing: Standing) -> None:
        artwork, ratio = self._drawing.artwork, self._drawing.ratio
        held = bars_in_hand(picture, standing.position, standing.hand)
        lift = raised_by(picture, standing.position, standing.hand)
        wanted = tuple((badge, artwork, ratio, lift if badge in held else None) for badge in picture.badges)
        if wanted == tuple(item.made_of for item in self._badges):
            return
        for item in self._badges:
            self._scene.removeItem(item)
        self._badges = tuple(BadgeItem(*made_of) for made_of in wanted)
        for item in self._badges:
            self._scene.addItem(item)

    def _shadows_now(self) -> tuple[Shadow, ...]:
        """Return the shadows of cards as wide as they are now, from resting ones up to raised ones."""
        made_for = self._drawing.width, self._drawing.ratio
        if made_for != self._shadows_for:
            self._shadows_for = made_for
            self._shadows = shadows(*made_for)
        return self._shadows
