"""Whole games in a real window: by keys alone, by clicks alone, by drags alone."""

from collections.abc import Callable

import pytest
from support.fingers import Keys, click, play_by_clicks, play_by_drag
from support.lines import winning_line
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TableLayout
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.ui.window import Window

NAMES = ("klondike", "draw-three", "vegas", "vegas-three")
STILL = Preferences(reduced_motion=Switch.ON)


def play(window: Window, variant: str, index: int, play_token: Callable[[str], None]) -> None:
    for token in winning_line(variant, index).tokens:
        before = window.desk.standing
        play_token(token)
        assert window.desk.standing.moves == before.moves + 1, token


def assert_told_and_won(window: Window) -> None:
    assert window.desk.standing.position.is_won
    assert "You won" in window.stage.message.text()
    assert window.stage.win.isVisible()


@pytest.mark.parametrize("variant", NAMES)
def test_a_game_is_won_by_digits_alone(open_window: Opened, variant: str) -> None:
    window = open_window(winning_line(variant).deal, variant)
    keys = Keys(window)
    play(window, variant, 0, keys.by_address)
    assert_told_and_won(window)


@pytest.mark.parametrize("variant", NAMES)
def test_a_game_is_won_by_arrows_alone(open_window: Opened, variant: str) -> None:
    preferences = Preferences(reduced_motion=Switch.ON, layout=TableLayout.TOP_ROW, variant=VARIANTS[variant])
    window = open_window(winning_line(variant, 1).deal, variant, preferences)
    play(window, variant, 1, Keys(window).by_arrows)
    assert_told_and_won(window)


@pytest.mark.parametrize("variant", NAMES)
def test_a_game_is_won_by_clicks_alone(open_window: Opened, variant: str) -> None:
    preferences = Preferences(reduced_motion=Switch.ON, autoplay=False, variant=VARIANTS[variant])
    window = open_window(winning_line(variant, 1).deal, variant, preferences)
    play(window, variant, 1, lambda token: play_by_clicks(window, token))
    assert_told_and_won(window)


@pytest.mark.parametrize("variant", NAMES)
def test_a_game_is_won_by_drags_alone(open_window: Opened, variant: str) -> None:
    window = open_window(winning_line(variant, 0).deal, variant)
    play(window, variant, 0, lambda token: play_by_drag(window, token))
    assert_told_and_won(window)


@pytest.mark.parametrize(("variant", "presses"), [("vegas", 24), ("vegas-three", 8 + 1 + 8 + 1 + 8)])
def test_las_vegas_is_played_to_the_end_of_its_passes(open_window: Opened, variant: str, presses: int) -> None:
    window = open_window(24, variant)
    keys = Keys(window)
    for _ in range(presses):
        keys.press("n")
    before = window.desk.standing
    assert (before.moves, before.score, len(before.position.waste)) == (presses, -52, 24)
    assert before.position.pass_number == VARIANTS[variant].passes
    asks: tuple[Callable[[], object], ...] = (lambda: keys.press("n"), lambda: click(window, Place.STOCK))
    for ask in asks:
        window.say("-")
        ask()
        assert window.stage.message.text() == "No passes left; the waste stays as it is"
        assert window.desk.standing.position == before.position
