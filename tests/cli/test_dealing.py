"""The command ``deal``: any deal that can be named is shown, anything else is refused with its reasons."""

import re
from pathlib import Path

import pytest
from support.program import Run

FIRST = "QH7H5DJC9H2DJDTS9SKCKD5H7C5CKHQCAD5S4CKS2S3H3CQD9DAHJSAS4HAC4D7S3STD4STH8H2CJH7D6D8S8DQS6C3D8CTC6S9C2H6H"
COLUMNS = """\
5C
7H 9H
2D 9S AC
5D QH 5S 8C
QC 2C JS 3C 7D
5H 7S KD 9C JC 6S
4C AH 2S 6C 6H TH KH"""
STOCK = "TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS"
OPENING: dict[str, object] = {
    "deal": 24,
    "columns": [column.split() for column in COLUMNS.splitlines()],
    "stock": STOCK.split(),
    "text": "5C7H2D5DQC5H4C9H9SQH2C7SAHAC5SJSKD2S8C3C9C6C7DJC6H6STHKH" + STOCK.replace(" ", ""),
}


def test_a_number_gives_the_opening(run: Run) -> None:
    ran = run("deal", 24, "--json")
    assert (ran.code, ran.objects, ran.err) == (0, [OPENING], "")


def test_a_deal_for_people_has_a_line_for_each_place(run: Run) -> None:
    ran = run("deal", 24, "--variant", "draw-three")
    assert ran.lines[0] == "Draw Three, deal 24"
    assert ran.lines[3] == "Column three: 2D 9S AC"
    assert ran.lines[8].startswith("Stock: TC TS AD")
    assert ran.lines[9] == f"As text: {OPENING['text']}"


@pytest.mark.parametrize("text", [FIRST, f" {FIRST}\r\n", "1", "01", "ms1", "MS 1", " 1\r\n"])
def test_the_same_deal_is_known_in_all_its_forms(run: Run, text: str) -> None:
    ran = run("deal", text, "--json")
    assert ran.objects[0]["text"] == FIRST
    assert ran.objects[0]["deal"] == (None if FIRST in text else 1)


def test_the_largest_number_is_dealt(run: Run) -> None:
    assert run("deal", 2**31 - 1, "--json").objects[0]["deal"] == 2**31 - 1


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_board_of_another_program_is_read_from_a_file(run: Run, tmp_path: Path, ending: str) -> None:
    columns = [re.sub(r"(\S+) ", r"<\1> ", column) for column in COLUMNS.splitlines()]
    board = ending.join([f"Talon: {STOCK}", *columns, ""])
    file = tmp_path / "board.txt"
    file.write_bytes(b"\xef\xbb\xbf" + board.encode())
    ran = run("deal", f"@{file}", "--json")
    assert ran.objects == [OPENING | {"deal": None}]


REFUSED = [
    ("0", "There is no deal 0; deals go from 1 to 2147483647"),
    ("-4", "There is no deal -4; deals go from 1 to 2147483647"),
    (str(2**31), "There is no deal 2147483648; deals go from 1 to 2147483647"),
    (str(2**63), "There is no deal 9223372036854775808; deals go from 1 to 2147483647"),
    ("9" * 5000, "There is no deal 999999999999999999999999…; deals go from 1 to 2147483647"),
    ("", "There is nothing to read"),
    (" \r\n", "There is nothing to read"),
    ("1.5", '"1.5" is not a deal: type a number, 104 characters or a board'),
    ("1e3", '"1e3" is not a deal: type a number, 104 characters or a board'),
    ("hello\nworld", '"hello\N{REPLACEMENT CHARACTER}world" is not a deal: type a number, 104 characters or a board'),
    (FIRST[:-2], "There are 51 cards, not 52. Missing: six of hearts"),
    (FIRST + "6H", "There are 53 cards, not 52. More than once: six of hearts"),
    (FIRST[:-2] + "QH", "More than once: queen of hearts. Missing: six of hearts"),
    (FIRST.lower(), 'Write cards in large letters, not "qh"'),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_is_no_deal_is_refused_with_all_its_reasons_in_one_line(run: Run, text: str, reason: str) -> None:
    ran = run("deal", text, "--json")
    assert (ran.code, ran.out, ran.reason) == (2, "", reason)


def test_a_position_is_no_deal(run: Run) -> None:
    position = run("replay", "-", "--json").objects[0]["position"]
    ran = run("deal", position)
    assert (ran.code, ran.reason) == (2, "This is the middle of a game, not a deal")


def test_files_that_make_trouble_are_told_apart(run: Run, tmp_path: Path) -> None:
    missing = run("deal", f"@{tmp_path}/none.txt")
    assert (missing.code, missing.reason) == (4, f"Cannot read {tmp_path}/none.txt: No such file or directory")
    directory = run("deal", f"@{tmp_path}")
    assert (directory.code, directory.reason) == (4, f"Cannot read {tmp_path}: it is a folder; choose a file")
    picture = tmp_path / "picture.txt"
    picture.write_bytes(b"ab\xff\xfe\x00")
    ran = run("deal", f"@{picture}")
    assert (ran.code, ran.reason) == (2, f"{picture} is not text in UTF-8; it goes wrong at byte 3")
    picture.write_bytes(b" " * 8_000_001)
    assert (run("deal", f"@{picture}").code, run("deal", "@/dev/zero").code) == (2, 4)
    assert run("deal", "@a\0b").code == 4
    assert run("deal", "@-", stdin="24\r\n").lines[0] == "Klondike, deal 24"
