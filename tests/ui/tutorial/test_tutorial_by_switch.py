"""The tutorial, done with one switch or two, back to the own game."""

import pytest
from pytestqt.qtbot import QtBot
from support.switches import SwitchPlayer
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Scanning, Switch
from klondike_qt.ui.tutorial.course import TUTORIAL
from klondike_qt.ui.tutorial.joining import likely_way
from klondike_qt.ui.tutorial.lesson import Way

MOVES = ("12", "1C", "312", "d", "W4")


@pytest.mark.parametrize("switches", [Scanning.ONE_SWITCH, Scanning.TWO_SWITCHES])
def test_c_10_it_is_done_with_switches_alone(open_window: Opened, qtbot: QtBot, switches: Scanning) -> None:
    window = open_window(preferences=Preferences(scanning=switches, reduced_motion=Switch.ON, autoplay=False))
    player, own = SwitchPlayer(window), window.desk.standing.record
    assert likely_way(window) is Way.SWITCH
    window.tutorial.start(TUTORIAL, Way.SWITCH)
    for number, token in enumerate(MOVES, 1):
        player.play(token)
        assert window.tutorial.step is TUTORIAL.steps[number]
    player.choose("Undo")
    assert window.tutorial.step is TUTORIAL.steps[6]
    player.choose("Hint")
    qtbot.waitUntil(lambda: window.tutorial.step is TUTORIAL.steps[7])
    player.play("W4")
    player.choose("Finish")
    assert window.desk.standing.position.is_won
    player.choose("Leave")
    assert not window.desk.is_lent
    assert window.desk.standing.record == own
