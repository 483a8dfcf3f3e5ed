"""The program itself, playing and pressing keys by chance, while others look at it from outside.

``python -m support.restless_window FOLDER MOVES SEED on|off ENOUGH``: plays so many moves in the folder, seen to move
or not, and on until there is a file ENOUGH, and ends; it prints how many it has played, each hundred.
"""

import json
import random
import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from support.games import command_for

from klondike_qt.app import run_window
from klondike_qt.options import WindowOptions
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.reading import read_deal
from klondike_qt.ui.window import Window

Key = Qt.Key
KEYS = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_PageUp),
    *(Key.Key_PageDown, Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_Tab, Key.Key_F6, Key.Key_F1, Key.Key_F8),
    *map(Key, b"1234567890GFNUYHLTCVOIXSAPRKMZ+-"),
)
"""Whatever somebody presses who presses everything; the letters stand for themselves."""
MOVES_IN_TEN = 6
PAUSE = 10
"""Milliseconds in which the program has time for those who look at it."""
FRESH = 120
"""Moves after which another game is begun at the latest."""


class Restless:
    """Does one thing after the other."""

    def __init__(self, moves: int, seed: int, enough: Path) -> None:
        self._least = moves
        self._enough = enough
        self._chance = random.Random(seed)
        self._timer = QTimer(interval=PAUSE)
        self.played = 0

    def begin(self, window: Window) -> None:
        """Play in this window."""
        self._timer.timeout.connect(lambda: self._act(window))
        self._timer.start()

    def _act(self, window: Window) -> None:
        top = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if top is not None:
            self._leave(top)
        elif self._chance.randrange(10) < MOVES_IN_TEN:
            self._play(window)
        else:
            QTest.keyClick(QApplication.focusWidget() or window.view, self._chance.choice(KEYS))
        if self.played >= self._least and self._enough.exists() and QApplication.activeModalWidget() is None:
            self._timer.stop()
            window.close()

    def _leave(self, top: QWidget) -> None:
        """Press something in a dialog or menu, and leave it."""
        if self._chance.randrange(3):
            QTest.keyClick(QApplication.focusWidget() or top, self._chance.choice((Key.Key_Down, Key.Key_Tab)))
        else:
            QTest.keyClick(top, Key.Key_Escape)

    def _play(self, window: Window) -> None:
        moves = legal_moves(window.desk.standing.position)
        if not moves or window.desk.standing.moves >= FRESH:
            window.games.deal_new()
            return
        window.desk.do(command_for(self._chance.choice(moves)))
        self.played += 1
        if self.played % 100 == 0:
            print(self.played, flush=True)


def main() -> None:
    """Play until it is enough."""
    folder, moves, seed, motion, enough = sys.argv[1:]
    Path(folder).mkdir()
    preferences = {"version": 1, "deals": "any", "confirm": False, "reduced_motion": "off" if motion == "on" else "on"}
    (Path(folder) / "preferences.json").write_text(json.dumps(preferences))
    restless = Restless(int(moves), int(seed), Path(enough))
    sys.exit(run_window(WindowOptions(deal=read_deal("24"), data_dir=folder), restless.begin))


if __name__ == "__main__":
    main()
