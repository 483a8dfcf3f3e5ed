"""The order of the stock: a second pass shows what the first one showed (real cards turned over as a packet)."""

import pytest
from support.games import cards, dealt

from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Draw, Redeal
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant


def drawn_out(position: Position) -> tuple[Position, list[Card]]:
    """Draw the stock to its end; return what lay on top after each press."""
    tops = []
    while position.stock:
        position = play(position, Draw()).after
        tops.append(position.waste[-1])
    return position, tops


@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE])
def test_every_pass_without_a_play_shows_the_same_cards_in_the_same_order(variant: Variant) -> None:
    start = dealt(1, variant)
    end, first = drawn_out(start)
    again = play(end, Redeal()).after
    assert again.stock == start.stock
    end, second = drawn_out(again)
    assert first == second
    assert drawn_out(play(end, Redeal()).after)[1] == first


def test_in_draw_three_every_third_card_of_deal_one_comes_to_the_top() -> None:
    assert drawn_out(dealt(1, DRAW_THREE))[1] == list(cards("4D TD 8H 7D 8D 3D 6S 6H"))


def test_in_draw_three_a_card_that_was_played_shifts_the_groups_of_the_next_pass() -> None:
    position = play(dealt(1, DRAW_THREE), Draw()).after
    position = play(position, Carry(Place.WASTE, Place.COLUMN_3)).after
    end, first = drawn_out(position)
    assert first == list(cards("TD 8H 7D 8D 3D 6S 6H"))
    assert end.waste[:5] == cards("4H AC 7S 3S TD")
    _, second = drawn_out(play(end, Redeal()).after)
    assert second == list(cards("7S 4S 2C 6D QS 8C 9C 6H"))


def test_in_draw_three_the_last_press_turns_what_is_left() -> None:
    position = play(dealt(1, DRAW_THREE), Draw()).after
    position = play(position, Carry(Place.WASTE, Place.COLUMN_3)).after
    again = play(drawn_out(position)[0], Redeal()).after
    assert len(again.stock) == 23
    presses = 0
    while again.stock:
        step = play(again, Draw())
        presses += 1
        assert len(step.moved) == min(3, len(again.stock))
        again = step.after
    assert presses == 8
