"""Games with limited passes that the solver gives up for lost are lost."""

from dataclasses import replace

import pytest
from support.judges import judge_deals, judge_end_games, judge_late_games

from klondike_qt.rules.variant import VEGAS, VEGAS_THREE, Variant

pytestmark = pytest.mark.thorough

RULES = [VEGAS, VEGAS_THREE, replace(VEGAS, passes=2), replace(VEGAS_THREE, passes=1)]
RULES_THAT_CAN_BE_WON = [VEGAS, VEGAS_THREE, replace(VEGAS, passes=2), replace(VEGAS_THREE, passes=2)]
"""Draw three with one pass is won so seldom that no late moments come of it."""


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("worry_back", [True, False])
def test_lost_end_games_are_lost(rules: Variant, worry_back: bool) -> None:
    judge_end_games(replace(rules, worry_back=worry_back), 1, 60)


@pytest.mark.parametrize("rules", RULES_THAT_CAN_BE_WON)
def test_late_moments_are_judged_as_a_plain_search_does(rules: Variant) -> None:
    judge_late_games(rules, range(1, 101))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("worry_back", [True, False])
def test_lost_deals_are_lost(rules: Variant, worry_back: bool) -> None:
    judge_deals(replace(rules, worry_back=worry_back), range(1, 51), 1_000_000)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("worry_back", [True, False])
def test_thousands_of_lost_end_games_are_lost(rules: Variant, worry_back: bool) -> None:
    judge_end_games(replace(rules, worry_back=worry_back), 2, 2000)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES_THAT_CAN_BE_WON)
@pytest.mark.parametrize("worry_back", [True, False])
def test_thousands_of_late_moments_are_judged_as_a_plain_search_does(rules: Variant, worry_back: bool) -> None:
    judge_late_games(replace(rules, worry_back=worry_back), range(20_000, 21_000))


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_hundreds_of_lost_deals_are_lost(rules: Variant) -> None:
    judge_deals(rules, range(10_001, 10_501), 20_000_000)
