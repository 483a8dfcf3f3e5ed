"""A pause that covers the cards, for players who wish that: for the eye and for screen readers."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from support.dead_ends import LAST_MOVE, NEARLY_STUCK
from support.dialogs import open_dialog
from support.real_keys import strike
from support.settled import SETTLED
from support.switches import SwitchPlayer
from support.windows import Opened

from klondike_qt.game.commands import PressStock
from klondike_qt.preferences.schema import Preferences, Scanning, Switch, TextSize
from klondike_qt.ui.tutorial.course import TUTORIAL
from klondike_qt.ui.tutorial.lesson import Way
from klondike_qt.ui.window import Window

Key = Qt.Key
HIDES = Preferences(reduced_motion=Switch.ON, pause_hides=True)
TOLD = "Paused. Press F9 to go on"


def paused(open_window: Opened, preferences: Preferences = HIDES) -> Window:
    window = open_window(preferences=preferences)
    window.desk.do(PressStock())
    strike(Key.Key_F9)
    return window


def clock_runs(window: Window) -> bool:
    return window.desk.standing.clock.running_since is not None


def test_c_01_the_cards_are_covered_and_the_clock_stands(open_window: Opened) -> None:
    window = paused(open_window)
    assert not window.view.isVisible()
    assert window.stage.pause.isVisible()
    assert window.stage.pause.geometry() == window.view.geometry()
    assert not clock_runs(window)
    assert window.stage.message.text() == TOLD


@pytest.mark.parametrize("key", [Key.Key_F9, Key.Key_Pause, Key.Key_Space, Key.Key_Return, Key.Key_Escape])
def test_c_01_its_keys_go_on_and_do_nothing_else(open_window: Opened, key: Qt.Key) -> None:
    window = paused(open_window)
    before = window.desk.standing
    strike(key)
    assert window.view.isVisible()
    assert window.view.hasFocus()
    assert not window.stage.pause.isVisible()
    assert clock_runs(window)
    assert (window.desk.standing.position, window.desk.standing.focus) == (before.position, before.focus)
    assert window.stage.message.text() == "The game goes on"


def test_a_key_that_a_shaking_hand_meets_ends_nothing(open_window: Opened) -> None:
    window = paused(open_window)
    for key in ("n", "x", Key.Key_Left, Key.Key_1, "r"):
        strike(key)
        assert window.stage.pause.isVisible()
        assert window.stage.message.text() == TOLD
    assert window.desk.standing.moves == 1


def test_whatever_is_asked_for_in_the_menus_goes_on_first(open_window: Opened) -> None:
    window = paused(open_window)
    window.menus.entries["undo"].trigger()
    assert window.view.isVisible()
    assert not window.stage.pause.isVisible()
    assert window.desk.standing.moves == 0
    strike(Key.Key_F9)
    window.menus.entries["keys"].trigger()
    assert not window.keyboard.pause.is_on
    dialog = QApplication.activeModalWidget()
    assert dialog
    dialog.close()
    assert window.view.hasFocus()


def test_s_06_a_screen_reader_hears_the_button_and_nothing_else(open_window: Opened) -> None:
    window = open_window(preferences=HIDES)
    said: list[str] = []
    window.announcer.said.connect(lambda message: said.append(message.text))
    strike(Key.Key_F9)
    assert said == []
    assert window.stage.pause.first.hasFocus()
    assert window.stage.pause.first.accessibleName() == TOLD


def test_assistive_technology_finds_no_card_meanwhile(open_window: Opened) -> None:
    QAccessible.setActive(True)
    window = open_window(preferences=HIDES)
    interface = QAccessible.queryAccessibleInterface(window.view)
    assert interface.childCount() == 13
    strike(Key.Key_F9)
    assert interface.childCount() == 0
    assert interface.state().invisible
    strike(Key.Key_F9)
    assert interface.childCount() == 13
    QAccessible.setActive(False)


@pytest.mark.parametrize("text", TextSize)
@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_v_16_the_panel_is_whole_at_every_text_size(open_window: Opened, text: TextSize, size: tuple[int, int]) -> None:
    window = paused(open_window, replace(HIDES, text_size=text))
    window.resize(*size)
    QApplication.processEvents()
    panel = window.stage.pause
    assert window.stage.rect().contains(panel.geometry())
    assert not panel._page.verticalScrollBar().isVisible()
    assert panel.first.width() >= panel.first.minimumSizeHint().width()


def leave_window(window: Window) -> None:
    window.hide()
    window.show()


def press_again(_: Window) -> None:
    strike(Key.Key_Shift)


def let_go(window: Window) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))


@pytest.mark.parametrize("happens", [leave_window, press_again, let_go])
def test_a_pause_lasts_whatever_happens_to_the_window(open_window: Opened, happens: Callable[[Window], object]) -> None:
    window = paused(open_window)
    happens(window)
    assert window.stage.pause.isVisible()
    assert not clock_runs(window)


def test_without_the_wish_nothing_is_covered(open_window: Opened) -> None:
    window = paused(open_window, replace(HIDES, pause_hides=False))
    assert window.view.isVisible()
    assert not window.stage.pause.isVisible()
    assert window.stage.message.text() == "Paused; any key goes on"


def stuck(open_window: Opened) -> Window:
    window = open_window(preferences=HIDES, position=NEARLY_STUCK)
    window.desk.do(LAST_MOVE)
    return window


def won(open_window: Opened) -> Window:
    window = open_window(preferences=HIDES, position=SETTLED)
    window.finish()
    return window


def in_a_lesson(open_window: Opened) -> Window:
    window = open_window(preferences=HIDES)
    window.tutorial.start(TUTORIAL, Way.KEYS)
    return window


GAMES: dict[str, tuple[Callable[[Opened], Window], Callable[[Window], QWidget]]] = {
    "stuck": (stuck, lambda window: window.stage.stuck),
    "won": (won, lambda window: window.stage.win),
    "lesson": (in_a_lesson, lambda window: window.practice),
}


def round_by(key: Qt.Key) -> set[QWidget]:
    """Go round the window with a key, and return everything that the keyboard was on."""
    seen: set[QWidget] = set()
    while (here := QApplication.focusWidget()) not in seen:
        assert here
        seen.add(here)
        strike(key)
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("key", [Key.Key_Tab, Key.Key_Backtab])
def test_k_04_tab_finds_no_button_that_is_covered(open_window: Opened, game: str, key: Qt.Key) -> None:
    begin, panel = GAMES[game]
    window = begin(open_window)
    assert panel(window).isVisible()
    strike(Key.Key_F9)
    assert not panel(window).isVisible()
    found = round_by(key)
    assert found == {window.stage.pause.first, window.bar.stop, window.stage.message}
    window.stage.pause.first.setFocus()
    strike(Key.Key_Space)
    assert panel(window).isVisible()
    wanted = window.stage.win.first if game == "won" else window.view
    assert QApplication.focusWidget() is wanted


def test_a_loss_that_is_found_meanwhile_is_offered_afterwards(open_window: Opened) -> None:
    window = paused(open_window)
    window.insight.outlook.lost.emit(False)
    assert not window.stage.stuck.isVisible()
    strike(Key.Key_F9)
    assert window.stage.stuck.isVisible()
    assert not window.stage.stuck.geometry().isEmpty()
    strike(Key.Key_F9)
    window.menus.entries["undo"].trigger()
    assert not window.stage.stuck.isVisible()


def test_a_way_out_that_is_taken_in_the_menus_leaves_no_panel_behind(open_window: Opened) -> None:
    window = stuck(open_window)
    strike(Key.Key_F9)
    window.menus.entries["undo"].trigger()
    assert not window.stage.stuck.isVisible()
    assert window.view.hasFocus()


def test_a_lesson_that_is_left_meanwhile_leaves_no_panel_behind(open_window: Opened) -> None:
    window = in_a_lesson(open_window)
    strike(Key.Key_F9)
    window.menus.entries["new-game"].trigger()
    assert not window.tutorial.is_running
    assert not window.practice.isVisible()
    assert window.view.hasFocus()


def test_the_panel_fits_a_window_that_became_smaller_meanwhile(open_window: Opened) -> None:
    window = stuck(open_window)
    strike(Key.Key_F9)
    window.resize(640, 400)
    QApplication.processEvents()
    strike(Key.Key_F9)
    assert window.view.geometry().contains(window.stage.stuck.geometry())


def test_a_window_that_closes_over_a_pause_brings_the_keyboard_to_it(open_window: Opened) -> None:
    window = open_window(preferences=HIDES)
    open_dialog(window, "PaletteDialog")
    for letter in "pause":
        strike(letter)
    strike(Key.Key_Return)
    assert window.keyboard.pause.is_on
    assert window.stage.pause.first.hasFocus()
    strike(Key.Key_Space)
    assert window.view.hasFocus()


@pytest.mark.parametrize("switches", [Scanning.ONE_SWITCH, Scanning.TWO_SWITCHES])
@pytest.mark.parametrize("game", GAMES)
def test_m_08_a_switch_finds_only_the_way_on(open_window: Opened, game: str, switches: Scanning) -> None:
    begin, _ = GAMES[game]
    window = begin(open_window)
    window.choices.set(replace(window.choices.now, scanning=switches))
    window.keyboard.pause.begin()
    player = SwitchPlayer(window)
    texts = set()
    for _ in range(4):
        texts.add(player.text)
        assert all(framed.widget.isVisible() for framed in player.scan.stop.frames()) if player.scan.stop else True
        if switches is Scanning.ONE_SWITCH:
            player.scan.advance()
    assert texts - {""} == {TOLD}
    player.first()
    assert not window.keyboard.pause.is_on
    assert player.text != TOLD
