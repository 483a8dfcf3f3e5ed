"""The way back to where the game could be won."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.asked import LOST_BY_THE_LAST, LOST_DEAL, wait_for_calm
from support.fingers import Keys
from support.games import command_of
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import PickUp, Restart
from klondike_qt.rules.position import Place
from klondike_qt.ui.window import Window


def play(window: Window, *tokens: str) -> None:
    for token in tokens:
        window.desk.do(command_of(token))


def go_back(window: Window, qtbot: QtBot) -> str:
    QTest.keyClick(window, Qt.Key.Key_F8)
    wait_for_calm(qtbot, window)
    return window.stage.message.text()


def test_it_takes_back_what_lost_the_game_and_redo_plays_it_again(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6)
    play(window, *LOST_BY_THE_LAST)
    lost = window.desk.standing.position
    play(window, "d", "d", "d")
    assert go_back(window, qtbot) == "Back by 4 moves: from here the game can be won. Redo goes forward again"
    assert window.desk.standing.moves == len(LOST_BY_THE_LAST) - 1
    Keys(window).press("y")
    assert window.desk.standing.position == lost
    assert go_back(window, qtbot) == "Back by 1 move: from here the game can be won. Redo goes forward again"


def test_held_cards_are_put_back_aloud(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6)
    play(window, *LOST_BY_THE_LAST)
    window.desk.do(PickUp(Place.COLUMN_7, 1))
    assert go_back(window, qtbot).startswith("Put back. Back by 1 move: from here the game can be won")


def test_a_game_that_can_be_won_stays_as_it_is(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6)
    play(window, *LOST_BY_THE_LAST[:-1])
    before = window.desk.standing
    assert go_back(window, qtbot) == "The game can still be won from here"
    assert window.desk.standing == before


def test_a_deal_that_nobody_wins_stays_as_it_is(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(LOST_DEAL)
    play(window, "d", "d")
    assert go_back(window, qtbot) == "This deal cannot be won by anybody"
    assert window.desk.standing.moves == 2


def test_it_goes_back_no_farther_than_needed_after_a_restart(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6)
    play(window, *LOST_BY_THE_LAST)
    window.desk.do(Restart())
    play(window, *LOST_BY_THE_LAST)
    assert go_back(window, qtbot).startswith("Back by 1 move")
    assert window.desk.standing.record.cursor == 2 * len(LOST_BY_THE_LAST)


def test_a_won_game_is_left_alone(open_window: Opened) -> None:
    window = open_window(position=SETTLED)
    Keys(window).press("o")
    window.insight.rescue.go_back()
    assert window.desk.standing.position.is_won


def test_a_move_in_between_calls_it_off(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6)
    play(window, *LOST_BY_THE_LAST)
    QTest.keyClick(window, Qt.Key.Key_F8)
    play(window, "d")
    wait_for_calm(qtbot, window)
    assert window.desk.standing.moves == len(LOST_BY_THE_LAST) + 1
