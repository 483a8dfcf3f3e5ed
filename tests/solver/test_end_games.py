"""End-games that the solver gives up for lost cannot be won by any sequence of moves at all."""

from dataclasses import replace

import pytest
from support.judges import judge_end_games

from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
def test_lost_end_games_are_lost(rules: Variant, worry_back: bool) -> None:
    judge_end_games(replace(rules, worry_back=worry_back), 1, 100)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
def test_thousands_of_lost_end_games_are_lost(rules: Variant, worry_back: bool) -> None:
    judge_end_games(replace(rules, worry_back=worry_back), 2, 3000)
