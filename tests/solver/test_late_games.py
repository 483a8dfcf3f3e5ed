"""Late moments of real deals, hidden and stock cards exchanged until many are just lost, are judged rightly."""

from dataclasses import replace

import pytest
from support.judges import judge_late_games

from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
def test_late_moments_are_judged_as_a_plain_search_does(rules: Variant, worry_back: bool) -> None:
    judge_late_games(replace(rules, worry_back=worry_back), range(1, 61))


@pytest.mark.slow
@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
@pytest.mark.parametrize("first", [20_000, 30_000, 40_000])
def test_thousands_of_late_moments_are_judged_as_a_plain_search_does(
    rules: Variant, worry_back: bool, first: int
) -> None:
    judge_late_games(replace(rules, worry_back=worry_back), range(first, first + 1000))
