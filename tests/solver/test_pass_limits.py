"""Limited passes count: the Las Vegas rules, custom limits, and passes that are used up already."""

from dataclasses import replace

import pytest
from support.judged_deals import handed_deals, judged_deals

from klondike_qt.rules.moves import Redeal
from klondike_qt.solver.native import solve
from klondike_qt.solver.verdict import Outcome

pytestmark = pytest.mark.thorough


def test_deals_with_limited_passes_get_their_answers() -> None:
    deals = [deal for deal in judged_deals() if deal.variant.passes is not None]
    assert len(deals) > 60
    assert [(deal.name, deal.variant) for deal in deals if solve(deal.position).outcome is not deal.outcome] == []


@pytest.mark.parametrize("draw", [1, 3])
def test_one_more_pass_never_makes_a_deal_worse(draw: int) -> None:
    different = 0
    for deal in handed_deals(draw)[:40]:
        wins = [
            solve(replace(deal.position, variant=replace(deal.variant, passes=passes))).outcome is Outcome.WINNABLE
            for passes in (1, 2, 3, 4, None)
        ]
        assert wins == sorted(wins), deal.name
        assert wins[-1] == (deal.outcome is Outcome.WINNABLE), deal.name
        different += len(set(wins)) > 1
    assert different


@pytest.mark.parametrize("draw", [1, 3])
@pytest.mark.parametrize("passes", [1, 2, 3])
def test_a_line_keeps_within_the_passes_that_are_left(draw: int, passes: int) -> None:
    for deal in handed_deals(draw)[:40]:
        position = replace(deal.position, variant=replace(deal.variant, passes=passes))
        verdict = solve(position)
        assert verdict.is_decided, deal.name
        assert sum(isinstance(move, Redeal) for move in verdict.line) < passes, deal.name


@pytest.mark.parametrize("draw", [1, 3])
def test_passes_used_up_are_passes_less(draw: int) -> None:
    for deal in handed_deals(draw)[:40]:
        for used in (1, 2):
            late = replace(deal.position, variant=replace(deal.variant, passes=3), pass_number=used + 1)
            early = replace(deal.position, variant=replace(deal.variant, passes=3 - used))
            assert solve(late).outcome is solve(early).outcome, deal.name
