"""Games that follow hints and nothing else."""

from collections.abc import Callable, Sequence

from klondike_qt.game.hint import Hint, NoHint
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.hints import hint
from klondike_qt.solver.port import Cancel

MOST_MOVES = 1_000
Adviser = Callable[[Position, Sequence[Position]], Hint | NoHint | None]


def looking_adviser() -> Adviser:
    """Return an adviser who looks at hidden cards and keeps a book, as a window does."""
    book = Book()
    return lambda position, trail: hint(position, trail, Cancel(), fair=False, book=book)


def fair_adviser(seed: int = 1) -> Adviser:
    """Return an adviser who uses only what the player has seen."""
    return lambda position, trail: hint(position, trail, Cancel(), fair=True, seed=seed)


def advised_game(position: Position, adviser: Adviser) -> tuple[Position, ...]:
    """Play what is hinted at until nothing is; return all positions. AssertionError if that does not end."""
    trail = [position]
    while isinstance(found := adviser(trail[-1], trail), Hint):
        trail.append(play(trail[-1], found.move).after)
        assert len(trail) <= MOST_MOVES, "these hints lead nowhere"
    return tuple(trail)
