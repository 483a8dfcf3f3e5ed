"""Work of several threads is handed on in order, as soon as it can be, and ends when it should."""

import threading
from collections.abc import Iterator

import pytest

from klondike_qt.terminal.in_order import AHEAD, work_in_order


class Stopped:
    """Work that goes on until it is stopped."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.stop = threading.Event()

    def work(self, _: int) -> int:
        self.begun.set()
        self.stop.wait()
        return 0


def unexpected(*_: object) -> None:
    """Fail: nothing is to be handed on, and nothing to be stopped."""
    raise AssertionError


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    steps = [threading.Event() for _ in range(1000)]

    def work(item: int) -> int:
        if jobs > 1 and item % jobs:
            steps[item].set()
        elif jobs > 1 and item + 1 < len(steps):
            steps[item + 1].wait()  # the one behind is always done before
        return item

    results: list[int] = []
    work_in_order(range(1000), work, results.append, jobs=jobs, stop=lambda: None)
    assert results == list(range(1000))


def test_nothing_to_do_is_soon_done() -> None:
    no_items: list[int] = []
    work_in_order(no_items, int, unexpected, jobs=2, stop=unexpected)


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_result_does_not_wait_for_the_next_item(jobs: int) -> None:
    handed_on = threading.Event()

    def items() -> Iterator[int]:
        yield 1
        handed_on.wait()
        yield 2

    work_in_order(items(), int, lambda _: handed_on.set(), jobs=jobs, stop=lambda: None)


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_list_without_end_is_not_read_far_ahead(jobs: int) -> None:
    taken, ahead = 0, 0
    enough = 2000

    def items() -> Iterator[int]:
        nonlocal taken
        for item in range(1, enough + 1):
            taken = item
            yield item

    def then(result: int) -> None:
        nonlocal ahead
        ahead = max(ahead, taken - result)

    work_in_order(items(), int, then, jobs=jobs, stop=lambda: None)
    assert taken == enough
    assert ahead <= jobs * AHEAD + 1


def test_work_that_fails_ends_it_after_the_results_before() -> None:
    results: list[float] = []
    stopped = threading.Event()

    def work(item: int) -> float:
        return 6 / item

    with pytest.raises(ZeroDivisionError):
        work_in_order([1, 2, 0, 3], work, results.append, jobs=1, stop=stopped.set)
    assert results == [6, 3]
    assert stopped.is_set()


def test_a_result_that_nobody_takes_ends_it() -> None:
    taken: list[int] = []

    def then(result: int) -> None:
        taken.append(result)
        if result == 5:
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        work_in_order(range(10_000), int, then, jobs=2, stop=lambda: None)
    assert taken == [0, 1, 2, 3, 4, 5]


def test_an_interrupt_ends_what_is_at_work() -> None:
    endless = Stopped()

    def items() -> Iterator[int]:
        yield from range(5)
        endless.begun.wait()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work_in_order(items(), endless.work, unexpected, jobs=2, stop=endless.stop.set)
