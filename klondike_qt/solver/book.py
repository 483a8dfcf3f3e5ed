"""What searches have found out so far, so that nothing is searched twice and a line once found is followed."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from klondike_qt.rules.moves import Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.straight import straightened
from klondike_qt.solver.verdict import Outcome, Verdict

MOST_POSITIONS = 10_000
"""Some ten megabytes; a line has about 150 positions."""


class Book:
    """Verdicts by position; every position on the way of a winning line is known to be winnable, with the rest of it.

    Not for several threads at once.
    """

    def __init__(self) -> None:
        self._verdicts: OrderedDict[Position, Verdict] = OrderedDict()

    def known(self, position: Position) -> Verdict | None:
        """Return what is proved about a position, or None."""
        return self._verdicts.get(_same_for_all_passes(position))

    def solve(self, position: Position, limits: Limits, cancel: Cancel | None = None) -> Verdict:
        """Return what is proved about a position, else search it and keep what was proved."""
        known = self.known(position)
        if known:
            return known
        verdict = solve(position, limits, cancel)
        if verdict.outcome is Outcome.WINNABLE and verdict.line:
            self.keep_line(position, verdict.line)
        elif verdict.outcome is Outcome.UNWINNABLE:
            self._keep(position, verdict)
        return self.known(position) or verdict

    def keep_line(self, position: Position, line: Sequence[Move]) -> None:
        """Keep a line that wins from a position, without its detours; IllegalMove if it is none."""
        moves = straightened(position, line)
        for index, move in enumerate(moves):
            self._keep(position, Verdict(Outcome.WINNABLE, moves[index:]))
            position = play(position, move).after
        self._keep(position, Verdict(Outcome.WINNABLE))

    def _keep(self, position: Position, verdict: Verdict) -> None:
        key = _same_for_all_passes(position)
        self._verdicts[key] = verdict
        self._verdicts.move_to_end(key)
        while len(self._verdicts) > MOST_POSITIONS:
            self._verdicts.popitem(last=False)


def _same_for_all_passes(position: Position) -> Position:
    """Return the position with the first pass where the number of passes can never matter."""
    return position if position.variant.passes else replace(position, pass_number=1)
