"""Stuck: nothing that matters can be played any more, and never a false alarm; judged by both engines."""

from dataclasses import replace

import pytest
from support.dull_engine import DullGame
from support.games import cards, dealt, laid

from klondike_qt.rules.legal import coming_cards, is_pointless, is_stuck, legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, VEGAS_THREE, variant_id

LOCKED = replace(KLONDIKE, worry_back=False)
FULL = ("2C", "2D", "4C", "4D", "6C", "6D")
"""Six columns between which nothing fits."""

NOT_STUCK: list[tuple[str, Position]] = [
    ("the opening of deal 1", dealt(1)),
    ("a card goes to a foundation", laid("AH", *FULL)),
    ("only a worry-back is left", laid("6S", foundations=(0, 0, 5, 0))),
    ("only a king can be worried back, to an empty column", laid("2C", *FULL[1:], foundations=(0, 0, 0, 13))),
    ("only a part of a run can be shifted",
     laid("7S 6H 5C", "3D | 6D", "3C | KC", "3H | KH", "2H | KD", "2S | KS", "AC | 7C")),
    ("a king on face-down cards goes to an empty column", laid("2C | KC")),
    ("a king waits in the waste, a column is empty", laid("2C", waste="KH")),
    ("a king will be drawn, a column is empty", laid("2C", stock="4H 5H KH", variant=DRAW_THREE, waste="3H 8H")),
    ("the next card of the stock has a home", laid("9S", *FULL, stock="8H")),
    ("the last card of the stock has a home", laid("9S", *FULL, stock="TS TH JS 8H", variant=VEGAS_THREE)),
    ("the third card of the stock has a home",
     laid("9S", *FULL, stock="TS TH 8H JS", variant=VEGAS_THREE, pass_number=3)),
    ("the waste has a home for a card under its top, and a redeal is left", laid("9S", *FULL, waste="8H TS")),
    ("a foundation waits for a card that a redeal brings up",
     laid("9C", *FULL, waste="QS TH", foundations=(0, 0, 0, 11))),
    ("draw three shows the card in the second pass only",
     laid("9S", *FULL, stock="8H JS JH", waste="TS TH", variant=DRAW_THREE)),
    ("the same with one redeal left in Las Vegas",
     laid("9S", *FULL, stock="8H JS JH", waste="TS TH", variant=VEGAS_THREE, pass_number=2)),
    ("the last redeal brings it",
     laid("9S", *FULL, waste="TS JS 8H TH", stock="JH QH", variant=VEGAS_THREE, pass_number=2)),
    ("all is won", laid(foundations=(13, 13, 13, 13))),
]  # fmt: skip

STUCK: list[tuple[str, Position]] = [
    ("nothing but columns that take nothing", laid("9S", *FULL)),
    ("worrying back would be the only move, but is forbidden",
     laid("6S", *FULL, foundations=(0, 0, 5, 0), variant=LOCKED)),
    ("a king can only be carried from one emptied column to another", laid("KC", "2D")),
    ("a king with its run, the same", laid("KC QH JC", "2D", "5D")),
    ("two kings, the same", laid("KC", "KH", "2D")),
    ("a king in the waste, but no column is empty", laid("9S", *FULL, waste="KH")),
    ("only draws that bring nothing", laid("9S", *FULL, stock="TS TH JS")),
    ("only redeals that bring nothing", laid("9S", *FULL, waste="TS TH JS")),
    ("draw three never shows the card", laid("9S", *FULL, stock="8H JS JH", variant=DRAW_THREE)),
    ("draw three never shows it, whatever the pass",
     laid("9S", *FULL, stock="JS 8H JH", waste="TS TH TC", variant=DRAW_THREE)),
    ("a card lies under the top of the waste, and no redeal is left", laid("9S", *FULL, waste="8H TS", variant=VEGAS)),
    ("the second pass would show it, but this is the last one",
     laid("9S", *FULL, stock="8H JS JH", waste="TS TH", variant=VEGAS_THREE, pass_number=3)),
]  # fmt: skip


def dull_judgement(position: Position) -> bool:
    """Let the other engine judge."""
    limits = replace(position.variant, worry_back=True)
    dull = DullGame(variant_id(limits) or "klondike")
    dull.put(position_text(position))
    return dull.stuck(dull.legal())


@pytest.mark.parametrize("position", [case[1] for case in NOT_STUCK], ids=[case[0] for case in NOT_STUCK])
def test_it_is_not_stuck_as_long_as(position: Position) -> None:
    assert not is_stuck(position)
    assert not dull_judgement(position)


@pytest.mark.parametrize("position", [case[1] for case in STUCK], ids=[case[0] for case in STUCK])
def test_it_is_stuck_with(position: Position) -> None:
    assert is_stuck(position)
    assert dull_judgement(position)


def test_the_last_king_goes_up_so_it_is_not_stuck() -> None:
    position = laid("KC", foundations=(12, 13, 13, 13), variant=LOCKED)
    assert not is_stuck(position)
    assert not dull_judgement(position)


def test_a_redeal_that_only_repeats_the_pass_does_not_hide_that_it_is_stuck() -> None:
    position = laid("9S", *FULL, waste="TS TH JS", variant=VEGAS_THREE)
    assert [type(move).__name__ for move in legal_moves(position)] == ["Redeal"]
    assert is_stuck(position)


def test_what_can_still_come_to_the_top_is_counted_in_groups() -> None:
    position = laid(stock="4H AC 4D 7S", waste="9C 9D", variant=DRAW_THREE)
    assert coming_cards(position) == cards("9D 4D 7S 4H 7S 7S")
    last = replace(position, variant=VEGAS_THREE, pass_number=3)
    assert coming_cards(last) == cards("9D 4D 7S")


def test_only_kings_between_emptied_columns_are_pointless() -> None:
    assert is_pointless(laid("KC QH"), Carry(Place.COLUMN_1, Place.COLUMN_2, 2))
    assert not is_pointless(laid("2C | KC QH"), Carry(Place.COLUMN_1, Place.COLUMN_2, 2))
    assert not is_pointless(laid("QH", "KC"), Carry(Place.COLUMN_1, Place.COLUMN_2))
    assert not is_pointless(laid(waste="KC"), Carry(Place.WASTE, Place.COLUMN_2))
    assert not is_pointless(laid(foundations=(13, 0, 0, 0)), Carry(Place.CLUBS, Place.COLUMN_2))
