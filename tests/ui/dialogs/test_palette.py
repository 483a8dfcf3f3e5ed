"""Any command by its name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListWidget
from support.real_keys import CTRL, SHIFT, strike
from support.windows import Opened

from klondike_qt.preferences.schema import Size
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.dialogs.palette import PaletteDialog, entries_of
from klondike_qt.ui.menus import CHOICES, SWITCHES
from klondike_qt.ui.window import Window
from klondike_qt.words.menu_choices import choice_texts
from klondike_qt.words.menus import menu_titles, plain

Key = Qt.Key


def opened(open_window: Opened) -> Window:
    window = open_window()
    strike("p", CTRL | SHIFT)
    return window


def listed(window: Window) -> list[str]:
    dialog = next(found for found in window.findChildren(PaletteDialog) if found.isVisible())
    found = dialog.findChild(QListWidget)
    assert isinstance(found, QListWidget)
    return [found.item(row).text() for row in range(found.count())]


def typed(text: str) -> None:
    for letter in text:
        strike(letter)


def test_k_13_every_action_and_every_choice_is_in_the_palette(open_window: Opened) -> None:
    window = open_window()
    entries = entries_of(window.bar.menu_bar)
    names = {entry.action.objectName() for entry in entries}
    assert {action.id for action in ACTIONS} <= names
    assert set(SWITCHES) <= names
    texts = [entry.text for entry in entries]
    assert len(texts) == len(set(texts))
    for field in CHOICES:
        title = plain(menu_titles()[field])
        assert {f"{title}: {plain(value)}" for value in choice_texts()[field].values()} <= set(texts)
    for text in ("Undo, U or Backspace or Ctrl+Z", "Card size: Large", "Show the time: on", "Kind of game: Las Vegas"):
        assert text in texts


def test_typing_a_part_of_the_name_and_enter_carries_it_out(open_window: Opened) -> None:
    window = opened(open_window)
    typed("draw")
    assert listed(window)[0].startswith("Draw")
    strike(Key.Key_Return)
    assert window.desk.standing.moves == 1
    assert window.view.hasFocus()


def test_arrows_lead_into_the_list_and_out_of_it(open_window: Opened) -> None:
    window = opened(open_window)
    typed("size")
    first = listed(window)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up, Key.Key_Up):
        strike(key)
    typed("l")
    assert listed(window) != first
    strike(Key.Key_Escape)
    assert window.view.hasFocus()


def test_a_choice_is_made_by_its_name(open_window: Opened) -> None:
    window = opened(open_window)
    typed("card size xl")
    assert listed(window) == []
    strike(Key.Key_Return)
    for _ in range(2):
        strike(Key.Key_Backspace)
    typed("extra")
    strike(Key.Key_Down)
    strike(Key.Key_Space)
    assert window.choices.now.size is Size.XL


def test_a_command_is_found_by_the_name_of_its_menu_behind_those_that_have_it(open_window: Opened) -> None:
    window = opened(open_window)
    typed("share")
    shared = [plain(entry.text()) for entry in window.menus.menus["share"].actions() if entry.text()]
    assert shared
    assert set(shared) <= {text.partition(",")[0] for text in listed(window)}


def test_what_was_found_is_said_anew_only_where_a_letter_changes_it(open_window: Opened) -> None:
    window = opened(open_window)
    heard: list[str] = []
    window.announcer.said.connect(lambda message: heard.append(message.text))
    typed("xyz")
    assert heard.count("Nothing has this name") == 1
    for _ in range(3):
        strike(Key.Key_Backspace)
    typed("xyz")
    assert heard.count("Nothing has this name") == 2


def test_what_fits_is_told_while_typing(open_window: Opened) -> None:
    window = opened(open_window)
    typed("undo")
    assert window.stage.message.text() == "Undo, U or Backspace or Ctrl+Z; 1 found"
    typed("xx")
    assert window.stage.message.text() == "Nothing has this name"
    strike(Key.Key_Escape)


@pytest.mark.parametrize("text", ["", "  ", "&", "\\", "Ω", "a" * 300])
def test_whatever_is_typed_does_no_harm(open_window: Opened, text: str) -> None:
    window = opened(open_window)
    field = QApplication.focusWidget()
    field.setText(text)  # type: ignore[union-attr] # of a field
    before = window.desk.standing.position
    strike(Key.Key_Escape)
    assert window.desk.standing.position == before
