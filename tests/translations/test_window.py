"""The whole window speaks the player's language."""

from collections import Counter

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar
from support.bars import SIZES, WIDTHS, faults, sized
from support.pseudo import untranslated_texts
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, TextSize
from klondike_qt.ui.window import Window


def doubled_keys(window: Window) -> list[str]:
    """Return the access keys that two entries of one menu share."""
    doubled = []
    for menu in [*window.findChildren(QMenuBar), *window.findChildren(QMenu)]:
        letters = Counter(letter for action in menu.actions() if (letter := access_key(action)))
        doubled += [f"{menu.title() if isinstance(menu, QMenu) else ''}: {key}" for key, n in letters.items() if n > 1]
    return doubled


def access_key(action: QAction) -> str:
    """Return the letter that opens an entry from the keyboard."""
    return action.text().replace("&&", "").partition("&")[2][:1].lower()


@pytest.mark.usefixtures("pseudo")
def test_no_text_of_the_window_misses_the_translator(open_window: Opened) -> None:
    assert untranslated_texts(open_window()) == []


def test_no_access_key_is_given_twice_in_english(open_window: Opened) -> None:
    assert doubled_keys(open_window()) == []


@pytest.mark.usefixtures("german")
def test_no_access_key_is_given_twice_in_german(open_window: Opened) -> None:
    assert doubled_keys(open_window()) == []


@pytest.mark.usefixtures("german")
def test_the_window_speaks_german(open_window: Opened) -> None:
    window = open_window()
    titles = {menu.title() for menu in window.findChildren(QMenu)}
    assert {"&Spiel", "&Zug", "&Hilfe"} <= titles


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("text", SIZES)
def test_v_16_nothing_german_is_cut_off_in_the_bar(open_window: Opened, text: TextSize) -> None:
    window = open_window(preferences=Preferences(show_state=True))
    for size in WIDTHS:
        sized(window, size, text)
        assert not faults(window)
        assert window.figures.shown_texts
