"""The border: no arrangement becomes a position unless 52 cards can lie so."""

from dataclasses import replace

import pytest
from support.games import cards, dealt

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.rules.setup import Setup, arranged
from klondike_qt.rules.variant import KLONDIKE, VEGAS, VEGAS_THREE


def setup_of(position: Position) -> Setup:
    return Setup(
        position.variant,
        position.stock,
        position.waste,
        position.foundations,
        position.columns,
        position.pass_number,
    )


GOOD = setup_of(dealt(1))


def faults(setup: Setup) -> tuple[Fault, ...]:
    with pytest.raises(InvalidSetup) as caught:
        arranged(setup)
    return caught.value.faults


def test_an_opening_passes_the_border_unchanged() -> None:
    assert arranged(GOOD) == dealt(1)


def test_a_won_game_passes_the_border() -> None:
    assert arranged(Setup(KLONDIKE, (), (), (13, 13, 13, 13), (Column(),) * 7)).is_won


def test_all_52_cards_may_lie_in_one_column_or_in_the_stock() -> None:
    column = Column(PACK[:-1], PACK[-1:])
    assert arranged(Setup(KLONDIKE, (), (), (0, 0, 0, 0), (column, *(Column(),) * 6))).columns[0] == column
    assert arranged(Setup(KLONDIKE, PACK, (), (0, 0, 0, 0), (Column(),) * 7)).stock == PACK


def test_the_last_pass_is_allowed_and_the_one_after_it_is_not() -> None:
    assert arranged(replace(GOOD, variant=VEGAS_THREE, pass_number=3)).pass_number == 3
    assert faults(replace(GOOD, variant=VEGAS_THREE, pass_number=4)) == (Fault(FaultKind.PASSES_USED_UP, number=4),)
    assert faults(replace(GOOD, variant=VEGAS, pass_number=2)) == (Fault(FaultKind.PASSES_USED_UP, number=2),)


def test_a_pass_before_the_first_is_refused() -> None:
    assert faults(replace(GOOD, pass_number=0)) == (Fault(FaultKind.PASSES_FROM_ONE, "pass", number=0),)


@pytest.mark.parametrize("height", [-1, 14, 10**9])
def test_a_foundation_of_an_impossible_height_is_refused(height: int) -> None:
    named = faults(replace(GOOD, foundations=(0, 0, height, 0)))
    assert named[0] == Fault(FaultKind.FOUNDATION_HEIGHT, place=Place.HEARTS, number=height)


def test_a_foundation_that_lacks_a_card_below_its_top_shows_as_double() -> None:
    assert faults(replace(GOOD, foundations=(1, 0, 0, 0))) == (
        Fault(FaultKind.CARD_COUNT, number=53),
        Fault(FaultKind.DOUBLE_CARDS, cards=cards("AC")),
    )


@pytest.mark.parametrize("number", [0, 6, 8])
def test_there_are_seven_columns(number: int) -> None:
    columns = (*GOOD.columns, Column())[:number]
    assert Fault(FaultKind.COLUMN_COUNT, number=number) in faults(replace(GOOD, columns=columns))


def test_every_place_where_a_run_is_broken_is_named() -> None:
    columns = (*GOOD.columns[:6], Column((), cards("JD 7C 5S 3H 9D JS AS")))
    named = faults(replace(GOOD, columns=columns))
    assert [fault.cards for fault in named] == [
        cards(pair) for pair in ("JD 7C", "7C 5S", "5S 3H", "3H 9D", "9D JS", "JS AS")
    ]


@pytest.mark.parametrize("run", ["9D 8H", "9D 8D", "9D 9S", "9D TS", "9D 7S"])
def test_a_run_goes_down_by_one_and_changes_colour(run: str) -> None:
    columns = (Column((), cards(run)), *GOOD.columns[1:])
    assert Fault(FaultKind.NOT_A_RUN, place=Place.COLUMN_1, cards=cards(run)) in faults(replace(GOOD, columns=columns))


def test_a_column_of_face_down_cards_alone_is_refused() -> None:
    columns = (Column(cards("QH")), *GOOD.columns[1:])
    assert faults(replace(GOOD, columns=columns)) == (Fault(FaultKind.FACE_DOWN_ON_TOP, place=Place.COLUMN_1),)


def test_an_excerpt_is_short_and_can_be_shown() -> None:
    assert excerpt("4H") == "4H"
    assert (
        excerpt("\x1b[2J\u202e" + "x" * 100) == "\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}" + "x" * 19 + "…"
    )
