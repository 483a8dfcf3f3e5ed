"""Games that follow hints and nothing else."""

from collections.abc import Callable, Sequence

from klondike_qt.game.hint import Hint, NoHint
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.fair import fair_line
from klondike_qt.solver.hints import hint
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome

MOST_MOVES = 1_000
_VERDICT = Limits(nodes=300_000, polish=0, wants_line=False)
Adviser = Callable[[Position, Sequence[Position]], Hint | NoHint | None]


def looking_adviser() -> Adviser:
    """Return an adviser who looks at hidden cards and keeps a book, as a window does."""
    book = Book()
    return lambda position, trail: hint(position, trail, Cancel(), fair=False, book=book)


def fair_game(position: Position, *, is_given_up: bool = False) -> tuple[Position, ...]:
    """Play what fair hints serve until there is none; return all positions. AssertionError if that does not end.

    The same as to ask for a hint after every press of the stock, only sooner; and sooner still if a game that cannot
    be won any more is given up.
    """
    trail = [position]
    while line := fair_line(trail[-1], trail, Cancel(), seed=1):
        for move in line:
            trail.append(play(trail[-1], move).after)
        assert len(trail) <= MOST_MOVES, "these hints lead nowhere"
        if is_given_up and solve(trail[-1], _VERDICT).outcome is Outcome.UNWINNABLE:
            break
    return tuple(trail)


def advised_game(position: Position, adviser: Adviser) -> tuple[Position, ...]:
    """Play what is hinted at until nothing is; return all positions. AssertionError if that does not end."""
    trail = [position]
    while isinstance(found := adviser(trail[-1], trail), Hint):
        trail.append(play(trail[-1], found.move).after)
        assert len(trail) <= MOST_MOVES, "these hints lead nowhere"
    return tuple(trail)
