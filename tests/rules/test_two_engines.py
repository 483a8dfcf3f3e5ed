"""The program and the dull engine of the tests agree on everything, in every position of thousands of games."""

import pytest
from support.dull_engine import DullGame, numbered_deal
from support.random_games import Match, Tally

from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import VARIANTS

NAMES = ("klondike", "draw-three", "vegas", "vegas-three")


def played(name: str, seeds: range) -> Tally:
    tally = Tally()
    for seed in seeds:
        Match(name, seed, tally).play()
    return tally


def assert_went_everywhere(tally: Tally) -> None:
    assert min(tally.won, tally.settled, tally.stuck, tally.refused, tally.undone) > 0, tally


@pytest.mark.parametrize("name", NAMES)
def test_both_engines_agree_on_a_few_games(name: str) -> None:
    assert played(name, range(5)).steps > 100


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_both_engines_agree_on_a_tenth_of_the_games(name: str) -> None:
    assert_went_everywhere(played(name, range(250)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_both_engines_agree_on_ten_thousand_games(name: str, part: int) -> None:
    assert_went_everywhere(played(name, range(625 * part, 625 * part + 625)))


def test_both_engines_deal_the_same_numbers() -> None:
    numbers = (*range(1, 200), 31_999, 32_000, 617, 11_982, 2**24 + 1, LARGEST_DEAL_NUMBER - 1, LARGEST_DEAL_NUMBER)
    for number in numbers:
        assert deal_text(deal_of_number(number)) == "".join(numbered_deal(number))


@pytest.mark.parametrize("name", NAMES)
def test_both_engines_lay_out_the_same_opening(name: str) -> None:
    dull = DullGame(name)
    dull.lay_out(numbered_deal(24))
    assert position_text(opening(deal_of_number(24), VARIANTS[name])) == dull.text()
