"""Settled, won, and the order in which the last cards go up."""

import pytest
from support.games import laid

from klondike_qt.rules.finishing import finishing_moves
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.notation import move_token
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.scoring import score_after
from klondike_qt.rules.variant import DRAW_THREE, VEGAS

LAST_RUNS = laid("KS QH JS TH", "KH QS JH TS", "KC", foundations=(12, 13, 9, 9))


@pytest.mark.parametrize(
    ("case", "position"),
    [
        ("cards are left in the stock", laid("KC", stock="QC", foundations=(11, 13, 13, 13))),
        ("cards are left in the waste", laid("KC", waste="QC", foundations=(11, 13, 13, 13))),
        ("a card lies face down", laid("QC | KC", foundations=(11, 13, 13, 13))),
        ("draw three, no face-down card, stock and waste not empty",
         laid("KC", stock="9C TC JC QC", waste="8C", foundations=(7, 13, 13, 13), variant=DRAW_THREE)),
        ("Las Vegas with no pass left", laid("KC", waste="JC QC", foundations=(10, 13, 13, 13), variant=VEGAS)),
    ],
)  # fmt: skip
def test_it_is_not_settled_while(case: str, position: Position) -> None:
    assert not position.is_settled, case
    with pytest.raises(ValueError, match="only a settled position can be finished"):
        finishing_moves(position)


def test_it_is_settled_when_only_face_up_cards_are_left_in_the_columns() -> None:
    assert LAST_RUNS.is_settled
    assert not LAST_RUNS.is_won


def test_the_last_cards_go_up_lowest_rank_first_and_clubs_to_spades_among_equals() -> None:
    tokens = [move_token(move) for move in finishing_moves(LAST_RUNS)]
    assert tokens == ["1H", "2S", "2H", "1S", "1H", "2S", "3C", "2H", "1S"]


def test_finishing_wins_and_every_card_scores() -> None:
    position, score = LAST_RUNS, 0
    for move in finishing_moves(position):
        step = play(position, move)
        position, score = step.after, score_after(score, step)
    assert position.is_won
    assert score == 9 * 10


def test_a_won_position_has_no_moves_and_nothing_to_finish() -> None:
    won = laid(foundations=(13, 13, 13, 13))
    assert won.is_won
    assert won.is_settled
    assert legal_moves(won) == ()
    assert finishing_moves(won) == ()


def test_three_full_foundations_are_no_win() -> None:
    assert not laid("KS", foundations=(13, 13, 13, 12)).is_won
