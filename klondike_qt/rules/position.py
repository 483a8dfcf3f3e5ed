"""Where every card lies at one moment of a game."""

from dataclasses import dataclass
from enum import IntEnum

from klondike_qt.rules.cards import KING, Card, Suit
from klondike_qt.rules.variant import Variant

COLUMNS = 7


class Place(IntEnum):
    """The thirteen places of the table in reading order."""

    STOCK = 0
    WASTE = 1
    CLUBS = 2
    DIAMONDS = 3
    HEARTS = 4
    SPADES = 5
    COLUMN_1 = 6
    COLUMN_2 = 7
    COLUMN_3 = 8
    COLUMN_4 = 9
    COLUMN_5 = 10
    COLUMN_6 = 11
    COLUMN_7 = 12

    @property
    def is_foundation(self) -> bool:
        """Tell whether this is one of the four foundations."""
        return _FIRST_FOUNDATION <= self < _FIRST_COLUMN

    @property
    def is_column(self) -> bool:
        """Tell whether this is one of the seven columns."""
        return self >= _FIRST_COLUMN

    @property
    def suit(self) -> Suit:
        """The suit of a foundation; ValueError for any other place."""
        return Suit(self - _FIRST_FOUNDATION)

    @property
    def index(self) -> int:
        """The zero-based index of a column (negative for any other place)."""
        return self - _FIRST_COLUMN


_FIRST_FOUNDATION, _FIRST_COLUMN = Place.CLUBS, Place.COLUMN_1
FOUNDATION_PLACES = tuple(place for place in Place if place.is_foundation)
COLUMN_PLACES = tuple(place for place in Place if place.is_column)


def foundation_of(suit: Suit) -> Place:
    """Return the place of the foundation of ``suit``."""
    return FOUNDATION_PLACES[suit]


@dataclass(frozen=True, slots=True)
class Column:
    """One column: face-down cards and the face-up run on them, both bottom to top."""

    hidden: tuple[Card, ...] = ()
    run: tuple[Card, ...] = ()

    def __len__(self) -> int:
        """Count all cards of the column."""
        return len(self.hidden) + len(self.run)

    def takes(self, card: Card) -> bool:
        """Tell whether ``card`` may be put on this column."""
        return card.may_lie_on(self.run[-1]) if self.run else card.rank == KING

    def fitting(self, run: tuple[Card, ...]) -> int:
        """Return how many of the last cards of ``run`` fit on this column: 0, or the only number that does."""
        if not run:
            return 0
        count = self.run[-1].rank - run[-1].rank if self.run else len(run)
        return count if 0 < count <= len(run) and self.takes(run[-count]) else 0


@dataclass(frozen=True, slots=True)
class Position:
    """All 52 cards and the pass; every value made by ``arranged``, ``opening`` or ``play`` is a legal moment."""

    variant: Variant
    stock: tuple[Card, ...]
    """First drawn first."""
    waste: tuple[Card, ...]
    """Bottom to top."""
    foundations: tuple[int, int, int, int]
    """Height of each foundation, clubs, diamonds, hearts, spades."""
    columns: tuple[Column, ...]
    """Seven columns from left to right."""
    pass_number: int = 1
    """The trip through the stock that we are in, 1 at the start."""

    def column(self, place: Place) -> Column:
        """Return the column at a column place."""
        return self.columns[place.index]

    def top_card(self, place: Place) -> Card | None:
        """Return the face-up card on top of a place, or None."""
        if place.is_column:
            run = self.column(place).run
            return run[-1] if run else None
        if place.is_foundation:
            height = self.foundations[place.suit]
            return Card(height, place.suit) if height else None
        return self.waste[-1] if place is Place.WASTE and self.waste else None

    def foundation_takes(self, card: Card) -> bool:
        """Tell whether the foundation of its suit waits for ``card``."""
        return self.foundations[card.suit] == card.rank - 1

    @property
    def is_won(self) -> bool:
        """Tell whether all 52 cards are on the foundations."""
        return self.foundations == (KING, KING, KING, KING)

    @property
    def is_settled(self) -> bool:
        """Tell whether stock and waste are empty and no column card lies face down."""
        return not (self.stock or self.waste or any(column.hidden for column in self.columns))

    @property
    def may_redeal(self) -> bool:
        """Tell whether a redeal is left after this pass."""
        return self.variant.passes is None or self.pass_number < self.variant.passes
