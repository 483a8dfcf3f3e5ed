"""Rows of suits have as many as the rank says, and are the same from both ends."""

import pytest

from klondike_qt.ui.look.pips import PIPS, pip_side


@pytest.mark.parametrize("rank", range(2, 11))
def test_there_are_as_many_pips_as_the_rank_says(rank: int) -> None:
    assert len(set(PIPS[rank])) == len(PIPS[rank]) == rank


@pytest.mark.parametrize("rank", [rank for rank in range(2, 11) if rank != 7])
def test_pips_stand_alike_from_both_ends(rank: int) -> None:
    spots = {(round(x, 3), round(y, 3)) for x, y in PIPS[rank]}
    assert spots == {(round(1 - x, 3), round(1 - y, 3)) for x, y in spots}


@pytest.mark.parametrize("rank", range(2, 11))
def test_pips_keep_apart(rank: int) -> None:
    side, field = pip_side(rank), 0.62
    spots = PIPS[rank]
    for number, (x, y) in enumerate(spots):
        for other_x, other_y in spots[:number]:
            assert max(abs(x - other_x), abs(y - other_y) * field) >= side, rank
