"""Lines lose their detours and nothing else."""

from itertools import pairwise

import pytest
from support.games import dealt, laid
from support.judged_deals import handed_deals

from klondike_qt.rules.moves import Carry, Draw, IllegalMove, Move, Redeal
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place, Position
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.straight import straightened
from klondike_qt.solver.thumb import arrangement
from klondike_qt.solver.verdict import Outcome

C1, C2, C3 = Place.COLUMN_1, Place.COLUMN_2, Place.COLUMN_3


def way(position: Position, line: tuple[Move, ...]) -> list[Position]:
    """Return all positions of a line."""
    positions = [position]
    for move in line:
        positions.append(play(positions[-1], move).after)
    return positions


@pytest.mark.thorough
@pytest.mark.parametrize("draw", [1, 3])
def test_straight_lines_win_and_never_come_back(draw: int) -> None:
    for judged in handed_deals(draw):
        if judged.outcome is Outcome.WINNABLE:
            line = solve(judged.position, Limits(polish=0)).line
            straight = straightened(judged.position, line)
            positions = way(judged.position, straight)
            assert positions[-1].is_won
            assert len(straight) <= len(line)
            tables = [arrangement(position) for position in positions]
            changes = [tables[0], *(after for before, after in pairwise(tables) if after != before)]
            assert len(changes) == len(set(changes))


def test_a_king_that_goes_up_and_comes_back_elsewhere_stays_where_it_is() -> None:
    position = laid("KC", "", "QD", foundations=(12, 11, 13, 13))
    line = (Carry(C1, Place.CLUBS), Carry(Place.CLUBS, C2), Carry(C3, C2), Carry(C2, Place.DIAMONDS))
    assert straightened(position, (*line, Carry(C2, Place.CLUBS))) == (
        Carry(C3, C1),
        Carry(C1, Place.DIAMONDS),
        Carry(C1, Place.CLUBS),
    )


def test_a_card_that_is_moved_to_and_fro_while_the_stock_is_drawn_stays_where_it_is() -> None:
    position = laid("9C 8D", "9S", stock="2C 3C 4C", foundations=(1, 0, 0, 0))
    line = (Carry(C1, C2), Draw(), Carry(C2, C1), Carry(Place.WASTE, Place.CLUBS))
    assert straightened(position, line) == (Draw(), Carry(Place.WASTE, Place.CLUBS))


def test_a_round_through_the_stock_is_left_out() -> None:
    position = laid("9C 8D", stock="2C 3C", foundations=(1, 0, 0, 0))
    up = Carry(Place.WASTE, Place.CLUBS)
    assert straightened(position, (Draw(), Draw(), Redeal(), Draw(), up)) == (Draw(), up)
    assert straightened(position, (Draw(), Draw(), Redeal())) == ()


def test_a_line_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(IllegalMove):
        straightened(dealt(24), (Redeal(),))
