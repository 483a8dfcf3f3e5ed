"""Replay: exactly the tokens given, and the first that is refused ends it."""

import pytest
from support.games import LINES, dealt, laid

from klondike_qt.game.replay import Replayed, replay
from klondike_qt.rules.moves import Reason
from klondike_qt.rules.notation import read_tokens
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.scoring import opening_score
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, Variant

ALMOST = laid("KC", "KD", "KH", "KS QH", foundations=(12, 12, 11, 12))
RUNS = laid("KS QH JS TH", "KH QS JH TS", "KC", foundations=(12, 13, 9, 9))


def played(start: Position, tokens: str) -> Replayed:
    return replay(start, read_tokens(tokens))


def reason(start: Position, tokens: str) -> tuple[int | None, Reason | None]:
    """Return which token is refused and why."""
    replayed = played(start, tokens)
    return replayed.refused_at, replayed.refusal.reason if replayed.refusal else None


def test_no_tokens_leave_the_start_as_it_is() -> None:
    for variant in (KLONDIKE, VEGAS):
        moment = played(dealt(1, variant), "").moment
        assert (moment.position, moment.score, moment.moves) == (dealt(1, variant), opening_score(variant), 0)


def test_moves_are_played_scored_and_counted() -> None:
    replayed = played(dealt(1), "7S 71 d d WC")
    assert replayed.refused_at is None
    assert replayed.moment.moves == 5
    assert replayed.moment.score == 15 + 5 + 10
    assert position_text(replayed.moment.position).splitlines()[2:5] == [
        "stock: 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H",
        "waste: 4H",
        "foundations: C1 D0 H0 S1",
    ]


@pytest.mark.parametrize(("number", "variant", "line"), LINES)
def test_a_winning_line_wins(number: int, variant: Variant, line: tuple[str, ...]) -> None:
    replayed = played(dealt(number, variant), " ".join(line))
    assert replayed.refused_at is None
    assert replayed.moment.position.is_won
    assert replayed.moment.moves == len(line)


def test_undo_restores_position_score_and_number_of_moves_and_costs_nothing() -> None:
    start = dealt(1)
    assert played(start, "7S 71 d u u u") == played(start, "")
    assert played(start, "7S 71 d u") == played(start, "7S 71")


def test_redo_plays_again_what_was_undone_in_its_order() -> None:
    start = dealt(1)
    assert played(start, "7S 71 d u u u y y y") == played(start, "7S 71 d")
    assert played(start, "7S 71 d u u y") == played(start, "7S 71")


def test_a_new_move_forgets_what_was_undone() -> None:
    assert reason(dealt(1), "7S 71 u u d y") == (5, Reason.NOTHING_TO_REDO)
    assert reason(dealt(1), "d u d y") == (3, Reason.NOTHING_TO_REDO)


def test_undo_and_redo_of_a_redeal_give_the_same_stock_again() -> None:
    start = dealt(24, DRAW_THREE)
    out = "d " * 8
    assert played(start, out + "r d u u y y").moment == played(start, out + "r d").moment


def test_undo_and_redo_of_nothing_are_refused() -> None:
    assert reason(dealt(1), "u") == (0, Reason.NOTHING_TO_UNDO)
    assert reason(dealt(1), "y") == (0, Reason.NOTHING_TO_REDO)
    assert reason(dealt(1), "d u u") == (2, Reason.NOTHING_TO_UNDO)
    assert reason(dealt(1), "d u y y") == (3, Reason.NOTHING_TO_REDO)


def test_a_draw_from_an_empty_stock_never_redeals() -> None:
    assert reason(dealt(1), "d " * 25) == (24, Reason.STOCK_EMPTY)


def test_a_redeal_is_refused_while_the_stock_has_cards() -> None:
    assert reason(dealt(1), "r") == (0, Reason.STOCK_NOT_EMPTY)
    assert reason(dealt(1), "d r") == (1, Reason.STOCK_NOT_EMPTY)
    assert reason(dealt(1), "d " * 24 + "r") == (None, None)


def test_las_vegas_has_no_redeal() -> None:
    assert reason(dealt(1, VEGAS), "d " * 24 + "r") == (24, Reason.NO_PASSES_LEFT)


def test_finish_is_refused_unless_settled() -> None:
    assert reason(dealt(1), "=") == (0, Reason.NOT_SETTLED)
    assert reason(laid("KC", waste="QC", foundations=(11, 13, 13, 13)), "=") == (0, Reason.NOT_SETTLED)


def test_finish_plays_all_cards_up_and_counts_and_scores_each() -> None:
    moment = played(RUNS, "=").moment
    assert moment.position.is_won
    assert (moment.score, moment.moves) == (90, 9)
    assert played(RUNS, "1H 2S 2H 1S 1H 2S 3C 2H 1S").moment == moment


def test_a_move_from_a_settled_table_can_be_undone_and_then_all_finished() -> None:
    assert played(RUNS, "1H u y 2S =").moment == played(RUNS, "=").moment


@pytest.mark.parametrize("after", ["d", "r", "u", "y", "=", "C1", "1C", "11", "nonsense"])
def test_after_a_win_everything_is_refused(after: str) -> None:
    assert reason(ALMOST, f"= {after}") == (1, Reason.ALREADY_WON)


@pytest.mark.parametrize("word", ["x", "D", "18", "4h", "DR3"])
def test_what_is_no_token_is_unreadable(word: str) -> None:
    assert reason(dealt(1), f"7S {word} d") == (1, Reason.UNREADABLE)


def test_the_refused_token_is_counted_from_nothing_and_all_tokens_count() -> None:
    assert reason(dealt(1), "# comment\n7S u y\n 71 # more\n 11") == (4, Reason.SAME_PLACE)


def test_a_refusal_leaves_the_state_after_the_last_accepted_token() -> None:
    assert played(dealt(1), "7S 71 74 d d").moment == played(dealt(1), "7S 71").moment


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("11", Reason.SAME_PLACE),
        ("C5", Reason.NOTHING_HERE),
        ("CD", Reason.NOTHING_HERE),
        ("W1", Reason.NOTHING_HERE),
        ("1W", Reason.CANNOT_PUT_THERE),
        ("1C", Reason.FOUNDATION_NEEDS_ACE),
        ("12", Reason.WRONG_RANK),
        ("722", Reason.FACE_DOWN),
        ("7299", Reason.WRONG_COUNT),
    ],
)
def test_every_token_of_the_shape_of_a_move_is_judged_by_the_rules(token: str, expected: Reason) -> None:
    assert reason(dealt(1), token) == (0, expected)


def test_worrying_back_is_allowed_and_costs() -> None:
    start = laid("2H", "3S", foundations=(0, 0, 0, 1))
    replayed = played(start, "S1")
    assert replayed.refused_at is None
    assert replayed.moment.position.foundations == (0, 0, 0, 0)


def test_a_win_earns_no_time_bonus() -> None:
    assert played(ALMOST, "=").moment.score == 50
