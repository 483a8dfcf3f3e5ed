"""The balance of Las Vegas: carried from deal to deal if that is wished, seen and heard."""

from pathlib import Path

import pytest
from support.games import command_of, dealt
from support.player import WINS, Player
from support.real_keys import strike
from support.windows import Opened

from klondike_qt.game.commands import NewGame, PressStock
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.rules.variant import KLONDIKE, VEGAS, VEGAS_THREE, Variant
from klondike_qt.store.store import Store
from klondike_qt.ui.autosave import Autosave
from klondike_qt.ui.carried import CarriedBalance
from klondike_qt.ui.window import Window

LOST = -52


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Lose one deal of Las Vegas, and leave."""
    player = Player(tmp_path, variant=VEGAS)
    player.do(PressStock())
    player.deal(variant=VEGAS)
    player.do(PressStock())
    player.deal()
    player.do(PressStock())
    assert player.store.balance(VEGAS) == 2 * LOST
    return player.store


def opened(open_window: Opened, store: Store, *, keep: bool = True) -> Window:
    """Open a window that keeps its results in the store."""
    wishes = Preferences(variant=VEGAS, reduced_motion=Switch.ON, keep_balance=keep, confirm=False)
    window: Window = open_window(WINS[VEGAS][0], "vegas", preferences=wishes)
    window.autosave = Autosave(window.desk, store, window.say)  # type: ignore[attr-defined]
    CarriedBalance(window.desk, window.choices, store.records, window.scoreboard)
    return window


def deal(window: Window, variant: Variant, name: str) -> None:
    window.desk.do(NewGame(Origin(name, DealKind.CHOSEN, 1), dealt(1, variant)))


def test_it_is_not_shown_unless_it_is_wished(open_window: Opened, store: Store) -> None:
    window = opened(open_window, store, keep=False)
    assert "Balance" not in window.figures.text
    strike("p")
    assert "Balance" not in window.stage.message.text()
    store.close()


def test_it_stands_beside_the_score_of_the_deal_and_is_heard_with_it(open_window: Opened, store: Store) -> None:
    window = opened(open_window, store)
    assert "Minus 52 dollars, Balance minus 104 dollars" in window.figures.text
    strike("p")
    assert window.stage.message.text().endswith("Balance minus 104 dollars")
    store.close()


def test_a_deal_without_a_move_costs_nothing_and_a_deal_that_is_left_costs_once(
    open_window: Opened, store: Store
) -> None:
    window = opened(open_window, store)
    deal(window, VEGAS, "second")
    assert window.scoreboard.balance == "Balance minus 104 dollars"
    strike("0")
    assert window.scoreboard.balance == "Balance minus 104 dollars"
    deal(window, VEGAS, "third")
    assert window.scoreboard.balance == "Balance minus 104 dollars"
    strike("0")
    assert window.scoreboard.balance == "Balance minus 156 dollars"
    store.close()


def test_a_win_is_paid_at_once(open_window: Opened, store: Store) -> None:
    window = opened(open_window, store)
    for token in WINS[VEGAS][1]:
        window.desk.do(command_of(token))
    assert window.desk.standing.position.is_won
    assert window.scoreboard.balance == f"Balance {2 * LOST + 52 * 5 + LOST} dollars"
    store.close()


def test_each_kind_of_las_vegas_has_its_own_and_other_games_have_none(open_window: Opened, store: Store) -> None:
    window = opened(open_window, store)
    deal(window, VEGAS_THREE, "three")
    assert window.scoreboard.balance == "Balance 0 dollars"
    deal(window, KLONDIKE, "klondike")
    assert window.scoreboard.balance == ""
    store.close()


def test_it_comes_and_goes_with_the_choice(open_window: Opened, store: Store) -> None:
    window = opened(open_window, store)
    wishes = window.choices.now
    window.choices.set(Preferences(variant=VEGAS, reduced_motion=Switch.ON))
    assert "Balance" not in window.figures.text
    window.choices.set(wishes)
    assert "Balance minus 104 dollars" in window.figures.text
    store.close()
