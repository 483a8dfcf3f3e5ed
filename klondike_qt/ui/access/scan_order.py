"""In which order moves are framed: what helps, the stock, what is merely allowed; but first the solver's choice."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from klondike_qt.game.hint import Hint, NoHint
from klondike_qt.rules.moves import Carry, Move
from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.hints import hint
from klondike_qt.solver.thumb import Worth, ranked
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.solver_desk import SolverDesk, Ticket


def scan_order(position: Position, trail: Sequence[Position]) -> tuple[Move, ...]:
    """Return all legal moves in the order in which they are framed."""
    judged = sorted(ranked(position, trail), key=lambda pair: _turn(*pair))
    return tuple(move for _, move in judged)


def _turn(worth: Worth, move: Move) -> int:
    """Return 0 for a move that helps, 1 for the stock, 2 for what helps nothing."""
    if not isinstance(move, Carry):
        return 1
    return 0 if worth < Worth.IDLE else 2


class BestMove(QObject):
    """Asks the solver for the best move of a position while the first things are framed; it makes room for others."""

    found = Signal(object)
    """Carries the ``Move``."""

    def __init__(self, desk: GameDesk, choices: Choices, solver: SolverDesk, book: Book) -> None:
        super().__init__(solver)
        self._desk = desk
        self._choices = choices
        self._solver = solver
        self._book = book
        self._ticket: Ticket | None = None

    def look(self) -> None:
        """Look for the best move of the position on the table, and for no other any more."""
        self.drop()
        position, trail = self._desk.standing.position, self._desk.trail
        if not position.is_won and not self._solver.is_closed:
            job = partial(hint, position, trail, fair=self._choices.now.fair_hints, book=self._book)
            self._ticket = self._solver.ask(job, self._tell, background=True)

    def drop(self) -> None:
        """Look no more."""
        self._solver.drop(self._ticket)
        self._ticket = None

    def _tell(self, answer: Hint | NoHint) -> None:
        self._ticket = None
        if isinstance(answer, Hint):
            self.found.emit(answer.move)
