"""Whatever text arrives, a reader returns a value or its own refusal, and quickly."""

from hypothesis import example, given
from hypothesis import strategies as st
from support.any_game import OPENING, POSITION
from support.foreign_texts import digits_of, solvitaire_text

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.code import code_of
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.faults import FaultKind, InvalidSetup
from klondike_qt.rules.found import FoundPosition, deal_of
from klondike_qt.rules.notation import Unreadable, read_token, read_tokens
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import is_position_text, position_text, read_position
from klondike_qt.rules.reading import read_deal, read_wanted

SNIPPETS = (
    *("variant: klondike", "pass: 1", "passes: 0", "stock:", "waste: AS", "foundations: C13 D13 H13 S13", "1: <AS> KH"),
    *(
        "Talon:",
        "ms",
        "-",
        "10",
        "<",
        ">",
        "<>",
        ":",
        "#",
        "\n",
        "\r\n",
        "\0",
        "\u0663",
        "\u2028",
        "\x1c",
        "AS",
        "as",
        "K\u017f",
    ),
)
HOSTILE = st.lists(st.sampled_from(SNIPPETS) | st.text(max_size=8) | st.integers().map(str), max_size=30).map("".join)


def assert_refused_properly(error: InvalidSetup) -> None:
    assert error.faults
    assert all(isinstance(fault.kind, FaultKind) for fault in error.faults)
    assert all(fault.text is None or fault.text.isprintable() for fault in error.faults)
    assert len(error.faults) <= 20 * len(FaultKind)


def assert_reads_as_a_deal_or_is_refused(text: str) -> None:
    try:
        found = read_deal(text)
    except InvalidSetup as error:
        assert_refused_properly(error)
    else:
        assert sorted(found.deal) == sorted(PACK)


def assert_reads_as_a_position_or_is_refused(text: str) -> None:
    try:
        position = read_position(text)
    except InvalidSetup as error:
        assert_refused_properly(error)
    else:
        assert read_position(position_text(position)) == position


@given(HOSTILE)
@example("\u0661" * 104)
@example("1" * 10_000)
@example("AS" * 5_000)
@example("\r" * 10_000)
def test_any_text_is_a_deal_or_refused(text: str) -> None:
    assert_reads_as_a_deal_or_is_refused(text)


@given(HOSTILE)
@example(":\n" * 9_000)
@example("1: " + "<AS>" * 4_000)
@example("foundations:" + " C0" * 5_000)
@example("pass: " + "9" * 10_000)
def test_any_text_is_a_position_or_refused(text: str) -> None:
    assert_reads_as_a_position_or_is_refused(text)
    assert is_position_text(text) in {True, False}


@given(HOSTILE)
def test_any_text_is_tokens(text: str) -> None:
    for token in read_tokens(text):
        assert not isinstance(token, Unreadable) or token.text.isprintable()


@given(st.text(max_size=20))
def test_any_word_is_a_token(word: str) -> None:
    assert read_token(word) is not None


@given(OPENING, st.data())
def test_a_deal_text_with_something_changed_is_a_deal_or_refused(start: Position, data: st.DataObject) -> None:
    down = [card for column in start.columns for card in (*column.hidden, *column.run)]
    assert_reads_as_a_deal_or_is_refused(mutated(deal_text((*down, *start.stock)), data))


@given(POSITION, st.data())
def test_a_position_text_with_something_changed_is_a_position_or_refused(
    position: Position, data: st.DataObject
) -> None:
    assert_reads_as_a_position_or_is_refused(mutated(position_text(position), data))


@given(OPENING, st.data())
def test_a_board_with_something_changed_is_a_deal_or_refused(start: Position, data: st.DataObject) -> None:
    columns = [" ".join(card.code for card in (*column.hidden, *column.run)) for column in start.columns]
    board = "\n".join(["Talon: " + " ".join(card.code for card in start.stock), *columns])
    assert read_deal(board).number is None
    assert_reads_as_a_deal_or_is_refused(mutated(board, data))


def mutated(text: str, data: st.DataObject) -> str:
    """Cut something out of a text, put something in, or write a piece of it twice, up to three times."""
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 8)))
        piece = data.draw(st.sampled_from(("", text[start:end] * 2, *SNIPPETS)) | st.text(max_size=4))
        text = text[:start] + piece + text[end:]
    return text


FORMS = (
    "klondike:draw-three:24:B0",
    "naloT: AS",
    '{"tableau piles": [["AS"]], "stock": []}',
    '<?xml version="1.0"?><kpat-game>',
)
PIECES = st.sampled_from(
    (*FORMS, *SNIPPETS, "kpat ", "pysol", "{", "}", "[", "]", '"', "<state>", "</state>", "0", "99")
)


@given(st.lists(PIECES | st.text(max_size=6), max_size=12).map("".join))
@example("{" * 10_000)
@example("<?xml " * 2_000)
@example("klondike:" * 2_000)
@example("klondike:klondike:2\ud800:RS")
@example("kpat " + "9" * 10_000)
@example("naloT:" + " ?" * 5_000)
def test_any_text_in_the_forms_of_other_programs_is_read_or_refused(text: str) -> None:
    try:
        found = read_wanted(text)
    except InvalidSetup as error:
        assert_refused_properly(error)
    else:
        assert isinstance(found, FoundPosition) or sorted(found.deal) == sorted(PACK)


@given(OPENING, st.data())
def test_foreign_forms_with_something_changed_are_read_or_refused(start: Position, data: st.DataObject) -> None:
    deal = deal_of(start)
    assert deal
    write = data.draw(st.sampled_from((solvitaire_text, digits_of, lambda deal: code_of(start.variant, deal, None))))
    assert read_deal(write(deal)).deal == deal
    assert_reads_as_a_deal_or_is_refused(mutated(write(deal), data))
