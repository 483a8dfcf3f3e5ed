"""Keys held down, and keys struck twice by accident."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot
from support.real_keys import let_dialogs_come, strike
from support.windows import Hands, Opened

from klondike_qt.game.cursor import EMPTY
from klondike_qt.rules.position import Place
from klondike_qt.ui.access.strikes import StrikeWatch
from klondike_qt.ui.dialogs.keys import KeysDialog
from klondike_qt.ui.window import Window

NO_KEY = Qt.KeyboardModifier.NoModifier
FIVE_SECONDS = 150
"""Repeats of a key that is held down for five seconds."""


def hold(key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = NO_KEY, repeats: int = FIVE_SECONDS) -> None:
    """Press a key and hold it down: each repeat asks for a shortcut first, as a real one does."""
    for number in range(repeats + 1):
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            let_dialogs_come()
            widget = QApplication.activePopupWidget() or QApplication.focusWidget()
            assert widget is not None
            QApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers, text, number > 0))


def guarded(window: Window, milliseconds: int) -> Hands:
    """Give a window a guard whose clock the test moves."""
    window.choices.set(replace(window.choices.now, double_strike=milliseconds))
    hands = Hands()
    window.keyboard.strikes._now = hands
    return hands


def test_k_08_holding_space_for_five_seconds_is_one_action(open_window: Opened) -> None:
    window = open_window()
    updates: list[object] = []
    window.desk.updated.connect(updates.append)
    hold(Qt.Key.Key_Space, " ")
    assert len(updates) == 1
    assert window.desk.standing.hand != EMPTY


@pytest.mark.parametrize(
    ("key", "text"), [(Qt.Key.Key_N, "n"), (Qt.Key.Key_0, "0"), (Qt.Key.Key_Return, "\r"), (Qt.Key.Key_F, "f")]
)
def test_k_08_no_held_key_plays_twice(open_window: Opened, key: Qt.Key, text: str) -> None:
    window = open_window(82)
    for _ in range(2):
        strike("n")
    strike("9")
    before = window.desk.standing.moves
    hold(key, text)
    assert window.desk.standing.moves <= before + 1


def test_k_08_held_undo_takes_one_turn_back(open_window: Opened) -> None:
    window = open_window()
    for _ in range(5):
        strike("n")
    hold(Qt.Key.Key_U, "u")
    assert window.desk.standing.moves == 4
    hold(Qt.Key.Key_Z, "", Qt.KeyboardModifier.ControlModifier)
    assert window.desk.standing.moves == 3


def test_k_08_held_arrows_go_on(open_window: Opened) -> None:
    window = open_window()
    hold(Qt.Key.Key_Right, repeats=3)
    assert window.desk.standing.focus.place is Place.COLUMN_5


def test_k_08_a_held_enter_does_nothing_more_in_a_dialog_or_a_menu(open_window: Opened) -> None:
    window = open_window()
    window.menus.entries["choose-deal"].trigger()
    let_dialogs_come()
    text = QApplication.focusWidget()
    assert isinstance(text, QPlainTextEdit)
    text.setPlainText("7")
    hold(Qt.Key.Key_Return, "\r")
    assert window.desk.standing.record.origin.deal_number == 7
    assert window.desk.standing.hand == EMPTY
    window.menus.entries["keys"].trigger()
    let_dialogs_come()
    hold(Qt.Key.Key_Down, repeats=10)
    hold(Qt.Key.Key_Escape)
    assert not [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_k_08_a_held_enter_in_a_menu_opens_a_menu_in_it_and_chooses_nothing(open_window: Opened) -> None:
    window = open_window()
    menu = window.menus.menus["move"]
    strike(Qt.Key.Key_F10)
    strike(Qt.Key.Key_Right)
    strike(Qt.Key.Key_Down)
    assert menu.isVisible()
    inner = window.menus.menus["go"]
    menu.setActiveAction(inner.menuAction())
    before = window.desk.standing
    hold(Qt.Key.Key_Return, "\r")
    assert inner.isVisible()
    assert window.desk.standing == before
    for _ in range(3):
        strike(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


def test_k_09_the_same_key_within_the_time_is_ignored_with_a_soft_signal(open_window: Opened) -> None:
    window = open_window()
    hands = guarded(window, 500)
    struck: list[bool] = []
    window.keyboard.strikes.struck.connect(lambda: struck.append(True))
    moves = []
    for now in (0.0, 0.1, 0.49, 0.51, 0.9, 1.02):
        hands.now = now
        strike("n")
        moves.append(window.desk.standing.moves)
    assert moves == [1, 1, 1, 2, 2, 3]
    assert len(struck) == 3


def test_k_09_a_press_that_asks_twice_whether_it_is_a_shortcut_is_one_press(open_window: Opened) -> None:
    """As each press does beside a screen reader."""
    window = open_window()
    guarded(window, 500)
    before = window.desk.standing.moves
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        QApplication.sendEvent(window.view, QKeyEvent(kind, Qt.Key.Key_N, NO_KEY, "n"))
    assert window.desk.standing.moves == before + 1


def test_k_09_another_key_within_the_time_is_taken(open_window: Opened) -> None:
    window = open_window()
    guarded(window, 2000)
    strike("n")
    strike("u")
    assert window.desk.standing.moves == 0
    strike("n")
    assert window.desk.standing.moves == 0


def test_k_09_chords_and_dialogs_are_guarded_and_typing_is_not(open_window: Opened) -> None:
    window = open_window()
    hands = guarded(window, 500)
    strike("n")
    strike("t")
    strike("z", Qt.KeyboardModifier.ControlModifier)
    strike("y", Qt.KeyboardModifier.ControlModifier)
    strike("z", Qt.KeyboardModifier.ControlModifier)
    assert window.desk.standing.moves == 1
    strike(Qt.Key.Key_F1)
    dialog = next(dialog for dialog in window.findChildren(KeysDialog) if dialog.isVisible())
    hands.now = 10.0
    for _ in range(3):
        strike("o")
    assert dialog._search.text() == "ooo"
    hands.now = 20.0
    strike(Qt.Key.Key_Escape)


def test_k_09_no_time_is_the_default_and_takes_every_key(open_window: Opened) -> None:
    window = open_window()
    assert window.choices.now.double_strike == 0
    for _ in range(4):
        strike("n")
    assert window.desk.standing.moves == 4


def test_the_watch_goes_with_the_keyboard_and_lets_go_of_what_is_gone(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    watch = StrikeWatch(window.choices, window)
    other = QWidget()
    qtbot.addWidget(other)
    watch._follow(None, other)
    other.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    watch._follow(None, window.view)
    strike("n")
    assert window.desk.standing.moves == 1
