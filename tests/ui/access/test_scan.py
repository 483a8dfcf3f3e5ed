"""Playing with one or two switches: what is framed when, and that nobody gets stuck."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QPushButton
from support.positions import stuck_table
from support.real_keys import strike
from support.settled import SETTLED
from support.switches import SwitchPlayer, uppermost
from support.windows import Hands, Opened

from klondike_qt.game.cursor import EMPTY
from klondike_qt.preferences.presets import with_presets
from klondike_qt.preferences.schema import Preferences, Scanning, Switch
from klondike_qt.preferences.worn import Preset
from klondike_qt.ui.access.scan_frame import THICK
from klondike_qt.ui.access.scan_walk import Stop, Walk
from klondike_qt.ui.dialogs.setup import SetupDialog
from klondike_qt.words import scanning as words
from klondike_qt.words.menus import plain

ONE = Preferences(scanning=Scanning.ONE_SWITCH, reduced_motion=Switch.ON, autoplay=False)
TWO = replace(ONE, scanning=Scanning.TWO_SWITCHES)
Playing = Callable[..., SwitchPlayer]


@pytest.fixture
def playing(open_window: Opened) -> Playing:
    def opened(preferences: Preferences = ONE, deal: int = 24, position: str | None = None) -> SwitchPlayer:
        return SwitchPlayer(open_window(deal, preferences=preferences, position=position))

    return opened


def stop(text: str) -> Stop:
    return Stop(text, int, tuple)


def test_m_10_a_walk_rests_after_its_rounds_and_goes_on_when_asked() -> None:
    walk = Walk([stop("one"), stop("two")], loops=2)
    assert (walk.share, walk.rests) == (2, False)
    walk.step()
    assert walk.share == 1
    for _ in range(3):
        walk.step()
    assert walk.rests
    assert walk.stop is None
    walk.begin()
    assert walk.stop is walk.stops[0]


def test_what_is_framed_is_never_taken_from_the_frame() -> None:
    walk = Walk([stop("one"), stop("two"), stop("three")])
    walk.come_next(walk.stops[0])
    assert [one.text for one in walk.stops] == ["one", "two", "three"]
    walk.come_next(walk.stops[2])
    assert [one.text for one in walk.stops] == ["one", "three", "two"]


def test_m_09_moves_come_first_then_undo_hint_and_menu(playing: Playing) -> None:
    player = playing()
    texts = [one.text for one in player.scan.levels[0].stops]
    assert len(texts) == len(player.window.hands.moves) + 2
    assert texts[-2:] == [words.hint(), words.menu()]
    player.first()
    texts = [one.text for one in player.scan.levels[0].stops]
    assert texts[0] == words.undo_first()
    assert texts[-3:] == [words.undo(), words.hint(), words.menu()]


def test_undo_is_in_every_round_whether_or_not_it_comes_first(playing: Playing) -> None:
    player = playing(replace(ONE, scan_undo=False))
    player.first()
    assert player.text not in {words.undo_first(), words.undo()}
    player.choose(words.undo())
    assert player.window.desk.standing.moves == 0


def test_a_slip_is_taken_back_with_the_next_press(playing: Playing) -> None:
    player = playing()
    player.first()
    assert player.window.desk.standing.record.cursor == 1
    player.first()
    assert player.window.desk.standing.record.cursor == 0


def test_m_10_pace_rounds_and_rest_are_the_players_choice(playing: Playing) -> None:
    player = playing(replace(ONE, scan_pace=700, scan_loops=2))
    assert player.scan.timer.interval() == 1400
    count = len(player.scan.levels[0].stops)
    player.go_on()
    assert player.scan.timer.interval() == 700
    for _ in range(2 * count - 1):
        player.go_on()
    assert player.scan.stop is None
    assert not player.scan.timer.isActive()
    assert not player.scan.frame.isVisible()
    assert player.window.stage.message.text() == words.rests()
    player.first()
    assert player.window.desk.standing.record.cursor == 0, "the press that goes on chooses nothing"
    assert player.scan.levels[0].index == 0
    assert player.scan.timer.isActive()


def test_m_10_the_frame_is_thick_and_has_two_colours(playing: Playing) -> None:
    player = playing()
    frame = player.scan.frame
    assert frame.isVisible()
    assert player.window.scene.marked.focus is None, "nothing else is framed"
    assert len(frame.rects) == 2
    assert THICK >= 6
    image = player.window.grab().toImage()
    rect = frame.rects[0]
    seen = {image.pixelColor(rect.center().x(), rect.bottom() + 1 + by).name() for by in range(THICK)}
    assert seen == {"#000000", "#ffd500"}
    yellow = [image.pixelColor(rect.center().x(), rect.bottom() + 1 + by).name() for by in range(THICK)]
    assert yellow.count("#ffd500") >= 6


@pytest.mark.parametrize("aloud", [True, False])
def test_m_10_what_is_framed_is_shown_and_said_if_that_is_wanted(playing: Playing, aloud: bool) -> None:
    player = playing(replace(ONE, scan_aloud=aloud))
    heard: list[str] = []
    player.window.announcer.said.connect(lambda message: heard.append(message.text))
    player.go_on()
    assert player.window.stage.message.text() == player.text
    assert heard == ([player.text] if aloud else [])
    assert player.text not in [message.text for message in player.window.announcer.past]


def test_the_result_of_a_move_is_said_with_what_is_framed_then(playing: Playing) -> None:
    player = playing()
    heard: list[str] = []
    player.window.announcer.said.connect(lambda message: heard.append(message.text))
    player.first()
    assert len(heard) == 1
    assert heard[0].endswith(words.undo_first())
    assert heard[0] != words.undo_first()


def test_m_10_a_hint_can_be_read_before_anything_else_is_framed(playing: Playing) -> None:
    player = playing()
    player.choose(words.hint())
    assert player.scan.stop is None
    assert not player.scan.timer.isActive()
    assert player.window.insight.hinting.is_waiting or player.window.scene.pointer
    player.first()
    assert player.scan.levels[0].index == 0


def test_m_10_a_switch_may_count_when_it_is_let_go(playing: Playing) -> None:
    player = playing(replace(ONE, scan_release=True))
    view = player.window.view
    QTest.keyPress(view, Qt.Key.Key_Space)
    assert player.window.desk.standing.record.cursor == 0
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert player.window.desk.standing.record.cursor == 1
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert player.window.desk.standing.record.cursor == 1


def test_m_10_a_switch_that_bounces_counts_once(playing: Playing) -> None:
    player = playing(replace(ONE, double_strike=500, scan_undo=False))
    clock = Hands()
    clock.now = 10.0
    player.scan.switches._now = clock
    struck: list[bool] = []
    player.window.keyboard.strikes.struck.connect(lambda: struck.append(True))
    player.first()
    clock.now += 0.4
    player.first()
    assert player.window.desk.standing.record.cursor == 1
    assert struck == [True]
    clock.now += 0.2
    player.first()
    assert player.window.desk.standing.record.cursor == 2


def test_m_08_the_main_button_of_the_mouse_is_the_switch_wherever_it_is(playing: Playing) -> None:
    player = playing()
    for place, widget in ((QPoint(5, 5), player.window.bar), (QPoint(600, 600), player.window.view.viewport())):
        before = player.window.desk.standing.record.cursor
        player.go_on()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        assert player.window.desk.standing.record.cursor != before
    assert uppermost() is None


def test_held_down_a_switch_counts_once(playing: Playing) -> None:
    player = playing(replace(ONE, scan_undo=False))
    QTest.keyPress(player.window.view, Qt.Key.Key_Space)
    for _ in range(20):
        QApplication.sendEvent(
            player.window.view,
            QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True),
        )
    QTest.keyRelease(player.window.view, Qt.Key.Key_Space)
    assert player.window.desk.standing.record.cursor == 1


def test_m_08_a_second_switch_is_found_by_itself_and_a_lost_one_too(playing: Playing) -> None:
    player = playing()
    player.second()
    assert player.has_two()
    assert player.window.desk.standing.record.cursor == 0
    assert words.two_begin() in player.window.stage.message.text()
    assert not player.scan.timer.isActive()
    count = len(player.scan.levels[0].stops)
    for _ in range(3 * count):
        player.go_on()
    assert not player.has_two(), "whoever never chooses has lost the second switch"
    player.second()
    player.second()
    assert player.window.desk.standing.record.cursor == 1


def test_two_switches_go_on_and_choose(playing: Playing) -> None:
    player = playing(TWO)
    assert not player.scan.timer.isActive()
    second = player.scan.levels[0].stops[1].text
    player.first()
    assert player.text == second
    player.second()
    assert player.window.desk.standing.record.cursor == 1


def test_other_keys_act_as_ever(playing: Playing) -> None:
    player = playing()
    strike("n")
    assert player.window.desk.standing.record.cursor == 1
    strike("u")
    assert player.window.desk.standing.record.cursor == 0


def test_m_08_the_menu_opens_everything_and_leads_back(playing: Playing) -> None:
    player = playing()
    player.choose(words.menu())
    assert uppermost() is not None
    player.choose(words.menu_back())
    assert uppermost() is None
    assert player.text


def test_m_08_one_switch_begins_a_new_game_after_the_question(playing: Playing) -> None:
    player = playing()
    player.first()
    first = player.window.desk.standing.record.origin.game_id
    player.choose(words.menu(), "New game")
    dialog = uppermost()
    assert isinstance(dialog, QDialog)
    assert player.scan.levels[0].stops[0].text.startswith("Keep"), "the default comes first"
    player.choose(player.scan.levels[0].stops[1].text)
    assert player.window.desk.standing.record.origin.game_id != first
    assert uppermost() is None


def test_m_08_one_switch_opens_and_closes_help(playing: Playing) -> None:
    player = playing()
    player.choose(words.menu(), "How to play")
    assert type(uppermost()).__name__ == "HowToPlayDialog"
    player.choose("Close")
    assert uppermost() is None


def test_m_08_one_switch_quits(playing: Playing) -> None:
    player = playing()
    player.wait_for(words.menu())
    player.first()
    player.wait_for("Quit")
    menu = uppermost()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Space)
    assert not player.window.isVisible()
    assert not player.scan.timer.isActive()
    assert not player.scan.switches.is_on


def test_m_08_one_switch_changes_a_preference_and_is_not_shut_out_by_one(playing: Playing) -> None:
    player = playing()
    player.choose(words.menu(), "Preferences")
    dialog = uppermost()
    assert isinstance(dialog, QDialog)
    go_to(player, dialog, "Playing")
    enter(player, "Show where a card can go")
    assert not player.window.choices.now.rings
    go_to(player, dialog, "Switches")
    enter(player, "Play with switches")
    player.choose(words.previous_value())
    assert scanning(player) == "off"
    assert words.off_soon() in player.window.stage.message.text()
    player.first()
    assert scanning(player) == "one-switch"
    player.choose("Close")
    assert uppermost() is None


def go_to(player: SwitchPlayer, dialog: QDialog, section: str) -> None:
    """Choose a section of the preferences in their list."""
    player.scan.start()
    enter(player, "Sections")
    rows = dialog.findChild(QListWidget)
    assert rows is not None
    while rows.currentItem().text() != section:
        player.choose(words.next_value())
    player.choose(words.back())
    player.scan.start()


def scanning(player: SwitchPlayer) -> str:
    """Return with how many switches the player plays now."""
    return str(player.window.choices.now.scanning)


def test_a_window_that_goes_takes_no_frame_along(playing: Playing) -> None:
    player = playing()
    player.window.hands.open_menu()
    dialog = uppermost()
    assert isinstance(dialog, QDialog)
    player.scan.look()
    dialog.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    player.go_on()
    player.go_on()
    assert player.scan.frame.isVisible()
    assert player.scan.frame.window() is player.window


def enter(player: SwitchPlayer, name: str) -> None:
    """Choose a control by its name, through the groups that it is in."""
    for _ in range(6):
        groups = player.scan.levels[-1].stops
        found = next((one for one in groups if one.text == name), None)
        if found:
            player.choose(found.text)
            return
        group = next(one for one in groups if holds(one, name))
        player.choose(group.text)
    pytest.fail(f"{name} is not found")


def holds(one: Stop, name: str) -> bool:
    inside = one.choose() if " to " in one.text else ()
    return isinstance(inside, list) and any(each.text == name or holds(each, name) for each in inside)


def test_switched_off_for_good_the_switches_are_keys_again(playing: Playing) -> None:
    player = playing()
    player.window.choices.set(replace(player.window.choices.now, scanning=Scanning.OFF))
    assert not player.scan.switches.is_on
    assert not player.scan.frame.isVisible()
    assert player.window.scene.marked.focus, "where the keyboard is, is seen again"
    strike(Qt.Key.Key_Space)
    assert player.window.desk.standing.hand != EMPTY


def test_nobody_presses_for_ten_seconds_and_they_are_off(playing: Playing) -> None:
    player = playing()
    player.scan._is_choosing = True
    player.window.choices.set(replace(player.window.choices.now, scanning=Scanning.OFF))
    player.scan._is_choosing = False
    assert player.scan.farewell.isActive()
    player.scan.farewell.timeout.emit()
    assert not player.scan.switches.is_on


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_an_open_menu_is_gone_round_too(playing: Playing) -> None:
    player = playing()
    strike(Qt.Key.Key_F10)
    player.scan.look()
    assert player.scan.levels[0].stops[-1].text == words.close()
    player.choose("Kind of game", words.close())
    player.choose("New game")
    assert player.window.desk.standing.record.cursor == 0
    player.scan.look()
    assert uppermost() is None


def test_m_08_a_settled_game_is_finished_and_the_win_panel_gone_round(playing: Playing) -> None:
    player = playing(position=SETTLED)
    first = player.window.desk.standing.record.origin.game_id
    assert player.text == words.finish()
    player.first()
    assert player.window.desk.standing.position.is_won
    assert player.text == "New game"
    assert player.window.stage.win.isVisible()
    player.first()
    assert player.window.desk.standing.record.origin.game_id != first
    assert player.text in [one.text for one in player.window.hands.moves.values()]


def test_c_05_ways_on_from_a_stuck_game_are_framed(playing: Playing) -> None:
    player = playing(position=stuck_table())
    assert player.window.stage.stuck.isVisible()
    assert player.scan.stop
    first = player.window.desk.standing.record.origin.game_id
    offered = player.window.stage.stuck.buttons["new-game"]
    player.choose(plain(offered.text()))
    assert player.window.desk.standing.record.origin.game_id != first


def test_ways_on_from_a_lost_game_come_after_all_else(playing: Playing) -> None:
    player = playing()
    player.window.insight.outlook.lost.emit(False)
    assert player.window.stage.stuck.isVisible()
    offered = plain(player.window.stage.stuck.buttons["new-game"].text())
    assert offered in [one.text for one in player.scan.levels[0].stops[len(player.window.hands.moves) :]]


def test_m_08_one_switch_goes_through_the_set_up_again(playing: Playing) -> None:
    player = playing()
    player.choose(words.menu(), "Set-up")
    dialog = uppermost()
    assert isinstance(dialog, SetupDialog)
    questions = len(dialog.questions)
    for number in range(questions):
        assert dialog.question is dialog.questions[number]
        player.choose(plain(dialog.buttons.findChildren(QPushButton)[-1].text()))
    assert dialog.question is None
    player.first()
    assert uppermost() is None
    assert scanning(player) == "one-switch"
    assert player.scan.is_on


def test_a_hidden_window_frames_nothing_and_a_shown_one_goes_on(playing: Playing) -> None:
    player = playing()
    player.window.hide()
    assert not player.scan.timer.isActive()
    assert not player.scan.switches.is_on
    player.window.show()
    player.window.activateWindow()
    assert player.scan.timer.isActive()
    assert player.scan.switches.is_on


def test_the_switch_preset_really_lets_one_switch_play() -> None:
    now = with_presets(Preferences(), {Preset.SWITCH})
    assert (now.scanning, now.whole_hint, now.autoplay) == (Scanning.ONE_SWITCH, True, False)
