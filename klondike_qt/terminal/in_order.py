"""Work of several threads, its results handed on in the order in which it was given."""

from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Lock, Thread
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

    Where the system has no room for so many threads there are fewer; RuntimeError if there is none for even one.
    ``then`` is called in these threads, but never twice at once. Whatever is raised on the way, an interrupt included,
    is raised here, after ``stop`` was called to end what is still at work.
    """
    line = _Line(work, then, jobs * AHEAD)
    # what an interrupt at the very end keeps from being joined does not keep the program from ending
    threads = [Thread(target=line.serve, daemon=True) for _ in range(jobs)]
    try:
        _start(threads)
        for item in items:
            line.give(item)
        line.wait()
    except BaseException as trouble:
        line.trouble = trouble
        stop()
        raise
    finally:
        line.close(jobs)
        for thread in threads:
            if thread.ident:
                thread.join()


def _start(threads: Iterable[Thread]) -> None:
    """Start as many as the system lets be."""
    for others, thread in enumerate(threads):
        try:
            thread.start()
        except RuntimeError:
            if not others:
                raise
            return


class _Line(Generic[Given, Result]):
    """The items that wait for their turn.

    The thread that gives is the one that an interrupt hits, at any instant. So it touches nothing but simple queues,
    which are never left half done; a semaphore or a future could be left locked.
    """

    def __init__(self, work: Callable[[Given], Result], then: Callable[[Result], None], room: int) -> None:
        self.trouble: BaseException | None = None
        """Why nothing more is done."""
        self._work = work
        self._then = then
        self._given = 0
        self._room = room
        self._free: SimpleQueue[None] = SimpleQueue()
        """Holds one entry for each item that may still be given."""
        for _ in range(room):
            self._free.put(None)
        self._items: SimpleQueue[tuple[int, Given] | None] = SimpleQueue()
        self._turn = Lock()
        self._next = 0
        self._results: dict[int, Result] = {}

    def give(self, item: Given) -> None:
        """Put an item in line as soon as there is room."""
        self._take_room()
        self._items.put((self._given, item))
        self._given += 1

    def wait(self) -> None:
        """Wait until every result has been handed on."""
        for _ in range(self._room):
            self._take_room()

    def close(self, threads: int) -> None:
        """Let so many threads end."""
        for _ in range(threads):
            self._items.put(None)

    def serve(self) -> None:
        """Work on items until the line is closed; in a thread."""
        while entry := self._items.get():
            number, item = entry
            try:
                if not self.trouble:
                    self._hand_on(number, self._work(item))
            except BaseException as trouble:  # noqa: BLE001 - it is raised where the items come from
                self.trouble = self.trouble or trouble
                self._free.put(None)

    def _take_room(self) -> None:
        self._free.get()
        if self.trouble:
            raise self.trouble

    def _hand_on(self, number: int, result: Result) -> None:
        """Hand on all results whose turn has come."""
        with self._turn:
            self._results[number] = result
            while self._next in self._results and not self.trouble:
                self._then(self._results.pop(self._next))
                self._next += 1
                self._free.put(None)
