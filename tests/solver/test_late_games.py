"""Late moments of real deals, hidden and stock cards exchanged until a plain search finds most of them lost."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from support.end_games import late_games
from support.second_opinion import plain_opinion

from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

pytestmark = pytest.mark.thorough


def won_games(rules: Variant, numbers: range) -> Iterator[list[Position]]:
    """Return the positions of each game that can be won."""
    for number in numbers:
        positions = [opening(deal_of_number(number), rules)]
        for move in solve(positions[0]).line:
            positions.append(play(positions[-1], move).after)
        if positions[-1].is_won:
            yield positions


def is_probably_lost(position: Position) -> bool:
    return plain_opinion(position, 30_000).outcome is not Outcome.WINNABLE


def check(rules: Variant, numbers: range) -> None:
    tally = Counter[Outcome]()
    for position in late_games(won_games(rules, numbers), numbers.start, is_probably_lost):
        opinion = plain_opinion(position, 300_000).outcome
        tally[opinion] += 1
        outcome = solve(position, Limits(polish=0)).outcome
        assert opinion in {outcome, Outcome.UNKNOWN}, position_text(position)
    print("\n" + ", ".join(f"{number} {outcome}" for outcome, number in tally.items()))
    assert tally[Outcome.UNWINNABLE] * 5 > tally.total()


@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
def test_late_moments_are_judged_as_a_plain_search_does(rules: Variant, worry_back: bool) -> None:
    check(replace(rules, worry_back=worry_back), range(1, 61))


@pytest.mark.slow
@pytest.mark.parametrize("rules", [KLONDIKE, DRAW_THREE])
@pytest.mark.parametrize("worry_back", [True, False])
@pytest.mark.parametrize("first", [20_000, 30_000, 40_000])
def test_thousands_of_late_moments_are_judged_as_a_plain_search_does(
    rules: Variant, worry_back: bool, first: int
) -> None:
    check(replace(rules, worry_back=worry_back), range(first, first + 1000))
