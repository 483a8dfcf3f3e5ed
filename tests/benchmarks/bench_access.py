"""What assistive technology costs: each move of a whole game, and each step of the focus.

``python tests/benchmarks/bench_access.py`` prints the milliseconds of the same game without anything that tells of it,
with nobody who listens, with somebody who listens, and with somebody who asks for every name after each move.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication
from support.games import command_of
from support.lines import winning_line
from support.listening import below

from klondike_qt.dealing import chosen_game
from klondike_qt.game.commands import Command, Direction, MoveFocus
from klondike_qt.game.record import new_record
from klondike_qt.game.session import Session
from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.variant import KLONDIKE
from klondike_qt.ui.access.factory import calls
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.system import SystemWatch
from klondike_qt.ui.window import Window

LINE = winning_line("klondike")
ROUNDS = 5
STEPS: list[Command] = [
    MoveFocus(direction) for direction in (Direction.RIGHT, Direction.UP, Direction.LEFT, Direction.DOWN)
]


def opened() -> Window:
    """Open a window on the deal of the line."""
    game = chosen_game(KLONDIKE, deal_of_number(LINE.deal), LINE.deal)
    choices = Choices(Preferences(reduced_motion=Switch.ON))
    desk = GameDesk(Session(new_record(game.origin, game.start)), choices, time.monotonic)
    window = Window(desk, choices, SystemWatch(QApplication.styleHints()), "")
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    while QApplication.activeWindow() is None:
        QApplication.processEvents()
    return window


def timed(window: Window, commands: list[Command], afterwards: Callable[[Window], object]) -> list[float]:
    """Return the milliseconds of each command, with what it makes others say."""
    found = []
    for command in commands:
        begin = time.perf_counter()
        window._do_all((command,))
        window.access.reporter.report()
        found.append(1000 * (time.perf_counter() - begin))
        afterwards(window)
    return sorted(found)


def cut_off(window: Window) -> None:
    """Let nothing hear that would tell assistive technology."""
    reporter = window.access.reporter
    window.announcer.said.disconnect(reporter._hear)
    window.announcer.settled.disconnect(reporter._wake)


def measure(name: str, *, before: Callable[[Window], object], afterwards: Callable[[Window], object]) -> None:
    """Play the game some times and print what a move and a step took."""
    moves: list[float] = []
    steps: list[float] = []
    events: list[QAccessibleEvent] = []
    asked = calls()
    for _ in range(ROUNDS):
        window = opened()
        window.access.door.through = events.append
        before(window)
        moves += timed(window, [command_of(token) for token in LINE.tokens[:-1]], afterwards)
        steps += timed(window, STEPS * 25, afterwards)
        window.close()
        window.deleteLater()
        QApplication.processEvents()
    done = len(moves) + len(steps)
    for kind, times in (("move", sorted(moves)), ("step", sorted(steps))):
        middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
        print(f"{name:32} {kind}: median {middle:6.3f}, p95 {late:6.3f}, max {times[-1]:6.3f} ms")
    print(f"{'':32} {len(events) / done:.2f} events for each, {calls() - asked} calls of the factory")


def main() -> None:
    application = QApplication([])
    measure("nothing that tells", before=cut_off, afterwards=bool)
    measure("nobody listens", before=bool, afterwards=bool)
    QAccessible.setActive(True)
    measure("somebody listens", before=bool, afterwards=bool)
    measure("somebody asks for every name", before=below, afterwards=below)
    application.quit()


if __name__ == "__main__":
    main()
