"""What the program's own voice says of the set-up, page by page.

``PYTHONPATH=tests python -m support.setup_heard`` writes ``tests/words/setup.md`` anew, to be read aloud.
"""

from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.games import dealt, session_on
from support.speakers import Ears

from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.ui.access.aloud import focused
from klondike_qt.ui.access.announcer import Message
from klondike_qt.ui.access.controls_aloud import ControlsAloud
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.setting_up import set_up
from klondike_qt.ui.system import SystemWatch
from klondike_qt.ui.window import Window

FILE = Path(__file__).parents[1] / "words" / "setup.md"
Key = Qt.Key
PRESSES = (
    ("Up", Key.Key_Up),
    ("1", Key.Key_1),
    ("3", Key.Key_3),
    ("2", Key.Key_2),
    ("Enter", Key.Key_Return),
    ("2", Key.Key_2),
    ("Enter", Key.Key_Return),
    ("Tab", Key.Key_Tab),
    ("Space", Key.Key_Space),
    ("Enter", Key.Key_Return),
    ("1", Key.Key_1),
    ("1", Key.Key_1),
    ("3", Key.Key_3),
    ("Enter", Key.Key_Return),
    ("Enter", Key.Key_Return),
)
"""Every answer by some key, and once a step back."""


class SetupHeard:
    """A player who hears the program's own voice, before the first game."""

    def __init__(self, window: Window) -> None:
        self.lines: list[str] = []
        self._window = window
        window.readers = Ears()
        window.games._dealer._numbers = lambda: iter(range(24, 100))
        controls = ControlsAloud(window.view, lambda: True, lambda: focused(window))
        window.announcer.said.connect(controls.hear)
        for said in (controls.said, window.announcer.said):
            said.connect(self._hear)

    def _hear(self, message: Message) -> None:
        self.lines.append(f"    {message.text}")

    def play(self) -> str:
        """Go through the set-up, and return what was pressed and heard."""
        self._note("opens")
        set_up(self._window, lambda: None, now=count().__next__)
        self._settle()
        for name, key in PRESSES:
            self._note(name)
            QTest.keyClick(QApplication.focusWidget() or self._window, key)
            self._settle()
        return "# The set-up, as the program's own voice tells it\n\n" + "\n".join(self.lines) + "\n"

    def _note(self, what: str) -> None:
        self.lines.append(f"* {what}")

    def _settle(self) -> None:
        for _ in range(5):
            QCoreApplication.processEvents()


def main() -> None:
    """Write what is heard anew."""
    application = QApplication(["setup", "-platform", "offscreen"])
    choices = Choices(Preferences(reduced_motion=Switch.ON))
    desk = GameDesk(session_on(dealt(24)), choices, lambda: 0.0)
    window = Window(desk, choices, SystemWatch(application.styleHints()), "")
    window.show()
    FILE.write_text(SetupHeard(window).play(), encoding="utf-8")
    window.close()


if __name__ == "__main__":
    main()
