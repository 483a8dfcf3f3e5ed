"""The Classic face: suits in their rows, and courts.

While the index leaves room beside it a card is the same from both ends: courts have two heads, the hat of the upper
one stands in the strip at the right of the index, and a second index stands on its head in the lower corner. Beside a
larger index nothing has room: then the card is read from one end, and all that it shows begins below the strip.
"""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from klondike_qt.preferences.schema import Theme
from klondike_qt.rules.cards import ACE, JACK, Card
from klondike_qt.ui.look.dress import Colours, dress
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.look.paths import polygon
from klondike_qt.ui.look.pips import PIPS, pip_side
from klondike_qt.ui.look.plates import Shape, plate
from klondike_qt.ui.look.suits import suit_figure
from klondike_qt.ui.table.faces import Blank, paint_blank, paint_index

_BESIDE = 0.225
"""The largest index that leaves room beside it, in card widths."""
_LEADING = 1.15
"""The width of the dark lines, in hundredths of the card's width; never less than a pixel."""
_LARGE = 125
"""From this width on, in pixels of the device, small ornament is shown."""
_WHOLE = 0.8
"""A card that shows less of its height than this is cut short: it shows one suit, or one figure."""
_PEEK = 0.5
"""A covered card that shows up to this part of its width shows the hat of its court."""
_INSET = 0.045
"""Between the edge of the card and the figure."""
_JOIN = (61.5, 78.5)
"""How high the middle of the sash runs at the left and at the right edge."""
_SASH = 3.9
_HAT = 4.5
"""The top of the highest hat, in hundredths."""
_BUST = 62
"""A figure down to its shoulders."""
_FIGURE = ("attribute", "back", "robe", "cut", "head", "arm")
"""The layers of one figure."""
_HEAD = 69
"""Where the middle of a head is."""
_LEAST_SCALE = 0.55
"""A smaller figure is not drawn."""


def is_double(blank: Blank) -> bool:
    """Tell whether the card is the same from both ends."""
    return blank.cap <= _BESIDE * blank.width


def paint_classic(painter: QPainter, card: Card, blank: Blank, theme: Theme, *, covered: bool) -> None:
    """Paint a face into (0, 0, width, height); ``covered``: index and hat alone; PlatesTrouble without plates."""
    palette = PALETTES[theme]
    paint_blank(painter, blank, palette)
    if card.rank >= JACK:
        _paint_court(painter, card, blank, theme, covered=covered)
    elif not covered:
        _paint_suits(painter, card, blank, theme)
    paint_index(painter, card, blank, palette)
    if is_double(blank) and not covered and _is_whole(blank):
        _turn(painter, blank)
        paint_index(painter, card, blank, palette, bars=False)
        painter.resetTransform()


def free_span(card: Card, blank: Blank, span: tuple[float, float]) -> tuple[float, float]:
    """Return which part of the empty strip no hat takes."""
    return (span[0], span[0]) if card.rank >= JACK and is_double(blank) else span


def _is_whole(blank: Blank) -> bool:
    return blank.height >= _WHOLE * 1.4 * blank.width


def _turn(painter: QPainter, blank: Blank) -> None:
    painter.setTransform(QTransform(-1, 0, 0, -1, blank.width, blank.height))


def _paint_suits(painter: QPainter, card: Card, blank: Blank, theme: Theme) -> None:
    """Paint the suits of a number card; a single one if it is cut short, none if that has no room."""
    palette, width = PALETTES[theme], blank.width
    ink = QColor(palette.inks[card.suit])
    suit = suit_figure(card.suit, outlined=palette.family)
    double = is_double(blank)
    room = blank.height - blank.strip - 0.05 * width
    if not _is_whole(blank):
        if room >= 0.4 * width:
            side = min(0.5 * width, 0.8 * room)
            painter.fillPath(_set(suit, width / 2, blank.strip + room / 2, side), ink)
        return
    below = blank.strip if double else 0.065 * width
    if card.rank == ACE:
        side = min(0.60 * width, 0.7 * room)
        middle = (blank.strip + blank.height - below) / 2
        painter.fillPath(_set(suit, width / 2, middle, side), ink)
        if not palette.family:  # where a hollow suit means red, none has a line within
            inlay = plate(card)["inlay"][0].path
            painter.fillPath(_set(inlay, width / 2, middle, side), QColor(dress(theme, card.suit).large["gold"]))
        return
    side = pip_side(card.rank) * width
    first = blank.strip + 0.035 * width + side / 2
    last = blank.height - below - 0.035 * width - side / 2
    for x, y in PIPS[card.rank]:
        painter.fillPath(_set(suit, x * width, first + y * (last - first), side, turned=y > 1 / 2), ink)


def _set(suit: QPainterPath, x: float, y: float, side: float, *, turned: bool = False) -> QPainterPath:
    scale = -side / 100 if turned else side / 100
    return QTransform(scale, 0, 0, scale, x - 50 * scale, y - 50 * scale).map(suit)


def _paint_court(painter: QPainter, card: Card, blank: Blank, theme: Theme, *, covered: bool) -> None:
    court = _Court(painter, card, blank, theme)
    if is_double(blank):
        if covered:
            if blank.height <= _PEEK * blank.width:
                court.paint_hat()
        elif _is_whole(blank):
            court.paint_both()
        else:
            court.paint_cut_short()
    elif not covered:
        court.paint_one()


class _Court:
    """Paints the plate of one court."""

    def __init__(self, painter: QPainter, card: Card, blank: Blank, theme: Theme) -> None:
        self._painter, self._card, self._blank = painter, card, blank
        self._plate = plate(card)
        self._unit = blank.width / 100
        self._large = blank.width >= _LARGE
        worn = dress(theme, card.suit)
        self._colours: Colours = worn.large if self._large else worn.small
        self._holds = ("f" if self._large else "") + ("s" if PALETTES[theme].stark else "c")
        self._leading = max(_LEADING, 1.05 / self._unit)

    def paint_hat(self) -> None:
        """Paint the head alone."""
        self._painter.save()
        self._painter.setClipRect(self._panel.adjusted(0, 0, 0, self._blank.width))
        self._painter.scale(self._unit, self._unit)
        self._paint("back", "head")
        self._painter.restore()

    def paint_both(self) -> None:
        """Paint the figure twice, the lower one on its head, and the sash between them."""
        painter, blank, unit = self._painter, self._blank, self._unit
        left, right = (height * unit for height in _JOIN)
        middle = blank.height / 2 - sum((left, right)) / 2
        painter.setClipPath(_rounded(self._panel, 0.04 * blank.width))
        upper = polygon(((-9, -9), (blank.width + 9, -9), (blank.width, right + middle), (0, left + middle)))
        for turned in (False, True):
            painter.save()
            if turned:
                _turn(painter, blank)
            painter.setClipPath(upper, Qt.ClipOperation.IntersectClip)
            painter.scale(unit, unit)
            self._paint(*_FIGURE)
            painter.restore()
        painter.save()
        painter.translate(blank.width / 2, blank.height / 2)
        painter.rotate(math.degrees(math.atan2(_JOIN[1] - _JOIN[0], 100)))
        painter.scale(unit, unit)
        self._paint("sash")
        painter.restore()
        painter.save()
        painter.scale(unit, unit)
        self._paint("ends")
        painter.restore()
        painter.setClipping(False)

    def paint_one(self) -> None:
        """Paint one figure below the strip, behind a ledge; a smaller one where it is cut short, if there is room."""
        down = self._blank.strip / self._unit + 1 - _HAT
        room = self._ledge - _SASH - down - _HAT
        scale = min(1.0, room / (_BUST - _HAT))
        if scale < _LEAST_SCALE:
            return
        place = QTransform().translate(50 * (1 - scale), down + _HAT * (1 - scale)).scale(scale, scale)
        # A figure that is smaller than usual is not cut by the panel.
        self._paint_behind_ledge(place, *(layer for layer in _FIGURE if scale == 1 or layer != "cut"))

    def paint_cut_short(self) -> None:
        """Paint one head beside the index, behind a ledge; what the hand holds only where it has its usual room."""
        scale = min(1.0, (self._ledge - _SASH - _HAT) / (_BUST - _HAT))
        if scale == 1:
            self._paint_behind_ledge(QTransform(), *_FIGURE)
        elif scale >= _LEAST_SCALE:
            place = QTransform().translate(_HEAD * (1 - scale), _HAT * (1 - scale)).scale(scale, scale)
            self._paint_behind_ledge(place, "back", "robe", "head")

    @property
    def _ledge(self) -> float:
        """How high the middle of the ledge lies."""
        return self._panel.bottom() / self._unit - _SASH

    def _paint_behind_ledge(self, place: QTransform, *layers: str) -> None:
        painter = self._painter
        painter.save()
        painter.setClipRect(self._panel)
        painter.scale(self._unit, self._unit)
        before = painter.transform()
        painter.setTransform(place, True)
        self._paint(*layers)
        painter.setTransform(before)
        painter.translate(50, self._ledge)
        self._paint("ledge")
        painter.restore()

    @property
    def _panel(self) -> QRectF:
        """What the figure may take of the card."""
        inset = round(_INSET * self._blank.width)
        return QRectF(0, 0, self._blank.width, self._blank.height).adjusted(inset, inset, -inset, -inset)

    def _paint(self, *layers: str) -> None:
        for layer in layers:
            for shape in self._plate[layer]:
                if all(letter in self._holds for letter in shape.when):
                    self._paint_shape(shape)

    def _paint_shape(self, shape: Shape) -> None:
        painter, colour = self._painter, QColor(self._colours[shape.colour])
        if not shape.filled:
            width = shape.width + shape.lead * self._leading
            painter.strokePath(shape.path, _pen(colour, width))
            return
        painter.setBrush(colour)
        if shape.lead:
            painter.setPen(_pen(QColor(self._colours["line"]), shape.lead * self._leading))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(shape.path)


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path
