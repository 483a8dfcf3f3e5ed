"""Which action each key asks for, and the player's own keys."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.bindings import BY_ID, bindings_of, faults_of, usual_keys, with_keys, with_usual_keys
from klondike_qt.ui.access.key_forms import acts_anywhere, combination, is_character
from klondike_qt.ui.access.reserved import Taken, taken
from klondike_qt.ui.actions import ACTIONS

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
NO_KEY = Qt.KeyboardModifier.NoModifier
RESERVED = {
    "Shift": Taken.MODIFIER,
    "NumLock": Taken.MODIFIER,
    "Ins": Taken.READER,
    "Shift+Ins": Taken.READER,
    "CapsLock": Taken.READER,
    "Tab": Taken.ZONES,
    "Shift+Tab": Taken.ZONES,
    "Ctrl+Tab": Taken.MAC,
    "Esc": Taken.LEAVING,
    "Ctrl+Esc": Taken.SYSTEM,
    "F10": Taken.MENUS,
    "Shift+F10": Taken.MENUS,
    "Alt+F4": Taken.MENUS,
    "Alt+Space": Taken.MENUS,
    "Alt+G": Taken.MENUS,
    "Menu": Taken.MENUS,
    "Meta++": Taken.SYSTEM,
    "Meta+H": Taken.SYSTEM,
    "Ctrl+Alt+F1": Taken.SYSTEM,
    "Ctrl+Alt+8": Taken.SYSTEM,
    "Ctrl+F1": Taken.SYSTEM,
    "Ctrl+F4": Taken.SYSTEM,
    "Print": Taken.SYSTEM,
    "Ctrl+H": Taken.MAC,
    "Ctrl+M": Taken.MAC,
    "Ctrl+W": Taken.MAC,
    "Ctrl+Space": Taken.MAC,
    "Ctrl+Q": Taken.MAC,
    "Ctrl+,": Taken.MAC,
    "Num+5": Taken.UNREADABLE,
    "": Taken.UNREADABLE,
    "Ctrl+K, Ctrl+C": Taken.UNREADABLE,
    "no key at all": Taken.UNREADABLE,
}
"""The table of reserved keys, as an action without any of them meets it."""

actions = st.sampled_from([action.id for action in ACTIONS])
key_texts = st.sampled_from(
    ["D", "B", "U", "Space", "Ctrl+K", "Ctrl+Z", "F5", "é", "0", "Esc", "F10", "Ctrl+H", "?", "x y"]
)
own_keys = st.dictionaries(actions, st.lists(key_texts, max_size=4).map(tuple), max_size=6).map(
    lambda keys: Preferences(keys=tuple(keys.items()))
)


def pressed(key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = NO_KEY) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


@pytest.mark.parametrize("key", RESERVED)
def test_k_06_reserved_keys_are_refused_with_their_reason(key: str) -> None:
    assert taken(key, "redo") is RESERVED[key]


def test_k_06_no_action_came_with_a_reserved_key() -> None:
    assert [(action.id, key) for action in ACTIONS for key in usual_keys(action.id) if taken(key, action.id)] == []


def test_k_06_nothing_needs_a_key_that_some_keyboards_lack() -> None:
    """Whatever has a function key has a menu entry or another key too; nothing is on the numeric keypad alone."""
    texts = [key for action in ACTIONS for key in (*action.keys, *action.chords)]
    assert not any("Num+" in key or "Ins" in key for key in texts)
    for key in texts:
        found = combination(key)
        assert found is not None, key


def test_k_06_no_two_actions_came_with_the_same_key() -> None:
    keys = [key for action in ACTIONS for key in usual_keys(action.id)]
    assert len(keys) == len(set(keys))


@given(own_keys)
def test_k_05_whatever_keys_the_file_holds_each_key_has_one_action_and_esc_and_f10_stay(
    preferences: Preferences,
) -> None:
    bindings = bindings_of(preferences)
    keys = [key for own in bindings.keys.values() for key in own]
    assert len(keys) == len(set(keys))
    assert set(bindings.keys) == set(BY_ID)
    assert bindings.owner("Esc") == "put-back"
    assert bindings.owner("F10") == "open-menu"
    assert all(taken(key, action) is None for action, own in bindings.keys.items() for key in own)


@given(own_keys, actions, st.lists(st.sampled_from(["D", "U", "Ctrl+K", "Space", "1"]), unique=True, max_size=3))
def test_k_05_each_action_can_have_any_keys_and_whoever_had_them_loses_them(
    preferences: Preferences, action: str, keys: list[str]
) -> None:
    bindings = bindings_of(with_keys(preferences, action, keys))
    assert set(keys) <= set(bindings.keys[action])
    assert all(bindings.owner(key) == action for key in keys)


def test_k_05_the_usual_keys_come_back_for_one_action_and_for_all() -> None:
    changed = with_keys(Preferences(), "hint", ["U", "D"])
    assert bindings_of(changed).keys["undo"] == ("Backspace", "Ctrl+Z")
    assert bindings_of(with_usual_keys(changed, "hint")).keys["hint"] == ("H",)
    assert with_keys(changed, "undo", usual_keys("undo")).keys == (("hint", ("D",)),)
    assert bindings_of(Preferences()).keys["undo"] == usual_keys("undo")


def test_k_05_letters_digits_and_signs_can_be_switched_off_together() -> None:
    without = bindings_of(Preferences(letters=False))
    for key, text in ((Qt.Key.Key_U, "u"), (Qt.Key.Key_4, "4"), (Qt.Key.Key_Plus, "+"), (Qt.Key.Key_Question, "?")):
        assert without.asked(pressed(key, text)) is None
        assert bindings_of(Preferences()).asked(pressed(key, text)) is not None
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Escape, Qt.Key.Key_F2, Qt.Key.Key_Backspace):
        assert without.asked(pressed(key)) is not None
    assert without.of("undo") == ("Backspace", "Ctrl+Z")


def test_k_05_unknown_actions_and_unusable_keys_of_the_file_are_told_and_the_others_kept() -> None:
    preferences = Preferences(keys=(("fly", ("F",)), ("undo", ("Ctrl+H", "foo", "D")), ("redo", ("Ctrl+Y",))))
    assert [fault.split(":")[0] for fault in faults_of(preferences)] == ["no action is called 'fly'", "undo", "undo"]
    assert bindings_of(preferences).keys["undo"] == ("D",)
    kept = dict(with_keys(preferences, "hint", ["B"]).keys)
    assert kept["fly"] == ("F",)


def test_shift_tells_letters_apart_but_not_the_signs_that_it_types() -> None:
    bindings = bindings_of(Preferences())

    def asked(key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier) -> str | None:
        action = bindings.asked(pressed(key, text, modifiers))
        return action.id if action else None

    assert asked(Qt.Key.Key_R, "r", NO_KEY) == "tell-again"
    assert asked(Qt.Key.Key_R, "R", SHIFT) == "tell-before"
    assert asked(Qt.Key.Key_Question, "?", SHIFT) == "keys"
    assert asked(Qt.Key.Key_Plus, "+", SHIFT) == "grow"
    assert asked(Qt.Key.Key_U, "U", SHIFT) is None
    assert asked(Qt.Key.Key_H, "", CTRL) is None


def test_keys_that_widgets_need_for_themselves_act_on_the_table_only() -> None:
    for text in ("A", "5", "+", "Space", "Return", "Esc", "Left", "Shift+Return", "Home", "Backspace"):
        found = combination(text)
        assert found is not None
        assert not acts_anywhere(found)
    for text in ("F2", "Pause", "Ctrl+A", "Ctrl+Left"):
        found = combination(text)
        assert found is not None
        assert acts_anywhere(found)
        assert not is_character(found)


def test_the_portable_text_of_each_key_is_one_that_qt_reads_back() -> None:
    for action in ACTIONS:
        for key in usual_keys(action.id):
            assert QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) == key
