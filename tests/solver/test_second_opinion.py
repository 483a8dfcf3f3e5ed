"""Those who judge the solver are judged first: three searches that share nothing agree with one another."""

from dataclasses import replace

import pytest
from support.dull_moves import reachable
from support.end_games import end_games
from support.judged_deals import handed_deals
from support.second_opinion import dull_opinion, is_plainly_lost, plain_opinion

from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver.verdict import Outcome

pytestmark = pytest.mark.thorough

MOST = 150


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("worry_back", [True, False])
def test_the_dull_search_sees_every_position_that_the_dull_engine_sees(name: str, worry_back: bool) -> None:
    rules = replace(VARIANTS[name], worry_back=worry_back)
    compared = 0
    for position in end_games(rules, 4, 40, is_plainly_lost):
        opinion = dull_opinion(position, MOST)
        if opinion.outcome is Outcome.UNWINNABLE:
            assert reachable(position_text(position), MOST) == (opinion.seen, False)
            compared += 1
    assert compared >= 6


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("worry_back", [True, False])
def test_the_plain_search_agrees_with_the_dull_search(name: str, worry_back: bool) -> None:
    rules = replace(VARIANTS[name], worry_back=worry_back)
    tally = dict.fromkeys(Outcome, 0)
    for position in end_games(rules, 5, 60, is_plainly_lost):
        opinion = dull_opinion(position, 20_000).outcome
        tally[opinion] += 1
        assert opinion in {Outcome.UNKNOWN, plain_opinion(position).outcome}, position_text(position)
    assert tally[Outcome.UNWINNABLE] >= 10
    assert tally[Outcome.WINNABLE] >= 3


@pytest.mark.parametrize("draw", [1, 3])
def test_the_plain_search_knows_the_answers(draw: int) -> None:
    opinions = [(deal, plain_opinion(deal.position, 100_000).outcome) for deal in handed_deals(draw)]
    decided = [(deal, outcome) for deal, outcome in opinions if outcome is not Outcome.UNKNOWN]
    assert len(decided) > 130
    assert [deal.name for deal, outcome in decided if outcome is not deal.outcome] == []
