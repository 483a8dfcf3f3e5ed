"""The list of keys: searched, changed, saved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton, QTableWidget, QWidget
from support.real_keys import CTRL, SHIFT, strike
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences
from klondike_qt.store.places import places_below
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.ui.access.bindings import bindings_of
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.dialogs.key_press import KeyPressDialog
from klondike_qt.ui.dialogs.key_sheet import key_sheet, save
from klondike_qt.ui.dialogs.keys import KeysDialog, key_rows
from klondike_qt.ui.window import Window

Key = Qt.Key


@pytest.fixture
def window(open_window: Opened) -> Iterator[Window]:
    """Open a window with the list of keys over it."""
    opened = open_window()
    strike(Key.Key_F1)
    yield opened
    while QApplication.activeModalWidget():
        strike(Key.Key_Escape)


def dialog(window: Window) -> KeysDialog:
    return next(found for found in window.findChildren(KeysDialog) if found.isVisible())


def table(window: Window) -> QTableWidget:
    found = dialog(window).findChild(QTableWidget)
    assert isinstance(found, QTableWidget)
    return found


def choose(window: Window, action: str) -> None:
    """Choose the row of an action and ask for another key."""
    table(window).setCurrentCell([each.id for each in ACTIONS].index(action), 0)
    press(dialog(window), "C&hange …")


def press(parent: QWidget, text: str) -> None:
    next(button for button in parent.findChildren(QPushButton) if button.text() == text).click()
    QApplication.processEvents()


def asking(window: Window) -> KeyPressDialog:
    return next(found for found in window.findChildren(KeyPressDialog) if found.isVisible())


def keys_of(window: Window, action: str) -> tuple[str, ...]:
    return bindings_of(window.choices.now).keys[action]


def shown_keys(window: Window, action: str) -> str:
    item = table(window).item([each.id for each in ACTIONS].index(action), 1)
    assert item is not None
    return item.text()


def said(window: Window) -> str:
    return window.stage.message.text()


def test_k_13_every_action_is_listed_and_typing_finds_it(window: Window) -> None:
    assert table(window).rowCount() == len(ACTIONS)
    for letter in "undo":
        strike(letter)
    visible = [row for row in range(table(window).rowCount()) if not table(window).isRowHidden(row)]
    assert [ACTIONS[row].id for row in visible] == ["undo"]
    assert table(window).currentRow() == visible[0]


def test_k_05_a_free_key_is_taken_beside_or_in_place_of_the_others(window: Window) -> None:
    choose(window, "undo")
    strike("d")
    assert said(window) == "D is free"
    press(asking(window), "Use it &as well")
    assert keys_of(window, "undo") == ("U", "Backspace", "Ctrl+Z", "D")
    assert shown_keys(window, "undo") == "U or Backspace or Ctrl+Z or D"
    assert said(window) == "Undo: U or Backspace or Ctrl+Z or D"
    choose(window, "undo")
    strike("k", CTRL | SHIFT)
    press(asking(window), "Use this key &only")
    assert keys_of(window, "undo") == ("Ctrl+Shift+K",)
    assert window.menus.entries["undo"].shortcuts() == ["Ctrl+Shift+K"]


def test_k_05_a_conflict_is_named_before_anything_is_changed(window: Window) -> None:
    choose(window, "hint")
    strike("u")
    assert said(window) == "U is a key of Undo, which would lose it"
    assert window.choices.now == Preferences(reduced_motion=window.choices.now.reduced_motion)
    strike(Key.Key_Escape)
    assert keys_of(window, "undo") == ("U", "Backspace", "Ctrl+Z")
    choose(window, "hint")
    strike("u")
    press(asking(window), "Use it &as well")
    assert (keys_of(window, "undo"), keys_of(window, "hint")) == (("Backspace", "Ctrl+Z"), ("H", "U"))


@pytest.mark.parametrize(
    ("key", "reason"),
    [("h", "on a Mac the system has it"), ("m", "on a Mac the system has it"), ("q", "on a Mac the system has it")],
)
def test_k_06_a_reserved_key_is_refused_with_the_reason(window: Window, key: str, reason: str) -> None:
    choose(window, "undo")
    strike(key, CTRL)
    assert said(window) == f"Ctrl+{key.upper()} cannot be used: {reason}"
    buttons = {button.text(): button.isEnabled() for button in asking(window).findChildren(QPushButton)}
    assert not buttons["Use this key &only"]
    assert not buttons["Use it &as well"]


def test_keys_pressed_there_do_nothing_else_and_tab_leads_to_the_buttons(window: Window) -> None:
    before = window.desk.standing
    choose(window, "undo")
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_F2, Key.Key_F9, Key.Key_Backspace, Key.Key_Left, "n"):
        strike(key)
        assert asking(window).isVisible()
    strike("z", CTRL)
    assert said(window) == "Ctrl+Z does this already"
    strike(Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), QPushButton)
    assert window.desk.standing.position == before.position


def test_an_action_can_be_without_keys_and_get_its_usual_ones_back(window: Window) -> None:
    choose(window, "undo")
    press(asking(window), "No &key")
    assert (keys_of(window, "undo"), shown_keys(window, "undo")) == ((), "no key")
    press(dialog(window), "&Reset this row")
    assert keys_of(window, "undo") == ("U", "Backspace", "Ctrl+Z")
    choose(window, "put-back")
    assert not next(each for each in asking(window).findChildren(QPushButton) if each.text() == "No &key").isEnabled()


def test_all_keys_can_be_as_they_came(window: Window) -> None:
    for action, key in (("undo", "d"), ("hint", "b")):
        choose(window, action)
        strike(key)
        press(asking(window), "Use this key &only")
    press(dialog(window), "Reset &all")
    assert window.choices.now.keys == ()
    assert keys_of(window, "hint") == ("H",)


def test_k_05_own_keys_are_there_again_after_a_restart(window: Window, tmp_path: Path) -> None:
    choose(window, "undo")
    strike("d")
    press(asking(window), "Use it &as well")
    places = places_below(str(tmp_path))
    assert PreferencesFile(places).save(window.choices.now) == ()
    assert PreferencesFile(places).load().preferences == window.choices.now


def test_k_13_the_list_is_saved_as_a_web_page(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "keys.html"
    dialog(window).save_sheet(str(file))
    page = file.read_text("utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert page.count('<th scope="row">') == len(ACTIONS)
    assert "<td>U or Backspace or Ctrl+Z</td>" in page
    assert said(window) == f"The list of keys is in {file}"


def test_a_file_that_cannot_be_written_is_told(window: Window, tmp_path: Path) -> None:
    dialog(window).save_sheet(str(tmp_path / "no folder" / "keys.html"))
    assert "could not be written" in said(window)


def test_where_to_save_is_asked_for(window: Window) -> None:
    press(dialog(window), "&Save the list …")
    found = dialog(window).findChild(QFileDialog)
    assert isinstance(found, QFileDialog)
    assert found.selectedFiles()[0].endswith("Keys of Klondike Qt.html")
    found.reject()


def test_signs_of_other_pages_are_written_as_they_are(tmp_path: Path) -> None:
    page = key_sheet([("A < B & C", "+ or =")], "en")
    assert "A &lt; B &amp; C" in page
    assert str(tmp_path) in save(page, str(tmp_path / "x.html"))


def test_s_13_every_control_of_both_windows_has_a_name(window: Window) -> None:
    choose(window, "undo")
    for parent in (dialog(window), asking(window)):
        for kind in (QLineEdit, QTableWidget):
            assert all(each.accessibleName() for each in parent.findChildren(kind))
        assert all(button.text() for button in parent.findChildren(QPushButton))
        assert parent.windowTitle()


def test_rows_tell_actions_without_keys_too() -> None:
    rows = dict(key_rows(bindings_of(Preferences())))
    assert rows["Previous game back"] == "no key"
    assert rows["Undo"] == "U or Backspace or Ctrl+Z"


def test_searching_tells_what_is_found_and_is_no_news(open_window: Opened) -> None:
    window = open_window()
    window._deeds["keys"]()
    dialog = window.findChild(KeysDialog)
    assert isinstance(dialog, KeysDialog)
    past = window.announcer.past
    dialog._search.setText("redo")
    assert window.announcer.line == "Redo, Y or Ctrl+Y or Ctrl+Shift+Z; 1 found"
    dialog._search.setText("zzz")
    assert window.announcer.line == "Nothing has this name"
    assert window.announcer.past == past
    dialog.close()
