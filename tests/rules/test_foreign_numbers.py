"""Numbers of other programs mean the deals that those programs publish under them."""

import random

import pytest

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.faults import FaultKind, InvalidSetup
from klondike_qt.rules.foreign.mersenne import below, fractions_of_python, words
from klondike_qt.rules.foreign.numbers import NAMES
from klondike_qt.rules.found import Form, FoundDeal
from klondike_qt.rules.reading import read_deal
from klondike_qt.rules.variant import KLONDIKE

KPAT_1 = "JD | 2D 5H | 9H KD QC | JC KC KH 9D | 5D 9S 3H QD AH | 7H 5S 2S JS 3C 5C | 7C AD KS AS 4C TS QH"
KPAT_24 = "4C | 5H 7S | QC 2C JS | 5D QH 5S 6H | 2D 9S 6C JC 6S | 7H 2S 9C TH 7D AC | AH KD 3C KH 8C 9H 5C"
PYSOL_32000 = "QS | 3H 5H | 6D 2C 7D | 8D 3C 9C 6H | JS JC AC 6S QD | 4D TH 9D 4H 9S KD | 7S 3D 5S 2S 8S TS 9H"
CARDS_32000 = "9C | JC 6S | 2C 7C 7D | 4H JD 5D JH | QS 3S 5C 9H 7H | 8D TH KD 8C 4C KS | QD 2D 9D 6D 5S 5H AC"
PYSOL_32001 = "2C | 6S QC | 5S 7H TS | 8H 4S 3D QD | JD JC 2D 2H 4H | AC KH JH 7S 8S 3C | 4C 6D TC JS TD 9C AS"
GAME_0 = "3D | AD 8H | QS 9D 8C | JH 2C 3C AC | 9C AS TS QC 4S | 6D 6H QH 4D 6S 8D | 2H KS JS 2S 5D 6C 4H"
GAME_37547 = "AH | 7D 4H | 2H AC QH | 9S 8C 6D JC | 2S AD KS 7S 6H | JH 9H QC 6C 3S 6S | 4S 5D JS QD 3H 9C 7C"
GREENFELT_815 = "JD | TD 8D | 8S 5H 3H | 3S AC 2H 8H | KC AH TH 4C 6S | 9S 7C QD AS 7D KD | 3D JS 9D QC JH 2S 9H"
MICROSOFT = "37529377358585594134454298882350599254635682470701937210952436445911"
MICROSOFT_DEAL = "6C | QH AC | 4H KS 3H | 9H 5H 4C 4S | 9S KC 4D KH 6H | AS TS 8H 5S TC JH | 5C QD JS TH 8D JC KD"
RAN_1 = "9D | KH 2C | KS 2D 3S | TH 7C 6C JS | 5C AD AH 8H 4H | QC 2S 5S 8S 3C 6D | 7D TC JH 4D 4S 4C 7S"
MS_100000 = "QH | TD 4C | 7D TH QD | AD 7S AH 2D | 8C 6S 4D 9C 9H | QS 3S 4S JC JS JH | 5C KC 7C AC 3H KD TC"
PUBLISHED = [
    ("ms100000", MS_100000, None),
    ("kpat 1", KPAT_1, "4H"),
    ("KPatience 24", KPAT_24, "TC"),
    ("pysol 32000", PYSOL_32000, None),
    ("PySolFC 32000", PYSOL_32000, None),
    ("pysol-cards 32000", CARDS_32000, None),
    ("pysol 32001", PYSOL_32001, "TH"),
    ("pysol-cards 32001", PYSOL_32001, "TH"),
    ("klondike-solver 0", GAME_0, "KH"),
    ("Game: 37547", GAME_37547, "3D"),
    ("pyksolve #37547", GAME_37547, "3D"),
    ("greenfelt 815", GREENFELT_815, "7H"),
    (f"mssc {MICROSOFT}", MICROSOFT_DEAL, "7H"),
    ("solvitaire 0", "6D | 2D 4C | AH 5C 2H", "TH"),
    ("ksolve 1", RAN_1, "JC"),
    ("ran 1", RAN_1, "JC"),
    ("KSolve ran 1", RAN_1, "JC"),
]


def columns_of(found: FoundDeal) -> str:
    columns = opening(found.deal, KLONDIKE).columns
    return " | ".join(" ".join(card.code for card in (*column.hidden, *column.run)) for column in columns)


@pytest.mark.parametrize(("text", "columns", "first"), PUBLISHED)
def test_a_number_is_the_deal_that_was_published(text: str, columns: str, first: str | None) -> None:
    found = read_deal(text)
    assert columns_of(found).startswith(columns)
    assert first is None or found.deal[28].code == first
    assert sorted(found.deal) == sorted(PACK)


def test_number_32000_is_two_deals_of_pysol_and_the_old_one_is_native() -> None:
    assert columns_of(read_deal("pysol-cards 32000")) != PYSOL_32000
    assert read_deal("pysol-cards 32000").deal == deal_of_number(32000)
    assert read_deal("pysol-old 32000").deal == deal_of_number(32000)
    assert columns_of(read_deal("pysol 31999")) == columns_of(read_deal("31999"))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("pysol 31999", 31999),
        ("pysol 32000", None),
        ("pysol-cards 32000", 32000),
        ("ms 40000", 40000),
        ("kpat 1", None),
    ],
)
def test_a_number_that_means_a_native_deal_has_its_native_number(text: str, number: int | None) -> None:
    assert read_deal(text).number == number


@pytest.mark.parametrize("name", NAMES)
def test_every_name_reads_numbers_and_refuses_those_beyond(name: str) -> None:
    found = read_deal(f"{name} 1")
    assert found.form is Form(name)
    assert found.written == "1"
    for beyond in (f"{name} {10**70}", f"{name} -1"):
        with pytest.raises(InvalidSetup) as refused:
            read_deal(beyond)
        (fault,) = refused.value.faults
        assert fault.kind in {FaultKind.NUMBER_RANGE, FaultKind.NUMBER_FROM_ZERO}
        assert read_deal(f"{name} {fault.number}").form is Form(name)


def test_an_unknown_name_is_none_of_the_known_forms() -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_deal("freecell 24")
    assert refused.value.faults[0].kind is FaultKind.UNKNOWN_FORM


def test_an_exact_number_of_lonelybot_is_any_order_of_the_pack() -> None:
    deals = {read_deal(f"lonelybot {number}").deal for number in (0, 1, 51, 52**30)}
    assert len(deals) == 4


@pytest.mark.parametrize(
    ("exact", "same"),
    [
        ("6020188971008738460277825810855408816020329208073708831139142575364", "ksolve 1"),
        ("35511235380175238168226668580770214465574563740067205469369780560069", "klondike-solver 0"),
    ],
)
def test_an_exact_number_of_lonelybot_is_the_same_deal_as_elsewhere(exact: str, same: str) -> None:
    assert read_deal(f"lonelybot {exact}").deal == read_deal(same).deal


@pytest.mark.parametrize("seed", [0, 1, 32000, 2**32 - 1, 2**32, 10**19 + 7, 10**20])
def test_the_generator_gives_what_python_gives(seed: int) -> None:
    chance = random.Random(seed)
    fractions = fractions_of_python(seed)
    assert [next(fractions) for _ in range(800)] == [chance.random() for _ in range(800)]


def test_the_generator_gives_what_the_c_library_gives() -> None:
    numbers = words(5489)
    assert [next(numbers) for _ in range(10_000)][-1] == 4_123_659_995


def test_a_bounded_number_is_tried_again_where_it_would_be_unfair() -> None:
    assert below(iter([0, 0, 7]), 3) == 0
    assert below(iter([0, 2**31]), 3) == 1
