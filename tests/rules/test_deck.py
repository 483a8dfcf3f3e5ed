"""Deal numbers and openings: the published vectors, and that every number is a whole pack."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import KLONDIKE, VEGAS_THREE

VECTORS = {
    1: (
        "QH | 7H TS | 5D 9S 5C | JC KC KH 4C | 9H KD QC KS 3C | 2D 5H AD 2S QD AH | JD 7C 5S 3H 9D JS AS",
        "4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H",
    ),
    24: (
        "5C | 7H 9H | 2D 9S AC | 5D QH 5S 8C | QC 2C JS 3C 7D | 5H 7S KD 9C JC 6S | 4C AH 2S 6C 6H TH KH",
        "TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS",
    ),
}


def columns_of(position: Position) -> str:
    return " | ".join(" ".join(card.code for card in (*column.hidden, *column.run)) for column in position.columns)


def stock_of(position: Position) -> str:
    return " ".join(card.code for card in position.stock)


@pytest.mark.parametrize("number", VECTORS)
def test_a_deal_number_means_the_same_cards_as_in_other_programs(number: int) -> None:
    position = opening(deal_of_number(number), KLONDIKE)
    assert (columns_of(position), stock_of(position)) == VECTORS[number]


def test_deal_one_hundred_thousand_is_the_published_one() -> None:
    assert columns_of(opening(deal_of_number(100_000), KLONDIKE)) == (
        "QH | TD 4C | 7D TH QD | AD 7S AH 2D | 8C 6S 4D 9C 9H | QS 3S 4S JC JS JH | 5C KC 7C AC 3H KD TC"
    )


def test_an_opening_has_one_card_face_up_in_each_column_and_24_in_the_stock() -> None:
    position = opening(deal_of_number(7), VEGAS_THREE)
    assert [len(column) for column in position.columns] == [1, 2, 3, 4, 5, 6, 7]
    assert [len(column.run) for column in position.columns] == [1] * 7
    assert (len(position.stock), position.waste, position.foundations) == (24, (), (0, 0, 0, 0))
    assert (position.pass_number, position.variant) == (1, VEGAS_THREE)


@given(st.integers(1, LARGEST_DEAL_NUMBER))
def test_every_deal_number_deals_a_whole_pack(number: int) -> None:
    assert sorted(deal_of_number(number)) == sorted(PACK)


@pytest.mark.parametrize("number", [0, -1, LARGEST_DEAL_NUMBER + 1, 2**63])
def test_numbers_outside_the_native_range_deal_nothing(number: int) -> None:
    with pytest.raises(ValueError, match="deal numbers go from 1 to 2147483647"):
        deal_of_number(number)


def test_neighbouring_numbers_deal_different_games() -> None:
    assert len({deal_of_number(number) for number in range(1, 1001)}) == 1000


def test_the_places_stand_in_reading_order() -> None:
    assert [place.name for place in Place] == [
        "STOCK", "WASTE", "CLUBS", "DIAMONDS", "HEARTS", "SPADES", *(f"COLUMN_{number}" for number in range(1, 8))
    ]  # fmt: skip
