"""A game that is stuck, or told to be lost: a panel offers the ways on, and takes nothing from the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.asked import LOST_BY_THE_LAST, LOST_DEAL, wait_for_calm
from support.dead_ends import LAST_MOVE, NEARLY_STUCK
from support.fingers import Keys
from support.games import command_of
from support.real_keys import strike
from support.windows import Opened

from klondike_qt.game.commands import PressStock, Redo, Undo
from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.window import Window

Key = Qt.Key
STILL = Preferences(reduced_motion=Switch.ON)
TOLD = replace(STILL, tell_lost=True)


def texts(window: Window) -> list[str]:
    buttons = window.stage.stuck.buttons.values()
    return [button.text().replace("&", "") for button in buttons if button.isVisible()]


def stuck(open_window: Opened, preferences: Preferences = STILL) -> Window:
    window = open_window(position=NEARLY_STUCK, preferences=preferences)
    assert not window.stage.stuck.isVisible()
    window.desk.do(LAST_MOVE)
    assert window.stage.stuck.isVisible()
    return window


def test_c_05_a_stuck_game_is_said_at_once_and_the_ways_on_are_offered(open_window: Opened) -> None:
    window = stuck(open_window)
    assert "Nothing can be played any more" in window.stage.message.text()
    assert window.stage.stuck.accessibleName() == "Nothing can be played any more"
    assert texts(window) == ["Undo", "Back to where it could be won", "Restart", "New game", "Close"]


def test_it_takes_neither_the_keyboard_nor_a_key_from_the_table(open_window: Opened) -> None:
    window = stuck(open_window)
    assert window.view.hasFocus()
    strike("n")
    assert window.desk.standing.position.waste
    assert window.stage.stuck.isVisible()


def test_it_covers_no_more_than_the_lower_half_of_the_table(open_window: Opened) -> None:
    window = stuck(open_window)
    for size in ((640, 400), (960, 540), (1280, 800)):
        window.resize(*size)
        QApplication.processEvents()
        table, panel = window.view.geometry(), window.stage.stuck.geometry()
        assert table.contains(panel)
        assert panel.height() <= (0.6 if size == (640, 400) else 0.5) * table.height()
        assert panel.bottom() > table.center().y()


@pytest.mark.parametrize("text", TextSize)
def test_a_longer_message_is_seen_below_it(open_window: Opened, text: TextSize) -> None:
    window = stuck(open_window, replace(STILL, text_size=text))
    stage = window.stage
    stage.message.say("Nothing can be played any more. " * 7)
    assert stage.message.height() > stage.message.line_height or stage.message.is_small
    assert not stage.stuck.geometry().intersects(stage.message.geometry())


@pytest.mark.parametrize("text", TextSize)
def test_v_17_in_the_least_window_all_buttons_are_seen_at_once_unless_they_leave_no_card(
    open_window: Opened, text: TextSize
) -> None:
    window = stuck(open_window, replace(STILL, text_size=text))
    window.resize(640, 400)
    QApplication.processEvents()
    panel = window.stage.stuck
    page = panel._page.viewport()
    seen = [page.rect().contains(QRect(part.mapTo(page, QPoint()), part.size())) for part in panel.buttons.values()]
    assert all(seen) or (text is TextSize.LARGEST and seen[:2] == [True, True])


@pytest.mark.parametrize("text", TextSize)
def test_every_button_can_be_reached_and_seen_by_key(open_window: Opened, text: TextSize) -> None:
    window = stuck(open_window, replace(STILL, text_size=text))
    window.resize(640, 400)
    QApplication.processEvents()
    panel = window.stage.stuck
    panel.stop.setFocus()
    for button in panel.buttons.values():
        assert button.hasFocus()
        seen = panel._page.viewport()
        assert seen.rect().contains(QRect(button.mapTo(seen, button.rect().topLeft()), button.size()))
        assert min(button.width(), button.height()) >= 44
        strike(Key.Key_Right)


def test_k_04_one_tab_leads_to_it_from_the_columns_and_the_next_one_on(open_window: Opened) -> None:
    window = stuck(open_window)
    for _ in range(8):
        strike(Key.Key_Tab)
        if not window.view.hasFocus():
            break
    assert window.stage.stuck.buttons["undo"].hasFocus()
    strike(Key.Key_Tab)
    assert window.bar.isAncestorOf(window.focusWidget())
    window.view.setFocus()
    Keys(window).press(Key.Key_1)
    Keys(window).press(Key.Key_F6)
    assert window.stage.stuck.buttons["undo"].hasFocus()


@pytest.mark.parametrize("from_panel", [False, True])
def test_escape_takes_it_away_and_the_table_has_the_keyboard(open_window: Opened, from_panel: bool) -> None:
    window = stuck(open_window)
    if from_panel:
        window.stage.stuck.stop.setFocus()
    strike(Key.Key_Escape)
    assert not window.stage.stuck.isVisible()
    assert window.view.hasFocus()


def test_its_undo_takes_the_last_move_back_and_the_panel_with_it(open_window: Opened) -> None:
    window = stuck(open_window)
    said: list[str] = []
    window.announcer.said.connect(lambda message: said.append(message.text))
    window.stage.stuck.stop.setFocus()
    strike(Key.Key_Space)
    assert not window.desk.standing.moves
    assert not window.stage.stuck.isVisible()
    assert window.view.hasFocus()
    assert len(said) == 1


def test_taking_back_by_other_means_leaves_the_keyboard_where_it_is(open_window: Opened) -> None:
    window = stuck(open_window)
    window.bar.stop.setFocus()
    window.desk.do(Undo())
    assert not window.stage.stuck.isVisible()
    assert window.bar.stop.hasFocus()


def test_it_comes_once_for_a_position_and_not_again_for_draws(open_window: Opened) -> None:
    window = stuck(open_window)
    window.stage.stuck.leave()
    window.desk.do(PressStock())
    assert not window.stage.stuck.isVisible()
    for command in (Undo(), Undo(), Redo()):
        window.desk.do(command)
    assert not window.stage.stuck.isVisible()


def test_restart_and_new_game_do_what_they_say(open_window: Opened) -> None:
    window = stuck(open_window)
    window.stage.stuck.buttons["restart"].click()
    assert not window.desk.standing.moves
    assert not window.stage.stuck.isVisible()
    window = stuck(open_window, replace(STILL, confirm=False))
    window.stage.stuck.buttons["new-game"].click()
    assert not window.stage.stuck.isVisible()
    assert window.desk.standing.position.stock


def test_the_way_back_is_offered_and_found(open_window: Opened, qtbot: QtBot) -> None:
    window = stuck(open_window)
    window.stage.stuck.buttons["rescue"].click()
    qtbot.waitUntil(lambda: not window.insight.rescue.is_waiting)
    assert "cannot be won" in window.stage.message.text()
    assert window.stage.stuck.isVisible()


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_there_is_no_button_for_the_way_back(open_window: Opened) -> None:
    assert texts(stuck(open_window)) == ["Undo", "Restart", "New game", "Close"]


def test_a_lesson_and_the_demo_are_not_disturbed(open_window: Opened) -> None:
    window = stuck(open_window)
    window.demo.begins.emit()
    assert not window.stage.stuck.isVisible()


def test_c_05_a_loss_is_offered_the_same_ways_if_the_player_wants_to_know(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=TOLD)
    for token in LOST_BY_THE_LAST:
        window.desk.do(command_of(token))
    wait_for_calm(qtbot, window)
    assert window.stage.stuck.accessibleName() == "The game can no longer be won"
    window.stage.stuck.buttons["rescue"].click()
    wait_for_calm(qtbot, window)
    assert not window.stage.stuck.isVisible()
    assert len(window.desk.trail) == len(LOST_BY_THE_LAST)


def test_a_deal_that_nobody_wins_offers_other_cards(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(LOST_DEAL, preferences=TOLD)
    window.desk.do(PressStock())
    wait_for_calm(qtbot, window)
    assert window.stage.stuck.accessibleName() == "This deal cannot be won by anybody"
    assert texts(window) == ["New game", "Close"]


def test_nothing_is_offered_for_a_loss_that_nobody_asked_about(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=replace(STILL, show_state=True))
    for token in LOST_BY_THE_LAST:
        window.desk.do(command_of(token))
    wait_for_calm(qtbot, window)
    assert not window.stage.stuck.isVisible()
