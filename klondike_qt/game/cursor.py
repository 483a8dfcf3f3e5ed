"""Where the keyboard is, and what the hand holds."""

from dataclasses import dataclass

from klondike_qt.rules.position import Place


@dataclass(frozen=True, slots=True)
class Focus:
    """The spot that the keyboard is on: one place, and in a column one of its cards."""

    place: Place
    depth: int | None = 0
    """In a column: how many cards lie on the focused one (0: the last card; the length of the run: the face-down
    cards as one item; None: the column as a whole, as a digit key means it). Always 0 elsewhere."""


START = Focus(Place.COLUMN_1)
"""The last card of column one: where the keyboard is when a game begins."""


@dataclass(frozen=True, slots=True)
class Empty:
    """Nothing is held."""


@dataclass(frozen=True, slots=True)
class Holding:
    """The last ``count`` cards of ``place`` are picked up; None: as many as fit where they are put down."""

    place: Place
    count: int | None


Hand = Empty | Holding
EMPTY = Empty()
