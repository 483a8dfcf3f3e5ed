"""Measures what a player waits for: from a command to the painted table, and what a frame of motion costs.

Run as a program: ``python tests/benchmarks/bench_frame.py``. It prints milliseconds, asserts nothing and needs no
display.
"""

import itertools
import os
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtWidgets import QApplication
from support.games import command_for, dealt, origin, session_on
from support.settled import SETTLED
from support.tables import Table

from klondike_qt.game.commands import Arrangement, Direction, Finish, MoveFocus, NewGame, PickUp, PutBack, Redo, Undo
from klondike_qt.preferences.schema import Face, Preferences, Size, Theme
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.rules.position_text import read_position
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel
from klondike_qt.ui.solver_desk import SolverDesk
from klondike_qt.ui.table.celebration import Celebration

SIZE = (1280, 800)
LARGE = (1920, 1080)
ROUNDS = 300


def main() -> None:
    """Measure commands, then motion, then commands while the solver works without a pause."""
    application = QApplication(sys.argv[:1])
    for still, solver in ((True, None), (False, None), (True, SolverDesk())):
        if solver:
            solver.ask(solve_on, print)
        table = Table(session_on(dealt(24)), Preferences(), SIZE, still)
        table.view.show()
        table.view.setFocus()
        application.processEvents()
        print("beside the solver:" if solver else "without motion:" if still else "with motion (first frame):")
        for name, step in (("arrow key", arrow), ("move or draw", play), ("undo or redo", undo), ("pick up", hold)):
            report(name, [timed(application, table, step, number) for number in range(ROUNDS)])
        if not still:
            report("one frame of motion", frames(application, table))
            report("one frame of a deal", deal_frames(application, table))
        table.scene.cut()
        table.view.close()
        if solver:
            solver.close()
    for face in Face:
        print(f"cascade at {LARGE[0]} × {LARGE[1]}, {face} faces:")
        report("one frame of it", cascade_frames(application, Preferences(face=face)))
    for face in Face:
        print(f"another look at {LARGE[0]} × {LARGE[1]}, {face} faces, nothing drawn before:")
        looks: tuple[list[Preferences], ...] = (
            [Preferences(face=face, size=size) for size in Size],
            [Preferences(face=face, theme=theme) for theme in Theme],
        )
        for name, choices in zip(("size of the cards", "theme"), looks, strict=True):
            report(name, look_steps(application, choices * 4))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak:.0f} MiB")


def solve_on(cancel: Cancel) -> None:
    """Solve one deal after another."""
    for number in itertools.count(1):
        if cancel.is_set:
            return
        solve(dealt(number, DRAW_THREE), cancel=cancel)


def arrow(table: Table, number: int) -> None:
    direction = (Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.UP)[number % 4]
    table.do(MoveFocus(direction, Arrangement.TOP_ROW))


def play(table: Table, number: int) -> None:
    moves = legal_moves(table.session.standing.position)
    if not moves or number % 60 == 59:
        table.do(NewGame(origin(str(number)), dealt(number + 1)))
    else:
        table.do(command_for(random.Random(number).choice(moves)))


def undo(table: Table, number: int) -> None:
    table.do(Redo() if number % 2 else Undo())


def hold(table: Table, number: int) -> None:
    table.do(PutBack() if number % 2 else PickUp((*COLUMN_PLACES, Place.WASTE)[number // 2 % 8], 1))


Times = tuple[float, float]
Step = Callable[[Table, int], None]


def timed(application: QApplication, table: Table, step: Step, number: int) -> Times:
    """Return wall and processor milliseconds from the command to the painted table."""
    table.scene.cut()
    application.processEvents()
    wall, cpu = time.perf_counter(), time.process_time()
    step(table, number)
    application.processEvents()
    return (time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000


def frames(application: QApplication, table: Table) -> list[Times]:
    """Measure each frame of many moves."""
    found = []
    for number in range(60):
        play(table, number)
        found += [timed_frame(application, table) for _ in range(10)]
        table.scene.cut()
    return found


def deal_frames(application: QApplication, table: Table) -> list[Times]:
    """Measure each frame of three deals."""
    found = []
    for number in range(3):
        table.do(NewGame(origin(f"deal {number}"), dealt(number + 500)))
        found += [timed_frame(application, table) for _ in range(64)]
        table.scene.cut()
    return found


def cascade_frames(application: QApplication, preferences: Preferences) -> list[Times]:
    """Measure each frame of a whole cascade; all of the view's size is table."""
    table = Table(session_on(read_position(SETTLED)), preferences, LARGE)
    table.view.show()
    table.do(Finish())
    table.scene.cut()
    application.processEvents()
    show, found = Celebration(table.view), []
    show.begin(1)
    show._timer.stop()
    while show.is_running:
        wall, cpu = time.perf_counter(), time.process_time()
        show.advance(16)
        application.processEvents()
        found.append(((time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000))
    table.view.close()
    return found


def look_steps(application: QApplication, choices: list[Preferences]) -> list[Times]:
    """Measure from a choice to the painted table, each time with all pictures forgotten."""
    table, found = Table(session_on(dealt(24)), choices[-1], LARGE, still=True), []
    table.view.show()
    application.processEvents()
    for chosen in choices:
        table.scene.artwork.clear()
        wall, cpu = time.perf_counter(), time.process_time()
        table.apply(chosen)
        application.processEvents()
        found.append(((time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000))
    table.view.close()
    return found


def timed_frame(application: QApplication, table: Table) -> Times:
    wall, cpu = time.perf_counter(), time.process_time()
    table.scene.motion.advance(16)
    application.processEvents()
    return (time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000


def report(name: str, times: list[Times]) -> None:
    """Print the median and the 95th percentile."""
    wall, cpu = ([pair[index] for pair in times] for index in (0, 1))
    print(f"  {name:20} wall {spread(wall)}   processor {spread(cpu)} ms")


def spread(values: list[float]) -> str:
    return f"p50 {statistics.median(values):5.1f} p95 {statistics.quantiles(values, n=20)[-1]:5.1f}"


if __name__ == "__main__":
    main()
