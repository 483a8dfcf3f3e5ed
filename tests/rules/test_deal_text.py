"""Deals as people write them, and every reason why one cannot be read."""

import pytest
from support.games import cards

from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number
from klondike_qt.rules.faults import LONGEST_TEXT, Fault, FaultKind, InvalidSetup
from klondike_qt.rules.foreign.numbers import LARGEST_MS_NUMBER
from klondike_qt.rules.found import Form, FoundDeal
from klondike_qt.rules.reading import read_deal

ONE = deal_text(deal_of_number(1))


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(InvalidSetup) as caught:
        read_deal(text)
    return caught.value.faults


def test_a_deal_is_written_as_104_characters_in_row_order_then_stock() -> None:
    assert ONE == (
        "QH7H5DJC9H2DJDTS9SKCKD5H7C5CKHQCAD5S4CKS2S3H3CQD9DAHJSAS4HAC4D7S3STD4STH8H2CJH7D6D8S8DQS6C3D8CTC6S9C2H6H"
    )


@pytest.mark.parametrize("number", [1, 24, 31_999, 32_000, LARGEST_DEAL_NUMBER])
def test_a_native_number_is_read(number: int) -> None:
    assert read_deal(str(number)) == FoundDeal(deal_of_number(number), number)
    assert read_deal(f"  {number}\r\n") == FoundDeal(deal_of_number(number), number)


@pytest.mark.parametrize("text", [ONE, ONE + "\n", ONE + "\r\n", f"\t {ONE} \r\n\r\n"])
def test_104_characters_are_read_with_any_white_space_around(text: str) -> None:
    assert read_deal(text) == FoundDeal(deal_of_number(1), None, Form.CHARACTERS)


@pytest.mark.parametrize(("text", "number"), [("ms1", 1), ("MS24", 24), ("ms 617\n", 617), ("ms2147483647", 2**31 - 1)])
def test_an_ms_number_in_the_native_range_is_the_native_deal(text: str, number: int) -> None:
    assert read_deal(text) == FoundDeal(deal_of_number(number), number, Form.MS, str(number))


def test_an_ms_number_beyond_the_native_range_has_no_native_number() -> None:
    assert read_deal("ms2147483648").number is None


@pytest.mark.parametrize(
    "text", ["0", "-1", "2147483648", "4294967297", str(2**63), "00", "-0", "9" * 5000, "0" * 5000]
)
def test_a_number_that_does_not_exist_is_refused_with_the_largest_that_does(text: str) -> None:
    (fault,) = faults(text)
    assert (fault.kind, fault.number) == (FaultKind.NUMBER_RANGE, LARGEST_DEAL_NUMBER)


@pytest.mark.parametrize("text", ["ms0", "ms-1", "ms8589934592", "ms" + "9" * 500])
def test_an_ms_number_that_does_not_exist_is_refused_with_the_largest_that_does(text: str) -> None:
    (fault,) = faults(text)
    assert (fault.kind, fault.number) == (FaultKind.NUMBER_RANGE, LARGEST_MS_NUMBER)


def test_leading_zeros_change_nothing() -> None:
    assert read_deal("0" * 5000 + "24").number == 24


@pytest.mark.parametrize("text", ["\u0663", "\u0968\u096a", "\uff12\uff14", "24\u00b2", "-\u0663"])
def test_digits_of_other_scripts_are_refused_by_name(text: str) -> None:
    assert faults(text) == (Fault(FaultKind.FOREIGN_DIGITS, text),)


@pytest.mark.parametrize(
    "text", ["hello", "1.5", "1e3", "+24", "0x18", "24 25", "1_000", "ms", "msx", "-", "#24", "\0"]
)
def test_other_texts_are_none_of_the_known_forms(text: str) -> None:
    assert faults(text) == (Fault(FaultKind.UNKNOWN_FORM, text.replace("\0", "\N{REPLACEMENT CHARACTER}")),)


@pytest.mark.parametrize("text", ["", " ", "\r\n\t"])
def test_nothing_is_refused_as_nothing(text: str) -> None:
    assert faults(text) == (Fault(FaultKind.EMPTY),)


@pytest.mark.parametrize(
    "text", ["x" * (LONGEST_TEXT + 1), ONE * 100_000, "\0" * 10_000_000], ids=["x", "deals", "nul"]
)
def test_megabytes_are_refused_at_once(text: str) -> None:
    assert faults(text) == (Fault(FaultKind.TOO_LONG, number=LONGEST_TEXT),)


def test_31_cards_are_counted_and_the_missing_ones_named() -> None:
    count, missing = faults(ONE[:62])
    assert count == Fault(FaultKind.CARD_COUNT, number=31)
    assert missing.kind is FaultKind.MISSING_CARDS
    assert len(missing.cards) == 21


def test_53_cards_are_counted_and_the_double_one_named() -> None:
    assert faults(ONE + "AS") == (
        Fault(FaultKind.CARD_COUNT, number=53),
        Fault(FaultKind.DOUBLE_CARDS, cards=cards("AS")),
    )


def test_double_and_missing_cards_are_all_named() -> None:
    assert faults("ACAC" + ONE[4:]) == (
        Fault(FaultKind.DOUBLE_CARDS, cards=cards("AC")),
        Fault(FaultKind.MISSING_CARDS, cards=cards("7H QH")),
    )


def test_lower_case_is_refused_as_such_and_nothing_else_is_wrong() -> None:
    assert faults(ONE.lower()) == (Fault(FaultKind.LOWER_CASE, "qh", number=52),)
    assert faults("Qh" + ONE[2:]) == (Fault(FaultKind.LOWER_CASE, "Qh", number=1),)


def test_a_ten_with_two_digits_is_refused_as_such() -> None:
    assert faults(ONE.replace("TS", "10S").replace("TC", "10C")) == (Fault(FaultKind.TEN, "10S", number=2),)


@pytest.mark.parametrize("space", [" ", "\n", "\r\n", "\t"])
def test_a_deal_text_is_written_in_one_piece(space: str) -> None:
    """Cards with spaces between are the form of another program, which deals them in another order."""
    assert faults(ONE[:20] + space + ONE[20:]) == (Fault(FaultKind.INNER_SPACE, number=21),)
    apart = space.join(ONE[i : i + 2] for i in range(0, 104, 2))
    assert faults(apart) == (Fault(FaultKind.INNER_SPACE, number=3),)


@pytest.mark.parametrize(
    ("junk", "shown"),
    [("XS", "XS"), ("1S", "1S"), ("\0\0", "\N{REPLACEMENT CHARACTER}" * 2), ("éS", "éS"), ("\uff31H", "\uff31H")],
)
def test_what_cannot_be_read_is_shown_with_its_place_and_the_missing_card(junk: str, shown: str) -> None:
    assert faults(ONE[:10] + junk + ONE[12:]) == (
        Fault(FaultKind.UNREADABLE, shown, number=11),
        Fault(FaultKind.CARD_COUNT, number=51),
        Fault(FaultKind.MISSING_CARDS, cards=cards("2D")),
    )


def test_half_a_card_at_the_end_is_shown() -> None:
    assert faults(ONE + "A")[0] == Fault(FaultKind.UNREADABLE, "A", number=105)


def test_a_text_full_of_faults_names_some_and_counts_the_rest() -> None:
    text = "".join(f"{ONE[i : i + 2]}?" for i in range(0, 104, 2))
    named = faults(text)
    assert sum(fault.kind is FaultKind.UNREADABLE for fault in named) == 20
    assert named[-1] == Fault(FaultKind.MORE, number=32)


def test_the_exception_lists_the_kinds_for_a_log() -> None:
    with pytest.raises(InvalidSetup, match=r"^card-count, double-cards$"):
        read_deal(ONE + "AS")
