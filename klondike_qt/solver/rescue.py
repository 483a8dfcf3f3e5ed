"""The way back to a game that can be won."""

from collections.abc import Sequence

from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome

RESCUE_LIMITS = Limits(nodes=1_000_000)
"""For each position that is searched."""


def last_winnable(
    positions: Sequence[Position], cancel: Cancel, limits: Limits = RESCUE_LIMITS, book: Book | None = None
) -> int | None:
    """Return the index of the last position of a game that is proved winnable; None if there is none, or cancelled.

    ``positions`` are those of the game, oldest first; a restart may lie between two of them. What is in the ``book``
    is not searched again, and what is found goes into it.
    """
    book = book or Book()
    end = len(positions)
    for start in reversed(_openings(positions)):
        last = _last_of_descent(positions[start:end], cancel, limits, book)
        if cancel.is_set:
            return None
        if last is not None:
            return start + last
        end = start
    return None


def _openings(positions: Sequence[Position]) -> list[int]:
    """Return where the game was begun: between two of these a lost game stays lost."""
    return [index for index, position in enumerate(positions) if position == positions[0]]


def _last_of_descent(positions: Sequence[Position], cancel: Cancel, limits: Limits, book: Book) -> int | None:
    """Halve the stretch between the last that is known to be winnable and the first that is not, until they meet."""
    outcomes = [known.outcome if (known := book.known(position)) else None for position in positions]
    low = max((index + 1 for index, outcome in enumerate(outcomes) if outcome is Outcome.WINNABLE), default=0)
    high = outcomes.index(Outcome.UNWINNABLE) if Outcome.UNWINNABLE in outcomes else len(positions)
    # Most often the game was just lost, or was never lost at all: ask about its end first.
    middle = high - 1
    while low < high and not cancel.is_set:
        if book.solve(positions[middle], limits, cancel).outcome is Outcome.WINNABLE:
            low = middle + 1
        else:
            high = middle
        middle = (low + high) // 2
    return low - 1 if low else None
