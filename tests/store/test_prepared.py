"""Deals found winnable ahead of time: each is handed out once, whatever windows there are and the disk does."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

from support.games import dealt
from support.player import WINS, Player

from klondike_qt.game.commands import NewGame
from klondike_qt.game.record import DealKind, Difficulty
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, Scoring, Variant
from klondike_qt.store.exchange import read_export, write_export
from klondike_qt.store.places import places_below
from klondike_qt.store.prepared import PreparedDeal
from klondike_qt.store.store import Store

EASY = PreparedDeal(24, Difficulty.EASY)
HARD = PreparedDeal(2_147_483_647, Difficulty.VERY_HARD)


def test_a_deal_waits_across_starts_and_is_handed_out_once(tmp_path: Path) -> None:
    player = Player(tmp_path)
    for deal in (HARD, EASY, EASY):
        player.store.prepared.add(KLONDIKE, deal)
    player.leave()
    player.reopen()
    prepared = player.store.prepared
    assert prepared.count(KLONDIKE) == 2
    assert [prepared.take(KLONDIKE) for _ in range(3)] == [EASY, HARD, None]
    assert prepared.count(KLONDIKE) == 0
    player.leave()


def test_deals_wait_for_the_rules_that_decide_whether_they_can_be_won(tmp_path: Path) -> None:
    store = Store.open(places_below(str(tmp_path)))
    calm = Variant(1, None, Scoring.STANDARD)
    store.prepared.add(calm, EASY)
    forbidden = Variant(1, None, Scoring.STANDARD, worry_back=False)
    assert [store.prepared.count(rules) for rules in (KLONDIKE, calm, DRAW_THREE, VEGAS, forbidden)] == [1, 1, 0, 0, 0]
    assert [store.prepared.take(rules) for rules in (VEGAS, forbidden, KLONDIKE)] == [None, None, EASY]
    store.close()


def test_two_windows_never_get_the_same_deal(tmp_path: Path) -> None:
    stores = [Store.open(places_below(str(tmp_path))) for _ in range(2)]
    deals = [PreparedDeal(number, Difficulty.MEDIUM) for number in range(1, 9)]
    for index, deal in enumerate(deals):
        stores[index % 2].prepared.add(KLONDIKE, deal)
    taken = [stores[turn % 2].prepared.take(KLONDIKE) for turn in range(9)]
    assert taken == [*deals, None]
    for store in stores:
        store.close()


def test_a_row_that_nobody_wrote_is_passed_over(tmp_path: Path) -> None:
    store = Store.open(places_below(str(tmp_path)))
    store.prepared.add(KLONDIKE, HARD)
    with sqlite3.connect(places_below(str(tmp_path)).database) as connection:
        for number, difficulty in ((-5, "easy"), (7, "impossible"), (2**31, "hard")):
            connection.execute("INSERT INTO prepared VALUES (1, 0, 1, ?, ?)", (number, difficulty))
    connection.close()
    assert store.prepared.take(KLONDIKE) == HARD
    assert store.prepared.take(KLONDIKE) is None
    store.close()


def test_a_database_that_fails_hands_out_nothing_and_says_nothing() -> None:
    store = Store.in_memory()
    store.prepared.add(KLONDIKE, EASY)
    store.close()
    store.prepared.add(KLONDIKE, HARD)
    assert (store.prepared.count(KLONDIKE), store.prepared.take(KLONDIKE)) == (0, None)


def test_the_difficulty_of_a_deal_stays_with_its_game_and_its_result(tmp_path: Path) -> None:
    player = Player(tmp_path / "here")
    number, tokens = WINS[KLONDIKE]
    origin = replace(player.origin(DealKind.VETTED, number), difficulty=Difficulty.HARD)
    player.do(NewGame(origin, dealt(number, KLONDIKE)))
    player.leave()
    player.reopen()
    assert player.session.standing.record.origin == origin
    player.play(tokens)
    player.leave()
    store = Store.look(places_below(str(tmp_path / "here")))
    write_export(store.gather(Preferences()), str(tmp_path / "all.json"))
    store.close()
    other = Store.open(places_below(str(tmp_path / "there")))
    other.take_in(read_export(str(tmp_path / "all.json")))
    assert [result.difficulty for result in other.history()] == [Difficulty.HARD]
    other.close()


def test_an_export_without_difficulties_is_read(tmp_path: Path) -> None:
    player = Player(tmp_path / "here")
    player.win()
    player.leave()
    store = Store.look(places_below(str(tmp_path / "here")))
    path = tmp_path / "all.json"
    write_export(store.gather(Preferences()), str(path))
    store.close()
    values = json.loads(path.read_text())
    for item in values["results"] + values["games"]:
        assert item.pop("difficulty") is None
    path.write_text(json.dumps(values))
    assert [result.difficulty for result in read_export(str(path)).results] == [None]
