"""Menus, bar and dialogs, as assistive technology is told of them: everything named, nothing without a way out."""

from collections.abc import Callable

import pytest
from support.access_lint import faults_of, faults_of_dialog, focused_in
from support.atspi import Node, Opened, Reader
from support.desktop import Desktop, until
from support.dump import dumped

pytestmark = [pytest.mark.display, pytest.mark.thorough]

DIALOGS: dict[str, tuple[str, ...]] = {
    "keys": ("F1",),
    "choose-deal": ("ctrl+g",),
    "new-deal": ("ctrl+shift+n",),
    "moves": ("m",),
    "leave": ("n", "ctrl+n"),
    "preferences": ("ctrl+comma",),
    "move-log": ("n", "ctrl+l"),
    "palette": ("ctrl+shift+p",),
    "calendar": ("ctrl+shift+d",),
    "how-to-play": ("shift+F1",),
}
"""Each dialog, and the keys that open it."""


def opened_by(desktop: Desktop, reader: Reader, *keys: str) -> Node:
    """Press keys and return the dialog that they open."""
    desktop.press(*keys)
    return reader.opened(f"after {keys}")


@pytest.mark.parametrize("name", DIALOGS)
def test_s_13_every_dialog_names_its_parts_and_has_a_default_and_a_way_out(
    desktop: Desktop, open_game: Opened, name: str
) -> None:
    game, reader = open_game()
    dialog = opened_by(desktop, reader, *DIALOGS[name])
    assert faults_of_dialog(dialog) == []
    desktop.press("Escape")
    until("it is closed", lambda: not reader.dialogs())
    reader.quiet(0.2)
    window = reader.shown()
    (focused,) = focused_in(window)
    assert focused in window.find("TableView").below()
    assert game.lives()


def test_s_13_every_dialog_names_its_parts_in_the_largest_text_too(desktop: Desktop, open_game: Opened) -> None:
    _, reader = open_game("--deal", "24", text_size="40")
    found: dict[str, list[str]] = {}
    for name, keys in DIALOGS.items():
        found[name] = faults_of_dialog(opened_by(desktop, reader, *keys))
        desktop.press("Escape")
        until("it is closed", lambda: not reader.dialogs())
        reader.quiet(0.2)
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("entry", ["about", "tutorial", "own-rules"])
def test_s_13_what_a_menu_entry_opens_is_named_as_well(open_game: Opened, entry: str) -> None:
    _, reader = open_game()
    reader.act(reader.tree().find(entry).id)
    assert faults_of_dialog(reader.opened(entry)) == []


def test_s_13_every_part_of_the_window_has_a_name(open_game: Opened) -> None:
    _, reader = open_game()
    assert faults_of(reader.tree()) == []


def test_s_13_the_dialog_of_preferences_is_as_it_was_read(
    desktop: Desktop, open_game: Opened, compare: Callable[[str, str], None]
) -> None:
    _, reader = open_game()
    compare("preferences.txt", dumped(opened_by(desktop, reader, *DIALOGS["preferences"])))


def test_s_06_a_change_taken_back_in_another_section_says_one_thing(desktop: Desktop, open_game: Opened) -> None:
    _, reader = open_game()
    opened_by(desktop, reader, *DIALOGS["preferences"])
    reader.press("Down", "Down")
    (choice,) = reader.press("Return")
    reader.press_quietly("space")
    reader.press_quietly("ctrl+Next")
    assert reader.press_quietly("ctrl+z") == [choice]


CLOSINGS: dict[str, tuple[tuple[str, ...], str]] = {
    "a list that is only read": (("ctrl+l", "Escape"), ""),
    "a move that is chosen": (("m", "Return"), "Ace of clubs to foundation. Turned over nine of spades. "),
    "preferences that were changed": (("ctrl+comma", "Tab", "space", "Escape"), ""),
    "a set-up that is left": (("F12", "Escape"), "Set-up skipped; F12 opens it again. "),
    "a game that is not left": (("n", "ctrl+n", "Escape"), ""),
    "a game that is left": (("n", "ctrl+n", "Tab", "space"), "New game, Klondike, deal "),
    "a deal that is chosen": (("ctrl+g", "2", "3", "Return"), "New game, Klondike, deal 23. "),
    "a day that is chosen": (("ctrl+shift+d", "Return"), "New game, Klondike, deal "),
}
"""Keys that open a dialog and close it, and how what is said to the last one begins."""


@pytest.mark.parametrize("closing", CLOSINGS)
def test_s_06_closing_a_dialog_says_one_thing(open_game: Opened, desktop: Desktop, closing: str) -> None:
    keys, begin = CLOSINGS[closing]
    _, reader = open_game()
    for key in keys[:-1]:
        desktop.press(key)
        reader.quiet()
    start = reader.count()
    desktop.press(keys[-1])
    reader.quiet()
    # Qt tells of the table as such just before; who hears of the node behind that leaves it out.
    (heard,) = (event for event in reader.events(start) if event.spoken and event.short_id != "TableView")
    assert heard.kind.startswith("object:state-changed:focused")
    assert heard.spoken.startswith(begin)
    assert heard.spoken.endswith(", column one")
    assert focused_in(reader.shown())[0].id == heard.id


def test_k_02_every_entry_of_every_menu_is_heard_with_single_keys(open_game: Opened) -> None:
    _, reader = open_game()
    (bar,) = reader.tree().of_role("menu bar")
    assert reader.press("F10")[-1] == bar.children[0].name
    for menu in bar.children:
        (popup,) = menu.children
        entries = [entry.name for entry in popup.children if entry.role != "separator"]
        heard = [reader.press("Down")[-1] for _ in entries] if menu is bar.children[0] else []
        heard = heard or [reader.press("Right")[-1], *(reader.press("Down")[-1] for _ in entries[1:])]
        assert heard == entries
