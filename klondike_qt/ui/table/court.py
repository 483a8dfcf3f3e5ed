"""How a court of the Classic face is painted from its plate: from both ends, from one, or its hat alone."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from klondike_qt.preferences.schema import Theme
from klondike_qt.rules.cards import Card
from klondike_qt.ui.look.dress import Colours, dress
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.look.paths import polygon
from klondike_qt.ui.look.plates import Shape, plate
from klondike_qt.ui.table.faces import Blank

_LEADING = 1.15
"""The width of the dark lines, in hundredths of the card's width; never less than a pixel."""
_LARGE = 125
"""From this width on, in pixels of the device, small ornament is shown."""
_INSET = 0.045
"""Between the edge of the card and the figure."""
_JOIN = (61.5, 78.5)
"""How high the middle of the sash runs at the left and at the right edge."""
_SASH = 3.9
"""Half of the height of the sash, and of a ledge."""
_HAT = 4.5
"""The top of the highest hat, in hundredths."""
_BUST = 62
"""A figure down to its shoulders."""
_FIGURE = ("attribute", "back", "robe", "cut", "head", "arm")
"""The layers of one figure."""
_HEAD = 69
"""Where the middle of a head is."""
_CHIN = 50
"""A figure down to its chin."""
_LEAST_SCALE = 0.55
"""A smaller figure is not drawn."""
_HEAD_SIZE = (40, 46)
"""What the largest head with its hat takes."""


def turn(painter: QPainter, blank: Blank) -> None:
    """Let a painter go on at the other end of the card."""
    painter.setTransform(QTransform(-1, 0, 0, -1, blank.width, blank.height))


class Court:
    """Paints the plate of one court."""

    def __init__(self, painter: QPainter, card: Card, blank: Blank, theme: Theme) -> None:
        self._painter, self._blank = painter, blank
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

    def paint_head_within(self, left: float, right: float) -> None:
        """Paint a smaller head between two points of the strip, if one of each court has room there."""
        unit, panel = self._unit, self._panel
        right, low = min(right, panel.right()) - unit, self._blank.strip - unit
        wide, high = _HEAD_SIZE
        scale = min((right - left) / (wide * unit), (low - panel.top()) / (high * unit))
        if scale < _LEAST_SCALE:
            return
        head = QRectF()
        for shape in (*self._plate["back"], *self._plate["head"]):
            head |= shape.path.boundingRect()
        self._painter.save()
        self._painter.setClipRect(panel.adjusted(0, 0, 0, self._blank.width))
        self._painter.translate(right - head.right() * scale * unit, panel.top() - head.top() * scale * unit)
        self._painter.scale(scale * unit, scale * unit)
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
                turn(painter, blank)
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
        """Paint one figure below the strip, behind a ledge; where it is cut short one head, if there is room."""
        down = self._blank.strip / self._unit + 1 - _HAT
        room = self._ledge - _SASH - down - _HAT
        if room >= _BUST - _HAT:
            self._paint_behind_ledge(QTransform().translate(0, down), *_FIGURE)
            return
        scale = min(1.0, room / (_CHIN - _HAT))
        if scale >= _LEAST_SCALE:
            place = QTransform().translate(50 - _HEAD * scale, down + _HAT * (1 - scale)).scale(scale, scale)
            self._paint_behind_ledge(place, "back", "robe", "head")

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
