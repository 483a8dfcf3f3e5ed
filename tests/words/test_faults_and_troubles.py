"""Every fault of a deal and every trouble of a file is told in a sentence of its own."""

import pytest
from support.games import cards

from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.rules.position import Place
from klondike_qt.rules.position_text import read_position
from klondike_qt.rules.reading import read_deal
from klondike_qt.store.trouble import TroubleKind
from klondike_qt.words import faults, troubles

DEALS = [
    ("", "There is nothing to read"),
    ("0", "There is no deal 0; deals go from 1 to 2147483647"),
    ("-4", "There is no deal -4; deals go from 1 to 2147483647"),
    ("2147483648", "There is no deal 2147483648; deals go from 1 to 2147483647"),
    ("ms8589934592", "There is no deal 8589934592; deals go from 1 to 8589934591"),
    ("٢٤", 'Write deal numbers with the digits 0 to 9, not "٢٤"'),
    ("hello", '"hello" is not a deal: type a number, 104 characters or a board'),
    ("x" * 30_000, "The text is too long; at most 20000 characters are read"),
    ("Talon: AC", "There is 1 card, not 52"),
]


@pytest.mark.parametrize(("text", "told"), DEALS)
def test_a_deal_is_refused_with_its_reason(text: str, told: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_deal(text)
    assert faults.sentences(refused.value.faults)[0] == told


def test_all_reasons_are_told_at_once() -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_deal("ac10H" + "2C" * 49)
    text = faults.told(refused.value.faults)
    assert text.startswith(
        'Write cards in large letters, not "ac". Write T for ten, not "10H". There are 51 cards, not 52'
    )
    assert "More than once: two of clubs" in text
    assert "Missing: ace of diamonds" in text


def test_a_fault_of_a_position_tells_its_line() -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_position("variant: poker\nstock: ZZ\nplace: 4")
    sentences = faults.sentences(refused.value.faults)
    assert 'Line 1: There is no kind of game called "poker"' in sentences
    assert 'Line 2: Stock: cannot read "ZZ"' in sentences
    assert 'Line 3: No line can begin with "place: 4"' in sentences
    assert 'The line "waste" is missing' in sentences


def test_every_kind_of_fault_has_a_sentence_of_its_own() -> None:
    lower, upper = cards("6C 8C")
    fault = {kind: Fault(kind, "xx", None, 5, Place.COLUMN_2, (lower, upper)) for kind in FaultKind}
    sentences = {kind: faults.sentence(fault[kind]) for kind in FaultKind}
    assert len(set(sentences.values())) == len(FaultKind)
    assert all(len(text.split()) > 1 and "None" not in text for text in sentences.values())


def test_every_kind_of_trouble_is_told_with_what_where_and_what_then() -> None:
    sentences = {kind: troubles.told(kind, "/a/file", "/a/file.bad") for kind in TroubleKind}
    assert len(set(sentences.values())) == len(TroubleKind)
    for kind, text in sentences.items():
        assert kind is TroubleKind.SECOND_WINDOW or "/a/file" in text
        assert "trouble" not in text
    assert sentences[TroubleKind.DAMAGED] == (
        "/a/file was damaged. It is kept as /a/file.bad. What could be read is here"
    )
    assert troubles.told("unheard-of", "/a/file") == "There is trouble with the file /a/file"
