"""The grid of a table: where the thirteen places lie, for every position of a game."""

from dataclasses import dataclass
from functools import cached_property
from math import floor

from klondike_qt.game.commands import Arrangement
from klondike_qt.rules.cards import KING
from klondike_qt.ui.table.columns import Slab, capacity
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import CardSize

MOST_HIDDEN = 6


@dataclass(frozen=True, slots=True)
class Spacing:
    """The free room around the table and between its parts."""

    edge: int
    """Above the upper-most and below the lowest card."""
    row: int
    """Between the top row and the columns, and between the rows of the rail."""
    pile: int = 28
    """What a cropped pile of the top row shows besides two caps."""


TIGHT = Spacing(3, 7)
"""When the longest run does not fit otherwise; 7 is what a focus ring on a shared edge takes."""
TIGHTEST = Spacing(3, 7, 20)
"""When that shows one card more of it."""


@dataclass(frozen=True)
class Grid:
    """What the pictures of all positions of a game in one frame have in common."""

    wanted_cap: int
    """The cap of the chosen size."""
    height: float
    """Of the frame."""
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
    merge_hidden: bool = False
    """The face-down cards of a column are always one back with their number."""

    @property
    def is_mirrored(self) -> bool:
        """Tell whether the picture is the one for left hands."""
        return self.arrangement in {Arrangement.TOP_ROW_MIRRORED, Arrangement.RAIL_RIGHT}

    @property
    def is_rail(self) -> bool:
        """Tell whether stock, waste and foundations lie beside the columns."""
        return self.rail is not None

    @property
    def bottom(self) -> int:
        """The lowest edge of any card."""
        return floor(self.height) - self.spacing.edge

    @property
    def above_columns(self) -> int:
        """The free height over the columns that a count may take."""
        return self.spacing.edge - 1 if self.is_rail else self.spacing.row

    @cached_property
    def slab(self) -> Slab:
        """The heights of merged face-down cards."""
        above, card = self.above_columns, self.card
        return Slab(card.slab(above), card.whole_slab, always=self.merge_hidden)

    @property
    def shown_of_longest(self) -> int:
        """How many cards of a run from king to ace on six face-down cards are seen without scrolling."""
        return min(KING, capacity(self.room(cropped=True), MOST_HIDDEN, self.slab, self.card))

    @property
    def floor_reached(self) -> bool:
        """Tell whether the cap of the chosen size does not fit."""
        return self.card.cap < self.wanted_cap

    def column_top(self, *, cropped: bool) -> int:
        """Return the upper edge of the columns, over or under ``cropped`` piles."""
        if self.is_rail:
            return self.spacing.edge
        return self.spacing.edge + (self.cropped_height if cropped else self.pile_height) + self.spacing.row

    def room(self, *, cropped: bool) -> int:
        """Return the height that a column can take."""
        return self.bottom - self.column_top(cropped=cropped)
