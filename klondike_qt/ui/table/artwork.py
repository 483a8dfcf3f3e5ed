"""The pictures of the table, drawn once for each size and kept."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from klondike_qt.preferences.schema import Back, Face, Preferences, Surface, Theme
from klondike_qt.rules.cards import Card
from klondike_qt.ui.look.backs import paint_back
from klondike_qt.ui.look.figures import number
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.look.paths import placed
from klondike_qt.ui.look.plates import is_sound
from klondike_qt.ui.look.surfaces import CLOTHS, paint_ground
from klondike_qt.ui.table.classic import is_double, paint_classic
from klondike_qt.ui.table.faces import WIDEST, Blank, border_width, clear_span, corner_radius, paint_face
from klondike_qt.ui.table.signs import Sign, paint_sign
from klondike_qt.ui.table.sizes import STOCK_PILL

CACHE_BYTES = 64 * 1024 * 1024
"""How much the kept pictures may weigh together; the ground is not among them."""


class Artwork:
    """The drawings of one look.

    Lengths are lpx; ``ratio`` is the device pixel ratio. Every picture has a whole number of device pixels, rounded
    from its length, and carries the ratio. Needs a QGuiApplication.
    """

    def __init__(
        self,
        theme: Theme,
        surface: Surface,
        *,
        face: Face = Face.LARGE_PRINT,
        back: Back = Back.LATTICE,
        quiet: bool = False,
    ) -> None:
        self.theme = theme
        self.surface = surface
        self.choice = (theme, surface, face, back, quiet)
        """What makes another artwork necessary when it changes."""
        self.lacks_plates = face is Face.CLASSIC and not is_sound()
        """The drawings of the wanted face are missing: every card has large print instead."""
        self.is_classic = face is Face.CLASSIC and not self.lacks_plates
        self.back_pattern = back
        self.palette = PALETTES[theme]
        self.cloth = CLOTHS[surface]
        self.quiet = quiet or self.palette.stark
        self.line = self.cloth.line
        """Outline and sign of an empty place, as "#RRGGBB"."""
        if self.palette.stark:
            self.line = "#000000" if self.cloth.light else "#FFFFFF"
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.weight = 0
        """What the kept pictures weigh, in bytes, without the ground."""
        self._ground: tuple[tuple[int, int], QPixmap] | None = None

    def face(
        self,
        card: Card,
        width: float,
        height: float,
        cap: float,
        ratio: float,
        *,
        covered: bool = False,
        plain: bool = False,
        air: float = 0,
    ) -> QPixmap:
        """Give the face of a card, cut off at ``height``; ``covered``: the index alone; ``plain``: with no hat.

        ``air``: what is free round the index, in lpx, more than on cards that lie on each other.
        """
        blank = replace(self._blank(width, height, cap, ratio), air=round(air * ratio))
        hat = self.is_classic and not plain
        paint: Callable[[QPainter], None]
        if self.is_classic:
            paint = partial(paint_classic, card=card, blank=blank, theme=self.theme, covered=covered, hat=hat)
        else:
            paint = partial(paint_face, card=card, blank=blank, palette=self.palette, covered=covered)
        return self._picture((card, covered, hat, blank), blank.width, blank.height, ratio, paint)

    def clear_span(self, card: Card, width: float, cap: float) -> tuple[float, float]:
        """Tell where the strip of a face has nothing that is read, in lpx from its left edge.

        There a mark may hang into it, though it be over a hat.
        """
        return clear_span(card, self._blank(width, width, cap, 1), self.palette)

    def lower_index(self, width: float, cap: float) -> QRectF | None:
        """Tell what the index that stands on its head takes of a face, in lpx from the lower left corner upwards."""
        blank = self._blank(width, 1.4 * width, cap, 1)
        if not (self.is_classic and is_double(blank)):
            return None
        return QRectF(width - blank.left - WIDEST * cap, 2, blank.left + WIDEST * cap - 3, blank.top + cap)

    def back(self, width: float, height: float, ratio: float) -> QPixmap:
        """Give the back of a card, cut off at ``height``."""
        w, h = round(width * ratio), round(height * ratio)
        paint = partial(paint_back, width=w, height=h, ratio=ratio, pattern=self.back_pattern, stark=self.palette.stark)
        return self._picture(("back", w, h, ratio), w, h, ratio, paint)

    def place(self, sign: Sign, width: float, height: float, ratio: float) -> QPixmap:
        """Give an empty place with its sign."""
        w, h = round(width * ratio), round(height * ratio)
        paint = partial(self._paint_place, sign=sign, width=w, height=h, ratio=ratio)
        return self._picture((sign, w, h, ratio), w, h, ratio, paint)

    def badge(self, text: str, ratio: float, cap: float = 24) -> QPixmap:
        """Give a count in a dark pill with a light rim; ``text`` consists of digits and "▲"."""
        tall = round(cap * ratio)
        digits = number(text)
        h = round(STOCK_PILL * tall)
        w = max(round(digits.boundingRect().width() * tall + 0.9 * tall), h)
        paint = partial(_paint_badge, digits=digits, cap=tall, rim=round(2 * ratio), width=w, height=h)
        return self._picture(("badge", text, tall, ratio), w, h, ratio, paint)

    def ground(self, width: int, height: int, ratio: float) -> QPixmap:
        """Give the cloth for a table of ``width`` × ``height`` lpx; only the last one is kept."""
        w, h = round(width * ratio), round(height * ratio)
        if self._ground is None or self._ground[0] != (w, h):
            picture = QPixmap(w, h)
            painter = QPainter(picture)
            paint_ground(painter, w, h, self.cloth, flat=self.quiet)
            painter.end()
            self._ground = (w, h), picture
        picture = self._ground[1]
        picture.setDevicePixelRatio(ratio)
        return picture

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self.weight = 0
        self._ground = None

    def _blank(self, width: float, height: float, cap: float, ratio: float) -> Blank:
        w = round(width * ratio)
        border = border_width(w, ratio, self.palette, light_cloth=self.cloth.light)
        return Blank(w, round(height * ratio), round(cap * ratio), ratio, border)

    def _picture(
        self, key: Hashable, width: int, height: int, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """Find a picture or paint it, and let the longest unused ones go when they weigh too much."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            return picture
        picture = QPixmap(width, height)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        self._kept[key] = picture
        self.weight += _weight(picture)
        while self.weight > CACHE_BYTES and len(self._kept) > 1:
            self.weight -= _weight(self._kept.popitem(last=False)[1])
        return picture

    def _paint_place(self, painter: QPainter, sign: Sign, width: int, height: int, ratio: float) -> None:
        colour = QColor(self.line)
        thick = max(round(2 * ratio), round(0.016 * width))
        radius = corner_radius(width, ratio) - thick / 2
        painter.setPen(QPen(colour, thick))
        painter.setBrush(QColor(0, 0, 0, 14 if self.cloth.light else 46))
        painter.drawRoundedRect(QRectF(thick / 2, thick / 2, width - thick, height - thick), radius, radius)
        paint_sign(painter, sign, QPointF(width / 2, height / 2), min(0.30 * width, 0.5 * height), colour)


def artwork_for(preferences: Preferences, theme: Theme) -> Artwork:
    """Return the drawings that a player chose, in the colours that are in force."""
    return Artwork(
        theme, preferences.surface, face=preferences.face, back=preferences.back, quiet=preferences.plain_cloth
    )


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def _paint_badge(painter: QPainter, digits: QPainterPath, cap: int, rim: int, *, width: int, height: int) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), rim))
    painter.setBrush(QColor("#101418"))
    radius = (height - rim) / 2
    painter.drawRoundedRect(QRectF(rim / 2, rim / 2, width - rim, height - rim), radius, radius)
    x = round((width - digits.boundingRect().width() * cap) / 2)
    painter.fillPath(placed(digits, x, (height - cap) // 2, cap), QColor("#FFFFFF"))
