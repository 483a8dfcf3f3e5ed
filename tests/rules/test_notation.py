"""Tokens both ways."""

import pytest

from klondike_qt.rules.moves import Carry, Draw, Redeal
from klondike_qt.rules.notation import (
    PLACE_LETTERS,
    Attempt,
    FinishAll,
    PlayAgain,
    TakeBack,
    Unreadable,
    move_token,
    read_token,
    read_tokens,
)
from klondike_qt.rules.position import Place


def test_every_token_of_the_notation_is_read() -> None:
    assert read_tokens("d r W4 3H H5 27 273 u y =") == (
        Draw(),
        Redeal(),
        Attempt(Place.WASTE, Place.COLUMN_4),
        Attempt(Place.COLUMN_3, Place.HEARTS),
        Attempt(Place.HEARTS, Place.COLUMN_5),
        Attempt(Place.COLUMN_2, Place.COLUMN_7),
        Attempt(Place.COLUMN_2, Place.COLUMN_7, 3),
        TakeBack(),
        PlayAgain(),
        FinishAll(),
    )


def test_any_white_space_parts_tokens_and_comments_reach_to_the_end_of_the_line() -> None:
    text = "# a game\r\n  d\td # two draws\r\n\r\n\fW4#no space before\n#\n\v3H\n"
    assert [type(token).__name__ for token in read_tokens(text)] == ["Draw", "Draw", "Attempt", "Attempt"]


def test_an_empty_text_has_no_tokens() -> None:
    assert read_tokens("") == read_tokens(" \r\n # d d d") == ()


@pytest.mark.parametrize(("digits", "count"), [("", None), ("1", 1), ("0", 0), ("13", 13), ("007", 7), ("0012", 12)])
def test_any_two_places_make_an_attempt_for_the_rules_to_judge(digits: str, count: int | None) -> None:
    for source in PLACE_LETTERS:
        for destination in PLACE_LETTERS:
            attempt = read_token(source + destination + digits)
            assert isinstance(attempt, Attempt)
            assert attempt.count == count
            assert PLACE_LETTERS[attempt.source - 1] == source
            assert PLACE_LETTERS[attempt.destination - 1] == destination


@pytest.mark.parametrize("digits", ["1000", "0001000", "9" * 5000, "1" + "0" * 9000], ids=len)
def test_an_absurd_number_of_cards_is_an_attempt_that_no_run_can_meet(digits: str) -> None:
    attempt = read_token("27" + digits)
    assert isinstance(attempt, Attempt)
    assert attempt.count == 1000


@pytest.mark.parametrize(
    "word",
    [
        *(
            "D",
            "R",
            "U",
            "Y",
            "dd",
            "==",
            "w4",
            "4h",
            "c1",
            "18",
            "81",
            "80",
            "1",
            "W",
            "X1",
            "1X",
            "27-2",
            "27+",
            "27.3",
        ),
        *("-27", "\uff12\uff17", "27\u00b2", "27\u0663", "27\u00a0", "\u00a0d", "\uff44", "d\0", "27,", "27x3"),
        *("DR3", "NEW", "F2", "@", "12.0"),
    ],
)
def test_anything_else_is_unreadable(word: str) -> None:
    assert isinstance(read_token(word), Unreadable)


def test_an_unreadable_token_keeps_a_short_printable_beginning() -> None:
    assert read_token("\x1b[31m" + "x" * 10_000) == Unreadable("\N{REPLACEMENT CHARACTER}[31m" + "x" * 19 + "…")


def test_moves_are_written_with_their_number_of_cards_if_more_than_one() -> None:
    assert [
        move_token(move)
        for move in (
            Draw(),
            Redeal(),
            Carry(Place.WASTE, Place.COLUMN_4),
            Carry(Place.COLUMN_3, Place.HEARTS),
            Carry(Place.HEARTS, Place.COLUMN_5),
            Carry(Place.COLUMN_2, Place.COLUMN_7, 1),
            Carry(Place.COLUMN_2, Place.COLUMN_7, 2),
            Carry(Place.COLUMN_2, Place.COLUMN_7, 13),
        )
    ] == ["d", "r", "W4", "3H", "H5", "27", "272", "2713"]
