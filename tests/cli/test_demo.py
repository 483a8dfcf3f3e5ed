"""``--demo``: what is to be shown is found, or refused, before any window opens."""

from itertools import count

import pytest
from support.program import Run

from klondike_qt.options import Demonstration
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.play import play
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.solver.native import solve
from klondike_qt.solver.verdict import Outcome
from klondike_qt.store.daily import FIRST_DAY, daily_number
from klondike_qt.terminal.arguments import read_arguments, window_options


def demo(*arguments: str) -> Demonstration:
    found = window_options(read_arguments(["--demo", *arguments])).demo
    assert found
    position = found.start
    for move in found.line:
        position = play(position, move).after
    assert position.is_won
    return found


def test_a_winnable_deal_is_shown() -> None:
    assert demo().start.variant == KLONDIKE
    assert demo("--variant", "draw-three").start.variant == DRAW_THREE
    assert (demo("--deal", "24").number, demo("--deal", "24").start) == (24, opening(deal_of_number(24), KLONDIKE))
    assert demo("--daily", "2026-01-01").number == daily_number(FIRST_DAY, 1)
    assert window_options(read_arguments(["--deal", "24"])).demo is None


def test_an_unwinnable_deal_is_refused(run: Run) -> None:
    lost = next(n for n in count(1) if solve(opening(deal_of_number(n), KLONDIKE)).outcome is Outcome.UNWINNABLE)
    ran = run("--demo", "--deal", lost)
    assert (ran.code, ran.out, ran.reason) == (2, "", "This deal is unwinnable, so there is no win to show")


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_there_is_no_demo(run: Run) -> None:
    ran = run("--demo")
    assert (ran.code, ran.reason) == (4, "The solver is missing here; klondike-qt doctor tells more")


def test_it_goes_with_the_window(run: Run) -> None:
    assert run("--demo", "stats").reason == "--demo stands before stats, but goes with the window only"
