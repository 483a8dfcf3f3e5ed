"""The size table, and every length of a card that follows from its width and its index.

All lengths are logical pixels. ``cap`` is the height of the rank in the index: the one number that a player with low
vision chooses. A card that is 2.3 cap + 16 wide holds any index with its family mark.
"""

from dataclasses import dataclass
from functools import cached_property
from math import ceil, floor

from klondike_qt.preferences.schema import Size

ASPECT = 1.4
STRIP_MARGIN = 8
"""What a covered card shows besides the cap; half of it lies above the index, half below."""
LEAST_HIDDEN_STEP = 6
TEXT = 24
"""The least height of a count on the table."""
SLAB = 14
"""Height of merged face-down cards when their count fits beside the index of the card on them."""
BAR = 36
"""The least height of the bar that tells how many cards are scrolled away, for text of 24."""
STOCK_PILL = 1.7
"""The height of the pill on the stock, in heights of its digits."""
RIM = 2
"""How far the pill of a count reaches beyond its digits."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One row of the size table."""

    cap: int
    """The index of this size is never smaller, if seven columns can hold it."""
    width: int
    """The width of a card, if there is room."""
    share: float
    """How much of a card that grew with the window its cap may take."""

    def times(self, scale: float) -> "Measure":
        """Return the measure of the same size on a screen with more pixels to the millimetre."""
        return Measure(round(self.cap * scale), round(self.width * scale), self.share)

    @property
    def least_width(self) -> float:
        """The narrowest card that holds the cap."""
        return width_for(self.cap)


MEASURES = {
    Size.S: Measure(24, 96, 0.22),
    Size.L: Measure(36, 132, 0.245),
    Size.XL: Measure(48, 168, 0.27),
    Size.XXL: Measure(60, 200, 0.3),
    Size.MAX: Measure(120, 320, 0.375),
}


def width_for(cap: float) -> float:
    """Return the least width of a card with this cap."""
    return 2.3 * cap + 16


def cap_for(width: float) -> int:
    """Return the largest cap that a card of this width holds."""
    return floor((width - 16) / 2.3)


@dataclass(frozen=True)
class CardSize:
    """The lengths of all cards of one picture."""

    width: int
    cap: int

    @cached_property
    def height(self) -> int:
        """Height of a whole card."""
        return round(self.width * ASPECT)

    @cached_property
    def strip(self) -> int:
        """The least visible height of a covered face-up card."""
        return self.cap + STRIP_MARGIN

    @cached_property
    def comfortable_strip(self) -> int:
        """The visible height of a covered face-up card when there is room."""
        return max(self.strip, floor(min(1.5 * self.cap, 1.35 * self.strip)))

    @cached_property
    def hidden_step(self) -> int:
        """The visible height of a covered face-down card when there is room."""
        return max(LEAST_HIDDEN_STEP, round(0.13 * self.width))

    @cached_property
    def cropped_last(self) -> int:
        """The least height of the last card of a column: a tag fits below its index."""
        return min(self.height, max(2 * self.cap + 12, self.cap + 44))

    @cached_property
    def text(self) -> int:
        """The height of counts on the table where there is room: they grow with the index."""
        return max(TEXT, round(0.3 * self.cap))

    @cached_property
    def radius(self) -> float:
        """Radius of the corners."""
        return max(5.0, 0.065 * self.width)

    @cached_property
    def ring(self) -> int:
        """The room of a broad focus ring beyond the card."""
        return ceil(4 + 3.5 * max(3.0, 0.022 * self.width))

    @cached_property
    def index_right(self) -> float:
        """Where the widest index ends, from the left edge of the card."""
        return max(7.0, 0.065 * self.width) + 2.0 * self.cap

    @cached_property
    def mark_left(self) -> float:
        """Where the double bar of the red family begins, from the left edge of the card."""
        return 0.93 * self.width - 3 * max(3.0, 0.09 * self.cap)

    @cached_property
    def mark_margin(self) -> float:
        """What is free at the right of the double bar: less on a card that its index fills."""
        room = self.width - max(7.0, 0.065 * self.width) - 2.11 * self.cap
        thick = max(3.0, min(0.09 * self.cap, (room - 4) / 3))
        return max(3.0, min(max(6.0, 0.07 * self.width), room - 3 * thick) - 1)

    @cached_property
    def digit_fits_beside(self) -> bool:
        """Tell whether the count of merged cards fits between an index and the double bar."""
        return self.mark_left - self.index_right >= pill_of(self.text)[0] + 2

    def slab(self, above: int) -> int:
        """Return the least height of merged face-down cards that have ``above`` free pixels over them."""
        return SLAB if self.digit_fits_beside else max(SLAB, pill_of(TEXT)[1] - STRIP_MARGIN // 2 - above)

    @cached_property
    def whole_slab(self) -> int:
        """The height of merged cards on which their count lies as a whole."""
        return pill_of(self.text)[1] + 12

    @cached_property
    def whole_pill(self) -> tuple[int, int]:
        """Width and height of a count that lies on its slab as a whole."""
        return round(1.6 * self.text), round(1.34 * self.text)


def pill_of(text: int) -> tuple[int, int]:
    """Return width and height of the pill round one digit."""
    return round(0.84 * text) + RIM, text + 2 * RIM


def wide_pill_of(text: int) -> tuple[int, int]:
    """Return width and height of the same pill where nothing beside it asks for room: it is seen to be a tile."""
    return round(1.6 * text), pill_of(text)[1]
