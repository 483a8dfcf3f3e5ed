"""Only the player moves the focus, and the keyboard is never nowhere."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from support.real_keys import CTRL, NO_KEY, SHIFT, strike
from support.windows import Opened

from klondike_qt.game.commands import Dealing, FocusOn, Navigation
from klondike_qt.game.cursor import Focus
from klondike_qt.game.focusing import focused_card
from klondike_qt.game.updates import Change, Update
from klondike_qt.preferences.schema import Preferences, Switch, TableLayout
from klondike_qt.rules.position import Place
from klondike_qt.ui.window import Window

Key = Qt.Key
STILL = Preferences(reduced_motion=Switch.ON, layout=TableLayout.TOP_ROW, confirm=False)
PLAYING = (*"nnnugggfo1234567890", "y", "+", "-", "m", "t", "c", "l", Key.Key_Space, Key.Key_Return, Key.Key_Escape)
WALKING = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home)
DIALOGS = (("m", NO_KEY), (Key.Key_F1, NO_KEY), (",", CTRL), ("l", CTRL), ("p", CTRL | SHIFT), ("g", CTRL))


class FocusRule:
    """Hears every update, and fails where the focus did what nobody asked for."""

    def __init__(self, window: Window) -> None:
        self.moves = 0
        window.desk.updated.connect(self.hear)

    def hear(self, update: Update) -> None:
        if isinstance(update.command, Navigation | Dealing):
            return
        before, after = update.before.focus, update.after.focus
        assert after.place is before.place, update.command
        if update.change is Change.PLAYED:
            self.moves += 1
            assert_followed(update, before, after)


def assert_followed(update: Update, before: Focus, after: Focus) -> None:
    """Fail unless the focus is on the same card, or on the last one of the same place once that has left."""
    if not before.place.is_column or before.depth is None:
        assert after == before
        return
    card = focused_card(update.before.position, before)
    column = update.after.position.column(before.place)
    if card in column.run:
        assert focused_card(update.after.position, after) is card
    elif card is not None:
        assert after.depth == 0


@given(st.lists(st.sampled_from([*PLAYING, *WALKING]), min_size=30, max_size=60), st.integers(1, 10_000))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_k_11_only_navigation_moves_the_focus_and_it_stays_in_its_place(
    open_window: Opened, row: list[str | Qt.Key], deal: int
) -> None:
    window = open_window(deal, preferences=STILL)
    FocusRule(window)
    for key in row:
        strike(key)
        while QApplication.activeModalWidget():
            strike(Key.Key_Escape)
    window.close()


@pytest.mark.parametrize("way", DIALOGS)
@pytest.mark.parametrize(
    "start", [Focus(Place.COLUMN_7, 0), Focus(Place.COLUMN_4, 1), Focus(Place.HEARTS), Focus(Place.STOCK)]
)
def test_k_11_after_each_dialog_the_focus_is_where_it_was(
    open_window: Opened, start: Focus, way: tuple[str | Qt.Key, Qt.KeyboardModifier]
) -> None:
    window = open_window(preferences=STILL)
    strike("n")
    window.desk.do(FocusOn(start))
    before = window.desk.standing
    strike(*way)
    assert QApplication.activeModalWidget() is not None
    strike(Key.Key_Escape)
    after = window.desk.standing
    assert (after.focus, after.hand, after.position) == (before.focus, before.hand, before.position)
    assert window.view.hasFocus()


def test_k_10_the_focus_is_seen_from_the_first_key_press(open_window: Opened) -> None:
    window = open_window(preferences=STILL)
    assert window.scene._shows_focus
    strike(Key.Key_Right)
    assert window.scene._shows_focus
