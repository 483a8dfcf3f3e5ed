"""Where each card lies: a pure function of position, frame and focus, in logical pixels."""

from klondike_qt.game.cursor import Focus
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.ui.table.arranging import grid_for
from klondike_qt.ui.table.columns import least_height
from klondike_qt.ui.table.grid import Grid
from klondike_qt.ui.table.picture import Badge, BadgeKind, CardSpot, Frame, Picture
from klondike_qt.ui.table.placing import Placing
from klondike_qt.ui.table.rects import Rect

__all__ = ["Badge", "BadgeKind", "CardSpot", "Frame", "Picture", "Rect", "lay_out"]


def lay_out(position: Position, frame: Frame, focus: Focus | None = None) -> Picture:
    """Return where all cards lie, so that every index is whole and the focused card is seen.

    The frame may be as small as 640 × 300 lpx. Nothing is remembered: equal arguments give an equal picture.
    """
    grid = grid_for(frame, position.variant.draw)
    placing = Placing(grid, cropped=_must_crop(position, grid))
    placing.put_stock(position.stock)
    placing.put_waste(position.waste)
    placing.put_foundations(position)
    for place in COLUMN_PLACES:
        placing.put_column(place, position.column(place), _focused(position, place, focus))
    return Picture(
        frame=frame,
        arrangement=grid.arrangement,
        card_width=grid.card.width,
        card_height=grid.card.height,
        cap=grid.card.cap,
        strip=grid.card.strip,
        places=placing.places,
        cards=placing.cards,
        badges=tuple(placing.badges),
        rail=grid.rail,
        floor_reached=grid.floor_reached,
    )


def _must_crop(position: Position, grid: Grid) -> bool:
    """Tell whether some column must scroll unless the piles of the top row become lower."""
    room = grid.room(cropped=False)
    return any(
        least_height(len(column.hidden), len(column.run), grid.slab, grid.card) > room for column in position.columns
    )


def _focused(position: Position, place: Place, focus: Focus | None) -> int | None:
    """Return the index in its run of the focused card of a column, -1 for the face-down cards, None elsewhere."""
    if focus is None or focus.place is not place or focus.depth is None:
        return None
    return max(-1, len(position.column(place).run) - 1 - focus.depth)
