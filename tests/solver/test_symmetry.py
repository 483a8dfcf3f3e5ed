"""The names of the suits decide nothing."""

import pytest
from support.end_games import end_games
from support.judged_deals import handed_deals
from support.renaming import RENAMINGS, renamed
from support.second_opinion import is_plainly_lost

from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits

QUICKLY = Limits(polish=0)


def test_there_are_seven_other_names_for_the_suits() -> None:
    assert len(RENAMINGS) == 7


@pytest.mark.parametrize("draw", [1, 3])
def test_a_deal_with_renamed_suits_gets_the_same_answer(draw: int) -> None:
    deals = handed_deals(draw)
    names = [RENAMINGS[number % len(RENAMINGS)] for number in range(len(deals))]
    assert [
        deal.name
        for deal, new in zip(deals, names, strict=True)
        if solve(renamed(deal.position, new), QUICKLY).outcome is not deal.outcome
    ] == []


@pytest.mark.slow
@pytest.mark.parametrize("draw", [1, 3])
@pytest.mark.parametrize("which", range(len(RENAMINGS)))
def test_a_deal_with_suits_renamed_in_every_way_gets_the_same_answer(draw: int, which: int) -> None:
    assert [
        deal.name
        for deal in handed_deals(draw)
        if solve(renamed(deal.position, RENAMINGS[which]), QUICKLY).outcome is not deal.outcome
    ] == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["klondike", "draw-three"])
def test_an_end_game_with_renamed_suits_gets_the_same_answer(name: str) -> None:
    for position in end_games(VARIANTS[name], 3, 50, is_plainly_lost):
        outcomes = {solve(renamed(position, new), QUICKLY).outcome for new in RENAMINGS}
        assert outcomes == {solve(position, QUICKLY).outcome}
