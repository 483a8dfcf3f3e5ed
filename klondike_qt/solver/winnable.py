"""Finding deals that can be won, and telling of a deal whether it can."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from klondike_qt.game.record import Difficulty
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.difficulty import measured_difficulty
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome, Verdict

AT_ONCE = Limits(nodes=3_000, wants_line=False)
"""For each deal that is tried while the player waits: about a millisecond, enough for four winnable deals of five."""
SHOWN = Limits(nodes=3_000)
"""The same with a line, for a win that is to be watched."""
AHEAD = Limits(nodes=300_000)
"""For each deal that is tried in the background."""
THOROUGH = Limits(nodes=20_000_000)
"""For a deal that the player has named: all but a few are decided."""
MOST_TRIES = 60


@dataclass(frozen=True, slots=True)
class WinnableDeal:
    """A deal number with what the search for its win has found."""

    number: int
    start: Position
    verdict: Verdict


def find_winnable(
    variant: Variant, numbers: Iterable[int], limits: Limits = AT_ONCE, cancel: Cancel | None = None
) -> WinnableDeal | None:
    """Return the first of the numbers that is proved winnable by these rules; None if the tries are used up.

    Deals that are hard to decide are passed over. KernelTrouble if there is no kernel.
    """
    for number in islice(numbers, MOST_TRIES):
        if cancel and cancel.is_set:
            break
        start = opening(deal_of_number(number), variant)
        verdict = solve(start, limits, cancel)
        if verdict.outcome is Outcome.WINNABLE:
            return WinnableDeal(number, start, verdict)
    return None


@dataclass(frozen=True, slots=True)
class Appraisal:
    """Whether a deal can be won, and how hard that is."""

    outcome: Outcome
    difficulty: Difficulty | None = None
    """None unless it can be won."""


def appraise(start: Position, cancel: Cancel | None = None, limits: Limits = THOROUGH) -> Appraisal:
    """Judge a deal; KernelTrouble if there is no kernel."""
    verdict = solve(start, limits, cancel)
    return Appraisal(verdict.outcome, measured_difficulty(start, verdict, cancel))
