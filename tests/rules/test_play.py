"""Each move of the closed list, played by hand and written out."""

import pytest
from support.games import cards, dealt, laid

from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.moves import Carry, Draw, IllegalMove, Move, Reason, Redeal, Refusal
from klondike_qt.rules.notation import Attempt, read_token
from klondike_qt.rules.play import play, press_stock, refusal, settle
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import DRAW_THREE, VEGAS, VEGAS_THREE, Variant


def carry(position: Position, token: str) -> Move:
    """Return the move that a token such as ``273`` or ``W4`` means."""
    attempt = read_token(token)
    assert isinstance(attempt, Attempt)
    settled = settle(position, attempt.source, attempt.destination, attempt.count)
    assert isinstance(settled, Carry)
    return settled


def test_a_draw_turns_one_card_to_the_waste() -> None:
    step = play(laid(stock="4H AC 4D", waste="9C"), Draw())
    assert step.after.stock == cards("AC 4D")
    assert step.after.waste == cards("9C 4H")
    assert step.moved == cards("4H")


def test_a_draw_of_three_leaves_the_last_turned_card_on_top() -> None:
    step = play(laid(stock="4H AC 4D 7S", waste="9C", variant=DRAW_THREE), Draw())
    assert step.after.stock == cards("7S")
    assert step.after.waste == cards("9C 4H AC 4D")
    assert step.moved == cards("4H AC 4D")


def test_a_draw_of_three_takes_what_is_left_if_there_are_fewer() -> None:
    step = play(laid(stock="4H AC", variant=DRAW_THREE), Draw())
    assert (step.after.stock, step.after.waste) == ((), cards("4H AC"))


def test_a_redeal_puts_the_waste_back_in_the_order_in_which_it_came_and_begins_a_pass() -> None:
    step = play(laid(waste="4H AC 4D"), Redeal())
    assert step.after.stock == cards("4H AC 4D")
    assert step.after.waste == ()
    assert step.after.pass_number == 2
    assert step.moved == cards("4H AC 4D")


def test_the_waste_card_goes_to_a_column() -> None:
    position = laid("5S", waste="9C 4H")
    step = play(position, carry(position, "W1"))
    assert step.after.columns[0] == Column((), cards("5S 4H"))
    assert step.after.waste == cards("9C")
    assert step.moved == cards("4H")


def test_the_waste_card_goes_to_its_foundation() -> None:
    position = laid(waste="9C 4H", foundations=(0, 0, 3, 0))
    step = play(position, carry(position, "WH"))
    assert step.after.foundations == (0, 0, 4, 0)
    assert step.after.waste == cards("9C")


def test_a_king_goes_from_the_waste_to_an_empty_column() -> None:
    position = laid(waste="KD")
    assert play(position, carry(position, "W5")).after.columns[4] == Column((), cards("KD"))


def test_a_whole_run_goes_to_a_column_and_the_hidden_card_beneath_turns_over() -> None:
    position = laid("2C 9D | QS JH TC", "KD")
    step = play(position, carry(position, "12"))
    assert step.move == Carry(Place.COLUMN_1, Place.COLUMN_2, 3)
    assert step.after.columns[1] == Column((), cards("KD QS JH TC"))
    assert step.after.columns[0] == Column(cards("2C"), cards("9D"))
    assert step.moved == cards("QS JH TC")
    assert step.turned == CARD_BY_CODE["9D"]


def test_a_part_of_a_run_goes_to_a_column_and_nothing_turns_over() -> None:
    position = laid("2C | QS JH TC", "QC")
    step = play(position, carry(position, "122"))
    assert step.after.columns[0] == Column(cards("2C"), cards("QS"))
    assert step.after.columns[1] == Column((), cards("QC JH TC"))
    assert step.turned is None


def test_a_run_under_a_king_goes_to_an_empty_column_of_any_length() -> None:
    run = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
    position = laid("2C | " + run)
    assert carry(position, "17") == Carry(Place.COLUMN_1, Place.COLUMN_7, 13)
    assert play(position, carry(position, "1713")).after.columns[6].run == cards(run)


def test_the_last_card_of_a_column_goes_to_its_foundation_and_the_next_turns_over() -> None:
    position = laid("9D | AS")
    step = play(position, carry(position, "1S"))
    assert step.after.foundations == (0, 0, 0, 1)
    assert step.after.columns[0] == Column((), cards("9D"))
    assert step.turned == CARD_BY_CODE["9D"]


def test_a_foundation_card_is_worried_back_to_a_column() -> None:
    position = laid("6S", foundations=(0, 0, 5, 0))
    step = play(position, carry(position, "H1"))
    assert step.after.foundations == (0, 0, 4, 0)
    assert step.after.columns[0] == Column((), cards("6S 5H"))
    assert step.moved == cards("5H")


def test_a_king_is_worried_back_to_an_empty_column() -> None:
    position = laid(foundations=(13, 0, 0, 0))
    assert play(position, carry(position, "C3")).after.columns[2] == Column((), cards("KC"))


def test_a_lone_king_may_go_from_one_emptied_column_to_another() -> None:
    position = laid("KC")
    assert play(position, carry(position, "12")).after.columns[:2] == (Column(), Column((), cards("KC")))


def test_the_number_of_cards_is_implied_by_what_fits() -> None:
    position = laid("9S 8H 7S 6H", "9C", "8D", "7C")
    assert [carry(position, pair) for pair in ("12", "13", "14")] == [
        Carry(Place.COLUMN_1, Place.COLUMN_2, 3),
        Carry(Place.COLUMN_1, Place.COLUMN_3, 2),
        Carry(Place.COLUMN_1, Place.COLUMN_4, 1),
    ]


def test_a_step_holds_the_position_before_it_untouched() -> None:
    position = dealt(1)
    text = position_text(position)
    step = play(position, Draw())
    assert step.before is position
    assert position_text(position) == text


def test_an_illegal_move_is_never_played() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(dealt(1), Redeal())
    assert caught.value.refusal == Refusal(Reason.STOCK_NOT_EMPTY, place=Place.STOCK)


def test_a_press_of_the_stock_draws_turns_over_or_tells_why_not() -> None:
    assert press_stock(laid(stock="4H", waste="9C")) == Draw()
    assert press_stock(laid(waste="9C")) == Redeal()
    assert press_stock(laid()) == Refusal(Reason.NOTHING_TO_DRAW, place=Place.STOCK)
    assert press_stock(laid(waste="9C", variant=VEGAS)) == Refusal(Reason.NO_PASSES_LEFT, place=Place.STOCK)


@pytest.mark.parametrize(("variant", "redeals"), [(VEGAS, 0), (VEGAS_THREE, 2)])
def test_a_limit_of_passes_leaves_one_redeal_fewer(variant: Variant, redeals: int) -> None:
    position = dealt(1, variant)
    done = 0
    while not isinstance(press_stock(position), Refusal):
        move = press_stock(position)
        assert not isinstance(move, Refusal)
        done += move == Redeal()
        position = play(position, move).after
    assert (done, position.pass_number) == (redeals, redeals + 1)
    assert refusal(position, Redeal()) == Refusal(Reason.NO_PASSES_LEFT, place=Place.STOCK)
