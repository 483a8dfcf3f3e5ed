"""The tutorial, done by keys alone and by clicks alone; left at any step, the own game is there as it was."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolButton
from pytestqt.qtbot import QtBot
from support.fingers import LEFT, Keys, click
from support.player import Player
from support.windows import Opened

from klondike_qt.game.commands import Activate, CarryCards, PressStock, Restart, Undo
from klondike_qt.game.cursor import EMPTY
from klondike_qt.preferences.schema import AutoComplete, Preferences, Switch, TextSize
from klondike_qt.rules.position import Place
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.autosave import Autosave
from klondike_qt.ui.tutorial.course import EXAMPLES, TUTORIAL
from klondike_qt.ui.tutorial.lesson import Way
from klondike_qt.ui.window import Window
from klondike_qt.words import tutorial as words

BY_KEYS = ("1 2", "1f", "3 1", "0", "9 4", "u")
BACK = "Tutorial over; your game lies on the table"


def message(window: Window) -> str:
    return window.stage.message.text()


def begun(window: Window, way: Way = Way.KEYS) -> Window:
    """Play a move of the own game, then begin the tutorial."""
    window.desk.do(PressStock())
    window.tutorial.start(TUTORIAL, way)
    return window


def wait_for_hint(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.tutorial.step is TUTORIAL.steps[7])


def test_c_10_it_is_done_by_keys_alone(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    keys, own = Keys(window), window.desk.standing
    window.menus.entries["tutorial"].trigger()
    dialog = next(found for found in window.findChildren(QDialog) if found.isVisible())
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert window.practice.text() == "Step 1 of 8: Put the ten of hearts on the jack of clubs"
    assert message(window).startswith(
        "In a column, a card goes on the next higher one of the other colour. Put the ten"
    )
    for number, strokes in enumerate(BY_KEYS, 2):
        keys.press(strokes)
        assert window.practice.text().startswith(f"Step {number} of 8: "), strokes
        assert "Well done" in message(window)
    keys.press("h")
    wait_for_hint(window, qtbot)
    keys.press("9 4o")
    assert window.desk.standing.position.is_won
    assert not window.stage.win.isVisible()
    assert message(window).endswith(words.learned())
    keys.press(Qt.Key.Key_Escape)
    assert message(window) == BACK
    assert not window.practice.isVisible()
    assert (window.desk.standing.record, window.desk.standing.focus) == (own.record, own.focus)


def test_the_hint_key_helps_with_the_step(open_window: Opened) -> None:
    window = begun(open_window())
    keys = Keys(window)
    keys.press("h")
    assert "Put the ten of hearts on the jack of clubs. With the arrow keys" in message(window)
    window.insight.hinting.tell()
    assert window.tutorial.step is TUTORIAL.steps[0]
    for _ in range(7):
        window.tutorial.skip()
    assert message(window).endswith("Press 9, then Space, then 4. Press the letter O")
    keys.press("9 4")
    assert message(window).endswith("Press the letter O")
    assert "then 4" not in message(window)
    window.tutorial.leave()


@pytest.mark.parametrize("autoplay", [True, False])
def test_c_10_it_is_done_by_clicks_alone(open_window: Opened, qtbot: QtBot, autoplay: bool) -> None:
    window = open_window(preferences=Preferences(reduced_motion=Switch.ON, autoplay=autoplay))
    window.tutorial.start(TUTORIAL, Way.CLICKS)

    def carry(source: Place, goal: Place, count: int = 1) -> None:
        click(window, source, count)
        if not autoplay:
            click(window, goal)

    def press(text: str) -> None:
        (button,) = [found for found in window.bar.findChildren(QToolButton) if found.text() == text]
        QTest.mouseClick(button, LEFT)

    carry(Place.COLUMN_1, Place.COLUMN_2)
    carry(Place.COLUMN_1, Place.CLUBS)
    carry(Place.COLUMN_3, Place.COLUMN_1, 2)
    click(window, Place.STOCK)
    carry(Place.WASTE, Place.COLUMN_4)
    press("Undo")
    assert window.tutorial.step is TUTORIAL.steps[6]
    press("Hint")
    wait_for_hint(window, qtbot)
    carry(Place.WASTE, Place.COLUMN_4)
    press("Finish")
    assert window.desk.standing.position.is_won
    QTest.mouseClick(window.practice.buttons[3], LEFT)
    assert not window.desk.is_lent


@pytest.mark.parametrize("number", range(9))
def test_left_at_any_step_the_own_game_is_there_as_it_was(open_window: Opened, number: int) -> None:
    window = open_window()
    window.desk.do(PressStock())
    window.desk.do(Undo())
    window.desk.do(PressStock())
    window.desk.do(Activate())
    own, seconds, previous = window.desk.standing, window.desk.seconds, window.desk.previous
    window.tutorial.start(TUTORIAL, Way.KEYS)
    for _ in range(number):
        QTest.mouseClick(window.practice.buttons[1], LEFT)
    window.tutorial.leave()
    assert window.desk.standing == own
    assert window.scene.standing == own
    assert (window.desk.seconds, window.desk.previous) == (seconds, previous)
    assert window.view.hasFocus()


LEFT_OUT = {"new-game", "deal-again", "daily", "previous-game", "restart", "quit", "open-menu"}
"""Actions about the own game whatever lies on the table, and one whose menu needs a display."""


@pytest.mark.parametrize("menu", sorted({action.menu for action in ACTIONS}))
def test_no_action_touches_the_own_game_while_a_lesson_lies_there(open_window: Opened, menu: str) -> None:
    window = open_window()
    window.desk.do(PressStock())
    own = window.desk.standing.record
    for action in ACTIONS:
        if action.menu != menu or action.id in LEFT_OUT:
            continue
        window.tutorial.start(TUTORIAL, Way.KEYS)
        window.run(action)
        for dialog in window.findChildren(QDialog):
            dialog.close()
        window.demo.stop()
        window.tutorial.leave()
        assert window.desk.standing.record == own, action.id
        assert not window.desk.is_lent
        assert not window.practice.isVisible()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.keyboard.touch()
    window.view.setFocus()


def test_nothing_of_it_is_kept(open_window: Opened) -> None:
    window = open_window()
    kept: list[object] = []
    window.desk.kept.connect(lambda update: kept.append(update.command))
    window.tutorial.start(TUTORIAL, Way.KEYS)
    keys = Keys(window)
    for strokes in BY_KEYS:
        keys.press(strokes)
    assert not [command for command in kept if isinstance(command, CarryCards | PressStock)]
    window.close()
    assert not window.desk.is_lent


@pytest.mark.parametrize("strokes", ["0", "6 5", "u", "o"])
def test_other_moves_are_not_made_and_answered_kindly(open_window: Opened, strokes: str) -> None:
    window = begun(open_window())
    before = window.desk.standing.position
    Keys(window).press(strokes)
    assert window.desk.standing.position == before
    if strokes in {"0", "6 5"}:
        assert message(window) == "Not yet, please. Put the ten of hearts on the jack of clubs" or strokes == "6 5"
    assert window.tutorial.step is TUTORIAL.steps[0]


def test_what_the_rules_refuse_is_told_as_ever(open_window: Opened) -> None:
    window = begun(open_window())
    Keys(window).press("1 7")
    assert "needs" in message(window).casefold()
    assert window.desk.standing.hand != EMPTY
    Keys(window).press(Qt.Key.Key_Escape)
    assert window.tutorial.is_running
    Keys(window).press(Qt.Key.Key_Escape)
    assert not window.tutorial.is_running


def test_it_can_be_told_again_skipped_and_begun_again(open_window: Opened) -> None:
    window = begun(open_window())
    how, skip, again, _ = window.practice.buttons
    Keys(window).press(Qt.Key.Key_Right)
    QTest.keyClick(how, Qt.Key.Key_Return)
    assert message(window).startswith("In a column,")
    for number in range(2, 9):
        QTest.keyClick(skip, Qt.Key.Key_Space)
        assert window.practice.text().startswith(f"Step {number} of 8: ")
    QTest.keyClick(skip, Qt.Key.Key_Space)
    assert window.desk.standing.position.is_won
    assert not skip.isVisible()
    QTest.mouseClick(again, LEFT)
    assert window.practice.text().startswith("Step 1 of 8: ")
    window.desk.do(Restart())
    Keys(window).press(Qt.Key.Key_Escape)
    assert not window.tutorial.is_running


def test_another_game_ends_it(open_window: Opened) -> None:
    for wanted in ("new-game", "restart", "demo", "copy-deal"):
        window = begun(open_window(preferences=Preferences(reduced_motion=Switch.ON, confirm=False)))
        window.menus.entries[wanted].trigger()
        assert window.tutorial.is_running == (wanted == "restart"), wanted
        assert not window.desk.is_lent or wanted == "restart"
        window.demo.stop()
        window.tutorial.leave()


def test_the_clock_of_the_player_stands_meanwhile(open_window: Opened, qtbot: QtBot) -> None:
    window = begun(open_window())
    assert window.desk.own_standing.clock.running_since is None
    window.menus.entries["keys"].trigger()
    for dialog in window.findChildren(QDialog):
        dialog.close()
    assert window.desk.own_standing.clock.running_since is None
    window.games.deal_new()
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            dialog.accept()
    assert not window.tutorial.is_running
    qtbot.waitUntil(lambda: window.clock_keeper._reasons == set())


def test_a_lesson_finishes_only_when_it_is_asked_to(open_window: Opened) -> None:
    window = open_window(preferences=Preferences(reduced_motion=Switch.OFF, auto_complete=AutoComplete.ON))
    window.tutorial.start(EXAMPLES["waste"], Way.KEYS)
    Keys(window).press("9 4")
    assert not window.finish_run.is_running
    assert message(window).endswith(words.tried())
    window.tutorial.leave()


@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
def test_the_panel_lies_beside_the_table_and_nothing_in_it_is_cut(
    open_window: Opened, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = begun(open_window())
    window.resize(*size)
    panel = window.practice
    for _ in range(9):
        qtbot.waitUntil(lambda: panel.height() >= panel._row.heightForWidth(panel.width()))
        assert window.stage.geometry().top() > panel.geometry().bottom()
        window.tutorial.skip()
        QApplication.processEvents()
    window.tutorial.leave()


@pytest.mark.parametrize("text", TextSize)
def test_v_17_in_the_smallest_window_it_leaves_room_for_the_table(
    open_window: Opened, qtbot: QtBot, text: TextSize
) -> None:
    window = open_window(preferences=Preferences(reduced_motion=Switch.ON, text_size=text))
    begun(window)
    window.resize(640, 400)
    qtbot.waitUntil(lambda: window.view.height() >= 200)
    assert "ten of hearts" in message(window)
    assert all(button.isVisible() for button in window.practice.buttons[:2])
    window.tutorial.leave()
    window.choices.set(replace(window.choices.now, text_size=TextSize.AUTOMATIC))


@pytest.mark.parametrize("text", TextSize)
@pytest.mark.parametrize("size", [(640, 400), (960, 540)])
def test_v_04_in_a_small_window_no_card_lies_below_what_a_step_asks_for(
    open_window: Opened, qtbot: QtBot, size: tuple[int, int], text: TextSize
) -> None:
    window = open_window(preferences=Preferences(reduced_motion=Switch.ON, text_size=text))
    window.resize(*size)
    begun(window)
    line = window.stage.message

    def is_bare() -> bool:
        seen = [spot.rect.bottom for spot in window.scene.picture.cards.values() if spot.visible]
        return window.view.y() + max(seen) <= line.y()

    for _ in TUTORIAL.steps:
        qtbot.waitUntil(is_bare)
        assert window.scene.picture.cap >= 24
        assert line.heightForWidth(line.width()) <= line.height()
        window.tutorial.skip()
    window.tutorial.leave()


def test_tab_comes_to_the_panel_and_goes_round(open_window: Opened) -> None:
    window = begun(open_window())
    window.view.setFocus()
    seen = []
    for _ in range(8):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        seen.append(window.focusWidget())
    assert window.practice.buttons[0] in seen
    assert window.view in seen[3:]
    window.zones.turn(forwards=True)
    window.tutorial.leave()


def test_the_store_keeps_the_own_game_alone(open_window: Opened, tmp_path: Path) -> None:
    window, store = open_window(), Player(tmp_path).store
    autosave = Autosave(window.desk, store, window.say)
    window.desk.do(PressStock())
    own = window.desk.standing
    window.tutorial.start(TUTORIAL, Way.KEYS)
    for strokes in (*BY_KEYS, "u"):
        Keys(window).press(strokes)
    autosave.settle()
    loaded = store.load().current
    assert loaded is not None
    assert (loaded.record, loaded.focus) == (own.record, own.focus)
    for _ in range(8):
        window.tutorial.skip()
    window.tutorial.leave()
    autosave.settle()
    loaded = store.load().current
    assert loaded is not None
    assert loaded.record == own.record
    assert [line.won for line in store.statistics()] == [0]
    store.close()
