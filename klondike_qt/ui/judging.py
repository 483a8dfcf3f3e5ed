"""Telling of a deal whether it can be won and how hard it is, some time after it was dealt."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from klondike_qt.game.commands import NewGame
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.verdict import Outcome
from klondike_qt.solver.winnable import Appraisal, appraise
from klondike_qt.ui.desk import GameDesk
from klondike_qt.ui.solver_desk import SolverDesk, Ticket
from klondike_qt.words import deals as words

CALM = 600
"""Milliseconds without a command before a deal is looked at: first it lies down."""


class Judging(QObject):
    """Looks at each new deal of which the player would like to know more; nothing is asked about plain shuffles."""

    judged = Signal(str)
    """Carries what was found out about the game on the table."""

    def __init__(self, desk: GameDesk, solver: SolverDesk) -> None:
        super().__init__(solver)
        self._solver = solver
        self._ticket: Ticket | None = None
        self._waiting: Standing | None = None
        self._calm = QTimer(self, interval=CALM, singleShot=True)
        self._calm.timeout.connect(self._ask)
        desk.updated.connect(self._hear)

    def look(self, standing: Standing) -> None:
        """Find out about a game that was dealt just now."""
        self.drop()
        origin = standing.record.origin
        if origin.kind is DealKind.SHUFFLED or origin.difficulty or not is_kernel_there():
            return
        self._waiting = standing
        self._calm.start()

    def look_if_new(self, standing: Standing) -> None:
        """Find out about the game that lies there at the start, if nothing was played yet."""
        if not standing.record.turns:
            self.look(standing)

    def drop(self) -> None:
        """Wait for no answer any more."""
        self._calm.stop()
        self._solver.drop(self._ticket)
        self._ticket = self._waiting = None

    def _ask(self) -> None:
        if self._waiting:
            job = partial(appraise, self._waiting.record.start)
            self._ticket = self._solver.ask(job, partial(self._tell, self._waiting.record.origin), background=True)

    def _hear(self, update: Update) -> None:
        waiting = self._waiting
        if update.change is Change.DEALT:
            self.drop()
            if isinstance(update.command, NewGame):
                self.look(update.after)
        elif waiting:
            self.look(waiting)  # the player goes first

    def _tell(self, origin: Origin, found: Appraisal) -> None:
        self._ticket = self._waiting = None
        if origin.kind is DealKind.CHOSEN:
            can_be_won = {Outcome.WINNABLE: True, Outcome.UNWINNABLE: False}.get(found.outcome)
            self.judged.emit(words.judged(can_be_won=can_be_won, difficulty=found.difficulty))
        elif found.difficulty:
            self.judged.emit(words.measured(found.difficulty))
