"""Whole games with one key, with two, and with the mouse button alone, in the window as it is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.lines import winning_line
from support.switches import SwitchPlayer
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Scanning, Switch
from klondike_qt.words import scanning as words

pytestmark = pytest.mark.thorough

LINE = winning_line("klondike")
ONE = Preferences(scanning=Scanning.ONE_SWITCH, reduced_motion=Switch.ON, autoplay=False)


@pytest.mark.parametrize("scanning", [Scanning.ONE_SWITCH, Scanning.TWO_SWITCHES])
@pytest.mark.parametrize("undo_first", [True, False])
def test_m_08_a_game_is_won_with_switches_alone(
    open_window: Opened,
    scanning: Scanning,
    undo_first: bool,
) -> None:
    window = open_window(LINE.deal, preferences=replace(ONE, scanning=scanning, scan_undo=undo_first))
    player = SwitchPlayer(window)
    for number, token in enumerate(LINE.tokens, 1):
        player.play(token)
        assert window.desk.standing.moves == number, token
    assert window.desk.standing.position.is_won
    assert window.stage.win.isVisible()
    if scanning is Scanning.ONE_SWITCH:
        assert player.presses == len(LINE.tokens)
    player.choose("New game")
    assert window.desk.standing.moves == 0
    player.choose(words.menu())
    player.choose("How to play")
    player.choose("Close")
    player.wait_for(words.menu())
    print(f"{scanning}: {player.presses} presses and {player.stops} stops for {len(LINE.tokens)} moves")


class Clicker(SwitchPlayer):
    """Has the main button of the mouse, somewhere on the table, and nothing else."""

    def first(self) -> None:
        self.presses += 1
        QTest.mouseClick(self.window.view.viewport(), Qt.MouseButton.LeftButton)


def test_m_08_a_game_is_won_with_one_button_of_the_mouse_that_never_moves(open_window: Opened) -> None:
    window = open_window(LINE.deal, preferences=ONE)
    player = Clicker(window)
    for token in LINE.tokens:
        player.play(token)
    assert window.desk.standing.position.is_won
