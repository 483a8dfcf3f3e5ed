"""What to play next: the next move of a line that wins, else the best that can be said."""

from collections.abc import Iterator, Sequence

from klondike_qt.game.hint import Basis, Hint, NoHint, NoHintReason
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.moves import Carry, Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.fair import fair_hint
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.reasons import explained
from klondike_qt.solver.thumb import Worth, arrangement, ranked
from klondike_qt.solver.verdict import Outcome

HINT_LIMITS = Limits(nodes=500_000)
"""Some 0.2 seconds; decides all but a few in a thousand deals."""
GRADE_LIMITS = Limits(nodes=20_000)
"""For each move of a position that was not decided."""


def sensible_moves(position: Position, trail: Sequence[Position] = ()) -> tuple[Move, ...]:
    """Return all legal moves, sensible ones first, pointless ones last."""
    return tuple(move for _, move in ranked(position, trail))


def proved_hint(position: Position, line: Sequence[Move]) -> Hint:
    """Return the first move of a line that wins; ValueError if the line is empty."""
    return explained(position, line, Basis.PROVED)


def guessed_hint(position: Position, trail: Sequence[Position], basis: Basis = Basis.GUESSED) -> Hint | None:
    """Return the best move by rule of thumb, or None if none helps; following it never comes back to a position.

    ``trail`` holds the positions of the game so far; whether the present one is its last does not matter.
    """
    worth, move = next(iter(ranked(position, trail)), (Worth.IDLE, None))
    return explained(position, (move,), basis) if move and worth < Worth.IDLE else None


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
    that the player cannot have seen in ``trail`` and ``position``, and on the ``seed``. Without a kernel every hint is
    a guess.
    """
    if position.is_won:
        return NoHint(NoHintReason.WON)
    if cancel.is_set:
        return NoHint(NoHintReason.CANCELLED)
    if fair:
        found = fair_hint(position, trail, cancel, seed)
    elif not is_kernel_there():
        found = guessed_hint(position, trail)
    else:
        return _searched(position, trail, cancel, book or Book())
    return found if found and not cancel.is_set else _silence(position, cancel, NoHintReason.NOTHING_HELPS)


def _searched(position: Position, trail: Sequence[Position], cancel: Cancel, book: Book) -> Hint | NoHint:
    verdict = book.solve(position, HINT_LIMITS, cancel)
    match verdict.outcome:
        case Outcome.WINNABLE:
            return _won(position, trail, verdict.line, cancel, book)
        case Outcome.UNWINNABLE:
            found = guessed_hint(position, trail, Basis.LOST)
            return found or _silence(position, cancel, NoHintReason.LOST)
        case _:
            found = _graded(position, trail, cancel, book)
            return found or _silence(position, cancel, NoHintReason.NOTHING_HELPS)


def _silence(position: Position, cancel: Cancel, reason: NoHintReason) -> NoHint:
    if cancel.is_set:
        return NoHint(NoHintReason.CANCELLED)
    return NoHint(NoHintReason.STUCK if is_stuck(position) else reason)


def _won(
    position: Position, trail: Sequence[Position], line: tuple[Move, ...], cancel: Cancel, book: Book
) -> Hint | NoHint:
    """Hint at a line that wins, but not at one that takes the last move back, if that can be helped."""
    last = next((arrangement(before) for before in reversed(trail) if before != position), arrangement(position))
    if last == arrangement(position) or last not in _passed(position, line[:1]):
        return proved_hint(position, line)
    for worth, move in ranked(position, trail):
        if worth < Worth.RETURNS:
            verdict = book.solve(play(position, move).after, GRADE_LIMITS, cancel)
            other = (move, *verdict.line)
            if verdict.outcome is Outcome.WINNABLE and last not in _passed(position, other):
                return proved_hint(position, other)
    return _silence(position, cancel, NoHintReason.TAKE_BACK)


def _passed(position: Position, line: Sequence[Move]) -> Iterator[tuple[object, ...]]:
    """Yield the arrangements on the way of a line, without the first."""
    for move in line:
        position = play(position, move).after
        yield arrangement(position)


def _graded(position: Position, trail: Sequence[Position], cancel: Cancel, book: Book) -> Hint | None:
    """Return a move that is proved to win, else the best by rule of thumb that is not proved to lose."""
    left: list[tuple[Worth, Move]] = []
    for worth, move in ranked(position, trail):
        if worth >= Worth.RETURNS or (worth is Worth.IDLE and not isinstance(move, Carry)):
            continue
        verdict = book.solve(play(position, move).after, GRADE_LIMITS, cancel)
        if cancel.is_set:
            return None
        if verdict.outcome is Outcome.WINNABLE:
            book.keep_line(position, (move, *verdict.line))
            return proved_hint(position, (move, *verdict.line))
        if verdict.outcome is Outcome.UNKNOWN:
            left.append((worth, move))
    # An idle move is the best only when every useful one is proved to lose.
    return explained(position, (left[0][1],), Basis.GUESSED) if left else None
