"""Whether the game on the table can be won: found out in moments of calm, kept, and told to whoever wants it."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from klondike_qt.game.updates import Change, Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.solver_desk import SolverDesk, Ticket
from klondike_qt.words import outlook as words

CALM = 250
"""Milliseconds without a move before a search begins."""
LIMITS = Limits(seconds=10.0)

Facts = dict[Position, Outcome]


@dataclass(frozen=True, slots=True)
class Idle:
    """Nobody wants to know, or the game is won."""


@dataclass(frozen=True, slots=True)
class Searching:
    """It is being found out; without a ticket once there is calm."""

    ticket: Ticket | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """What was found out."""

    outcome: Outcome


SolverState = Idle | Searching | Known


def examined(position: Position, start: Position, book: Book, cancel: Cancel) -> Facts:
    """Return what is proved of a position, of those on the way to its win, and of a start that is lost as well."""
    verdict = book.solve(position, LIMITS, cancel)
    facts = {position: verdict.outcome}
    for move in verdict.line:
        position = play(position, move).after
        facts[position] = Outcome.WINNABLE
    if verdict.outcome is Outcome.UNWINNABLE:
        facts[start] = book.solve(start, LIMITS, cancel).outcome
    return facts


class Outlook(QObject):
    """Keeps what is known of the game on the table."""

    changed = Signal()
    lost = Signal(bool)
    """The player is told that the game is lost; carries whether it was so from the start."""
    news = Signal(str)
    """Carries what has to be said at once: that the game is lost, or that nothing can be found out."""

    def __init__(self, desk: GameDesk, choices: Choices, solver: SolverDesk, book: Book) -> None:
        super().__init__(solver)
        self._desk = desk
        self._choices = choices
        self._solver = solver
        self._book = book
        self._facts: Facts = {}
        self._is_told = False
        self._state: SolverState = Idle()
        self._calm = QTimer(self, interval=CALM, singleShot=True)
        self._calm.timeout.connect(self._ask)
        self._late = QTimer(self, interval=0, singleShot=True)  # after whatever else is said of a move
        self._late.timeout.connect(self._tell_loss)
        desk.updated.connect(self._hear)
        solver.failed.connect(self._fail)
        choices.changed.connect(self._choose)
        self._look()

    @property
    def state(self) -> SolverState:
        """What is known at this instant."""
        return self._state

    @property
    def is_waiting(self) -> bool:
        """Tell whether something is being found out or about to be said."""
        return self._late.isActive() or (isinstance(self._state, Searching) and is_kernel_there())

    @property
    def text(self) -> str:
        """What the figures show; nothing if the player does not want to know."""
        if not self._choices.now.show_state or isinstance(self._state, Idle):
            return ""
        if isinstance(self._state, Searching):
            return words.looking() if is_kernel_there() else words.no_solver()
        match self._state.outcome:
            case Outcome.WINNABLE:
                return words.can_be_won()
            case Outcome.UNWINNABLE:
                return words.cannot_be_won() if self._is_lost_from_the_start() else words.can_no_longer_be_won()
            case _:
                return words.not_known()

    def make_room(self) -> None:
        """Let a question of the player go before, and look on after it."""
        if isinstance(self._state, Searching) and self._state.ticket:
            self._look()

    def rest(self) -> None:
        """Look for nothing any more, until the next move."""
        self._calm.stop()
        self._late.stop()
        if isinstance(self._state, Searching):
            self._solver.drop(self._state.ticket)
        self._state = Idle()

    def _look(self) -> None:
        """Begin to find out about the game as it stands, if anybody wants to know."""
        self.rest()
        position, now = self._desk.standing.position, self._choices.now
        wanted = now.show_state or now.tell_lost
        if wanted and not position.is_won and not self._solver.is_closed:
            known = self._facts.get(position, Outcome.UNKNOWN)
            if known is Outcome.UNKNOWN:
                self._state = Searching()
                if is_kernel_there():
                    self._calm.start()
            else:
                self._know(known)
        self.changed.emit()

    def _ask(self) -> None:
        standing = self._desk.standing
        job = partial(examined, standing.position, standing.record.start, self._book)
        self._state = Searching(self._solver.ask(job, partial(self._answer, standing.position)))

    def _answer(self, position: Position, facts: Facts) -> None:
        self._facts |= facts
        self._know(facts[position])
        self.changed.emit()

    def _fail(self, ticket: int) -> None:
        if self._state == Searching(Ticket(ticket)):
            self._know(Outcome.UNKNOWN)
            self.changed.emit()

    def _know(self, outcome: Outcome) -> None:
        self._state = Known(outcome)
        if outcome is Outcome.WINNABLE:
            self._is_told = False
        elif outcome is Outcome.UNWINNABLE and not self._is_told and self._choices.now.tell_lost:
            self._late.start()

    def _tell_loss(self) -> None:
        if not is_stuck(self._desk.standing.position):  # which is said already
            self._is_told = True
            manner = manner_of(self._choices.now)
            from_start = self._is_lost_from_the_start()
            self.news.emit(words.lost_from_the_start(manner) if from_start else words.lost(manner))
            self.lost.emit(from_start)

    def _is_lost_from_the_start(self) -> bool:
        return self._facts.get(self._desk.standing.record.start) is Outcome.UNWINNABLE

    def _hear(self, update: Update) -> None:
        if update.is_quiet:
            return
        if update.change is Change.DEALT:
            self._facts, self._is_told = {}, False
        self._infer(update)
        self._look()

    def _infer(self, update: Update) -> None:
        """Know without a search: no move makes a lost game winnable, and none back makes a winnable one lost."""
        before, after = update.before.position, update.after.position
        known = self._facts.get(before)
        forwards = update.change in {Change.PLAYED, Change.REDONE}
        if (forwards and known is Outcome.UNWINNABLE) or (update.change is Change.UNDONE and known is Outcome.WINNABLE):
            self._facts[after] = known

    def _choose(self, old: Preferences, now: Preferences) -> None:
        if (old.show_state, old.tell_lost) == (now.show_state, now.tell_lost):
            return
        if now.tell_lost and not old.tell_lost:
            self._is_told = False
        if (now.show_state or now.tell_lost) and not is_kernel_there():
            self.news.emit(words.solver_is_missing(manner_of(now)))
        self._look()
