"""Codes of deals: short, whole or refused, and the same deal by the same rules when they are read again."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.code import code_of, read_code
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number
from klondike_qt.rules.faults import FaultKind, InvalidSetup
from klondike_qt.rules.found import Form, FoundDeal
from klondike_qt.rules.reading import read_deal
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS, Scoring, Variant

DEALS = st.permutations(PACK).map(tuple)
RULES = st.sampled_from([*VARIANTS.values()]) | st.builds(
    Variant,
    draw=st.sampled_from([1, 3]),
    passes=st.none() | st.integers(1, 9),
    scoring=st.just(Scoring.STANDARD),
    redeal_penalty=st.integers(0, 1000),
    worry_back=st.booleans(),
    time_bonus=st.booleans(),
)
CODE = code_of(KLONDIKE, tuple(reversed(PACK)), None)


def kinds(text: str) -> list[FaultKind]:
    with pytest.raises(InvalidSetup) as refused:
        read_deal(text)
    return [fault.kind for fault in refused.value.faults]


def test_a_code_is_short_and_names_the_rules() -> None:
    assert code_of(DRAW_THREE, deal_of_number(24), 24) == "klondike:draw-three:24:B0"
    assert code_of(replace(VEGAS, passes=2), deal_of_number(24), 24).startswith("klondike:d1p2vw:24:")
    assert len(CODE) == len("klondike:klondike:") + 46 + len(":00")


@given(DEALS, RULES)
def test_a_code_of_any_order_is_the_same_deal_by_the_same_rules(deal: Deal, variant: Variant) -> None:
    assert read_deal(code_of(variant, deal, None)) == FoundDeal(deal, None, Form.CODE, "", variant)


@given(st.integers(1, LARGEST_DEAL_NUMBER), RULES)
def test_a_code_of_a_number_is_the_same_deal_by_the_same_rules(number: int, variant: Variant) -> None:
    deal = deal_of_number(number)
    assert read_code(code_of(variant, deal, number)) == FoundDeal(deal, number, Form.CODE, "", variant)


def test_small_letters_and_letters_that_look_like_digits_are_read() -> None:
    assert read_deal(CODE.lower()).deal == read_deal(CODE.upper()).deal == read_deal(f" {CODE}\n").deal
    head, cards, check = CODE.rsplit(":", 2)
    looks = cards.replace("0", "O").replace("1", "l")
    assert read_deal(f"{head}:{looks}:{check}").deal == read_deal(CODE).deal


@given(st.integers(len("klondike:"), len(CODE) - 1), st.sampled_from("23456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_one_wrong_character_is_noticed(place: int, wrong: str) -> None:
    changed = CODE[:place] + wrong + CODE[place + 1 :]
    if changed.upper() != CODE.upper():
        assert kinds(changed)[0] in {FaultKind.CODE_CHECK, FaultKind.CODE_FORM}


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("klondike:", FaultKind.CODE_FORM),
        ("klondike:24", FaultKind.CODE_FORM),
        ("klondike:klondike:24", FaultKind.CODE_FORM),
        ("klondike:klondike:24:00", FaultKind.CODE_CHECK),
        ("klondike:klondike:24:B0:1", FaultKind.CODE_FORM),
    ],
)
def test_a_code_that_is_not_whole_is_refused(code: str, kind: FaultKind) -> None:
    assert kinds(code) == [kind]
