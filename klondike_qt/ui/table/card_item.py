"""One card of the picture."""

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from klondike_qt.rules.cards import Card
from klondike_qt.ui.table.drawing import Aim, Cut, Drawing
from klondike_qt.ui.table.picture import CardSpot
from klondike_qt.ui.table.rects import Rect

HELD, MARKS, FLYING = 1_000.0, 2_000.0, 3_000.0
"""Heights above the resting cards: of the held ones, of the marks, and of what is on its way."""
_RISE = 0.04
"""How far up a card is drawn while it is carried, as a part of its width."""


class CardItem(QGraphicsPixmapItem):
    """A card that knows where it belongs and can be on its way there.

    Hidden items have no pixmap until they are shown. A card on its way, or one whose cover is, is drawn as far as
    it was or will be seen, whichever is more.
    """

    def __init__(self, card: Card, drawing: Drawing) -> None:
        super().__init__()
        self.card = card
        self._drawing = drawing
        self._aim: Aim | None = None
        self._start = (0.0, 0.0)
        self._cut = Cut(0.0, covered=False)
        self._order = 0
        self._turned = False
        self._wide = 1.0
        self._axis: tuple[float, float] | None = None
        self._middle = 0.0
        self._was_up = 0.0
        self._rise = 0.0
        self._drawn: object = None
        self.face_up = False
        self.is_under_way = False
        self.flight: int | None = None
        """The cards that it flies with, above everything else; None: it lies or slides in its pile."""
        self.height = 0.0
        """How high above the table it is carried: 1 in the middle of a flight and with the pointer."""
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setVisible(False)

    @property
    def spot(self) -> CardSpot:
        """Where the card belongs; only after ``aim``."""
        return self.goal.spot

    @property
    def goal(self) -> Aim:
        """How the card is to lie; only after ``aim``."""
        if self._aim is None:
            msg = f"{self.card.code} has no spot yet"
            raise RuntimeError(msg)
        return self._aim

    @property
    def is_astray(self) -> bool:
        """Tell whether the card does not lie as it belongs: elsewhere, or with the other side up."""
        return self._place() != self._end() or self.face_up != self.spot.face_up

    @property
    def is_turning(self) -> bool:
        """Tell whether the card turns over in its place."""
        return self._turned and self.flight is None

    @property
    def here(self) -> Rect:
        """Where the card is drawn now."""
        x, y = self._place()
        width = self._drawing.width
        return Rect(x + self._middle * (1 - self._wide), y, width * self._wide, self._cut.height)

    def aim(self, goal: Aim) -> None:
        """Say how the card is to lie from now on."""
        # A card that is turned face down leaves as it lay, so that the upper ones of a pile set out on top.
        self._order = self._aim.spot.order if self._aim else goal.spot.order
        self._aim = goal

    def settle(self) -> None:
        """Lie where the card belongs."""
        self._cut = self.goal.cut
        self.setVisible(self.goal.visible)
        self.arrive()

    def arrive(self) -> None:
        """Lie where the card belongs, seen as far as before while other cards come and go."""
        self.flight = None
        self.is_under_way = False
        self._turned = False
        self.height = self._rise = 0.0
        if self._wide != 1.0:
            self._wide = 1.0
            self.setTransform(QTransform())
        self.face_up = self.spot.face_up
        self.setVisible(self.isVisible() or self.goal.visible)
        self._lie(*self._end())
        self._stack()
        self.redraw()

    def depart(self, flight: int | None, *, waits: bool, axis: tuple[float, float] | None = None) -> None:
        """Begin the way from here; ``waits``: stay unseen until it has begun.

        ``axis``: where the upright line lies, at first and in the end, about which it turns over with others; without
        it, the card turns about its own middle.
        """
        self._axis = axis
        self._start = self._place()
        self._was_up = self.height
        self._turned = self.face_up != self.spot.face_up
        self.flight = flight
        self.is_under_way = True
        self.wait()
        if waits:
            self.setVisible(False)

    def wait(self) -> None:
        """Stay as seen as before while other cards come and go."""
        old, new = self._cut, self.goal.cut
        self._cut = Cut(max(old.height, new.height), old.covered and new.covered, new.plain)
        self.setVisible(self.isVisible() or self.goal.visible)
        self._stack()
        self.redraw()

    def travel(self, part: float) -> None:
        """Be that part of the way."""
        if self.flight is not None:
            taken_up, put_down = 3 * part, 10 * (1 - part)
            self.height = min(1.0, self._was_up + taken_up, put_down)
            self._rise = _RISE * self._drawing.width * min(1.0, taken_up, put_down)
        x, y = self._end()
        self._lie(x + (self._start[0] - x) * (1 - part), y + (self._start[1] - y) * (1 - part))
        if not self.isVisible():
            self.setVisible(True)
        if self._turned:
            self._turn(part)

    def follow(self, x: float, y: float, flight: int) -> None:
        """Lie at a point with the pointer that carries the card."""
        self.flight = flight
        self.is_under_way = True
        self.height, self._rise = 1.0, 0.0
        self._lie(x, y)
        self._stack()

    def gather(self, x: float, y: float, height: float) -> None:
        """Lie face down and unseen at a point, before a deal in which the card is seen that high."""
        self.setVisible(False)
        self.face_up = False
        self.flight = None
        self.height = self._rise = 0.0
        self._cut = Cut(height, covered=False)
        self._lie(x, y)

    def refit(self) -> None:
        """Take the new measures while on the way."""
        self._cut = self.goal.cut
        self._stack()
        self.redraw()

    def redraw(self) -> None:
        """Take the picture that fits, if the card is seen."""
        if not self.isVisible():
            return
        drawing, shade = self._drawing, self.goal.shade_at if self._cut.covered else None
        key = (drawing.artwork, drawing.ratio, drawing.width, drawing.cap, self.face_up, self._cut, shade)
        if key != self._drawn:
            self._drawn = key
            self.setPixmap(drawing.picture(self.card, self._cut, face_up=self.face_up, shade_at=shade))

    def _turn(self, part: float) -> None:
        """Show the card turning over: ever narrower up to the middle of the way, then the other side."""
        face_up = self.spot.face_up if part >= 1 / 2 else not self.spot.face_up
        if face_up != self.face_up:
            self.face_up = face_up
            self.redraw()
        self._wide = abs(1 - 2 * part)
        self._middle = self._drawing.width / 2
        if self._axis:
            start, end = self._axis[0] - self._start[0], self._axis[1] - self._end()[0]
            self._middle = end + (start - end) * (1 - part)
        turn = QTransform.fromTranslate(self._middle, 0).scale(self._wide, 1).translate(-self._middle, 0)
        self.setTransform(turn)

    def _stack(self) -> None:
        lifted = FLYING if self.flight is not None else HELD if self.goal.lift is not None else 0.0
        order = self._order if self._turned and not self.spot.face_up else self.spot.order
        self.setZValue(lifted + order)

    def _lie(self, x: float, y: float) -> None:
        self.setPos(x, y)
        ratio = self._drawing.ratio
        self.setOffset(round(x * ratio) / ratio - x, round((y - self._rise) * ratio) / ratio - y)

    def _place(self) -> tuple[float, float]:
        point = self.pos()
        return point.x(), point.y()

    def _end(self) -> tuple[float, float]:
        rect, (dx, dy) = self.goal.spot.rect, self.goal.lift or (0.0, 0.0)
        return rect.x + dx, rect.y + dy
