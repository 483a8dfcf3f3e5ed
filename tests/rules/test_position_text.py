"""Position texts: written, read again, and refused with every fault and its line."""

from dataclasses import replace

import pytest
from support.games import cards, dealt

from klondike_qt.rules.faults import LONGEST_TEXT, Fault, FaultKind, InvalidSetup
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.rules.position_text import is_position_text, position_text, read_position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS_THREE, Scoring, Variant

EXAMPLE = """# a game in the middle
1: <QS> <4C> KH
pass: 2
variant: draw-three
stock: 4H AC 4D                # first drawn first
waste: 7S 3S TD                # bottom to top
foundations: C0 D2 H0 S1       # height per suit
2:
3: <2C> <3C> <5C> <6C> <7C> <8C> <9C> <TC> <JC> <QC> <KC> KS QH
4: <3D> <5D> <6D> <7D> <8D> <9D> JD
5: <JH> <JS> <QD> <KD> AH
6: <2H> <3H> <5H> <6H> <7H> <8H> <9H> TH
7: <2S> <4S> <5S> <6S> <8S> <9S> TS
"""


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(InvalidSetup) as caught:
        read_position(text)
    return caught.value.faults


def with_line(word: str, line: str) -> str:
    """Return the example with another line for a word."""
    return "\n".join(line if old.startswith(word + ":") else old for old in EXAMPLE.split("\n"))


def test_the_example_is_read() -> None:
    position = read_position(EXAMPLE)
    assert position.variant == DRAW_THREE
    assert position.pass_number == 2
    assert position.stock == cards("4H AC 4D")
    assert position.waste == cards("7S 3S TD")
    assert position.foundations == (0, 2, 0, 1)
    assert position.columns[0] == Column(cards("QS 4C"), cards("KH"))
    assert position.columns[1] == Column()
    assert position.columns[2].run == cards("KS QH")


def test_a_position_is_written_line_by_line() -> None:
    assert position_text(dealt(1, VEGAS_THREE)) == (
        "variant: vegas-three\n"
        "pass: 1\n"
        "stock: 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H\n"
        "waste:\n"
        "foundations: C0 D0 H0 S0\n"
        "1: QH\n"
        "2: <7H> TS\n"
        "3: <5D> <9S> 5C\n"
        "4: <JC> <KC> <KH> 4C\n"
        "5: <9H> <KD> <QC> <KS> 3C\n"
        "6: <2D> <5H> <AD> <2S> <QD> AH\n"
        "7: <JD> <7C> <5S> <3H> <9D> <JS> AS\n"
    )


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_comes_back_by_its_name(name: str) -> None:
    position = dealt(24, VARIANTS[name])
    assert position_text(position).startswith(f"variant: {name}\npass: 1\n")
    assert read_position(position_text(position)) == position


@pytest.mark.parametrize(
    ("variant", "lines"),
    [
        (replace(KLONDIKE, passes=3), "variant: klondike\npasses: 3\npass: 1\n"),
        (replace(KLONDIKE, worry_back=False), "variant: klondike\nworry-back: no\npass: 1\n"),
        (replace(VEGAS_THREE, passes=None), "variant: vegas-three\npasses: unlimited\npass: 1\n"),
        (
            replace(VEGAS_THREE, passes=12, worry_back=False),
            "variant: vegas-three\npasses: 12\nworry-back: no\npass: 1\n",
        ),
    ],
)
def test_custom_limits_and_worrying_back_are_written_beside_the_name(variant: Variant, lines: str) -> None:
    position = dealt(24, variant)
    assert position_text(position).startswith(lines)
    assert read_position(position_text(position)) == position


def test_penalty_and_time_bonus_come_back_as_those_of_the_named_variant() -> None:
    custom = Variant(3, None, Scoring.STANDARD, redeal_penalty=7)
    assert read_position(position_text(dealt(1, custom))).variant == DRAW_THREE


def test_lines_may_stand_in_any_order_with_comments_and_either_line_end() -> None:
    lines = EXAMPLE.split("\n")
    assert read_position("\r\n".join(reversed(lines))) == read_position(EXAMPLE)
    assert read_position("\n\n  ".join(lines) + "  # end") == read_position(EXAMPLE)
    assert read_position(EXAMPLE.replace(": ", ":\t ").replace("pass:", "pass :")) == read_position(EXAMPLE)


def test_an_opening_of_a_deal_may_say_that_worrying_back_is_allowed() -> None:
    assert read_position(EXAMPLE + "worry-back: yes\n") == read_position(EXAMPLE)


@pytest.mark.parametrize("word", ["variant", "pass", "stock", "waste", "foundations", *"1234567"])
def test_a_missing_line_is_named(word: str) -> None:
    text = "\n".join(line for line in EXAMPLE.split("\n") if not line.startswith(word + ":"))
    assert faults(text)[0] == Fault(FaultKind.MISSING_LINE, word)


@pytest.mark.parametrize(
    ("word", "line", "expected"),
    [
        ("variant", "variant: klondike-two", Fault(FaultKind.UNKNOWN_VARIANT, "klondike-two", 4)),
        ("variant", "variant:", Fault(FaultKind.UNKNOWN_VARIANT, "", 4)),
        ("variant", "variant: Klondike", Fault(FaultKind.UNKNOWN_VARIANT, "Klondike", 4)),
        ("variant", "variant: vegas", Fault(FaultKind.PASSES_USED_UP, number=2)),
        ("variant", "variant: draw-three\npasses: 1", Fault(FaultKind.PASSES_USED_UP, number=2)),
        ("variant", "variant: draw-three\npasses: 0", Fault(FaultKind.PASSES_FROM_ONE, "passes", number=0)),
        ("variant", "variant: draw-three\npasses: many", Fault(FaultKind.UNREADABLE, "many", 5)),
        ("variant", "variant: draw-three\npasses:", Fault(FaultKind.UNREADABLE, "", 5)),
        ("variant", "variant: draw-three\nworry-back: never", Fault(FaultKind.UNREADABLE, "never", 5)),
        ("variant", "Variant: draw-three", Fault(FaultKind.UNKNOWN_LINE, "Variant: draw-three", 4)),
        ("pass", "pass: 0", Fault(FaultKind.PASSES_FROM_ONE, "pass", number=0)),
        ("pass", "pass: -3", Fault(FaultKind.PASSES_FROM_ONE, "pass", number=-3)),
        ("pass", "pass: two", Fault(FaultKind.UNREADABLE, "two", 3)),
        ("pass", "pass: \u0662", Fault(FaultKind.UNREADABLE, "\u0662", 3)),
        ("pass", "pass: " + "9" * 30, Fault(FaultKind.UNREADABLE, "9" * 24 + "…", 3)),
        ("stock", "stock: 4H AC 4D XX", Fault(FaultKind.UNREADABLE, "XX", 5, place=Place.STOCK)),
        ("stock", "stock: 4H AC <4D>", Fault(FaultKind.UNREADABLE, "<4D>", 5, place=Place.STOCK)),
        ("stock", "stock: 4H,AC,4D", Fault(FaultKind.UNREADABLE, "4H,AC,4D", 5, place=Place.STOCK)),
        ("stock", "stock: 4h AC 4D", Fault(FaultKind.LOWER_CASE, "4h", 5, number=1)),
        ("waste", "waste: 7S 3S 10D", Fault(FaultKind.TEN, "10D", 6, number=1)),
        ("foundations", "foundations: C0 D2 H0", Fault(FaultKind.MISSING_FOUNDATION, None, 7, place=Place.SPADES)),
        ("foundations", "foundations: C0 D2 H0 S14", Fault(FaultKind.FOUNDATION_HEIGHT, number=14, place=Place.SPADES)),
        ("foundations", "foundations: C0 D2 H0 S1 S2", Fault(FaultKind.UNREADABLE, "S2", 7)),
        ("foundations", "foundations: C0 D2 H0 S-1", Fault(FaultKind.UNREADABLE, "S-1", 7)),
        ("foundations", "foundations: C0 D2 H0 s1", Fault(FaultKind.UNREADABLE, "s1", 7)),
        ("foundations", "foundations: C0 D2 H0 AS", Fault(FaultKind.UNREADABLE, "AS", 7)),
        ("1", "1: <QS> 4C KH", Fault(FaultKind.NOT_A_RUN, place=Place.COLUMN_1, cards=cards("4C KH"))),
        ("1", "1: <QS> KH <4C>", Fault(FaultKind.FACE_DOWN_ON_TOP, None, 2, place=Place.COLUMN_1)),
        ("1", "1: <QS> <4C> <KH>", Fault(FaultKind.FACE_DOWN_ON_TOP, place=Place.COLUMN_1)),
        ("1", "1: <QS> <4C KH", Fault(FaultKind.UNREADABLE, "<4C", 2, place=Place.COLUMN_1)),
        ("1", "1: <QS> <<4C>> KH", Fault(FaultKind.UNREADABLE, "<4C>", 2, place=Place.COLUMN_1)),
        ("1", "1: <QS> <> KH", Fault(FaultKind.UNREADABLE, "", 2, place=Place.COLUMN_1)),
        ("2", "8: 2C", Fault(FaultKind.UNKNOWN_LINE, "8: 2C", 8)),
        ("2", "2", Fault(FaultKind.UNKNOWN_LINE, "2", 8)),
        ("2", "2:\n2:", Fault(FaultKind.REPEATED_LINE, "2", 9)),
        ("2", "2: 4H", Fault(FaultKind.DOUBLE_CARDS, cards=cards("4H"))),
        ("2", "2: AD", Fault(FaultKind.DOUBLE_CARDS, cards=cards("AD"))),
        ("stock", "stock: 4H AC", Fault(FaultKind.MISSING_CARDS, cards=cards("4D"))),
        ("foundations", "foundations: C0 D1 H0 S1", Fault(FaultKind.MISSING_CARDS, cards=cards("2D"))),
        ("stock", "stock: 4H AC", Fault(FaultKind.CARD_COUNT, number=51)),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line_or_place(word: str, line: str, expected: Fault) -> None:
    assert expected in faults(with_line(word, line))


def test_all_faults_are_named_together() -> None:
    text = (
        EXAMPLE.replace("4H AC", "4H XX")
        .replace("draw-three", "three")
        .replace("S1 ", "")
        .replace("pass: 2", "pass: 0")
    )
    assert [fault.kind for fault in faults(text)] == [
        FaultKind.UNKNOWN_VARIANT,
        FaultKind.UNREADABLE,
        FaultKind.MISSING_FOUNDATION,
        FaultKind.CARD_COUNT,
        FaultKind.MISSING_CARDS,
        FaultKind.PASSES_FROM_ONE,
    ]


@pytest.mark.parametrize("text", ["", "  \r\n", "# nothing but a comment"])
def test_nothing_is_refused_as_nothing(text: str) -> None:
    assert faults(text) == (Fault(FaultKind.EMPTY),)


def test_megabytes_are_refused_at_once() -> None:
    assert faults(EXAMPLE * 100_000) == (Fault(FaultKind.TOO_LONG, number=LONGEST_TEXT),)


def test_thousands_of_bad_lines_are_counted() -> None:
    named = faults(EXAMPLE + "?\n" * 5000)
    assert sum(fault.kind is FaultKind.UNKNOWN_LINE for fault in named) == 20
    assert named[-1] == Fault(FaultKind.MORE, number=4980)


@pytest.mark.parametrize(
    ("text", "expected"),
    [(EXAMPLE, True), ("variant: x", True), ("pass : 3", True), ("24", False), ("", False), ("Talon: AS\n5C", False)],
)
def test_a_position_text_is_told_from_a_deal(text: str, *, expected: bool) -> None:
    assert is_position_text(text) is expected


def test_a_position_with_more_face_down_cards_than_a_deal_has_is_read() -> None:
    deep: Position = read_position(EXAMPLE)
    assert len(deep.columns[2].hidden) == 11
    assert read_position(position_text(deep)) == deep
