"""Where new games come from."""

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import count, islice

import pytest

from klondike_qt.dealing import (
    Dealer,
    chance_demonstration,
    chance_numbers,
    chosen_game,
    daily_game,
    daily_variant,
    position_game,
    same_deal_again,
    today,
)
from klondike_qt.game.record import DealKind, Difficulty, Origin
from klondike_qt.preferences.schema import Deals, Preferences, WishedDifficulty
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.play import play
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS, VEGAS_THREE, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.verdict import Outcome
from klondike_qt.store.daily import daily_number
from klondike_qt.store.prepared import PreparedDeal
from klondike_qt.store.store import Store

DAY = date(2026, 11, 30)


def from_one() -> Iterator[int]:
    return count(1)


@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE], ids=["draw one", "draw three"])
def test_a_winnable_game_can_be_won_and_is_filed_as_vetted(variant: Variant) -> None:
    for _ in range(5):
        game = Dealer().new_game(variant, Deals.WINNABLE)
        assert game.origin.kind is DealKind.VETTED
        assert game.start == opening(deal_of_number(game.origin.deal_number or 0), variant)
        assert solve(game.start).outcome is Outcome.WINNABLE


def test_a_deal_that_waits_is_dealt_first_with_its_difficulty() -> None:
    store = Store.in_memory()
    store.prepared.add(KLONDIKE, PreparedDeal(5, Difficulty.HARD))
    dealer = Dealer(store.prepared, from_one)
    first, second = (dealer.new_game(KLONDIKE, Deals.WINNABLE).origin for _ in range(2))
    assert (first.kind, first.deal_number, first.difficulty) == (DealKind.VETTED, 5, Difficulty.HARD)
    assert second.kind is DealKind.VETTED
    assert second.difficulty is None
    store.close()


def test_a_deal_as_hard_as_wished_is_taken_from_those_that_wait_or_looked_for() -> None:
    store = Store.in_memory()
    for number, level in ((5, Difficulty.EASY), (6, Difficulty.HARD)):
        store.prepared.add(KLONDIKE, PreparedDeal(number, level))
    dealer = Dealer(store.prepared, from_one)
    first, second = (dealer.new_game(KLONDIKE, Deals.WINNABLE, Difficulty.HARD).origin for _ in range(2))
    assert (first.deal_number, first.difficulty) == (6, Difficulty.HARD)
    assert (second.kind, second.difficulty) == (DealKind.VETTED, Difficulty.HARD)
    assert [store.prepared.count(KLONDIKE, level) for level in (None, Difficulty.EASY, Difficulty.HARD)] == [1, 1, 0]
    store.close()


def test_the_first_game_waits_for_no_search() -> None:
    store = Store.in_memory()
    wishes = Preferences(difficulty=WishedDifficulty.VERY_HARD)
    dealer = Dealer(store.prepared, from_one)
    assert dealer.game_at_once(KLONDIKE, wishes).origin.difficulty is None
    store.prepared.add(KLONDIKE, PreparedDeal(6, Difficulty.VERY_HARD))
    assert dealer.game_at_once(KLONDIKE, wishes).origin.deal_number == 6
    assert dealer.game_at_once(KLONDIKE, replace(wishes, deals=Deals.ANY)).origin.kind is DealKind.SHUFFLED
    store.close()


def test_any_shuffle_is_dealt_as_it_comes_and_takes_no_deal_that_waits() -> None:
    store = Store.in_memory()
    store.prepared.add(KLONDIKE, PreparedDeal(5, Difficulty.HARD))
    game = Dealer(store.prepared, lambda: count(7)).new_game(KLONDIKE, Deals.ANY)
    assert (game.origin.kind, game.origin.deal_number, game.origin.difficulty) == (DealKind.SHUFFLED, 7, None)
    assert store.prepared.count(KLONDIKE) == 1
    store.close()


def test_where_no_winnable_deal_is_found_a_shuffle_is_dealt_and_filed_as_one() -> None:
    lost = next(n for n in count(1) if solve(opening(deal_of_number(n), KLONDIKE)).outcome is Outcome.UNWINNABLE)
    game = Dealer(numbers=lambda: iter(lambda: lost, 0)).new_game(KLONDIKE, Deals.WINNABLE)
    assert (game.origin.kind, game.origin.deal_number) == (DealKind.SHUFFLED, lost)


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_deals_are_shuffles() -> None:
    assert Dealer().new_game(KLONDIKE, Deals.WINNABLE).origin.kind is DealKind.SHUFFLED


def test_every_game_has_an_id_of_its_own() -> None:
    dealer = Dealer()
    games = [dealer.new_game(KLONDIKE, Deals.ANY) for _ in range(5)]
    games += [daily_game(KLONDIKE, DAY), daily_game(KLONDIKE, DAY), position_game(games[0].start)]
    games += [same_deal_again(games[0].origin, games[0].start), chosen_game(KLONDIKE, deal_of_number(1), 1)]
    assert len({game.origin.game_id for game in games}) == len(games)


def test_chance_gives_deal_numbers() -> None:
    numbers = list(islice(chance_numbers(), 100))
    assert all(1 <= number <= LARGEST_DEAL_NUMBER for number in numbers)
    assert len(set(numbers)) > 90


def test_a_daily_game_is_vetted_and_of_its_day() -> None:
    game = daily_game(DRAW_THREE, DAY)
    assert replace(game.origin, game_id="") == Origin("", DealKind.VETTED, daily_number(DAY, 3), "2026-11-30")
    assert game.start == opening(deal_of_number(daily_number(DAY, 3)), DRAW_THREE)


def test_daily_deals_are_played_by_rules_for_which_they_were_vetted() -> None:
    calm = replace(DRAW_THREE, time_bonus=False, redeal_penalty=0)
    strict, limited = replace(KLONDIKE, worry_back=False), replace(DRAW_THREE, passes=3)
    rules = (KLONDIKE, DRAW_THREE, calm, VEGAS, VEGAS_THREE, strict, limited)
    expected = (KLONDIKE, DRAW_THREE, calm, KLONDIKE, DRAW_THREE, KLONDIKE, DRAW_THREE)
    assert tuple(map(daily_variant, rules)) == expected


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_a_demonstration_wins_the_deal_it_names(variant: Variant) -> None:
    demonstration = chance_demonstration(daily_variant(variant))
    assert demonstration
    position = demonstration.start
    assert position == opening(deal_of_number(demonstration.number or 0), daily_variant(variant))
    for move in demonstration.line:
        position = play(position, move).after
    assert position.is_won


def test_today_is_the_day_at_the_place_of_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    days = []
    for zone in ("XYZ-14", "XYZ+12"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        days.append(today())
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    assert days[0] > days[1]
