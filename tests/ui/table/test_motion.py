"""The clock of all motion."""

from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot
from support.leftovers import left_running

from klondike_qt.ui.table.motion import Motion, Track, eased


@dataclass
class Walker:
    parts: list[float] = field(default_factory=list)
    settled: int = 0

    def travel(self, part: float) -> None:
        self.parts.append(part)

    def arrive(self) -> None:
        self.settled += 1


@pytest.mark.usefixtures("qtbot")
def test_a_mover_sets_out_after_its_delay_and_settles_once_at_its_end() -> None:
    motion, walker = Motion(), Walker()
    motion.start([Track(walker, 100, 50)])
    motion.advance(50)
    assert not walker.parts
    motion.advance(50)
    assert walker.parts == [eased(0.5)]
    motion.advance(60)
    assert (walker.settled, motion.is_moving) == (1, False)
    motion.advance(60)
    motion.cut()
    assert walker.settled == 1


@pytest.mark.usefixtures("qtbot")
def test_cutting_settles_everything_at_once_and_tells_it() -> None:
    motion, walkers, told = Motion(), [Walker(), Walker()], []
    motion.arrived.connect(lambda: told.append(motion.is_moving))
    motion.start(Track(walker, 100, 1000 * n) for n, walker in enumerate(walkers))
    motion.cut()
    assert [walker.settled for walker in walkers] == [1, 1]
    assert told == [False]


@pytest.mark.usefixtures("qtbot")
def test_a_mover_that_sets_out_anew_travels_once() -> None:
    motion, walker, other = Motion(), Walker(), Walker()
    motion.start([Track(walker, 100), Track(other, 100)])
    motion.advance(90)
    motion.start([Track(walker, 100)])
    motion.advance(20)
    assert (walker.settled, other.settled) == (0, 1)
    assert walker.parts == [eased(0.9), eased(0.2)]


def test_the_clock_runs_only_while_something_moves(qtbot: QtBot) -> None:
    motion, walker = Motion(), Walker()
    running = len(left_running())
    motion.start([])
    assert len(left_running()) == running
    motion.start([Track(walker, 30)])
    assert len(left_running()) == running + 1
    qtbot.waitUntil(lambda: walker.settled == 1)
    assert len(left_running()) == running


def test_motion_slows_down_towards_its_end_and_never_overshoots() -> None:
    parts = [eased(step / 20) for step in range(21)]
    steps = [after - before for before, after in pairwise(parts)]
    assert (parts[0], parts[-1]) == (0, 1)
    assert steps == sorted(steps, reverse=True)
    assert min(steps) > 0
