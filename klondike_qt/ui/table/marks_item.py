"""The one item that shows all marks, above the resting cards."""

import math
from typing import TypedDict

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from klondike_qt.rules.position import Place
from klondike_qt.ui.table.boxes import area_of
from klondike_qt.ui.table.card_item import MARKS
from klondike_qt.ui.table.faces import corner_radius
from klondike_qt.ui.table.framing import Framed
from klondike_qt.ui.table.hint_marks import arrow, bite, hint_line, hint_ring
from klondike_qt.ui.table.hinted import HintMarks
from klondike_qt.ui.table.marked import Marked
from klondike_qt.ui.table.marks import (
    FREE,
    KEY_PIXELS,
    TAG_PIXELS,
    TAG_WIDTH,
    YELLOW,
    Growth,
    band,
    brackets,
    focus_ring,
    held_ring,
    last_moved,
    reach,
    tag,
)
from klondike_qt.ui.table.numbers import Numbered
from klondike_qt.ui.table.sizes import BAR
from klondike_qt.words.tags import from_tag, held_tag, to_tag

_FOUNDATION_KEY = "F"
_WITH_LOWER = 1.1
"""How high a card is at least that has a second index, in its widths."""


class MarksItem(QGraphicsItem):
    """Paints what is marked; nothing fades or pulses."""

    def __init__(self) -> None:
        super().__init__()
        self.marked = Marked()
        self._card_width = 0.0
        self._keys = True
        self._free: tuple[float, float] | None = None
        self._lower: QRectF | None = None
        self._numbers: tuple[Numbered, ...] = ()
        self._area = QRectF()
        self.setZValue(MARKS)

    def show_marks(
        self,
        marked: Marked,
        card_width: float,
        *,
        keys: bool,
        free: tuple[float, float] | None = None,
        lower: QRectF | None = None,
        numbers: tuple[Numbered, ...] = (),
    ) -> None:
        """Show these marks and numbers; ``keys``: legal places say which key puts the cards there.

        ``free``: where the strip of the card that was moved last is empty, from its left edge; ``lower``: see ``tag``.
        """
        shown = self.marked, self._card_width, self._keys, self._free, self._lower, self._numbers
        if (marked, card_width, keys, free, lower, numbers) == shown:
            return
        self.prepareGeometryChange()
        self.update()
        self.marked, self._card_width, self._keys, self._free, self._lower = marked, card_width, keys, free, lower
        self._numbers = numbers
        self._area = self._bounds()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle round all marks."""
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        """Paint the marks, the focus on top of all."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked, width = self.marked, self._card_width
        if marked.last_moved:
            last_moved(painter, area_of(marked.last_moved), width, self._free)
        for one in self._numbers:
            self._tag(painter, _tagged(area_of(one.rect)), one.number, KEY_PIXELS)
        self._paint_takers(painter)
        if marked.hint:
            _paint_hint_rings(painter, marked.hint, width)
        if marked.held and not (marked.focus and marked.focus.rect == marked.held):
            held_ring(painter, area_of(marked.held), width, shared_top=marked.held_shares_top, ends=marked.held_ends)
        if marked.focus:
            _paint_focus(painter, marked.focus, width)
            if marked.held == marked.focus.rect:
                _paint_dashes(painter, marked.focus, width)
        if marked.held_tag:
            self._tag(painter, _tagged(area_of(marked.held_tag)), held_tag(), hang=marked.held_room)
        if marked.hint:
            self._paint_hint_signs(painter, marked.hint)

    def _paint_takers(self, painter: QPainter) -> None:
        """Paint the legal places; the one that a hint means has the tag of the hint."""
        hinted = self.marked.hint.place if self.marked.hint else None
        for taker in self.marked.takers:
            area = area_of(taker.framed.rect)
            brackets(painter, area, self._card_width, **_edges(taker.framed))
            if self._keys and taker.place is not hinted:
                self._tag(painter, area, key_of(taker.place), KEY_PIXELS)

    def _paint_hint_signs(self, painter: QPainter, hint: HintMarks) -> None:
        """Paint what tells a hint from the focus ring that may lie over its rings."""
        if hint.source:
            area = area_of(hint.source.rect)
            from_left = bites_left(hint.source, self._card_width)
            bite(painter, _anchor(hint.source), self._card_width, **_room(hint.source, from_left=from_left))
            if hint.tagged:
                self._tag(painter, area_of(hint.tagged), from_tag())
            else:
                self._tag(painter, _tagged(area), from_tag(), hang=hint.source.below)
        if hint.destination:
            area = area_of(hint.destination.rect)
            room = _room(hint.destination, from_left=_from_left(hint))
            arrow(painter, _anchor(hint.destination), self._card_width, **room)
            takes = self._keys and any(taker.place is hint.place for taker in self.marked.takers)
            text = f"{to_tag()} {key_of(hint.place)}" if takes and hint.place else to_tag()
            self._tag(painter, _tagged(area), text, hang=hint.destination.below)

    def _tag(
        self, painter: QPainter, area: QRectF, text: str, pixels: int = TAG_PIXELS, *, hang: float = -math.inf
    ) -> None:
        """Paint a tag; on a part of a card that is too low for a second index there is none."""
        is_high = area.height() >= _WITH_LOWER * area.width()
        tag(painter, area, text, pixels, lower=self._lower if is_high else None, hang=hang)

    def _bounds(self) -> QRectF:
        marked = self.marked
        rects = [taker.framed.rect for taker in marked.takers] + [one.rect for one in self._numbers]
        hint = [marked.hint.source, marked.hint.destination] if marked.hint else []
        rects += [framed.rect for framed in (marked.focus, *hint) if framed]
        rects += [rect for rect in (marked.held, marked.held_tag, marked.last_moved) if rect]
        area = QRectF()
        for rect in rects:
            area |= area_of(rect)
        if marked.hint and marked.hint.way:
            for x, y in marked.hint.way.points:
                area |= QRectF(x, y, 1, 1)
        far = reach(self._card_width)
        return area.adjusted(-far, -far, far, far) if rects else area


def key_of(place: Place) -> str:
    """Return the key that puts held cards on a place."""
    return str(place.index + 1) if place.is_column else _FOUNDATION_KEY


def bites_left(source: Framed, card_width: float) -> bool:
    """Tell whether the bite of a hint is at the left: where there is room, if need be within the card."""
    return source.bare is not None or source.left >= min(reach(card_width), source.right)


class _Room(TypedDict):
    """From which side a sign comes, and how far it may reach outside and inside."""

    from_left: bool
    room: float
    deep: bool


def _room(framed: Framed, *, from_left: bool) -> _Room:
    room = framed.left if from_left else framed.right
    return _Room(from_left=from_left, room=room, deep=framed.bare is not None)


class _Edges(TypedDict):
    """The edges that a mark straddles, and where the table ends."""

    shared_top: bool
    shared_bottom: bool
    shared_left: bool
    shared_right: bool
    ends: Growth


def _edges(framed: Framed) -> _Edges:
    return _Edges(
        shared_top=framed.shared_top,
        shared_bottom=framed.shared_bottom,
        shared_left=framed.shared_left,
        shared_right=framed.shared_right,
        ends=framed.ends,
    )


def _anchor(framed: Framed) -> QRectF:
    """Return the part of a framed rectangle that a sign points into."""
    return area_of(framed.bare or framed.rect)


def _tagged(area: QRectF) -> QRectF:
    """Return the area for a tag: on a bar it stays as low as the bar."""
    area.setWidth(min(area.width(), TAG_WIDTH / BAR * area.height()))
    return area


def _from_left(hint: HintMarks) -> bool:
    """Tell from which side the arrow comes; without a source on the table, from the left."""
    return hint.way.from_left if hint.way else True


def _paint_hint_rings(painter: QPainter, hint: HintMarks, width: float) -> None:
    """Paint the rings of a hint and the line between them."""
    for framed in (hint.source, hint.destination):
        if framed:
            hint_ring(painter, area_of(framed.rect), width, **_edges(framed), below=framed.below)
    if hint.way:
        hint_line(painter, hint.way, width, map(area_of, hint.clear))


def _paint_focus(painter: QPainter, focus: Framed, card_width: float) -> None:
    area = area_of(focus.rect)
    focus_ring(
        painter,
        area,
        card_width,
        **_edges(focus),
        below=focus.below,
        room=focus.room,
    )


def _paint_dashes(painter: QPainter, focus: Framed, card_width: float) -> None:
    """Paint the dashes of the held ring into the inner black band of the focus ring, so that both are seen."""
    thick = round(band(card_width))
    shared = focus.shared_left, focus.shared_top, focus.shared_right, focus.shared_bottom
    left, top, right, bottom = (
        -FREE + 1.5 if is_shared else min(1 + thick / 2, end - thick / 2)
        for is_shared, end in zip(shared, focus.ends, strict=True)
    )
    ring = QPainterPath()
    radius = corner_radius(card_width) + 1 + thick / 2
    ring.addRoundedRect(area_of(focus.rect).adjusted(-left, -top, right, bottom), radius, radius)
    pen = QPen(QColor(YELLOW), thick, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.2, 1.6])
    painter.strokePath(ring, pen)
