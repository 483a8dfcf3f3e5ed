"""Plays a winning line by keys in the real window, and says after each press what must have been kept.

``python -m support.window_player FOLDER``: goes on with the game in the folder, or deals the line's deal there.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from support.fingers import Keys
from support.lines import winning_line

from klondike_qt.app import run_window
from klondike_qt.options import WindowOptions
from klondike_qt.rules.reading import read_deal
from klondike_qt.ui.window import Window

LINE = winning_line("klondike")


class WindowPlayer:
    """Presses the keys of the next move whenever the window has time."""

    def __init__(self) -> None:
        self._timer = QTimer(interval=10)

    def begin(self, window: Window) -> None:
        """Play in this window."""
        self._timer.timeout.connect(lambda: self._play(window))
        self._timer.start()

    def _play(self, window: Window) -> None:
        standing = window.desk.standing
        if standing.position.is_won:
            self._timer.stop()
            window.close()
        elif window.view.hasFocus():
            Keys(window).by_address(LINE.tokens[standing.moves])
            print(window.desk.standing.moves, flush=True)


def main() -> None:
    """Play until the win, or until somebody kills this program."""
    folder = Path(sys.argv[1])
    first = None if (folder / "klondike.sqlite3").exists() else read_deal(str(LINE.deal))
    player = WindowPlayer()
    sys.exit(run_window(WindowOptions(deal=first, data_dir=str(folder)), player.begin))


if __name__ == "__main__":
    main()
