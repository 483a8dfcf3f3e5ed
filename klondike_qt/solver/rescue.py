"""The way back to a game that can be won."""

from collections.abc import Sequence

from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome

RESCUE_LIMITS = Limits(nodes=1_000_000)
"""For each position that is asked about."""


def last_winnable(
    positions: Sequence[Position], cancel: Cancel, limits: Limits = RESCUE_LIMITS, book: Book | None = None
) -> int | None:
    """Return the index of the last position of a game that is proved winnable; None if there is none, or cancelled."""
    book = book or Book()
    low, high = 0, len(positions)
    while low < high:
        middle = (low + high) // 2
        outcome = book.solve(positions[middle], limits, cancel).outcome
        if outcome is Outcome.CANCELLED:
            return None
        if outcome is Outcome.WINNABLE:
            low = middle + 1
        else:
            high = middle
    return low - 1 if low else None
