"""The one thread beside the window's own: it carries out one question to the solver after another."""

from collections.abc import Callable
from queue import SimpleQueue

from PySide6.QtCore import QObject, QThread, Signal

from klondike_qt.solver.port import Cancel

Job = Callable[[Cancel], object]
"""A question: it looks at its ``Cancel`` now and then, and knows nothing of Qt."""


class SolverWorker(QThread):
    """Carries out the jobs that are put in, in their order, until it is told to end."""

    done = Signal(object, object)
    """Carries what a job returned and None, or None and what it raised."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: SimpleQueue[tuple[Job, Cancel] | None] = SimpleQueue()

    def put(self, job: Job, cancel: Cancel) -> None:
        """Hand a job in; ``done`` tells the end of it."""
        self._jobs.put((job, cancel))

    def end(self) -> None:
        """Let the thread end after the jobs that were handed in."""
        self._jobs.put(None)

    def run(self) -> None:
        """Work; called by Qt in the thread."""
        while handed := self._jobs.get():
            job, cancel = handed
            try:
                answer = job(cancel)
            except Exception as error:  # noqa: BLE001 (it is raised again in the window's thread)
                self.done.emit(None, error)
            else:
                self.done.emit(answer, None)
            del job, cancel, handed
