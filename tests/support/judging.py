"""Figures of a sample: shares, percentiles, intervals."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, sqrt
from time import thread_time
from typing import NamedTuple

from klondike_qt.rules.position import Position
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

PERCENTILES = (50, 90, 95, 99, 100)
_Z = 1.96


class Search(NamedTuple):
    """What a search cost."""

    outcome: Outcome
    nodes: int
    seconds: float
    """CPU of the thread that asked, packing the position included, a line not."""
    memory: int


def searched(position: Position, limits: Limits) -> Search:
    """Solve a position and measure what the verdict alone costs."""
    begin = thread_time()
    verdict = solve(position, replace(limits, wants_line=False))
    seconds = thread_time() - begin
    return Search(verdict.outcome, verdict.nodes, seconds, verdict.memory)


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the smallest value that at least so many per cent do not exceed."""
    ranked = sorted(values)
    return ranked[max(0, ceil(len(ranked) * percent / 100) - 1)]


def interval(won: int, tries: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson's) of a share, in per cent."""
    share = won / tries
    middle = share + _Z**2 / (2 * tries)
    half = _Z * sqrt(share * (1 - share) / tries + _Z**2 / (4 * tries**2))
    whole = 1 + _Z**2 / tries
    return 100 * (middle - half) / whole, 100 * (middle + half) / whole


def rate(won: int, tries: int) -> str:
    """Return a share with its interval, in per cent."""
    low, high = interval(won, tries)
    return f"{won} of {tries}: {100 * won / tries:.1f} % ({low:.1f} to {high:.1f})"
