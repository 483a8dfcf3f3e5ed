"""A player who has one or two switches, and a clock that the test moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from support.games import command_of
from support.real_keys import let_dialogs_come, strike

from klondike_qt.game.commands import CarryCards
from klondike_qt.preferences.schema import Scanning
from klondike_qt.rules.moves import Carry, Move
from klondike_qt.ui.window import Window

MOST_STOPS = 200
"""So many stops are passed before a test gives up."""


class SwitchPlayer:
    """Presses switches alone; ``presses`` counts them, ``stops`` what was framed meanwhile."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.scan = window.hands.scan
        self.presses = 0
        self.stops = 0

    @property
    def text(self) -> str:
        """What is framed; nothing while the frame rests."""
        return self.scan.stop.text if self.scan.stop else ""

    def has_two(self) -> bool:
        return self.window.choices.now.scanning is Scanning.TWO_SWITCHES

    def first(self) -> None:
        """Press the first switch."""
        self.presses += 1
        strike(Qt.Key.Key_Space)

    def second(self) -> None:
        """Press the second switch."""
        self.presses += 1
        strike(Qt.Key.Key_Return)

    def go_on(self) -> None:
        """Wait for the next thing, or go on to it."""
        self.stops += 1
        let_dialogs_come()
        if self.has_two():
            self.first()
        elif self.scan.timer.isActive():
            self.scan.timer.timeout.emit()
        else:
            self.first()

    def wait_for(self, text: str) -> None:
        """Wait until something is framed whose name begins like this."""
        for _ in range(MOST_STOPS):
            if self.text.startswith(text):
                return
            self.go_on()
        pytest.fail(f"{text} is never framed, only {[stop.text for stop in self.scan.levels[-1].stops]}")

    def choose(self, *texts: str) -> None:
        """Choose one thing after the other."""
        for text in texts:
            self.wait_for(text)
            (self.second if self.has_two() else self.first)()

    def play(self, token: str) -> None:
        """Play a move of a stored line."""
        command = command_of(token)

        def is_meant(move: Move) -> bool:
            if not isinstance(command, CarryCards):
                return not isinstance(move, Carry)
            if not isinstance(move, Carry) or move.source is not command.source:
                return False
            return move.destination is command.destination and command.count in {None, move.count}

        move = next(move for move in self.window.hands.moves if is_meant(move))
        self.choose(self.window.hands.moves[move].text)


def uppermost() -> QWidget | None:
    """Return the window or menu that lies over the table."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget()
