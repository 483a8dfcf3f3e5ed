"""The values of a laid-out table: what the scene draws, and nothing that it decides."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from klondike_qt.game.commands import Arrangement
from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import MEASURES, Measure


@dataclass(frozen=True, slots=True)
class Frame:
    """What the picture must fit in: the table area in logical pixels, and the player's choices."""

    width: float
    height: float
    size: Size = Size.S
    layout: TableLayout = TableLayout.AUTOMATIC
    left_handed: bool = False
    merge_hidden: bool = False
    """The face-down cards of a column are always one back with their number."""
    scale: float = 1.0
    """How much larger than in the table of sizes everything is, for true millimetres."""

    @property
    def measure(self) -> Measure:
        """What the chosen size asks for."""
        return MEASURES[self.size].times(self.scale)


@dataclass(frozen=True, slots=True)
class CardSpot:
    """Where one card lies."""

    card: Card
    place: Place
    rect: Rect
    """What is painted: the whole card, the card cropped at the bottom, or the strip of a covered card (a little
    higher than what is seen of it, so that no corner of the table shows between two rounded edges)."""
    shown: Rect
    """The part that no other card covers: what is clicked and ringed (no height when not visible)."""
    face_up: bool
    covered: bool
    """Another card lies over its lower (or right) part: only the index is drawn."""
    visible: bool
    """False: buried in a pile, merged into a badge, or scrolled away."""
    order: int
    """Stacking order inside the whole picture; higher lies on top."""
    counted: bool = False
    """A count lies over its strip beside the index, where otherwise a court has its hat."""


class BadgeKind(Enum):
    """What a number on the table counts."""

    STOCK = "stock"
    """The cards of the stock."""
    HIDDEN = "hidden"
    """The face-down cards of a column, merged."""
    MORE = "more"
    """Cards scrolled away above this bar: "▲ n more"."""
    BELOW = "below"
    """Cards scrolled away below this bar, because the focus is higher up: "▼ n more"."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A number on the table; MORE and BELOW are bars as wide as the column."""

    kind: BadgeKind
    place: Place
    number: int
    rect: Rect


@dataclass(frozen=True, slots=True)
class Picture:
    """Where everything lies; a function of position, frame and focus alone."""

    frame: Frame
    arrangement: Arrangement
    card_width: float
    card_height: float
    """Of a whole card; piles and last cards can be cropped at the bottom."""
    cap: float
    """Height of the rank of every index."""
    strip: float
    """The least that is seen of a covered card: ``cap + 8``."""
    places: Mapping[Place, Rect]
    """The outline of each of the thirteen places when it is empty."""
    cards: Mapping[Card, CardSpot]
    """All 52 cards."""
    badges: tuple[Badge, ...]
    rail: Rect | None
    """The darker band of the side rail."""
    floor_reached: bool
    """The cap of the chosen size does not fit in this window; the message line says so once."""
