"""Texts and files of other programs: 156 digits, reversed boards, the JSON of Solvitaire, games of KPatience."""

import json
import pickle

import pytest
from support.foreign_texts import digits_of, solvitaire_text

from klondike_qt.rules.cards import Card
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.rules.foreign import kpatience, solvitaire
from klondike_qt.rules.found import Form, FoundDeal, FoundPosition
from klondike_qt.rules.moves import Draw
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place
from klondike_qt.rules.reading import read_deal, read_wanted
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE

DEAL = deal_of_number(24)
START = opening(DEAL, KLONDIKE)
SAMPLE = (
    "122021053133044042092074131071132062123061011022101013064091114073063082034041014024103121094113102031033134072111"
    "084032023052012081112124043104083093051054"
)
"""MinimalKlondike's test "98 moves": QD in column one, TH drawn first."""
REVERSE = """naloT: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
5C
9H <7H>
AC <9S> <2D>
c8 <s5> <qh> <d5>
7D <3C> <JS> <2C> <QC>
6S <JC> <9C> <KD> <7S> <5H>
KH <10h> <6H> <6C> <2S> <AH> <4C>
"""
WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(InvalidSetup) as caught:
        read_wanted(text)
    return caught.value.faults


def kpat_card(card: Card, turn: str = "") -> str:
    suit, rank = card.suit.name.lower(), WORDS[card.rank - 1]
    return f'<card id="0000000" suit="{suit}" rank="{rank}"' + (f' turn="{turn}"' if turn else "") + "/>"


def kpat_opening() -> str:
    """Return the first state of a game of KPatience, whose stock is drawn from its end."""
    piles = [("talon", [(card, "face-down") for card in reversed(START.stock)])]
    for index, column in enumerate(START.columns):
        cards = [(card, "face-down") for card in column.hidden] + [(card, "face-up") for card in column.run]
        piles.append((f"play{index}", cards))
    moves = (
        f'<move pile="{name}" position="0">{"".join(kpat_card(*card) for card in cards)}</move>'
        for name, cards in piles
    )
    return "".join(moves)


def kpat(*states: str, options: str = ' game-type-options="1"', kind: str = "klondike") -> str:
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<kpat-game game-type="{kind}"{options} deal-number="5">'
    return f"{head}{''.join(states)}</kpat-game>"


DRAWN = f'<state current="true"><move pile="pile" position="0">{kpat_card(START.stock[0], "face-up")}</move></state>'
SECOND = f'<state><move pile="pile" position="1">{kpat_card(START.stock[1], "face-up")}</move></state>'


def old_kpat() -> str:
    """Return a game of the older format: one arrangement."""
    places = {0: [(card, 0) for card in reversed(START.stock)], 13: []}
    for index, column in enumerate(START.columns):
        places[5 + index] = [(card, 0) for card in column.hidden] + [(card, 1) for card in column.run]
    piles = "".join(
        f'<pile index="{index}" z="1">'
        + "".join(
            f'<card suit="{int(c.suit)}" value="{c.rank}" faceup="{up}" z="{z}"/>' for z, (c, up) in enumerate(cards)
        )
        + "</pile>"
        for index, cards in places.items()
    )
    return f'<!DOCTYPE kpat>\n<dealer id="0" options="3" number="5" moves="0" started="0" data="">{piles}</dealer>'


def test_156_digits_are_a_deal_in_row_order() -> None:
    assert read_deal(digits_of(DEAL)) == FoundDeal(DEAL, None, Form.DIGITS)
    wrapped = "\r\n".join(digits_of(DEAL)[start : start + 60] for start in range(0, 156, 60))
    assert read_deal(wrapped).deal == DEAL
    assert deal_text(read_deal(SAMPLE).deal).startswith("QD2C5HKH4S4D9D7SKC7CKD6DQH6CAC2DTCAH6S9CJS7H6H8D3S4CAS2STH")


def test_digits_that_are_no_deal_are_told_exactly() -> None:
    digits = digits_of(DEAL)
    assert faults(digits[:-3]) == (Fault(FaultKind.DIGIT_COUNT, number=153),)
    assert faults("145" + digits[3:]) == (Fault(FaultKind.UNREADABLE, "145", number=1),)
    assert [fault.kind for fault in faults(digits[:3] + digits[:3] + digits[6:])] == [
        FaultKind.DOUBLE_CARDS,
        FaultKind.MISSING_CARDS,
    ]


@pytest.mark.parametrize(
    "text", [REVERSE, REVERSE.replace("naloT", "nolaT"), REVERSE.lower(), REVERSE.replace("\n", "\r\n")]
)
def test_a_reversed_board_lists_columns_from_the_top(text: str) -> None:
    assert read_deal(text) == FoundDeal(DEAL, None, Form.REVERSE_BOARD)


def test_a_board_with_unknown_cards_says_just_that() -> None:
    text = REVERSE.replace("<7H>", "?").replace("<2D>", "<?>")
    assert {fault.kind for fault in faults(text)} == {FaultKind.UNKNOWN_CARD}
    assert faults(text)[0] == Fault(FaultKind.UNKNOWN_CARD, "?", 3, place=Place.COLUMN_2)


def test_a_reversed_board_that_ends_face_down_is_refused() -> None:
    assert faults(REVERSE.replace("9H <7H>", "<9H> <7H>")) == (
        Fault(FaultKind.FACE_DOWN_ON_TOP, line=3, place=Place.COLUMN_2),
    )


def test_the_json_of_solvitaire_draws_from_the_end_of_its_stock() -> None:
    text = solvitaire_text(DEAL)
    assert json.loads(text)["stock"][-1] == "10C"
    assert read_deal(text) == FoundDeal(DEAL, None, Form.SOLVITAIRE_JSON)
    unmarked = json.loads(text)
    unmarked["tableau piles"] = [[card.upper() for card in pile] for pile in unmarked["tableau piles"]]
    assert read_deal(json.dumps(unmarked)).deal == DEAL
    unmarked["foundation"] = unmarked.pop("foundations")
    assert read_deal("\ufeff" + json.dumps(unmarked, indent=2)).deal == DEAL


def test_the_middle_of_a_game_in_json_is_a_position_by_the_rules_in_force() -> None:
    values = json.loads(solvitaire_text(DEAL))
    values["waste"] = [values["stock"].pop()]
    values["foundations"][2] = ["AS"]
    values["stock"].remove("AS")
    found = read_wanted(json.dumps(values), DRAW_THREE)
    assert isinstance(found, FoundPosition)
    assert found.position.variant == DRAW_THREE
    assert found.position.foundations == (0, 0, 0, 1)
    assert [card.code for card in found.position.waste] == ["TC"]
    with pytest.raises(InvalidSetup) as refused:
        read_deal(json.dumps(values))
    assert refused.value.faults == (Fault(FaultKind.NOT_OPENING),)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("{", FaultKind.BROKEN_JSON),
        ('{"stock": ' + "[" * 50_000, FaultKind.BROKEN_JSON),
        ('{"stock": ' + "9" * 5_000 + "}", FaultKind.BROKEN_JSON),
        ("{}", FaultKind.MISSING_LINE),
        ('{"tableau piles": 3, "stock": []}', FaultKind.UNREADABLE),
        ('{"tableau piles": [[], []], "stock": []}', FaultKind.COLUMN_COUNT),
        ('{"tableau piles": [[]], "stock": [], "evil": 1}', FaultKind.UNKNOWN_LINE),
        (solvitaire_text(DEAL).replace('"5C"', "null"), FaultKind.UNREADABLE),
        (solvitaire_text(DEAL).replace('"5C"', '"1C"'), FaultKind.UNREADABLE),
        (solvitaire_text(DEAL).replace("[], [], [], []", '["2C"], [], [], []'), FaultKind.FOUNDATION_ORDER),
        (solvitaire_text(DEAL).replace('"7h", "9H"', '"9H", "7h"'), FaultKind.FACE_DOWN_ON_TOP),
        ('{"a": "' + "x" * solvitaire.LONGEST + '"}', FaultKind.TOO_LONG),
    ],
)
def test_json_that_is_no_board_is_refused(text: str, kind: FaultKind) -> None:
    assert kind in {fault.kind for fault in faults(text)}


def test_a_game_of_kpatience_that_was_not_begun_is_its_deal() -> None:
    found = read_wanted(kpat(f'<state current="true">{kpat_opening()}</state>'))
    assert found == FoundDeal(DEAL, None, Form.KPATIENCE_FILE)


def test_a_game_of_kpatience_goes_on_where_it_was_left() -> None:
    text = kpat(f"<state>{kpat_opening()}</state>", DRAWN, SECOND)
    found = read_wanted(text)
    assert found == FoundPosition(play(START, Draw()).after, Form.KPATIENCE_FILE)
    three = read_wanted(text.replace('options="1"', 'options="3"'))
    assert isinstance(three, FoundPosition)
    assert three.position.variant == DRAW_THREE


def test_a_game_of_the_older_kpatience_is_read() -> None:
    assert read_wanted(old_kpat()) == FoundDeal(DEAL, None, Form.KPATIENCE_FILE)


BOMB = '<?xml version="1.0"?><!DOCTYPE kpat [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><kpat-game game-type="&b;"/>'
OUTSIDE = '<?xml version="1.0"?><!DOCTYPE kpat [<!ENTITY a SYSTEM "file:///etc/passwd">]><kpat-game game-type="&a;"/>'


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (BOMB, FaultKind.UNREADABLE),
        (OUTSIDE, FaultKind.UNREADABLE),
        (kpat(kind="spider"), FaultKind.OTHER_GAME),
        (old_kpat().replace('id="0"', 'id="17"'), FaultKind.OTHER_GAME),
        (kpat(f"<state>{kpat_opening()}")[:-40], FaultKind.BROKEN_XML),
        ('<?xml version="1.0"?><svg/>', FaultKind.UNREADABLE),
        (kpat("<state/>"), FaultKind.CARD_COUNT),
        (kpat('<state><move pile="talon" position="x"/></state>'), FaultKind.UNREADABLE),
        (
            kpat('<state><move pile="talon" position="1"><card suit="cups" rank="ace"/></move></state>'),
            FaultKind.UNREADABLE,
        ),
        (old_kpat().replace('index="13"', 'index="77"'), FaultKind.UNREADABLE),
        (old_kpat().replace('value="5"', 'value="99"'), FaultKind.UNREADABLE),
        ("<?xml " + "x" * kpatience.LONGEST, FaultKind.TOO_LONG),
        ("<!", FaultKind.BROKEN_XML),
    ],
)
def test_a_file_that_is_no_game_of_klondike_is_refused(text: str, kind: FaultKind) -> None:
    assert kind in {fault.kind for fault in faults(text)}


@pytest.mark.parametrize("encoding", ["utf-16", "nobodys-own", "latin-1"])
def test_a_text_is_read_whatever_encoding_the_file_was_kept_in(encoding: str) -> None:
    assert read_wanted(old_kpat()) == read_wanted(f'<?xml version="1.0" encoding="{encoding}"?>{old_kpat()}')


def test_one_card_on_thousands_of_piles_is_refused_without_a_wait() -> None:
    moves = (f'<move pile="p{n}" position="0">{kpat_card(START.stock[0], "face-up")}</move>' for n in range(40_000))
    assert faults(kpat("<state>", *moves, "</state>"))[0].kind is FaultKind.CARD_COUNT


def test_a_column_of_kpatience_with_a_hidden_card_on_an_open_one_is_refused() -> None:
    text = (
        kpat(f'<state current="true">{kpat_opening()}</state>')
        .replace(kpat_card(START.columns[1].hidden[0], "face-down"), kpat_card(START.columns[1].hidden[0], "face-up"))
        .replace(kpat_card(START.columns[1].run[0], "face-up"), kpat_card(START.columns[1].run[0], "face-down"))
    )
    assert faults(text)[0].kind is FaultKind.FACE_DOWN_ON_TOP


def test_a_pickle_is_only_a_text_that_is_no_deal() -> None:
    text = pickle.dumps({"tableau piles": 1}, protocol=0).decode()
    assert faults(text)[0].kind is FaultKind.UNKNOWN_FORM
