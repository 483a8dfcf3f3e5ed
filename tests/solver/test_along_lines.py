"""Verdicts in the middle of games: a won line stays won, a lost game stays lost, each fits with what comes next."""

from random import Random

import pytest
from support.judged_deals import handed_deals
from support.second_opinion import plain_opinion

from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

pytestmark = pytest.mark.thorough

QUICKLY = Limits(polish=0)


def along(position: Position) -> list[Position]:
    """Return the positions of the line that the solver finds."""
    positions = [position]
    for move in solve(position).line:
        positions.append(play(positions[-1], move).after)
    return positions


@pytest.mark.parametrize("draw", [1, 3])
def test_every_position_on_the_way_to_a_win_is_winnable(draw: int) -> None:
    for deal in handed_deals(draw)[:60]:
        for position in along(deal.position)[::9]:
            assert solve(position, QUICKLY).outcome in {deal.outcome, Outcome.WINNABLE}, position_text(position)


@pytest.mark.parametrize("draw", [1, 3])
def test_a_lost_game_stays_lost_whatever_is_played(draw: int) -> None:
    chance = Random(draw)
    lost = [deal for deal in handed_deals(draw) if deal.outcome is Outcome.UNWINNABLE]
    for deal in lost:
        position = deal.position
        for _ in range(6):
            for _ in range(6):
                moves = legal_moves(position)
                position = play(position, chance.choice(moves)).after if moves else position
            assert solve(position).outcome is Outcome.UNWINNABLE, position_text(position)


@pytest.mark.parametrize("draw", [1, 3])
def test_games_lost_by_careless_play_are_lost_to_a_plain_search_too(draw: int) -> None:
    chance = Random(20 + draw)
    lost = confirmed = 0
    for deal in handed_deals(draw)[:100]:
        position = first_lost(deal.position, chance)
        if position:
            opinion = plain_opinion(position, 200_000).outcome
            assert opinion is not Outcome.WINNABLE, position_text(position)
            lost += 1
            confirmed += opinion is Outcome.UNWINNABLE
    print(f"\n{lost} lost, {confirmed} confirmed")
    assert confirmed * 2 > lost >= 10


def first_lost(position: Position, chance: Random) -> Position | None:
    """Play by chance from a winnable position and look now and then whether it still is; the first that is not."""
    for turn in range(1, 101):
        moves = legal_moves(position)
        onward = [move for move in moves if isinstance(move, Carry)] if chance.random() < 0.7 else moves
        if not moves or position.is_won:
            return None
        position = play(position, chance.choice(onward or moves)).after
        if turn % 5 == 0 and solve(position, QUICKLY).outcome is Outcome.UNWINNABLE:
            return None if turn == 5 else position
    return None


@pytest.mark.parametrize("draw", [1, 3])
def test_a_position_is_winnable_exactly_if_a_move_leads_to_a_winnable_one(draw: int) -> None:
    chance = Random(10 + draw)
    for deal in handed_deals(draw)[:40]:
        position = chance.choice(along(deal.position)[:60])
        for _ in range(3):
            moves = legal_moves(position)
            position = play(position, chance.choice(moves)).after if moves else position
        if position.is_won:
            continue
        after = [solve(play(position, move).after, QUICKLY).outcome for move in legal_moves(position)]
        assert (Outcome.WINNABLE in after) == (solve(position).outcome is Outcome.WINNABLE), position_text(position)
