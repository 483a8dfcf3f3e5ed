"""End-games that the solver gives up for lost cannot be won by any sequence of moves at all; its wins are replayed."""

from dataclasses import replace

import pytest
from support.end_games import end_games
from support.second_opinion import dull_opinion, is_plainly_lost

from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.verdict import Outcome

pytestmark = pytest.mark.thorough

MOST_POSITIONS = 100_000


def check(rules: Variant, seed: int, number: int) -> None:
    lost = too_many = 0
    for position in end_games(rules, seed, number, is_plainly_lost):
        outcome = solve(position).outcome
        assert outcome in {Outcome.WINNABLE, Outcome.UNWINNABLE}
        if outcome is Outcome.UNWINNABLE:
            opinion = dull_opinion(position, MOST_POSITIONS).outcome
            assert opinion is not Outcome.WINNABLE, position_text(position)
            lost += 1
            too_many += opinion is Outcome.UNKNOWN
    print(f"\n{number} end-games, {lost} lost, of these {too_many} too large to be looked at whole")
    assert lost - too_many > number / 4


@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
def test_lost_end_games_are_lost(rules: Variant, worry_back: bool) -> None:
    check(replace(rules, worry_back=worry_back), 1, 100)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
def test_thousands_of_lost_end_games_are_lost(rules: Variant, worry_back: bool) -> None:
    check(replace(rules, worry_back=worry_back), 2, 3000)
