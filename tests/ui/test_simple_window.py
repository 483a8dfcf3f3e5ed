"""The simple window: six controls at most, nothing that counts, and no command lost (C-11)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.dialogs.palette import entries_of
from klondike_qt.ui.window import Window

SIMPLE = Preferences(reduced_motion=Switch.ON, simple_window=True)


def controls(window: Window) -> list[str]:
    """Return the texts of the menus and buttons that are seen above the table."""
    QApplication.processEvents()
    menus = [action.text() for action in window.bar.menu_bar.actions() if action.isVisible()]
    return menus + [button.text() for button in window.bar.findChildren(QToolButton) if button.isVisible()]


def test_c_11_the_six_controls_are_those_that_are_needed_most(open_window: Opened) -> None:
    assert controls(open_window(preferences=SIMPLE)) == ["&Settings", "&Help", "New", "Undo", "Draw", "Hint"]


@pytest.mark.parametrize("text", TextSize)
@pytest.mark.parametrize("width", [640, 960, 1280, 1920])
def test_c_11_there_are_never_more_than_six(open_window: Opened, text: TextSize, width: int) -> None:
    window = open_window(preferences=replace(SIMPLE, text_size=text))
    window.resize(width, 600)
    shown = controls(window)
    assert len(shown) <= 6
    assert "Undo" in shown
    assert "Menu" in shown or {"New", "Draw", "Hint"} <= set(shown), "what has no button is in a menu"


def test_c_11_nothing_counts(open_window: Opened) -> None:
    window = open_window(preferences=replace(SIMPLE, show_timer=True, show_score=True))
    assert window.figures._texts == ()
    window.menus.entries["tell-score"].trigger()
    told = window.stage.message.text()
    assert "Score" not in told
    assert "minute" not in told


def test_c_11_finishing_takes_the_place_of_drawing(open_window: Opened) -> None:
    window = open_window(preferences=SIMPLE, position=SETTLED)
    shown = controls(window)
    assert "Finish" in shown
    assert "Draw" not in shown
    assert len(shown) <= 6


def test_every_command_is_still_found_by_its_name_and_by_its_key(open_window: Opened) -> None:
    usual = {entry.text for entry in entries_of(open_window().bar.menu_bar)}
    window = open_window(preferences=replace(SIMPLE, reduced_motion=Switch.ON))
    simple = {entry.text for entry in entries_of(window.bar.menu_bar)}
    assert len(simple) == len(usual)
    QTest.keyClick(window.view, Qt.Key.Key_N)
    assert window.desk.standing.moves == 1


def test_the_simple_window_comes_and_goes_live(open_window: Opened) -> None:
    window = open_window(preferences=replace(SIMPLE, simple_window=False))
    before = controls(window), window.figures._texts
    window.choices.set(SIMPLE)
    assert len(controls(window)) == 6
    window.choices.set(replace(SIMPLE, simple_window=False))
    assert (controls(window), window.figures._texts) == before
