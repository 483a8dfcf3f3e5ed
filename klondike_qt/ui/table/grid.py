"""Where the thirteen places lie in a window: chosen once for a frame, never for a position.

A table that jumps while somebody plays is lost to an eye that sees a few centimetres of it. So the arrangement, the
width of the cards and the cap follow from the frame alone, for the longest column that there can be: a run from king
to ace on six face-down cards. Only the top row can become lower, in one step, when a column needs the room.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import floor

from klondike_qt.game.commands import Arrangement
from klondike_qt.preferences.schema import TableLayout
from klondike_qt.rules.cards import KING
from klondike_qt.rules.position import COLUMNS
from klondike_qt.ui.table.columns import capacity
from klondike_qt.ui.table.picture import Frame
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import BAR, LEAST_HIDDEN_STEP, MEASURES, STRIP_MARGIN, CardSize, Measure, cap_for

MOST_HIDDEN = 6
RAIL_SLOTS = 9
RAIL_ROWS = 3
WIDE_GAP, TIGHT_GAP = 0.12, 0.045
"""The gap between columns as a part of the card's width: as it should be, and where the cap needs the room."""
MOST_GAP = 0.42
NARROW = 800
"""Below this width, columns that cannot hold the cap at a tight gap stand 1 lpx apart."""
LEAST_RAIL_CAP = 0.8
"""A side rail that must shrink the chosen cap further is not laid out, even if it was asked for."""
CLEARLY_CROPPED = 0.8
"""A pile is cropped to less than this part of its height, or not at all: half a pattern is ugly."""


@dataclass(frozen=True, slots=True)
class Spacing:
    """The free room around the table and between its parts."""

    edge: int
    """Above the upper-most and below the lowest card."""
    row: int
    """Between the top row and the columns, and between the rows of the rail."""


TIGHT = Spacing(3, 7)
"""When the longest run does not fit otherwise; 7 is what a focus ring on a shared edge takes."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The frame of the picture that all positions of a game share."""

    frame: Frame
    arrangement: Arrangement
    card: CardSize
    spacing: Spacing
    columns: tuple[int, ...]
    """The left edges of the seven columns."""
    piles: tuple[tuple[int, int], ...]
    """The upper left corners of stock, waste, clubs, diamonds, hearts, spades."""
    gap: int
    pile_height: int
    """Of piles that no column needs room from."""
    cropped_height: int
    fan: int
    """Most cards of the waste that are fanned out."""
    rail: Rect | None

    @property
    def is_rail(self) -> bool:
        """Tell whether stock, waste and foundations lie beside the columns."""
        return self.rail is not None

    @property
    def bottom(self) -> int:
        """The lowest edge of any card."""
        return floor(self.frame.height) - self.spacing.edge

    @property
    def slab(self) -> int:
        """The height of merged face-down cards."""
        return self.card.slab(self.spacing.edge if self.is_rail else self.spacing.row)

    @property
    def shown_of_longest(self) -> int:
        """How many cards of a run from king to ace on six face-down cards are seen without scrolling."""
        return min(KING, capacity(self.room(cropped=True), MOST_HIDDEN, self.slab, self.card))

    @property
    def floor_reached(self) -> bool:
        """Tell whether the cap of the chosen size does not fit."""
        return self.card.cap < MEASURES[self.frame.size].cap

    def column_top(self, *, cropped: bool) -> int:
        """Return the upper edge of the columns, over or under ``cropped`` piles."""
        if self.is_rail:
            return self.spacing.edge
        return self.spacing.edge + (self.cropped_height if cropped else self.pile_height) + self.spacing.row

    def room(self, *, cropped: bool) -> int:
        """Return the height that a column can take."""
        return self.bottom - self.column_top(cropped=cropped)


@lru_cache(maxsize=64)
def grid_for(frame: Frame, draw: int) -> Grid:
    """Return the grid of a frame, for a game that draws one or three cards.

    The side rail is chosen when it shows more of the longest run; it must not cost a smaller index then.
    """
    top = _grown(frame, draw, rail=False)
    rail = None if frame.layout is TableLayout.TOP_ROW else _grown(frame, draw, rail=True)
    if rail is None or rail.card.cap < LEAST_RAIL_CAP * min(MEASURES[frame.size].cap, top.card.cap):
        return top
    if frame.layout is TableLayout.SIDE_RAIL:
        return rail
    is_as_large = rail.card.cap >= min(MEASURES[frame.size].cap, top.card.cap)
    return rail if is_as_large and rail.shown_of_longest > top.shown_of_longest else top


def _grown(frame: Frame, draw: int, *, rail: bool) -> Grid:
    """Return the grid with the largest cap that costs no card of the longest run."""
    measure = MEASURES[frame.size]
    width = _card_width(frame, measure, rail=rail)
    least = max(1, min(measure.cap, cap_for(width), _cap_for_height(frame.height, rail=rail)))
    wide = Spacing(8, max(14, round(0.13 * width)))
    make = _rail if rail else _top_row
    for cap in range(max(least, floor(measure.share * width)), least - 1, -1):
        grid = make(frame, draw, CardSize(width, cap), wide)
        if grid.shown_of_longest == KING:
            return grid
    return make(frame, draw, CardSize(width, least), TIGHT)


def _card_width(frame: Frame, measure: Measure, *, rail: bool) -> int:
    slots = RAIL_SLOTS if rail else COLUMNS
    rows = RAIL_ROWS * 1.4 + 0.22 if rail else 5.15
    tall = (frame.height - 16) / rows
    wanted = max(measure.least_width, tall) if rail else max(measure.width, tall)
    widest = (frame.width - 16) / (slots + (slots - 1) * WIDE_GAP)
    if cap_for(widest) < measure.cap:
        widest = (frame.width - 12) / (slots + (slots - 1) * TIGHT_GAP)
    if cap_for(widest) < measure.cap and frame.width < NARROW:
        widest = floor((frame.width - 4 - (slots - 1)) / slots)
    return round(min(wanted, widest))


def _cap_for_height(height: float, *, rail: bool) -> int:
    """Return the largest cap with which any frame shows one whole index in each row, and a scrolled column."""
    if rail:
        return floor((height - 2 * TIGHT.edge - 2 * TIGHT.row) / RAIL_ROWS - 28) // 2
    hidden = MOST_HIDDEN * LEAST_HIDDEN_STEP
    fixed = 2 * TIGHT.edge + TIGHT.row + hidden + 2 * BAR + 3 * STRIP_MARGIN + 4
    return floor(height - fixed) // 3


def _slots(frame: Frame, width: int, slots: int) -> tuple[list[int], int]:
    """Return the left edges of cards side by side in the middle of the frame, and the gap between them."""
    edge = 2 if frame.width < NARROW else 6
    gap = floor(min((frame.width - 2 * edge - slots * width) / (slots - 1), MOST_GAP * width))
    left = floor((frame.width - slots * width - (slots - 1) * gap) / 2)
    return [left + i * (width + gap) for i in range(slots)], gap


def _top_row(frame: Frame, draw: int, card: CardSize, spacing: Spacing) -> Grid:
    lefts, gap = _slots(frame, card.width, COLUMNS)
    order = (6, 5, 0, 1, 2, 3) if frame.left_handed else (0, 1, 3, 4, 5, 6)
    least_room = MOST_HIDDEN * LEAST_HIDDEN_STEP + 2 * card.strip + 2 * BAR
    spare = floor(frame.height) - 2 * spacing.edge - spacing.row - least_room
    return Grid(
        frame=frame,
        arrangement=Arrangement.TOP_ROW_MIRRORED if frame.left_handed else Arrangement.TOP_ROW,
        card=card,
        spacing=spacing,
        columns=tuple(lefts),
        piles=tuple((lefts[slot], spacing.edge) for slot in order),
        gap=gap,
        pile_height=card.height,
        cropped_height=min(card.cropped_pile, max(card.strip + 4, spare)),
        fan=3 if draw > 1 else 1,
        rail=None,
    )


def _rail(frame: Frame, draw: int, card: CardSize, spacing: Spacing) -> Grid:
    lefts, gap = _slots(frame, card.width, RAIL_SLOTS)
    row_gap = min(16, spacing.row)
    inner = floor(frame.height) - 2 * spacing.edge - (RAIL_ROWS - 1) * row_gap
    fan = 3 if draw > 1 else 1
    while fan > 1 and (inner - (fan - 1) * card.strip) // RAIL_ROWS < card.cropped_pile:
        fan -= 1
    height = min(card.height, (inner - (fan - 1) * card.strip) // RAIL_ROWS)
    if CLEARLY_CROPPED * card.height < height < card.height:
        height = floor(CLEARLY_CROPPED * card.height)
    second = spacing.edge + height + (fan - 1) * card.strip + row_gap
    third = second + height + row_gap
    if frame.left_handed:
        side, columns = lefts[COLUMNS:], lefts[:COLUMNS]
        stock, waste = side[1], side[0]
        band = Rect(side[0] - gap // 2, 0, frame.width - side[0] + gap // 2, frame.height)
    else:
        side, columns = lefts[:2], lefts[2:]
        stock, waste = side
        band = Rect(0, 0, side[1] + card.width + gap - gap // 2, frame.height)
    return Grid(
        frame=frame,
        arrangement=Arrangement.RAIL_RIGHT if frame.left_handed else Arrangement.RAIL_LEFT,
        card=card,
        spacing=spacing,
        columns=tuple(columns),
        piles=(
            (stock, spacing.edge),
            (waste, spacing.edge),
            *((x, y) for y in (second, third) for x in side),
        ),
        gap=gap,
        pile_height=height,
        cropped_height=height,
        fan=fan,
        rail=band,
    )
