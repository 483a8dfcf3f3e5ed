"""Finding a deal that can be won and is as hard as the player wishes."""

from collections.abc import Iterator
from dataclasses import dataclass

from klondike_qt.game.record import Difficulty
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.difficulty import measured_difficulty
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.winnable import find_winnable

TRIED = Limits(nodes=20_000)
"""For each deal: enough for most of the very hard ones."""
MOST_DEALS = 80
"""Winnable deals that are measured, at some 30 ms each; one of twenty is very hard."""
_LEVELS = tuple(Difficulty)


@dataclass(frozen=True, slots=True)
class WishedDeal:
    """A deal number that can be won, and how hard that is."""

    number: int
    difficulty: Difficulty


def find_wished(
    variant: Variant, numbers: Iterator[int], wished: Difficulty, cancel: Cancel | None = None
) -> WishedDeal | None:
    """Return the first of the numbers that is winnable and just as hard as wished, else the one nearest to it.

    None if none is winnable or it was called off; KernelTrouble if there is no kernel.
    """
    nearest: WishedDeal | None = None
    for _ in range(MOST_DEALS):
        found = find_winnable(variant, numbers, TRIED, cancel)
        level = found and measured_difficulty(found.start, found.verdict, cancel)
        if not found or not level:
            break
        deal = WishedDeal(found.number, level)
        if level is wished:
            return deal
        if nearest is None or _distance(level, wished) < _distance(nearest.difficulty, wished):
            nearest = deal
    return None if cancel and cancel.is_set else nearest


def _distance(one: Difficulty, other: Difficulty) -> int:
    return abs(_LEVELS.index(one) - _LEVELS.index(other))
