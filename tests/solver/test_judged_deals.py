"""Deals whose answers are known get these answers; a win is a line that the rules have replayed."""

import pytest
from support.judged_deals import JudgedDeal, handed_deals, judged_deals

from klondike_qt.rules.moves import Redeal
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

TRAPS = {"wb-same-pile", "sm-game-8721", "sm-game-6330", "ks-deal3"}
"""Deals that some solver or other has got wrong."""
MOST_MEMORY = 64 * 2**20
QUICKLY = Limits(polish=0)


@pytest.mark.parametrize("draw", [1, 3])
def test_two_hundred_deals_get_their_answers_within_64_mib(draw: int) -> None:
    deals = handed_deals(draw)
    verdicts = [solve(deal.position, QUICKLY) for deal in deals]
    assert len(deals) == 200
    assert [
        deal.name for deal, verdict in zip(deals, verdicts, strict=True) if verdict.outcome is not deal.outcome
    ] == []
    assert max(verdict.memory for verdict in verdicts) <= MOST_MEMORY


def test_deals_of_other_solvers_get_their_answers() -> None:
    deals = [
        deal for deal in judged_deals() if deal.variant.passes is None and deal not in handed_deals(deal.variant.draw)
    ]
    assert len(deals) > 160
    assert [deal.name for deal in deals if solve(deal.position, QUICKLY).outcome is not deal.outcome] == []


def test_the_deals_that_others_got_wrong_are_among_them() -> None:
    assert {deal.name for deal in judged_deals()} > TRAPS


@pytest.mark.parametrize("polish", [0, pytest.param(20, marks=pytest.mark.thorough)])
def test_no_line_is_shorter_than_the_shortest_there_is(polish: int) -> None:
    deals = [deal for deal in judged_deals() if deal.shortest and deal.variant.passes is None]
    assert len(deals) > 60
    assert [deal.name for deal in deals if _length(deal, polish) < (deal.shortest or 0)] == []


def _length(deal: JudgedDeal, polish: int) -> int:
    """Count draws and card moves of our line, redeals not."""
    verdict = solve(deal.position, Limits(polish=polish))
    assert verdict.outcome is Outcome.WINNABLE
    return sum(not isinstance(move, Redeal) for move in verdict.line)
