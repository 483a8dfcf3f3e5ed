"""Chooses the grid of a frame: rail or top row, width of the cards, cap.

A table that jumps while somebody plays is lost to an eye that sees a few centimetres of it. So all this follows from
the frame and the rules alone, never from a position: for the longest column that there can be, a run from king to ace
on six face-down cards. Only the piles of the top row become lower, in one step, when a column needs the room.
"""

from functools import lru_cache
from math import floor

from klondike_qt.game.commands import Arrangement
from klondike_qt.preferences.schema import TableLayout
from klondike_qt.rules.cards import KING
from klondike_qt.rules.position import COLUMNS
from klondike_qt.ui.table.grid import MOST_HIDDEN, TIGHT, TIGHTEST, Grid, Spacing
from klondike_qt.ui.table.picture import Frame
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import BAR, LEAST_HIDDEN_STEP, STRIP_MARGIN, CardSize, cap_for

RAIL_LANES = 9
RAIL_ROWS = 3
TALLEST_OF_TOP_ROW, TALLEST_OF_RAIL = 5.15, 4.42
"""How many card widths the table is high when its cards have grown as far as they may."""
WIDE_GAP, TIGHT_GAP = 0.12, 0.045
"""The gap between columns as a part of the card's width: as it should be, and where the cap needs the room."""
MOST_GAP = 0.42
MOST_EDGE = 16
"""What is free above and below at most, in lpx; a larger ring is narrower there."""
NARROW = 800
"""Below this width, columns that cannot hold the cap at a tight gap stand 1 lpx apart."""
LEAST_EDGE = 3
"""What is free beside the outer cards at least, in lpx, as long as columns stand 1 lpx apart: so far a ring reaches."""
LEAST_RAIL_CAP = 0.8
"""A side rail that must shrink the chosen cap further is not laid out, even if it was asked for."""
CLEARLY_CROPPED = 0.8
"""A pile is cropped to at most this part of its height, or not at all: half a pattern is ugly."""
LEAST_FRAME = (320, 221)
"""A smaller frame is laid out like this one, and cut off by its window."""


@lru_cache(maxsize=64)
def grid_for(frame: Frame, draw: int) -> Grid:
    """Return the grid of a frame, for a game that draws one or three cards.

    The side rail is chosen when it shows more of the longest run; it must not cost a smaller index then. A player who
    asks for the rail gets it, unless its index would be far smaller than the chosen one.
    """
    top = _grown(frame, draw, rail=False)
    if frame.layout is TableLayout.TOP_ROW:
        return top
    rail = _grown(frame, draw, rail=True)
    wanted = min(frame.measure.cap, top.card.cap)
    if frame.layout is TableLayout.SIDE_RAIL:
        return rail if rail.card.cap >= LEAST_RAIL_CAP * wanted else top
    return rail if rail.card.cap >= wanted and rail.shown_of_longest > top.shown_of_longest else top


def tight_grid(frame: Frame, draw: int, *, rail: bool) -> Grid:
    """Return the grid that shows the most cards of a column: the cap of the size, and no room to spare."""
    width = _card_width(frame, rail=rail)
    card = CardSize(width, _least_cap(frame, width, rail=rail))
    grids = [_grid(frame, draw, card, spacing, rail=rail) for spacing in (TIGHT, TIGHTEST)]
    return max(grids, key=lambda grid: grid.shown_of_longest)


def _grown(frame: Frame, draw: int, *, rail: bool) -> Grid:
    """Return the grid with the largest cap that costs no card of the longest run."""
    width = _card_width(frame, rail=rail)
    least = _least_cap(frame, width, rail=rail)
    spacing = Spacing(min(MOST_EDGE, CardSize(width, least).ring), max(14, round(0.13 * width)))
    most = min(floor(frame.measure.share * width), cap_for(width))
    for cap in range(max(least, most), least - 1, -1):
        grid = _grid(frame, draw, CardSize(width, cap), spacing, rail=rail)
        if grid.shown_of_longest == KING:
            return grid
    return tight_grid(frame, draw, rail=rail)


def _card_width(frame: Frame, *, rail: bool) -> int:
    measure = frame.measure
    lanes = RAIL_LANES if rail else COLUMNS
    tall = (frame.height - 16) / (TALLEST_OF_RAIL if rail else TALLEST_OF_TOP_ROW)
    wanted = max(measure.least_width if rail else measure.width, tall)
    frame_width = max(frame.width, LEAST_FRAME[0])
    widest = (frame_width - 16) / (lanes + (lanes - 1) * WIDE_GAP)
    if cap_for(widest) < measure.cap:
        widest = (frame_width - 12) / (lanes + (lanes - 1) * TIGHT_GAP)
    if cap_for(widest) < measure.cap and frame_width < NARROW:
        widest = floor((frame_width - 4 - (lanes - 1)) / lanes)
    return round(min(wanted, widest))


def _least_cap(frame: Frame, width: int, *, rail: bool) -> int:
    """Return the cap of the size, or what the width of the cards and the height of the frame allow.

    Any frame shows a whole index in each row of piles, and a scrolled column with its head and two bars.
    """
    height = max(frame.height, LEAST_FRAME[1])
    if rail:
        tallest = (floor(height - 2 * TIGHT.edge - 2 * TIGHT.row) // RAIL_ROWS - 28) // 2
    else:
        scrolled = MOST_HIDDEN * LEAST_HIDDEN_STEP + 2 * BAR
        tallest = floor(height - 2 * TIGHT.edge - TIGHT.row - scrolled - 3 * STRIP_MARGIN - 4) // 3
    return min(frame.measure.cap, cap_for(width), tallest)


def _grid(frame: Frame, draw: int, card: CardSize, spacing: Spacing, *, rail: bool) -> Grid:
    make = _side_rail if rail else _top_row
    return make(frame, 3 if draw > 1 else 1, card, spacing)


def _lanes(frame: Frame, card: CardSize, lanes: int) -> tuple[list[int], int]:
    """Return the left edges of cards side by side in the middle of the frame, and the gap between them.

    The outer cards leave room for a focus ring, as far as the gaps have as much.
    """
    frame_width = floor(max(frame.width, LEAST_FRAME[0]))
    free = frame_width - lanes * card.width
    edge = min(card.ring, max(free // (lanes + 1), min(LEAST_EDGE, (free - (lanes - 1)) // 2)))
    gap = min((free - 2 * edge) // (lanes - 1), floor(MOST_GAP * card.width))
    left = (free - (lanes - 1) * gap) // 2
    return [left + i * (card.width + gap) for i in range(lanes)], gap


def _top_row(frame: Frame, fan: int, card: CardSize, spacing: Spacing) -> Grid:
    lefts, gap = _lanes(frame, card, COLUMNS)
    height = max(frame.height, LEAST_FRAME[1])
    order = (6, 5, 0, 1, 2, 3) if frame.left_handed else (0, 1, 3, 4, 5, 6)
    scrolled = MOST_HIDDEN * LEAST_HIDDEN_STEP + 2 * card.strip + 2 * BAR
    spare = floor(height) - 2 * spacing.edge - spacing.row - scrolled
    return Grid(
        wanted_cap=frame.measure.cap,
        height=height,
        arrangement=Arrangement.TOP_ROW_MIRRORED if frame.left_handed else Arrangement.TOP_ROW,
        card=card,
        spacing=spacing,
        columns=tuple(lefts),
        piles=tuple((lefts[lane], spacing.edge) for lane in order),
        gap=gap,
        pile_height=card.height,
        cropped_height=min(card.height, 2 * card.cap + spacing.pile, max(card.strip + 4, spare)),
        fan=fan,
        rail=None,
        merge_hidden=frame.merge_hidden,
    )


def _side_rail(frame: Frame, fan: int, card: CardSize, spacing: Spacing) -> Grid:
    lefts, gap = _lanes(frame, card, RAIL_LANES)
    side, columns = (lefts[COLUMNS:], lefts[:COLUMNS]) if frame.left_handed else (lefts[:2], lefts[2:])
    stock, waste = (side[1], side[0]) if frame.left_handed else side
    fan, pile, tops = _rail_rows(frame, fan, card, spacing)
    corners = [(stock, tops[0]), (waste, tops[0]), *((x, y) for y in tops[1:] for x in side)]
    return Grid(
        wanted_cap=frame.measure.cap,
        height=max(frame.height, LEAST_FRAME[1]),
        arrangement=Arrangement.RAIL_RIGHT if frame.left_handed else Arrangement.RAIL_LEFT,
        card=card,
        spacing=spacing,
        columns=tuple(columns),
        piles=tuple(corners),
        gap=gap,
        pile_height=pile,
        cropped_height=pile,
        fan=fan,
        rail=_band(frame, side, card.width, gap),
        merge_hidden=frame.merge_hidden,
    )


def _rail_rows(frame: Frame, fan: int, card: CardSize, spacing: Spacing) -> tuple[int, int, tuple[int, ...]]:
    """Return how many cards of the waste are fanned out, the height of a pile, and the tops of the three rows."""
    gap = min(16, spacing.row)
    inner = floor(max(frame.height, LEAST_FRAME[1])) - 2 * spacing.edge - (RAIL_ROWS - 1) * gap
    while fan > 1 and (inner - (fan - 1) * card.strip) // RAIL_ROWS < card.cropped_last:
        fan -= 1
    height = min(card.height, (inner - (fan - 1) * card.strip) // RAIL_ROWS)
    if CLEARLY_CROPPED * card.height < height < card.height:
        height = floor(CLEARLY_CROPPED * card.height)
    second = spacing.edge + height + (fan - 1) * card.strip + gap
    return fan, height, (spacing.edge, second, second + height + gap)


def _band(frame: Frame, side: list[int], width: int, gap: int) -> Rect:
    """Return the ground of the rail, from the edge of the frame to the middle of the gap."""
    if frame.left_handed:
        left = side[0] - gap // 2
        return Rect(left, 0, frame.width - left, frame.height)
    return Rect(0, 0, side[1] + width + gap // 2, frame.height)
