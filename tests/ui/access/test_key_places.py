"""Digits and letters by their place on the keyboard, whatever is written there."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.bindings import bindings_of
from klondike_qt.ui.access.key_forms import character, named
from klondike_qt.ui.access.key_places import digit_at, letter_at

SHIFT, KEYPAD = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier
NO_KEY = Qt.KeyboardModifier.NoModifier
AZERTY, CZECH, CYRILLIC = "&é\"'(-è_çà", "+ěščřžýáíé", "йцукенгшщз"
ROW = "1234567890"


def press(scan: int, text: str, modifiers: Qt.KeyboardModifier = NO_KEY, key: int | None = None) -> QKeyEvent:
    number = ord(text.upper()) if key is None else key
    return QKeyEvent(QEvent.Type.KeyPress, number, modifiers, scan, 0, 0, text)


@pytest.mark.parametrize("layout", [AZERTY, CZECH, ROW])
def test_k_07_the_row_of_digits_is_digits_on_every_layout(layout: str) -> None:
    asked = [bindings_of(Preferences()).asked(press(10 + index, text)) for index, text in enumerate(layout)]
    assert [action.id for action in asked if action] == [
        *(f"column-{number}" for number in range(1, 8)),
        "foundations",
        "waste",
        "draw",
    ]
    assert "".join(character(press(10 + index, text)) for index, text in enumerate(layout)) == ROW
    assert [named(press(10 + index, text)) for index, text in enumerate(layout)] == list(ROW)


def test_k_07_shifted_digits_of_azerty_and_signs_elsewhere_mean_what_is_written() -> None:
    bindings = bindings_of(Preferences())
    for event, wanted in (
        (press(14, "5", SHIFT), "column-5"),
        (press(21, "=", NO_KEY), "grow"),
        (press(21, "+", SHIFT), "grow"),
        (press(61, "-", NO_KEY), "shrink"),
        (press(11, "2", SHIFT, Qt.Key.Key_At), None),
    ):
        action = bindings.asked(event)
        assert (action.id if action else None) == wanted


def test_k_07_the_numeric_keypad_has_digits_and_signs_too() -> None:
    bindings = bindings_of(Preferences())
    for scan, text, wanted in ((83, "4", "column-4"), (90, "0", "draw"), (86, "+", "grow"), (82, "-", "shrink")):
        action = bindings.asked(press(scan, text, KEYPAD))
        assert action is not None
        assert action.id == wanted
    without_num_lock = bindings.asked(press(83, "", KEYPAD, Qt.Key.Key_Left))
    assert without_num_lock is not None
    assert without_num_lock.id == "left"


@pytest.mark.parametrize(("system", "first"), [("xcb", 10), ("wayland", 10), ("windows", 2), ("eglfs", 2)])
def test_k_07_each_system_has_numbers_of_its_own_for_the_places(system: str, first: int) -> None:
    assert [digit_at(first + index, 0, system) for index in range(10)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    assert digit_at(first - 1, 0, system) is None
    assert digit_at(first + 10, 0, system) is None
    assert letter_at(first + 14, system) == "Q"
    assert letter_at(0, system) is None


def test_k_07_macs_number_the_keys_otherwise() -> None:
    assert [digit_at(1, virtual, "cocoa") for virtual in (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)] == [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
    ]  # fmt: skip
    assert digit_at(1, 0, "cocoa") is None
    assert letter_at(24, "cocoa") is None


def test_letters_of_other_alphabets_stand_for_the_latin_ones_at_their_place() -> None:
    bindings = bindings_of(Preferences())
    asked = [bindings.asked(press(24 + index, text)) for index, text in enumerate(CYRILLIC)]
    assert [action.id if action else None for action in (asked[0], asked[5], asked[6])] == ["mute", "redo", "undo"]
    assert character(press(24, CYRILLIC[0])) == "Q"
