"""The large-print face: the index alone in its strip, one big suit below it, and courts whose suit wears their rank.

Everything here is in pixels of the device, so that borders, caps and bars begin and end on whole pixels.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from klondike_qt.rules.cards import JACK, Card, Suit
from klondike_qt.ui.look.figures import rank_figure
from klondike_qt.ui.look.palettes import Palette
from klondike_qt.ui.look.paths import box, placed
from klondike_qt.ui.look.suits import headgear, suit_figure

_SUIT_SIDE = 0.94
"""The suit of an index, in caps."""
_INDEX_GAP = 0.15
"""Between rank and suit, in caps."""
WIDEST = 1.99
"""The index of a ten, in caps."""
_DIAMOND_SHIFT = 0.07
"""A diamond stands nearer: its slanted sides make it look further away than it is."""

_WHOLE = 0.8
"""A card that shows less of its height than this is cut short: what it shows may take more of the room."""
_LEAST_ROOM = 0.36
"""In less room below the strip, in card widths, nothing is drawn."""
_BOTH = 0.72
"""Where a card that is cut short has less room than this, in its widths, the headgear stands for the whole court."""
_HAT_GAP = 0.08
"""Between a suit and what it wears, in sides of the suit."""


@dataclass(frozen=True, slots=True)
class Blank:
    """An empty card in pixels of the device: its outline, the cap height of its index and the pixels of one lpx."""

    width: int
    height: int
    cap: int
    ratio: float
    border: int
    air: int = 0
    """What is free above and below the index, more than on the table, where cards lie close on each other."""

    @property
    def is_whole(self) -> bool:
        """Tell whether the card shows all of its height, or nearly so."""
        return self.height >= _WHOLE * 1.4 * self.width

    @property
    def radius(self) -> float:
        """The radius of the corners."""
        return corner_radius(self.width, self.ratio)

    @property
    def left(self) -> int:
        """The left edge of the index."""
        return round(max(7 * self.ratio, 0.065 * self.width))

    @property
    def top(self) -> int:
        """The upper edge of the index."""
        return int(4 * self.ratio) + self.air

    @property
    def mark_left(self) -> int:
        """Where the double bar of the red family begins."""
        return _bars(self)[0]

    @property
    def strip(self) -> int:
        """The height of the strip that belongs to the index alone."""
        return self.cap + round(8 * self.ratio) + 2 * self.air


def corner_radius(width: float, ratio: float = 1.0) -> float:
    """Give the radius of the corners of a card, in the unit of ``width``."""
    return max(5 * ratio, 0.065 * width)


def border_width(width: float, ratio: float, palette: Palette, *, light_cloth: bool) -> int:
    """Give the border of a face in pixels of the device: one to two lpx, so that it stays clear of the index.

    Where it is the only boundary of the card it has two.
    """
    thick = round(2 * ratio)
    return thick if palette.dark or light_cloth else min(thick, max(round(ratio), round(0.011 * width)))


def clear_span(card: Card, blank: Blank, palette: Palette) -> tuple[float, float]:
    """Tell where the strip of a card is empty, from the end of its index to its double bar, in pixels of the device."""
    end = blank.left + index_width(card) * blank.cap
    return end, _bars(blank)[0] if palette.family and card.is_red else blank.width - blank.left


def index_width(card: Card) -> float:
    """Give the width of an index in caps."""
    shift = _DIAMOND_SHIFT if card.suit is Suit.DIAMONDS else 0
    return rank_figure(card.rank).boundingRect().right() + _INDEX_GAP - shift + _SUIT_SIDE


def paint_face(painter: QPainter, card: Card, blank: Blank, palette: Palette, *, covered: bool) -> None:
    """Paint a face into (0, 0, width, height); ``covered``: the index alone, since nothing else can be seen."""
    paint_blank(painter, blank, palette)
    paint_index(painter, card, blank, palette)
    bottom = blank.height - round(0.05 * blank.width)
    room = bottom - blank.strip
    if covered or room < _LEAST_ROOM * blank.width:
        return
    if card.rank >= JACK:
        _paint_court(painter, card, blank, palette)
    else:
        side = min(0.66 * blank.width, (0.70 if blank.is_whole else 0.84) * room)
        symbol = suit_figure(card.suit, outlined=palette.family)
        x, y = (blank.width - side) / 2, blank.strip + (room - side) / 2
        painter.fillPath(placed(symbol, x, y, side / 100), QColor(palette.inks[card.suit]))


def paint_blank(painter: QPainter, blank: Blank, palette: Palette) -> None:
    """Paint the empty card with its border."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.edge))
    painter.drawRoundedRect(QRectF(0, 0, blank.width, blank.height), blank.radius, blank.radius)
    painter.setBrush(QColor(palette.face))
    inner, b = blank.radius - blank.border, blank.border
    painter.drawRoundedRect(QRectF(b, b, blank.width - 2 * b, blank.height - 2 * b), inner, inner)


def paint_index(painter: QPainter, card: Card, blank: Blank, palette: Palette, *, bars: bool = True) -> None:
    """Paint rank and suit side by side, and the double bar of the red family at the right end of the strip."""
    ink = QColor(palette.inks[card.suit])
    cap, top = blank.cap, blank.top
    rank = rank_figure(card.rank)
    painter.fillPath(placed(rank, blank.left, top, cap), ink)
    side = round(_SUIT_SIDE * cap)
    x = round(blank.left + (index_width(card) - _SUIT_SIDE) * cap)
    y = top + round(0.97 * cap) - side
    painter.fillPath(placed(suit_figure(card.suit, outlined=palette.family), x, y, side / 100), ink)
    if bars and palette.family and card.is_red:
        first, thick = _bars(blank)
        for left in (first, first + 2 * thick):
            painter.fillPath(box(left, top, left + thick, top + cap), ink)


def _bars(blank: Blank) -> tuple[int, int]:
    """Tell where the double bar begins and how thick a bar is: thinner and nearer to the edge where room is scarce."""
    room = blank.width - blank.left - (WIDEST + 0.12) * blank.cap
    least = blank.border + 2 * blank.ratio
    thick = max(round(3 * blank.ratio), round(min(0.09 * blank.cap, (room - least) / 3)))
    margin = max(least, min(max(6 * blank.ratio, 0.07 * blank.width), room - 3 * thick))
    return blank.width - round(margin) - 3 * thick, thick


def _paint_court(painter: QPainter, card: Card, blank: Blank, palette: Palette) -> None:
    width = blank.width
    inset = round(0.045 * width)
    panel = QRectF(inset, blank.strip, width - 2 * inset, blank.height - inset - blank.strip)
    if palette.tint != palette.face:
        path = QPainterPath()
        path.addRoundedRect(panel, 0.04 * width, 0.04 * width)
        painter.fillPath(path, QColor(palette.tint))
    ink = QColor(palette.inks[card.suit])
    hat = headgear(card.rank)
    if not blank.is_whole and panel.height() < _BOTH * width:
        _paint_hat(painter, hat, panel, ink)
        return
    high = -1.05 * hat.boundingRect().top() / 100
    side = min(0.50 * width, 0.44 * panel.height(), 0.84 * panel.height() / (high + _HAT_GAP + 1))
    scale = 1.05 * side / 100
    tall = high * side
    base = round(panel.center().y() - (tall + (1 + _HAT_GAP) * side) / 2 + tall)
    painter.fillPath(placed(hat, width / 2 - 50 * scale, base, scale), ink)
    symbol = suit_figure(card.suit, outlined=palette.family)
    painter.fillPath(placed(symbol, (width - side) / 2, base + _HAT_GAP * side, side / 100), ink)


def _paint_hat(painter: QPainter, hat: QPainterPath, panel: QRectF, ink: QColor) -> None:
    """Paint the headgear alone into the middle of a low panel."""
    bounds = hat.boundingRect()
    scale = min(0.66 * panel.width() / bounds.width(), 0.76 * panel.height() / bounds.height())
    middle = bounds.center() * scale
    painter.fillPath(placed(hat, panel.center().x() - middle.x(), panel.center().y() - middle.y(), scale), ink)
