"""Whether the game can be won: shown above the table, and said when it is lost."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.asked import LOST_BY_THE_LAST, LOST_DEAL, wait_for_calm
from support.fingers import Keys
from support.games import command_of
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.solver.verdict import Outcome
from klondike_qt.ui.outlook import Idle, Known, Searching
from klondike_qt.ui.window import Window

STILL = Preferences(reduced_motion=Switch.ON)
SHOWN = replace(STILL, show_state=True)
TOLD = replace(STILL, tell_lost=True)
LOST_TEXT = "The game can no longer be won. F8 goes back to where it could"


def first(window: Window) -> str:
    return window.figures.text.partition(", ")[0]


def play(window: Window, *tokens: str) -> None:
    for token in tokens:
        window.desk.do(command_of(token))


def test_nobody_looks_unless_it_is_wished(open_window: Opened) -> None:
    window = open_window(6)
    play(window, *LOST_BY_THE_LAST)
    assert window.insight.outlook.state == Idle()
    assert first(window) == "Score 30"


def test_the_figures_turn_when_the_game_is_lost_and_back(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=SHOWN)
    play(window, *LOST_BY_THE_LAST[:-1])
    assert first(window) == "Looking …"
    wait_for_calm(qtbot, window)
    assert first(window) == "Can be won"
    play(window, LOST_BY_THE_LAST[-1])
    wait_for_calm(qtbot, window)
    assert first(window) == "Can no longer be won"
    assert LOST_TEXT not in window.stage.message.text()
    Keys(window).press("u")
    assert first(window) == "Can be won"


def test_what_follows_from_what_is_known_is_known_at_once(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=SHOWN)
    play(window, *LOST_BY_THE_LAST[:-1])
    wait_for_calm(qtbot, window)
    for _ in range(3):
        Keys(window).press("u")
        assert window.insight.outlook.state == Known(Outcome.WINNABLE)
    for _ in range(3):
        Keys(window).press("y")
    play(window, LOST_BY_THE_LAST[-1])
    wait_for_calm(qtbot, window)
    for token in ("d", "d"):
        play(window, token)
        assert window.insight.outlook.state == Known(Outcome.UNWINNABLE)


def test_the_way_of_a_line_that_wins_needs_no_search(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=replace(SHOWN, whole_hint=True))
    wait_for_calm(qtbot, window)
    for _ in range(5):
        Keys(window).press("h")
        wait_for_calm(qtbot, window)
        Keys(window).press("h")
        assert window.insight.outlook.state == Known(Outcome.WINNABLE)


def test_a_deal_that_nobody_wins_is_told_as_such(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(LOST_DEAL, preferences=replace(SHOWN, tell_lost=True))
    play(window, "d")
    wait_for_calm(qtbot, window)
    assert first(window) == "Cannot be won"
    assert window.stage.message.text().endswith("This deal cannot be won by anybody")


def test_the_loss_is_told_once_after_the_move_that_lost(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=TOLD)
    play(window, *LOST_BY_THE_LAST)
    wait_for_calm(qtbot, window)
    text = window.stage.message.text()
    assert text.startswith("Ten of clubs and 1 more to column one. Turned over king of spades")
    assert text.endswith(LOST_TEXT)
    assert first(window) == "Score 30"
    play(window, "d")
    wait_for_calm(qtbot, window)
    assert LOST_TEXT not in window.stage.message.text()


def test_the_loss_is_told_again_if_the_game_was_winnable_in_between(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=TOLD)
    play(window, *LOST_BY_THE_LAST)
    wait_for_calm(qtbot, window)
    Keys(window).press("u")
    wait_for_calm(qtbot, window)
    Keys(window).press("y")
    wait_for_calm(qtbot, window)
    assert window.stage.message.text().startswith("Redone: ")
    assert window.stage.message.text().endswith(LOST_TEXT)


def test_it_is_looked_at_as_soon_as_that_is_wished_and_left_when_not(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6)
    for shown, state in ((True, Searching()), (False, Idle())):
        window.choices.set(replace(window.choices.now, show_state=shown))
        assert window.insight.outlook.state == state
    window.choices.set(replace(window.choices.now, show_state=True))
    wait_for_calm(qtbot, window)
    assert first(window) == "Can be won"


def test_the_key_for_the_score_tells_it_too(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=SHOWN)
    wait_for_calm(qtbot, window)
    Keys(window).press("p")
    assert window.stage.message.text().endswith("Can be won")
    window.choices.set(replace(window.choices.now, show_state=False))
    Keys(window).press("p")
    assert "won" not in window.stage.message.text()


def test_a_won_game_shows_nothing(open_window: Opened) -> None:
    window = open_window(position=SETTLED, preferences=SHOWN)
    Keys(window).press("o")
    assert window.desk.standing.position.is_won
    assert window.insight.outlook.state == Idle()


def test_the_figures_keep_their_room_whatever_is_found_out(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=SHOWN)
    play(window, *LOST_BY_THE_LAST[:-1])
    looking = window.figures.sizeHint(), window.bar.stop
    wait_for_calm(qtbot, window)
    assert (window.figures.sizeHint(), window.bar.stop) == looking


def test_a_narrow_window_keeps_its_menus_and_at_least_the_score(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=SHOWN)
    wait_for_calm(qtbot, window)
    window.resize(640, 400)
    QApplication.processEvents()
    assert window.bar.menu_bar.width() >= window.bar.menu_bar.sizeHint().width()
    assert window.figures.shown_texts == ("Can be won", "Score 0")
    window.figures.resize(100, 20)
    assert list(window.figures.shown_texts) == ["Score 0"]


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_it_says_so_and_goes_on(open_window: Opened) -> None:
    window = open_window(6)
    window.choices.set(replace(window.choices.now, show_state=True))
    assert window.stage.message.text().startswith("The solver is missing")
    assert first(window) == "No solver"
    play(window, "d")
    assert first(window) == "No solver"
    window.insight.rescue.go_back()
    assert window.stage.message.text().startswith("The solver is missing")


@pytest.mark.usefixtures("no_kernel")
def test_that_the_solver_is_missing_is_not_said_twice_over(open_window: Opened) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, show_state=True))
    window.choices.set(replace(window.choices.now, tell_lost=True))
    assert window.stage.message.text().count("The solver is missing") == 1
