"""The text game deals what can be won, as the window does."""

from pathlib import Path

import pytest
from support.program import Run

from klondike_qt.game.record import DealKind, Difficulty
from klondike_qt.rules.variant import KLONDIKE
from klondike_qt.store.places import places_below
from klondike_qt.store.prepared import PreparedDeal
from klondike_qt.store.store import Store

PLAIN = "The solver is missing, so this deal is a plain shuffle that perhaps cannot be won"


def test_new_games_are_winnable(run: Run, folder: Path) -> None:
    ran = run("text", stdin="draw\nnew\ndraw\n")
    assert sum("New game, Klondike, deal " in line and ", winnable. Columns: " in line for line in ran.lines) == 2
    store = Store.look(places_below(str(folder)))
    assert {result.kind for result in store.history()} == {DealKind.VETTED}
    store.close()


def test_deals_that_wait_are_dealt_in_words_too(run: Run, folder: Path) -> None:
    store = Store.open(places_below(str(folder)))
    store.prepared.add(KLONDIKE, PreparedDeal(7, Difficulty.HARD))
    store.close()
    assert run("text").lines[0].startswith("New game, Klondike, deal 7, winnable, hard. Columns: ")


@pytest.mark.usefixtures("no_kernel")
def test_a_plain_shuffle_is_said_where_winnable_deals_are_wished(run: Run) -> None:
    ran = run("text", stdin="draw\nnew\n")
    assert [PLAIN in line for line in ran.lines if "New game" in line] == [True, True]


def test_who_wishes_any_shuffle_is_told_nothing(run: Run, folder: Path) -> None:
    folder.mkdir()
    (folder / "preferences.json").write_text('{"deals": "any"}')
    ran = run("text", stdin="new\n")
    assert not any("winnable" in line or "shuffle" in line for line in ran.lines)
