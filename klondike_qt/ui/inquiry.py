"""A question of the player to the solver about the game on the table."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from klondike_qt.game.updates import Update
from klondike_qt.solver.port import Cancel
from klondike_qt.ui.desk import GameDesk
from klondike_qt.ui.solver_desk import SolverDesk, Ticket

PATIENCE = 500
"""Milliseconds after which the player is told that the search goes on."""

Answer = TypeVar("Answer")
Action = Callable[[], AbstractContextManager[None]]
"""Begins something of which one thing is said."""


class Inquiry(QObject):
    """Asks one question at a time; a move, another game or another question ends it without an answer."""

    begins = Signal()
    """A question is about to be asked."""
    goes_on = Signal()
    """The question takes a while."""

    def __init__(self, desk: GameDesk, solver: SolverDesk, action: Action = nullcontext) -> None:
        """Make it; what follows from an answer happens within ``action``, so that it is said as one thing."""
        super().__init__(solver)
        self._action = action
        self._solver = solver
        self._ticket: Ticket | None = None
        self._patience = QTimer(self, interval=PATIENCE, singleShot=True)
        self._patience.timeout.connect(self.goes_on)
        desk.updated.connect(self._hear)
        solver.failed.connect(self._fail)

    @property
    def is_open(self) -> bool:
        """Tell whether an answer is waited for."""
        return self._ticket is not None

    def ask(self, job: Callable[[Cancel], Answer], then: Callable[[Answer], object]) -> None:
        """Have ``job`` carried out and its answer given to ``then``."""

        def answered(answer: Answer) -> None:
            self.drop()
            with self._action():
                then(answer)

        self.drop()
        if self._solver.is_closed:
            return
        self.begins.emit()
        self._ticket = self._solver.ask(job, answered)
        self._patience.start()

    def drop(self) -> None:
        """Wait for no answer any more."""
        self._patience.stop()
        ticket, self._ticket = self._ticket, None
        self._solver.drop(ticket)

    def _fail(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.drop()

    def _hear(self, update: Update) -> None:
        if not update.is_quiet:
            self.drop()
