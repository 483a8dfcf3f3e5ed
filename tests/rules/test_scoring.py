"""The score to the point: one test for each row of the rules, the floor step by step, and the two disputed rules."""

from dataclasses import replace

import pytest
from support.games import dealt, laid

from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.rules.notation import Attempt, read_token
from klondike_qt.rules.play import play, settle
from klondike_qt.rules.position import Position
from klondike_qt.rules.scoring import opening_score, score_after, time_bonus
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, VEGAS_THREE, Variant


def played(position: Position, token: str) -> Step:
    read = read_token(token)
    if isinstance(read, Draw | Redeal):
        return play(position, read)
    assert isinstance(read, Attempt)
    move = settle(position, read.source, read.destination, read.count)
    assert isinstance(move, Carry)
    return play(position, move)


def points(position: Position, token: str, score: int = 500) -> int:
    """Return what a move changes at a score far from the floor."""
    return score_after(score, played(position, token)) - score


def through(position: Position, tokens: str, score: int | None = None) -> list[int]:
    """Return the score after each token."""
    at = opening_score(position.variant) if score is None else score
    scores = []
    for token in tokens.split():
        step = played(position, token)
        position, at = step.after, score_after(at, step)
        scores.append(at)
    return scores


@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE])
def test_standard_scoring_begins_at_nothing(variant: Variant) -> None:
    assert opening_score(variant) == 0


def test_ten_for_a_waste_card_to_a_foundation() -> None:
    assert points(laid(waste="AS"), "WS") == 10


def test_ten_for_a_column_card_to_a_foundation() -> None:
    assert points(laid("2H AS"), "1S") == 10


def test_five_for_a_waste_card_to_a_column() -> None:
    assert points(laid("9S", waste="8H"), "W1") == 5


def test_five_for_a_face_down_card_turned_up() -> None:
    assert points(laid("2C | 8H", "9S"), "12") == 5


def test_fifteen_for_a_card_to_a_foundation_that_turns_another_up() -> None:
    assert points(laid("2C | AS"), "1S") == 15


def test_fifteen_lost_for_a_foundation_card_back_to_a_column() -> None:
    assert points(laid("6S", foundations=(0, 0, 5, 0)), "H1") == -15


def test_nothing_for_a_draw() -> None:
    assert points(laid(stock="8H"), "d") == 0


def test_disputed_nothing_for_a_move_inside_the_tableau() -> None:
    """One published help text gives 3 points; the rules of this game give none."""
    assert points(laid("8H", "9S"), "12") == 0
    assert points(laid("KS"), "12") == 0


@pytest.mark.parametrize(("variant", "penalty"), [(KLONDIKE, 100), (DRAW_THREE, 20)])
def test_disputed_the_penalty_begins_with_the_first_redeal(variant: Variant, penalty: int) -> None:
    """Published texts leave the first, or the first three redeals free; the rules of this game none."""
    assert through(laid(waste="8H", variant=variant), "r d r d r", 500) == [
        500 - penalty,
        500 - penalty,
        500 - 2 * penalty,
        500 - 2 * penalty,
        500 - 3 * penalty,
    ]


def test_the_penalty_of_draw_three_can_be_switched_off() -> None:
    assert points(laid(waste="8H", variant=replace(DRAW_THREE, redeal_penalty=0)), "r") == 0


def test_the_floor_is_applied_step_by_step() -> None:
    assert through(laid("9S", waste="8H"), "r d W1", 40) == [0, 0, 5]


def test_a_redeal_at_nothing_leaves_nothing() -> None:
    assert through(laid(waste="8H"), "r", 0) == [0]


def test_below_fifteen_points_a_worry_back_costs_only_what_is_there() -> None:
    position = laid("6S", foundations=(0, 0, 5, 0))
    assert through(position, "H1", 10) == [0]


@pytest.mark.parametrize("score", [0, 5, 10, 14, 15, 20, 500])
def test_worrying_back_and_up_again_never_lifts_a_score_above_ten_or_itself(score: int) -> None:
    position = laid("6S", foundations=(0, 0, 5, 0))
    assert through(position, "H1 1H H1 1H", score)[-1] <= max(10, score)


def test_the_detour_by_a_column_earns_more_than_the_direct_way() -> None:
    """Players took it for a bug elsewhere; here it is the rule, and the help says so."""
    assert through(laid("2S", waste="AH"), "W1 1H") == [5, 15]
    assert through(laid("2S", waste="AH"), "WH") == [10]


@pytest.mark.parametrize("variant", [VEGAS, VEGAS_THREE])
def test_las_vegas_begins_with_its_stake(variant: Variant) -> None:
    assert opening_score(variant) == -52


@pytest.mark.parametrize("variant", [VEGAS, VEGAS_THREE])
def test_las_vegas_pays_five_for_each_card_up_and_takes_them_back(variant: Variant) -> None:
    position = laid("6S", waste="8H 6H", foundations=(0, 0, 5, 0), variant=variant)
    assert through(position, "WH") == [-47]
    assert through(position, "H1 1H H1") == [-57, -52, -57]


def test_las_vegas_pays_nothing_else_and_may_be_below_nothing() -> None:
    position = laid("2C | 8H", "9S 8D", "9C", waste="QS", variant=VEGAS_THREE)
    assert through(position, "13 r d") == [-52, -52, -52]
    assert through(laid("9S", waste="8H", variant=VEGAS), "W1") == [-52]


def test_a_las_vegas_win_is_worth_208_dollars() -> None:
    won = laid(*(f"K{suit}" for suit in "CDHS"), foundations=(12, 12, 12, 12), variant=VEGAS)
    assert through(won, "1C 2D 3H 4S", -52 + 5 * 48)[-1] == 208


@pytest.mark.parametrize(
    ("seconds", "bonus"),
    [(300, 2333), (300.99, 2333), (1, 700_000), (0, 700_000), (0.4, 700_000), (2, 350_000), (700_001, 0)],
)
def test_the_time_bonus_is_seven_hundred_thousand_by_whole_seconds(seconds: float, bonus: int) -> None:
    assert time_bonus(KLONDIKE, seconds) == bonus


def test_there_is_no_time_bonus_without_the_rule_or_in_las_vegas() -> None:
    assert time_bonus(replace(KLONDIKE, time_bonus=False), 300) == 0
    assert time_bonus(VEGAS, 300) == 0
    assert time_bonus(replace(VEGAS, time_bonus=True), 300) == 0


def test_a_redeal_of_las_vegas_costs_nothing() -> None:
    position = dealt(1, VEGAS_THREE)
    assert through(position, "d d d d d d d d r") == [-52] * 9
