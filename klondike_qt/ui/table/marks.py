"""The marks on cards: shapes in black and yellow that never touch an index.

All take a rectangle in lpx and paint on whole pixels of the device. Between the indices of two cards that lie on each
other 8 lpx are free: on such a shared edge a mark straddles the edge inside them instead of lying outside the card.
"""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPainterPath, QPen

from klondike_qt.ui.look.paths import box, joined, placed, polygon
from klondike_qt.ui.table.faces import corner_radius

YELLOW, BLACK, WHITE = "#FFD500", "#000000", "#FFFFFF"

Growth = tuple[float, float, float, float]
"""How far a rectangle is grown to the left, up, to the right and down."""
ROOMY: Growth = (math.inf, math.inf, math.inf, math.inf)
"""Nothing lies near."""
FREE = 4.0
"""Half of what is free between two indices, in lpx."""
_BROAD = 2.5
"""The yellow of a focus ring that has room, in bands."""
TAG_PIXELS, KEY_PIXELS = 18, 22
"""Text heights of a word and of a key on a tag of a card that is not wider than ``TAG_WIDTH``, in lpx."""
TAG_WIDTH = 125
"""On wider cards the tags grow with the card."""
_LEAST_TAG = 12
"""The least height of the text on a tag, where the card is narrow and the word long."""
_TAG_RIM = 6
"""What a tag has beside its text at least, in lpx."""
_SLENDER = 7.0
"""Half the width of the narrowest mark that hangs down beside an index, in lpx."""
_HANG = 0.06
"""How far a tag hangs below a card at most, in card widths: no further than the ring round it."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rounds lengths to whole pixels of the device that a painter paints on."""

    scale: float

    @classmethod
    def of(cls, painter: QPainter) -> "Grid":
        """Find the grid of a painter that is scaled evenly."""
        return cls(painter.deviceTransform().m11() or 1.0)

    def whole(self, length: float) -> float:
        """Round to the nearest pixel, but to one at least."""
        return max(1, round(length * self.scale)) / self.scale

    def within(self, length: float) -> float:
        """Round down, so that a limit is kept."""
        return math.floor(length * self.scale) / self.scale


def band(card_width: float) -> float:
    """Give the width of one coloured band, in lpx."""
    return max(3.0, 0.022 * card_width)


def reach(card_width: float) -> float:
    """Tell how far outside its rectangle any mark paints, in lpx."""
    return 3 * band(card_width) + 6


def focus_ring(
    painter: QPainter,
    rect: QRectF,
    card_width: float,
    *,
    shared_top: bool = False,
    shared_bottom: bool = False,
    shared_left: bool = False,
    shared_right: bool = False,
    below: float = math.inf,
    room: Growth = ROOMY,
    ends: Growth = ROOMY,
) -> None:
    """Paint the solid double ring: black, yellow and a thin black line again, so that it shows on any ground.

    ``below``: how far it may reach downwards; ``room``: what is free at each side; ``ends``: where the table ends.
    Where there is room the yellow is broad: weak eyes mix narrow black and yellow to the very grey of the felt.
    """
    grid = Grid.of(painter)
    b, thin, free = grid.whole(band(card_width)), grid.whole(2), grid.within(FREE)
    gap = grid.whole(1)
    # A pixel of the face stays free at either side: a black band that touches a black figure eats it for weak eyes.
    near = free - gap
    straddling = (-near, grid.within(-near + 2), grid.within(near - 1), near)
    shared, sides = (shared_left, shared_top, shared_right, shared_bottom), []
    limits = (*ends[:3], min(below, ends[3]))
    for is_shared, free_there, limit in zip(shared, room, limits, strict=True):
        yellow = max(b, grid.within(min(_BROAD * b, 2 * b + 3, min(free_there, limit) - gap - b - thin - 1)))
        growths = gap, gap + b, gap + b + yellow, gap + b + yellow + thin
        sides.append(kept(grid, straddling, limit) if is_shared else squeezed(grid, growths, limit))
    steps = [(left, up, right, down) for left, up, right, down in zip(*sides, strict=True)]
    for inner, outer, colour in zip(steps, steps[1:], (BLACK, YELLOW, BLACK), strict=False):
        painter.fillPath(frame(rect, card_width, outer, inner), QColor(colour))


def squeezed(grid: Grid, growths: Growth, limit: float) -> Growth:
    """Return where the bands of a ring begin and end, drawn together evenly if they would reach beyond a limit."""
    share = min(1.0, limit / growths[-1])
    inmost, inner, outer, outmost = growths if share == 1 else [grid.within(share * growth) for growth in growths]
    return inmost, inner, outer, outmost


def kept(grid: Grid, steps: Growth, limit: float) -> Growth:
    """Return where the bands of a ring on an edge lie that moves inwards rather than beyond a limit.

    It moves by no more than keeps it off an index; what is still beyond the limit is left out.
    """
    end = grid.within(min(limit, steps[-1]))
    shift = min(steps[-1] - end, FREE + steps[0])
    first, second, third, last = (min(step - shift, end) for step in steps)
    return first, second, third, last


def held_ring(
    painter: QPainter, rect: QRectF, card_width: float, *, shared_top: bool = False, ends: Growth = ROOMY
) -> None:
    """Paint the ring of yellow dashes on black round the cards in the hand; ``ends``: where the table ends."""
    b = Grid.of(painter).whole(band(card_width))
    shared_top = shared_top or ends[1] < 1 + 2 * b
    left, top, right, bottom = (min(1 + b, end - b) for end in ends)
    radius, top = corner_radius(card_width) + 1 + b, 0.0 if shared_top else top
    ring = QPainterPath()
    ring.addRoundedRect(rect.adjusted(-left, -top, right, bottom), radius, radius)
    painter.save()
    if shared_top:
        near, far = min(FREE - 1, ends[1]), reach(card_width)
        free = QPainterPath()  # filled by the odd-even rule: between two indices, and outside the card
        free.addRect(rect.adjusted(-far, -near, far, far))
        free.addRect(rect.adjusted(0, near, 0, 0))
        painter.setClipPath(free, Qt.ClipOperation.IntersectClip)
    painter.strokePath(ring, QPen(QColor(BLACK), 2 * b))
    pen = QPen(QColor(YELLOW), 2 * b - 2)
    pen.setDashPattern([2.2, 1.6])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(ring, pen)
    painter.restore()


def brackets(
    painter: QPainter,
    rect: QRectF,
    card_width: float,
    *,
    shared_top: bool = False,
    shared_bottom: bool = False,
    shared_left: bool = False,
    shared_right: bool = False,
    ends: Growth = ROOMY,
) -> None:
    """Paint four corner brackets round a legal place; ``ends``: where the table ends."""
    grid = Grid.of(painter)
    thick, rim, free = grid.whole(1.5 * band(card_width)), grid.whole(2), grid.within(FREE)
    arm = grid.whole(min(0.24 * card_width, 0.45 * rect.height()))
    for colour, inset in ((BLACK, 0.0), (YELLOW, rim)):
        outside, across = (inset, thick + 2 * rim - inset), (inset - free, free - inset)
        upright = inset - free + grid.whole(1), free - inset  # a double bar may end 3 lpx from the edge
        for mirror, x, is_shared, far in (
            (1, rect.left(), shared_left, ends[0]),
            (-1, rect.right(), shared_right, ends[2]),
        ):
            side = _within(grid, upright if is_shared else outside, far - inset)
            for turn, y, is_level_shared, high in (
                (1, rect.top(), shared_top, ends[1]),
                (-1, rect.bottom(), shared_bottom, ends[3]),
            ):
                level = _within(grid, across if is_level_shared else outside, high - inset)
                painter.fillPath(placed(_bracket(side, level, arm - inset), x, y, mirror, height=turn), QColor(colour))


def tag(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: int = TAG_PIXELS,
    *,
    lower: QRectF | None = None,
    hang: float = -math.inf,
) -> QRectF:
    """Paint a word or a key, black on yellow, into the lower left corner of a card; give the rectangle of the tag.

    ``lower``: what a second index takes from the lower left corner of the card on. A tag that would cover a part of it
    covers all of it. ``hang``: how far it may reach below a card without one, so that it covers less of what is there.
    """
    pixels = max(pixels, round(pixels * rect.width() / TAG_WIDTH))
    font, wide = _tag_font(text, pixels, rect.width())
    height = float(round(1.55 * pixels))
    width = max(height, wide)
    edge = max(6.0, 0.05 * rect.width())
    drop = -edge if lower else max(-edge, min(hang, _HANG * rect.width()))
    left = rect.left() + max(0.0, min(edge, rect.width() - width))
    area = QRectF(round(left), round(rect.bottom() + drop - height), width, height)
    if lower and area.right() > rect.left() + lower.left():
        area.setRight(round(rect.left() + lower.right()))
        area.setTop(min(area.top(), round(rect.bottom() - lower.bottom())))
        area.setBottom(max(area.bottom(), round(rect.bottom() - lower.top())))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BLACK))
    painter.drawRoundedRect(area, 6, 6)
    painter.setBrush(QColor(YELLOW))
    painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4)
    painter.setFont(font)
    painter.setPen(QColor(BLACK))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
    return area


def _tag_font(text: str, pixels: int, room: float) -> tuple[QFont, float]:
    """Return the font of a tag that is no wider than its card, and how wide it is."""
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    for height in range(pixels, _LEAST_TAG - 1, -1):
        font.setPixelSize(height)
        text_width = math.ceil(QFontMetricsF(font).horizontalAdvance(text))
        if text_width + _TAG_RIM <= room:
            return font, min(room, text_width + 0.9 * height)
    return font, room


def last_moved(painter: QPainter, rect: QRectF, card_width: float, clear: tuple[float, float] | None = None) -> None:
    """Paint the small triangle at the upper edge of the card that was moved last: black with a white rim.

    ``clear``: where the strip of the card is empty, as distances from its left edge. There the triangle hangs down
    into the strip, as slender and long as need be; without it, or where there is hardly room, it is so low that it
    fits above any index.
    """
    half = max(11.0, 0.07 * card_width + 3)
    x, tall = 0.74 * card_width, 2 * FREE
    if clear is not None and clear[1] - clear[0] >= 2 * _SLENDER:
        slender = min(half, (clear[1] - clear[0]) / 2)
        tall, half, is_small = 2 * half - slender + FREE, slender, slender < half
        x = min(max(x, clear[0] + half), clear[1] - half)
    else:
        half, is_small = half + 5.0, True  # a low one is the broader
    x, y = rect.left() + x, max(0.0, rect.top() - FREE)
    painter.fillPath(_triangle(x, y, half, tall), QColor(WHITE))
    rim = 1.25 if is_small else 2.0  # of a small one a broad rim would leave nothing
    share = 1 - rim * (1 + math.hypot(half, tall) / half) / tall  # what an even rim leaves of the height
    painter.fillPath(_triangle(x, y + rim, share * half, share * tall), QColor(BLACK))


def _triangle(x: float, y: float, half: float, tall: float) -> QPainterPath:
    return polygon(((x - half, y), (x + half, y), (x, y + tall)))


def frame(rect: QRectF, card_width: float, outer: Growth, inner: Growth) -> QPainterPath:
    """Draw the area between two rounded rectangles."""
    path = QPainterPath()  # filled by the odd-even rule: the inner one is a hole
    for left, top, right, bottom in (outer, inner):
        is_inside = min(left, right) < 0  # a round corner would reach what is read there
        radius = 2.0 if is_inside else max(2.0, corner_radius(card_width) + min(left, top, bottom))
        path.addRoundedRect(rect.adjusted(-left, -top, right, bottom), radius, radius)
    return path


def _within(grid: Grid, arm: tuple[float, float], limit: float) -> tuple[float, float]:
    """Return where an arm of a bracket begins and ends, moved inwards, but off an index, if it goes beyond a limit."""
    beyond = arm[1] - grid.within(min(limit, arm[1]))
    return min(arm[0], max(arm[0] - beyond, -FREE)), arm[1] - beyond


def _bracket(side: tuple[float, float], level: tuple[float, float], arm: float) -> QPainterPath:
    """Draw an upper left bracket at (0, 0): how far outside its upright and its level arm begin and end."""
    upright = box(-side[1], -level[1], -side[0], arm)
    return joined(upright, box(-side[1], -level[1], arm, -level[0]))
