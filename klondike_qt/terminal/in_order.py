"""Work of several threads, its results handed on in the order in which it was given."""

from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, Semaphore
from typing import Generic, TypeVar

AHEAD = 64
"""Items given to each thread before the first result is there; so a list without end takes no more room than this."""

Given = TypeVar("Given")
Result = TypeVar("Result")


def work_in_order(
    items: Iterable[Given],
    work: Callable[[Given], Result],
    then: Callable[[Result], None],
    *,
    jobs: int,
    stop: Callable[[], None],
) -> None:
    """Call ``work`` in ``jobs`` threads for each item, and ``then`` with each result as soon as its turn has come.

    ``then`` is never called twice at once, but from any thread. Whatever is raised on the way, an interrupt included,
    is raised here, after ``stop`` was called to end what is still at work.
    """
    with ThreadPoolExecutor(jobs) as pool:
        line = _Line(pool, work, then, jobs * AHEAD)
        try:
            for item in items:
                line.give(item)
            line.wait()
        except BaseException as trouble:
            line.trouble = trouble
            stop()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class _Line(Generic[Given, Result]):
    """The items that wait for their turn."""

    def __init__(
        self,
        pool: ThreadPoolExecutor,
        work: Callable[[Given], Result],
        then: Callable[[Result], None],
        room: int,
    ) -> None:
        self.trouble: BaseException | None = None
        """Why nothing more is handed on."""
        self._pool = pool
        self._work = work
        self._then = then
        self._room = room
        self._free = Semaphore(room)
        self._turn = Lock()
        self._waiting: deque[Future[Result]] = deque()

    def give(self, item: Given) -> None:
        """Put an item in line as soon as there is room."""
        self._take_room()
        with self._turn:
            future = self._pool.submit(self._work, item)
            self._waiting.append(future)
        future.add_done_callback(self._hand_on)

    def wait(self) -> None:
        """Wait until every result has been handed on."""
        for _ in range(self._room):
            self._take_room()

    def _take_room(self) -> None:
        self._free.acquire()
        if self.trouble:
            raise self.trouble

    def _hand_on(self, _: Future[Result]) -> None:
        """Hand on all results whose turn has come."""
        with self._turn:
            while self._waiting and self._waiting[0].done():
                future = self._waiting.popleft()
                try:
                    if not self.trouble:
                        self._then(future.result())
                except BaseException as trouble:  # noqa: BLE001 - it is raised where the items come from
                    self.trouble = trouble
                finally:
                    self._free.release()
