"""How hard a deal is to win: by the search that its win takes, and by the first moves that throw the win away.

Both figures count nodes, never time, so that a deal is as hard on every machine.
"""

from dataclasses import dataclass
from math import log2

from klondike_qt.game.record import Difficulty
from klondike_qt.rules.legal import is_pointless, legal_moves
from klondike_qt.rules.moves import Carry, Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome, Verdict

FIRST_CHOICES = 20
"""How many choices on the way of the winning line are looked at."""
TRIAL = Limits(nodes=5_000, wants_line=False)
"""For each move that the line does not take; a win that takes more than this to find counts as thrown away."""
WEIGHT = 20
"""Points of a deal whose first choices all lose; each doubling of the nodes is one point."""
BOUNDS = (6.5, 9.0, 13.0)
"""Points from which a deal is medium, hard, very hard.

Of 500 deals each (``packaging/difficulty/measure.py``), 75, 15, 6 and 4 % of those won in draw one are of the four
levels, and 25, 35, 23 and 17 % in draw three; playing carelessly wins 25, 11, 4, 1 % of them, and 6, 2, 1, 0 %.
"""


@dataclass(frozen=True, slots=True)
class Measure:
    """The two figures that the difficulty comes from."""

    nodes: int
    """States that were looked at until the win was found."""
    losing: float
    """Share of the first choices, the winning line's own left out, that lose."""

    @property
    def points(self) -> float:
        """The two as one figure."""
        return log2(max(1, self.nodes)) + WEIGHT * self.losing

    @property
    def difficulty(self) -> Difficulty:
        """The level."""
        return list(Difficulty)[sum(self.points >= bound for bound in BOUNDS)]


def measured_difficulty(start: Position, verdict: Verdict, cancel: Cancel | None = None) -> Difficulty | None:
    """Return how hard a deal is with this verdict; None if it is not winnable or the work was called off."""
    measure = measured(start, verdict, cancel)
    return measure.difficulty if measure else None


def measured(start: Position, verdict: Verdict, cancel: Cancel | None = None) -> Measure | None:
    """Return the figures of a deal; None if it is not winnable or the work was called off."""
    if verdict.outcome is not Outcome.WINNABLE:
        return None
    position, choices, tried, lost = start, 0, 0, 0
    for taken in verdict.line:
        others = [move for move in legal_moves(position) if move != taken and is_choice(position, move)]
        for move in others:
            if cancel and cancel.is_set:
                return None
            lost += solve(play(position, move).after, TRIAL, cancel).outcome is not Outcome.WINNABLE
        tried += len(others)
        choices += bool(others)
        if choices == FIRST_CHOICES:
            break
        position = play(position, taken).after
    return None if cancel and cancel.is_set else Measure(verdict.nodes, lost / max(1, tried))


def is_choice(position: Position, move: Move) -> bool:
    """Tell whether a move is one that a player would think of: no card off a foundation, no idle king."""
    return not isinstance(move, Carry) or not (move.source.is_foundation or is_pointless(position, move))
