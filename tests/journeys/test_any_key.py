"""Every key of the keyboard in every state: nothing breaks, the game stays whole, and there is always a way out."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from support.forgetting import forget
from support.real_keys import CTRL, NO_KEY, SHIFT, let_dialogs_come, strike
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import Undo
from klondike_qt.game.cursor import EMPTY
from klondike_qt.game.updates import Update
from klondike_qt.preferences.schema import Preferences, Switch, TableLayout
from klondike_qt.rules.position import Position
from klondike_qt.ui.window import Window

pytestmark = [pytest.mark.thorough, pytest.mark.qt_log_ignore("This plugin does not support", extend=True)]

Key = Qt.Key
Press = tuple[Qt.Key, Qt.KeyboardModifier]
LETTERS = tuple(Key(number) for number in range(Key.Key_A.value, Key.Key_Z.value + 1))
DIGITS = tuple(Key(number) for number in range(Key.Key_0.value, Key.Key_9.value + 1))
SIGNS = (Key.Key_Plus, Key.Key_Minus, Key.Key_Equal, Key.Key_Question, Key.Key_Comma, Key.Key_Period, Key.Key_Slash)
WALKING = (
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Home,
    Key.Key_End,
    Key.Key_PageUp,
    Key.Key_PageDown,
)
ACTING = (Key.Key_Space, Key.Key_Return, Key.Key_Enter, Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab, Key.Key_Backspace)
RARE = (Key.Key_Delete, Key.Key_Insert, Key.Key_Pause, Key.Key_Menu, Key.Key_CapsLock, Key.Key_NumLock, Key.Key_Shift,
        Key.Key_Control, Key.Key_Meta, Key.Key_Eacute, Key.Key_Agrave)  # fmt: skip
FUNCTIONS = tuple(Key(number) for number in range(Key.Key_F1.value, Key.Key_F11.value))
PLAIN = tuple((key, NO_KEY) for key in (*LETTERS, *DIGITS, *SIGNS, *WALKING, *ACTING, *RARE, *FUNCTIONS))
SHIFTED = tuple((key, SHIFT) for key in (*LETTERS, *WALKING, *ACTING, *FUNCTIONS))
CHORDS = tuple((key, CTRL) for key in (*LETTERS, *DIGITS, *SIGNS) if key is not Key.Key_Q)
ALL: tuple[Press, ...] = (*PLAIN, *SHIFTED, *CHORDS)
"""All but Ctrl+Q, which closes the window, and F11: what fills the screen is the system's matter."""

STILL = Preferences(reduced_motion=Switch.ON, layout=TableLayout.TOP_ROW, confirm=False)
STATES: dict[str, tuple[Press, ...]] = {
    "nothing": (),
    "held": ((Key.Key_Space, NO_KEY),),
    "hint": ((Key.Key_H, NO_KEY),),
    "find": ((Key.Key_K, NO_KEY),),
    "rank": ((Key.Key_K, NO_KEY), (Key.Key_Q, NO_KEY)),
    "paused": ((Key.Key_F9, NO_KEY),),
    "demo": ((Key.Key_F3, NO_KEY),),
    "half a quick move": ((Key.Key_4, NO_KEY),),
    "place named": ((Key.Key_L, NO_KEY), (Key.Key_L, NO_KEY)),
    "list of moves": ((Key.Key_M, NO_KEY),),
    "list of keys": ((Key.Key_F1, NO_KEY),),
    "preferences": ((Key.Key_Comma, CTRL),),
    "messages": ((Key.Key_L, CTRL),),
    "palette": ((Key.Key_P, CTRL | SHIFT),),
    "deal by number": ((Key.Key_G, CTRL),),
    "menu": ((Key.Key_F10, NO_KEY),),
    "menu in a menu": ((Key.Key_F10, NO_KEY), (Key.Key_Right, NO_KEY), (Key.Key_Up, NO_KEY), (Key.Key_Right, NO_KEY)),
    "tool bar": ((Key.Key_F6, NO_KEY),),
    "message line": ((Key.Key_F6, NO_KEY), (Key.Key_F6, NO_KEY)),
}
MOST_ESCAPES = 5


class Witness:
    """Hears every update, and holds the game to its rules."""

    def __init__(self, window: Window) -> None:
        self.standing = window.desk.standing
        window.desk.updated.connect(self.hear)

    def hear(self, update: Update) -> None:
        assert update.before is self.standing
        self.standing = update.after
        assert_whole(update.after.position)


def assert_whole(position: Position) -> None:
    """Fail unless all 52 cards lie somewhere, each once."""
    cards = [*position.stock, *position.waste]
    for column in position.columns:
        cards += [*column.hidden, *column.run]
    assert len(cards) == len(set(cards))
    assert len(cards) + sum(position.foundations) == 52


def begun(open_window: Opened, state: str, *, moving: bool = False) -> Window:
    preferences = replace(STILL, quick_moves=state == "half a quick move")
    if moving:
        preferences = replace(preferences, reduced_motion=Switch.OFF)
    window = open_window(24, preferences=preferences)
    for key, modifiers in STATES[state]:
        strike(key, modifiers)
    return window


def leave(window: Window) -> None:
    """Press Esc until the table has the keyboard and nothing is held; that takes a few presses at most."""
    for _ in range(MOST_ESCAPES):
        let_dialogs_come()
        if is_out(window):
            return
        strike(Key.Key_Escape)
    assert is_out(window), (QApplication.activeModalWidget(), QApplication.focusWidget())


def is_out(window: Window) -> bool:
    at_rest = not (window.keyboard.find.is_on or window.keyboard.pause.is_on or window.demo.is_running)
    is_free = QApplication.activePopupWidget() is None and QApplication.activeModalWidget() is None
    return is_free and at_rest and window.view.hasFocus() and window.desk.standing.hand == EMPTY


@pytest.mark.parametrize("state", STATES)
def test_every_key_in_every_state_breaks_nothing_and_escape_leads_out(open_window: Opened, state: str) -> None:
    window = begun(open_window, state)
    Witness(window)
    for key, modifiers in ALL:
        leave(window)
        for each in STATES[state]:
            strike(*each)
        if state == "menu" and key is Key.Key_Q:
            continue  # the letter of Quit
        strike(key, modifiers)
        assert window.isVisible(), (key, modifiers)
        assert_whole(window.desk.standing.position)
    leave(window)


def test_every_key_in_the_middle_of_motion_breaks_nothing(open_window: Opened) -> None:
    window = begun(open_window, "nothing", moving=True)
    Witness(window)
    for key, modifiers in ALL:
        strike(Key.Key_N)
        strike(key, modifiers)
        leave(window)
    window.scene.cut()


def test_every_key_after_a_win_breaks_nothing(open_window: Opened) -> None:
    for key, modifiers in ALL:
        window = open_window(position=SETTLED, preferences=STILL)
        strike(Key.Key_O)
        assert window.stage.win.isVisible()
        strike(key, modifiers)
        leave(window)
        forget(window, window.scene)


presses = st.lists(st.sampled_from(ALL), min_size=1, max_size=40)


@given(presses)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_row_of_keys_leaves_a_game_that_can_be_undone_to_its_deal(open_window: Opened, row: list[Press]) -> None:
    window = begun(open_window, "nothing")
    for key, modifiers in row:
        if window.isVisible():  # Quit may be chosen in its menu
            strike(key, modifiers)
    if window.isVisible():
        leave(window)
    assert_whole(window.desk.standing.position)
    if not window.desk.standing.position.is_won:
        while window.desk.standing.can_undo:
            window.desk.do(Undo())
        assert window.desk.standing.position == window.desk.standing.record.start
    forget(window, window.scene)
