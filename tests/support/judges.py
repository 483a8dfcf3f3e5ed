"""The solver before its judges: games that it gives up for lost are looked at by searches that leave nothing out."""

from collections import Counter
from collections.abc import Iterator

from support.end_games import end_games, late_games
from support.second_opinion import dull_opinion, is_plainly_lost, plain_opinion

from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

MOST_POSITIONS = 100_000
MOST_STATES = 300_000
QUICKLY = Limits(polish=0)


def judge_end_games(rules: Variant, seed: int, number: int) -> None:
    """Fail if a small end-game is given up that some sequence of moves wins; a win was replayed by the rules."""
    lost = too_many = 0
    for position in end_games(rules, seed, number, is_plainly_lost):
        outcome = solve(position).outcome
        assert outcome in {Outcome.WINNABLE, Outcome.UNWINNABLE}, position_text(position)
        if outcome is Outcome.UNWINNABLE:
            opinion = dull_opinion(position, MOST_POSITIONS).outcome
            assert opinion is not Outcome.WINNABLE, position_text(position)
            lost += 1
            too_many += opinion is Outcome.UNKNOWN
    print(f"\n{number} end-games, {lost} lost, of these {too_many} too large to be looked at whole")
    assert lost - too_many > number / 4


def judge_late_games(rules: Variant, numbers: range) -> None:
    """Fail if a late moment of a deal is judged otherwise than by a plain search."""
    tally = Counter[Outcome]()
    for position in late_games(_won_games(rules, numbers), numbers.start, _is_probably_lost):
        opinion = plain_opinion(position, MOST_STATES).outcome
        tally[opinion] += 1
        assert opinion in {solve(position, QUICKLY).outcome, Outcome.UNKNOWN}, position_text(position)
    print("\n" + ", ".join(f"{number} {outcome}" for outcome, number in tally.items()))
    assert tally[Outcome.UNWINNABLE] * 5 > tally.total()


def judge_deals(rules: Variant, numbers: range, most_states: int) -> None:
    """Fail if a deal is given up that a plain search wins, or if the solver decides fewer than 97 of 100."""
    lost, open_deals, undecided = 0, [], []
    for number in numbers:
        position = opening(deal_of_number(number), rules)
        verdict = solve(position, Limits(nodes=5_000_000, polish=0))
        if not verdict.is_decided:
            open_deals.append(number)
        if verdict.outcome is Outcome.UNWINNABLE:
            lost += 1
            opinion = plain_opinion(position, most_states).outcome
            assert opinion is not Outcome.WINNABLE, number
            if opinion is Outcome.UNKNOWN:
                undecided.append(number)
    print(f"\n{len(numbers)} deals, {lost} lost, of these undecided to the plain search: {undecided}")
    assert len(open_deals) * 100 <= 3 * len(numbers), open_deals
    assert lost
    assert len(undecided) < lost


def _won_games(rules: Variant, numbers: range) -> Iterator[list[Position]]:
    for number in numbers:
        positions = [opening(deal_of_number(number), rules)]
        for move in solve(positions[0], Limits(nodes=200_000, polish=0)).line:
            positions.append(play(positions[-1], move).after)
        if positions[-1].is_won:
            yield positions


def _is_probably_lost(position: Position) -> bool:
    return plain_opinion(position, MOST_STATES // 10).outcome is not Outcome.WINNABLE
