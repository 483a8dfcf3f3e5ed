"""Boards and deal numbers of other programs: published vectors, tolerance, and every fault."""

import pytest

from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.rules.foreign.numbers import LARGEST_MS_NUMBER
from klondike_qt.rules.foreign.shuffles import deal_of_ms_number
from klondike_qt.rules.found import Form, FoundDeal
from klondike_qt.rules.position import Place
from klondike_qt.rules.reading import read_deal

BOARD_24 = """Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
5C
<7H> 9H
<2D> <9S> AC
<5D> <QH> <5S> 8C
<QC> <2C> <JS> <3C> 7D
<5H> <7S> <KD> <9C> <JC> 6S
<4C> <AH> <2S> <6C> <6H> <TH> KH
"""
BARE_24 = BOARD_24.replace("<", "").replace(">", "")


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(InvalidSetup) as caught:
        read_deal(text)
    return caught.value.faults


@pytest.mark.parametrize(
    "text",
    [
        BOARD_24,
        BARE_24,
        BOARD_24.replace("T", "10").replace("10alon", "Talon"),
        BOARD_24.replace("\n", "\r\n"),
        BOARD_24.lower(),
        "\n# PySol 24\n\n" + BOARD_24.replace("\n", "\n\n"),
        "\n".join([*BOARD_24.splitlines()[1:], BOARD_24.splitlines()[0]]),
        BOARD_24.replace("\n", "  \n").replace(" ", "\t "),
    ],
    ids=["as written", "no brackets", "10 for T", "CRLF", "lower case", "comments", "talon last", "white space"],
)
def test_a_board_of_pysol_is_the_deal_that_it_shows(text: str) -> None:
    assert read_deal(text) == FoundDeal(deal_of_number(24), None, Form.PYSOL_BOARD)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (
            2147483648,
            "TC3D2S6S2HQCQHTDKCJD3H8CKS5D8D5C8H7C4D3C7D9HQS7S8SASTHJC9CAH4HJSTS7HJH5H3S6C2C9DQD6HAD9S2DKH4CKD6D4S5SAC",
        ),
        (
            4294967295,
            "AD8HQC2DJH9CJSKDASTHQH6S7D8DJD4H5S6D7S8CTC9S3SKSAH5H7C4CKH7H4S2SKC5DTD9H2C9D6H6C3H3D8S4DAC2HQD5CQSTSJC3C",
        ),
        (
            4294967296,
            "5CAD3CTD2S5STS8D7CQD3S6DJC9S5H5D8S7D4H3DKC4CQS8C9C2CTHJD7SAS4SJS9H2H6S2DTC6CKS8H3H6HAHQC7H9DKDAC4DKHJHQH",
        ),
        (
            5000000000,
            "3H7HJSKD4H8C9D3C6HTCKS2H9H8H5CAHAS8S2D9S4C4SJH2C9C7C4DADTHKC3S5DAC6S5HJDQHJC5S8DKH2STDQD6CQC7DQSTS6D7S3D",
        ),
        (
            8589934591,
            "AH6H4D5SJS2STCJDTHTD8S7C3H8D2CKH4CQS6C6D8CKS8HKD3SKC7DTSJC7H2H3C5H9H4HAS2DQD5DAC5C9SQCJHADQH9D7S9C6S3D4S",
        ),
    ],
)
def test_ms_numbers_beyond_the_native_range_follow_the_wider_generator(number: int, text: str) -> None:
    assert deal_text(deal_of_ms_number(number)) == text


@pytest.mark.parametrize("number", [0, -1, LARGEST_MS_NUMBER + 1])
def test_ms_numbers_outside_their_range_deal_nothing(number: int) -> None:
    with pytest.raises(ValueError, match="ms numbers go from 1 to 8589934591"):
        deal_of_ms_number(number)


def test_a_board_with_too_few_lines_names_all_that_is_missing() -> None:
    kinds = [fault.kind for fault in faults("\n".join(BOARD_24.splitlines()[:-1]))]
    assert kinds == [FaultKind.CARD_COUNT, FaultKind.MISSING_CARDS, FaultKind.COLUMN_COUNT]


def test_a_board_with_too_many_lines_is_refused() -> None:
    assert Fault(FaultKind.COLUMN_COUNT, number=8) in faults(BOARD_24 + "AS\n")


def test_a_second_talon_is_refused() -> None:
    assert faults(BOARD_24 + BOARD_24.splitlines()[0]) == (Fault(FaultKind.REPEATED_LINE, "talon:", 9),)


def test_places_with_a_wrong_number_of_cards_are_named() -> None:
    text = BOARD_24.replace(" AS\n", "\n").replace("<7H> 9H", "<AS> <7H> 9H")
    assert faults(text) == (
        Fault(FaultKind.PLACE_COUNT, place=Place.STOCK, number=23),
        Fault(FaultKind.PLACE_COUNT, place=Place.COLUMN_2, number=3),
    )


def test_words_that_are_no_cards_are_named_with_line_and_place() -> None:
    found = faults(BOARD_24.replace("<7H>", "<7H").replace("TS", "1S", 1))
    assert found[:2] == (
        Fault(FaultKind.UNREADABLE, "1S", 1, place=Place.STOCK),
        Fault(FaultKind.UNREADABLE, "<7H", 3, place=Place.COLUMN_2),
    )


def test_a_column_that_ends_face_down_is_no_opening() -> None:
    assert faults(BOARD_24.replace("<7H> 9H", "<7H> <9H>")) == (
        Fault(FaultKind.FACE_DOWN_ON_TOP, line=3, place=Place.COLUMN_2),
    )


def test_double_cards_of_a_board_are_named() -> None:
    double, missing = faults(BOARD_24.replace("\n5C\n", "\nAC\n"))
    assert (double.kind, missing.kind) == (FaultKind.DOUBLE_CARDS, FaultKind.MISSING_CARDS)
