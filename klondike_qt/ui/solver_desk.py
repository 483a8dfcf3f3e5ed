"""The desk that takes questions to the solver: one worker, numbered tickets, the player's questions first."""

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NewType, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from klondike_qt.solver.port import Cancel
from klondike_qt.ui.solver_worker import SolverWorker

_log = logging.getLogger(__name__)
_left: list[SolverWorker] = []
"""Workers that would not end; Qt must not destroy a thread that still runs."""

PATIENCE = 3000
"""Milliseconds that closing waits for a job that does not look at its ``Cancel``."""

Ticket = NewType("Ticket", int)
"""The number of a question; no two questions of a desk have the same."""

Answer = TypeVar("Answer")


@dataclass(slots=True)
class _Question:
    """A question that has no answer yet; ``cancel`` is the one of its latest run."""

    ticket: Ticket
    job: Callable[[Cancel], Any]
    then: Callable[[Any], object]
    background: bool
    cancel: Cancel = field(default_factory=Cancel)
    is_dropped: bool = False


class SolverDesk(QObject):
    """Hands one question after another to a thread, and its answer back to whoever asked.

    All of this is called in the thread of the window, and answers come there. The thread begins with the first
    question. What a job raises is raised here, like an error of any slot.
    """

    failed = Signal(int)
    """Carries the ticket of a question whose job raised an error: it has no answer."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = count(1)
        self._asked: deque[_Question] = deque()
        self._background: deque[_Question] = deque()
        self._running: _Question | None = None
        self._worker: SolverWorker | None = None
        self._is_closed = False

    @property
    def is_closed(self) -> bool:
        """Tell whether nothing is answered any more."""
        return self._is_closed

    def ask(
        self, job: Callable[[Cancel], Answer], then: Callable[[Answer], object], *, background: bool = False
    ) -> Ticket:
        """Have ``job`` carried out beside the window and its answer given to ``then``.

        A background job waits for all others; one that runs is called off for them and carried out anew afterwards,
        so it may be called more than once. Once the desk is closed, nothing is carried out any more.
        """
        question = _Question(Ticket(next(self._numbers)), job, then, background)
        if self._is_closed:
            return question.ticket
        (self._background if background else self._asked).append(question)
        if self._running and self._running.background and not background:
            self._running.cancel.set()
        self._start_next()
        return question.ticket

    def drop(self, ticket: Ticket | None) -> None:
        """Let a question go: its answer, if there ever is one, is not told; an unknown or old ticket is nothing."""
        for waiting in (self._asked, self._background):
            for question in [question for question in waiting if question.ticket == ticket]:
                waiting.remove(question)
        if self._running and self._running.ticket == ticket:
            self._running.is_dropped = True
            self._running.cancel.set()

    def close(self) -> None:
        """Drop all questions and end the thread; nothing is answered after this."""
        self._is_closed = True
        self._asked.clear()
        self._background.clear()
        if self._running:
            self.drop(self._running.ticket)
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.done.disconnect(self._tell)
        worker.end()
        if not worker.wait(PATIENCE):
            _left.append(worker)
            _log.error("a question to the solver does not end")

    def _start_next(self) -> None:
        if self._running or not (self._asked or self._background):
            return
        if self._worker is None:
            self._worker = SolverWorker()
            self._worker.done.connect(self._tell)
            application = QCoreApplication.instance()
            if application:
                application.aboutToQuit.connect(self.close)
            self._worker.start()
        question = (self._asked or self._background).popleft()
        question.cancel = Cancel()
        self._running = question
        self._worker.put(question.job, question.cancel)

    def _tell(self, answer: object, error: Exception | None) -> None:
        """Hear the end of the running job, tell its answer, and go on to the next."""
        question, self._running = self._running, None
        if question is None or self._is_closed:
            return
        try:
            if question.is_dropped:
                return
            if question.cancel.is_set:
                self._background.appendleft(question)
            elif error:
                self.failed.emit(question.ticket)
                raise error
            else:
                question.then(answer)
        finally:
            self._start_next()
