"""A table to play by ear alone: keys go in, one line each, and only what is said comes out.

    PYTHONPATH=.:tests python -m support.by_ear --deal 24

Each line of the input holds one or more keys in Qt's names, split by blanks ("Right", "Space", "3", "Ctrl+N"); after
each key comes what a listener hears of it, or "(silence)". Nothing is drawn and nothing is kept on disk.
"""

import argparse
import os
import sys
import time
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from klondike_qt.dealing import chosen_game
from klondike_qt.game.record import new_record
from klondike_qt.game.session import Session
from klondike_qt.preferences.schema import Preferences, SpeechRoute, Switch, Verbosity
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.ui.access.aloud import focused
from klondike_qt.ui.access.announcer import Message
from klondike_qt.ui.access.controls_aloud import ControlsAloud
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.system import SystemWatch
from klondike_qt.ui.window import Window
from klondike_qt.words import deals

SETTLED = 400
"""Milliseconds of events after each key: answers of the solver come in them."""


class EarTable:
    """A window that nobody sees, with fingers and ears."""

    def __init__(self, deal: int, variant: str, verbosity: str) -> None:
        game = chosen_game(VARIANTS[variant], deal_of_number(deal), deal)
        preferences = Preferences(
            VARIANTS[variant],
            reduced_motion=Switch.ON,
            verbosity=Verbosity(verbosity),
            speech_route=SpeechRoute.SELF_VOICE,
            sounds=False,
        )
        choices = Choices(replace(preferences))
        desk = GameDesk(Session(new_record(game.origin, game.start)), choices, time.monotonic)
        self.window = Window(desk, choices, SystemWatch(QApplication.styleHints()), "", still=True)
        self.heard: list[str] = []
        self._controls = ControlsAloud(self.window.view, lambda: True, lambda: focused(self.window))
        self.window.announcer.said.connect(self._controls.hear)
        for said in (self.window.announcer.said, self._controls.said):
            said.connect(self._hear)
        self.window.show()
        self.window.activateWindow()
        self.window.say(deals.dealt(desk.standing, is_new=True))

    def _hear(self, message: Message) -> None:
        self.heard.append(message.text)

    def settle(self) -> list[str]:
        """Let events pass, and return what was heard of them."""
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < SETTLED:
            QApplication.processEvents()
            time.sleep(0.005)
        heard, self.heard = self.heard, []
        return heard

    def press(self, key: str) -> None:
        """Press one key where the keyboard is."""
        combination = QKeySequence.fromString(key)[0]  # type: ignore[index]
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
            QApplication.processEvents()
        QTest.keyClick(_keyboard(self.window), combination.key(), combination.keyboardModifiers())


def _keyboard(window: Window) -> QWidget:
    popup = QApplication.activePopupWidget()
    focus = QApplication.focusWidget()
    if popup is None and isinstance(focus, QMenuBar):
        return focus
    return popup or focus or window


def main() -> None:
    """Play until the input ends."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deal", type=int, default=24)
    parser.add_argument("--variant", default="klondike", choices=list(VARIANTS))
    parser.add_argument("--verbosity", default="normal", choices=list(Verbosity))
    options = parser.parse_args()
    QApplication(sys.argv[:1])
    table = EarTable(options.deal, options.variant, options.verbosity)
    print("\n".join(table.settle()), flush=True)
    for line in sys.stdin:
        for key in line.split():
            table.press(key)
            heard = table.settle()
            print(f"{key}: " + (" | ".join(heard) or "(silence)"), flush=True)
    table.window.close()


if __name__ == "__main__":
    main()
