"""Deals that can be won are found, told from the others, and graded."""

from itertools import count
from random import Random

import pytest
from support.games import laid

from klondike_qt.game.record import Difficulty
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Draw
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.difficulty import BOUNDS, Measure, is_choice, measured, measured_difficulty
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome, Verdict
from klondike_qt.solver.winnable import AT_ONCE, MOST_TRIES, SHOWN, appraise, find_winnable


def start_of(number: int, variant: Variant = KLONDIKE) -> Position:
    return opening(deal_of_number(number), variant)


@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE], ids=["draw one", "draw three"])
def test_what_is_found_is_the_first_number_that_can_be_won(variant: Variant) -> None:
    found = find_winnable(variant, count(1), SHOWN)
    assert found
    position = found.start
    for move in found.verdict.line:
        position = play(position, move).after
    assert position.is_won
    assert found.start == start_of(found.number, variant)
    passed_over = [solve(start_of(number, variant), AT_ONCE).outcome for number in range(1, found.number)]
    assert Outcome.WINNABLE not in passed_over


def test_a_budget_that_is_used_up_finds_nothing() -> None:
    numbers = count(1)
    assert find_winnable(KLONDIKE, numbers, Limits(nodes=1)) is None
    assert next(numbers) == MOST_TRIES + 1


def test_a_search_that_is_called_off_finds_nothing_and_tries_no_more() -> None:
    cancel = Cancel()
    cancel.set()
    numbers = count(1)
    assert find_winnable(KLONDIKE, numbers, AT_ONCE, cancel) is None
    assert next(numbers) == 2


def test_some_deal_is_always_found_at_once() -> None:
    chance = Random(1)
    for variant in (KLONDIKE, DRAW_THREE):
        for _ in range(20):
            assert find_winnable(variant, iter(lambda: chance.randint(1, LARGEST_DEAL_NUMBER), 0))


def test_an_appraisal_tells_whether_and_how_hard() -> None:
    won, lost = (
        next(number for number in count(1) if solve(start_of(number)).outcome is outcome)
        for outcome in (Outcome.WINNABLE, Outcome.UNWINNABLE)
    )
    assert appraise(start_of(won)).outcome is Outcome.WINNABLE
    assert appraise(start_of(won)).difficulty
    assert appraise(start_of(lost)) == appraise(start_of(lost), limits=Limits())
    assert (appraise(start_of(lost)).outcome, appraise(start_of(lost)).difficulty) == (Outcome.UNWINNABLE, None)
    assert appraise(start_of(won), limits=Limits(nodes=1)).difficulty is None


def test_the_same_deal_is_always_as_hard() -> None:
    for variant in (KLONDIKE, DRAW_THREE):
        for number in range(1, 6):
            start = start_of(number, variant)
            assert measured(start, solve(start)) == measured(start, solve(start))


def test_more_nodes_and_more_losing_choices_are_harder() -> None:
    levels = list(Difficulty)
    assert [Measure(nodes, 0.0).difficulty for nodes in (1, 100, 2_000, 100_000)] == levels
    assert [Measure(50, losing).difficulty for losing in (0.0, 0.1, 0.2, 0.4)] == levels
    assert Measure(0, 1.0).difficulty is Difficulty.VERY_HARD
    assert list(BOUNDS) == sorted(BOUNDS)
    assert len(BOUNDS) == len(levels) - 1


@pytest.mark.thorough
def test_all_levels_occur_and_draw_three_is_harder() -> None:
    found: dict[Variant, list[Difficulty]] = {}
    for variant in (KLONDIKE, DRAW_THREE):
        starts = [start_of(number, variant) for number in range(1, 31)]
        levels = [measured_difficulty(start, solve(start)) for start in starts]
        found[variant] = [level for level in levels if level]
    assert set(found[KLONDIKE] + found[DRAW_THREE]) == set(Difficulty)
    easy = [levels.count(Difficulty.EASY) / len(levels) for levels in found.values()]
    assert easy[0] > easy[1]


def test_no_level_without_a_win_or_when_called_off() -> None:
    start = start_of(24)
    cancel = Cancel()
    cancel.set()
    assert measured_difficulty(start, Verdict(Outcome.UNKNOWN)) is None
    assert measured_difficulty(start, solve(start), cancel) is None


def test_idle_kings_and_cards_off_foundations_are_no_choices() -> None:
    position = laid("KC", "3S", stock="9C", foundations=(0, 2, 0, 0))
    assert [move for move in legal_moves(position) if is_choice(position, move)] == [Draw()]
