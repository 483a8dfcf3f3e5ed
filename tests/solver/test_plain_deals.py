"""Deals that the solver gives up for lost are lost to a search whose only rule is to send safe cards up."""

from dataclasses import replace

import pytest
from support.judged_deals import handed_deals
from support.judges import judge_deals
from support.second_opinion import plain_opinion

from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.verdict import Outcome

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
def test_lost_deals_are_lost(rules: Variant) -> None:
    judge_deals(rules, range(1, 101), 500_000)


@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
def test_deals_without_worrying_back_are_judged_as_a_plain_search_does(rules: Variant) -> None:
    for deal in handed_deals(rules.draw)[:50]:
        position = replace(deal.position, variant=replace(rules, worry_back=False))
        opinion = plain_opinion(position, 1_000_000).outcome
        assert opinion in {Outcome.UNKNOWN, solve(position).outcome}, deal.name


@pytest.mark.slow
@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("first", range(10_001, 12_501, 250))
def test_thousands_of_lost_deals_are_lost(rules: Variant, first: int) -> None:
    judge_deals(rules, range(first, first + 250), 20_000_000)
