"""What to play next: the next move of a line that wins, else the best that can be said."""

from collections.abc import Sequence

from klondike_qt.game.hint import Basis, Hint, NoHint, NoHintReason
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.moves import Move
from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.fair import fair_hint
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.reasons import explained
from klondike_qt.solver.thumb import Worth, ranked
from klondike_qt.solver.verdict import Outcome

HINT_LIMITS = Limits(nodes=1_000_000)
"""Some 0.3 seconds; decides all but a few in a thousand deals."""
GRADE_LIMITS = Limits(nodes=20_000)
"""For each legal move of a position that was not decided."""


def sensible_moves(position: Position, trail: Sequence[Position] = ()) -> tuple[Move, ...]:
    """Return all legal moves, sensible ones first, pointless ones last."""
    return tuple(move for _, move in ranked(position, trail))


def proved_hint(position: Position, line: Sequence[Move]) -> Hint:
    """Return the first move of a line that wins; ValueError if the line is empty."""
    return explained(position, line, Basis.PROVED)


def guessed_hint(position: Position, trail: Sequence[Position]) -> Hint | None:
    """Return the best move by rule of thumb, or None if none helps; following it never comes back to a position.

    ``trail`` holds the positions of the game so far; whether the present one is its last does not matter.
    """
    worth, move = next(iter(ranked(position, trail)), (Worth.IDLE, None))
    return explained(position, (move,), Basis.GUESSED) if move and worth < Worth.IDLE else None


def hint(
    position: Position,
    trail: Sequence[Position],
    cancel: Cancel,
    *,
    fair: bool,
    book: Book | None = None,
    seed: int = 0,
) -> Hint | NoHint:
    """Return what to play next, or why there is nothing to be said.

    Give the same ``book`` each time, so that a line once found is followed to its win. A fair hint depends on nothing
    that the player cannot have seen in ``trail`` and ``position``, and on the ``seed``.
    """
    if position.is_won:
        return NoHint(NoHintReason.WON)
    if is_stuck(position):
        return NoHint(NoHintReason.STUCK)
    if fair and is_kernel_there():
        found = fair_hint(position, trail, cancel, seed)
        return NoHint(NoHintReason.CANCELLED) if cancel.is_set else found or NoHint(NoHintReason.NOTHING_HELPS)
    if not is_kernel_there():
        return guessed_hint(position, trail) or NoHint(NoHintReason.NOTHING_HELPS)
    verdict = (book or Book()).solve(position, HINT_LIMITS, cancel)
    if verdict.outcome is Outcome.CANCELLED:
        return NoHint(NoHintReason.CANCELLED)
    if verdict.outcome is Outcome.WINNABLE:
        return proved_hint(position, verdict.line)
    return guessed_hint(position, trail) or NoHint(NoHintReason.NOTHING_HELPS)
