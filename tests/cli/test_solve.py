"""The command ``solve``: a verdict for each deal, in the order given, with a line that the rules accept."""

import random
from pathlib import Path

import pytest
from support.program import Ran, Run

from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.variant import VARIANTS

KEYS = ["deal", "variant", "verdict", "line", "moves", "nodes", "seconds"]
WON = """\
variant: {variant}
pass: {number}
stock:
waste:
foundations: C13 D13 H13 S{spades}
1:{king}
2:
3:
4:
5:
6:
7:
"""
LOST = 40
"""The first native deal numbers that cannot be won are found among so many."""


def position(tmp_path: Path, name: str = "end.txt", **changes: object) -> str:
    """Write a position one move before the win; return how it is given."""
    values = {"variant": "klondike", "number": 1, "spades": 12, "king": " KS", **changes}
    (tmp_path / name).write_text(WON.format(**values))
    return f"@{tmp_path / name}"


def answers(ran: Ran) -> list[dict[str, object]]:
    """Return what does not depend on the speed of the machine."""
    return [{key: value for key, value in answer.items() if key != "seconds"} for answer in ran.objects]


def test_a_deal_is_answered_with_a_line_that_wins(run: Run) -> None:
    ran = run("solve", 24, "--json")
    assert (ran.code, ran.err) == (0, "")
    (answer,) = ran.objects
    assert list(answer) == KEYS
    assert (answer["deal"], answer["variant"], answer["verdict"]) == (24, "klondike", "winnable")
    assert isinstance(answer["line"], str)
    assert answer["moves"] == len(answer["line"].split())
    assert isinstance(answer["seconds"], float)
    replayed = run("replay", "-", "--deal", 24, "--json", stdin=answer["line"])
    assert replayed.objects[0]["won"] is True


def test_people_read_it_in_words(run: Run) -> None:
    ran = run("solve", 24, "--variant", "draw-three")
    told, line = ran.lines
    assert told.startswith("Draw Three, deal 24: can be won, in ")
    assert told == f"Draw Three, deal 24: can be won, in {len(line.split())} moves"
    assert run("solve", 24, "--nodes", 1).lines[0].startswith("Klondike, deal 24: not known after ")


def test_what_cannot_be_won_has_no_line(run: Run) -> None:
    ran = run("solve", *range(1, LOST), "--json", "--jobs", 2)
    assert ran.code == 0
    lost = [answer for answer in ran.objects if answer["verdict"] == "unwinnable"]
    assert lost
    assert {(answer["line"], answer["moves"]) for answer in lost} == {(None, None)}
    assert run("solve", lost[0]["deal"]).lines == [f"Klondike, deal {lost[0]['deal']}: cannot be won"]


def test_a_search_that_may_not_look_far_says_that_it_does_not_know(run: Run) -> None:
    (answer,) = run("solve", 24, "--nodes", 1, "--json").objects
    assert (answer["verdict"], answer["line"], answer["moves"]) == ("unknown", None, None)


def test_deals_come_as_numbers_texts_and_files(run: Run, tmp_path: Path) -> None:
    text = deal_text(deal_of_number(24))
    (tmp_path / "deal.txt").write_bytes(text.encode() + b"\r\n")
    by_number, by_text, by_file = answers(run("solve", 24, text, f"@{tmp_path}/deal.txt", "--json"))
    assert by_number == {**by_text, "deal": 24} == {**by_file, "deal": 24}
    assert (by_text["deal"], by_file["deal"]) == (text, f"@{tmp_path}/deal.txt")


def test_a_position_is_solved_from_where_it_is(run: Run, tmp_path: Path) -> None:
    end = position(tmp_path)
    (answer,) = run("solve", end, "--json").objects
    assert (answer["deal"], answer["verdict"], answer["line"], answer["moves"]) == (end, "winnable", "1S", 1)
    assert run("solve", end).lines == [f"Klondike, {end}: can be won, in 1 move", "1S"]


def test_a_game_that_is_won_needs_no_move(run: Run, tmp_path: Path) -> None:
    won = position(tmp_path, spades=13, king="")
    (answer,) = run("solve", won, "--json").objects
    assert (answer["verdict"], answer["line"], answer["moves"]) == ("winnable", "", 0)
    assert run("solve", won).lines == [f"Klondike, {won}: can be won, in 0 moves"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_kind_of_game_is_told_whatever_its_rules_became(run: Run, tmp_path: Path, variant: str) -> None:
    end = position(tmp_path, variant=variant)
    ran = run("solve", end, "--passes", 2, "--no-worry-back", "--json")
    assert [answer["variant"] for answer in ran.objects] == [variant]
    assert run("solve", end, "--passes", "unlimited", "--json").objects[0]["variant"] == variant


def test_a_position_brings_its_own_kind_of_game(run: Run, tmp_path: Path) -> None:
    ran = run("solve", position(tmp_path), "--variant", "vegas", "--json")
    assert ran.code == 2
    assert ran.objects[0]["error"] == "What you named brings its own rules; leave --variant out"


def test_more_passes_than_there_may_be_are_refused(run: Run, tmp_path: Path) -> None:
    late = position(tmp_path, number=3)
    assert run("solve", late, "--passes", 3).code == 0
    ran = run("solve", late, "--passes", 2, "--json")
    assert (ran.code, list(ran.objects[0])) == (2, ["deal", "error"])


def test_without_worrying_back_no_line_takes_a_card_down(run: Run) -> None:
    ran = run("solve", *range(1, 20), "--no-worry-back", "--json")
    tokens = [token for answer in ran.objects for token in str(answer["line"] or "").split()]
    assert tokens
    assert [token for token in tokens if token[0] in "CDHS"] == []


def test_a_file_is_answered_line_by_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    lines = ["\ufeff# comment", "24", "", "  25\t", "  # 26", deal_text(deal_of_number(27)), position(tmp_path)]
    file.write_bytes("\r\n".join(lines).encode())
    ran = run("solve", "--file", file, "--json")
    assert ran.code == 0
    assert [answer["deal"] for answer in ran.objects] == [24, 25, lines[5], lines[6]]
    assert answers(run("solve", "--file", "-", "--json", stdin=file.read_bytes())) == answers(ran)


def test_an_empty_file_has_no_answer(run: Run, tmp_path: Path) -> None:
    (tmp_path / "none").write_text("# nothing\n\n")
    ran = run("solve", "--file", tmp_path / "none", "--json")
    assert (ran.code, ran.out, ran.err) == (0, "", "")


@pytest.mark.thorough
def test_the_answers_keep_their_order_whatever_the_number_of_jobs(run: Run) -> None:
    numbers = random.Random(7).sample(range(1, 1000), 100)
    stdin = "\n".join(map(str, numbers))
    given = ("solve", "--file", "-", "--json", "--nodes", 100)
    one, many = run(*given, stdin=stdin), run(*given, "--jobs", 7, stdin=stdin)
    assert [answer["deal"] for answer in one.objects] == numbers
    assert answers(many) == answers(one)


def test_what_is_no_deal_is_told_in_its_place_and_the_rest_goes_on(run: Run) -> None:
    ran = run("solve", "--file", "-", "--json", "--jobs", 3, stdin=b"24\nhello\n0\n\xff\xfe\n25\n")
    assert (ran.code, ran.reason) == (2, "3 of 5 deals could not be read")
    assert [answer["deal"] for answer in ran.objects] == [24, "hello", "0", "\N{REPLACEMENT CHARACTER}" * 2, 25]
    assert [list(answer) == ["deal", "error"] for answer in ran.objects] == [False, True, True, True, False]
    assert ran.objects[2]["error"] == "There is no deal 0; deals go from 1 to 2147483647"
    assert run("solve", 0, "x y").lines == [
        "0: There is no deal 0; deals go from 1 to 2147483647",
        'x y: "x y" is not a deal: type a number, 104 characters or a board',
    ]


def test_what_would_steer_the_terminal_does_not_reach_it(run: Run) -> None:
    (line,) = run("solve", "--file", "-", stdin="\x1b[31mred\x07").lines
    assert line == '\ufffd[31mred\ufffd: "\ufffd[31mred\ufffd" is not a deal: type a number, 104 characters or a board'


def test_a_file_that_cannot_be_read_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("solve", "--file", tmp_path / "none", "--json")
    assert (ran.code, ran.out) == (4, "")
    assert ran.reason == f"Cannot read {tmp_path}/none: No such file or directory"
    assert run("solve", "--file", tmp_path).code == 4
    ran = run("solve", f"@{tmp_path}/none", 24, "--json")
    assert (ran.code, [*ran.objects[0]], ran.objects[1]["verdict"]) == (4, ["deal", "error"], "winnable")
    assert run("solve", f"@{tmp_path}/none", "x").code == 2


@pytest.mark.parametrize("length", [20_001, 99_999, 100_000, 100_001, 250_000])
def test_a_line_of_any_length_is_one_line(run: Run, length: int) -> None:
    ran = run("solve", "--file", "-", "--json", stdin=b"9" * length + b"\n24\n")
    assert ran.code == 2
    assert [list(answer)[1] for answer in ran.objects] == ["error", "variant"]
    assert len(str(ran.objects[0]["deal"])) == 201


def test_a_line_without_end_is_given_up(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "endless"
    with file.open("wb") as opened:
        opened.truncate(9_000_000)
    ran = run("solve", "--file", str(file))
    assert (ran.code, ran.out, ran.reason) == (2, "", f"{file} is too long to be read")


def test_a_device_is_not_read(run: Run) -> None:
    ran = run("solve", "--file", "/dev/zero")
    reason = "Cannot read /dev/zero: it is a pipe or a device; save its content in a file first"
    assert (ran.code, ran.out, ran.reason) == (4, "", reason)


WRONG = [
    ([], "Name at least one deal, or a file with --file"),
    (["1", "--file", "-"], "Deals are named either here or in the file, not both"),
    (["1", "--nodes", "0"], 'argument --nodes: "0" is not a whole number from 1 to 9223372036854775807'),
    (["1", "--nodes", "-5"], 'argument --nodes: "-5" is not a whole number from 1 to 9223372036854775807'),
    (["1", "--nodes", str(2**63)], f'argument --nodes: "{2**63}" is not a whole number from 1 to {2**63 - 1}'),
    (["1", "--nodes", "9" * 5000], 'argument --nodes: "999'),
    (["1", "--nodes", "1e6"], 'argument --nodes: "1e6" is not a whole number from 1 to 9223372036854775807'),
    (["1", "--seconds", "0"], 'argument --seconds: "0" is not a number of seconds above 0'),
    (["1", "--seconds", "nan"], 'argument --seconds: "nan" is not a number of seconds above 0'),
    (["1", "--seconds", "9" * 400], 'argument --seconds: "999'),
    (["1", "--passes", "0"], 'argument --passes: "0" is neither unlimited nor a whole number from 1'),
    (["1", "--passes", "all"], 'argument --passes: "all" is neither unlimited nor a whole number from 1'),
    (["1", "--jobs", "0"], 'argument --jobs: "0" is not a whole number from 1 to 256'),
    (["1", "--jobs", "1000"], 'argument --jobs: "1000" is not a whole number from 1 to 256'),
    (["1", "--node", "5"], "unrecognized arguments: --node 5"),
]


@pytest.mark.parametrize(("given", "reason"), WRONG)
def test_limits_that_make_no_sense_are_refused(run: Run, given: list[str], reason: str) -> None:
    ran = run("solve", *given)
    assert (ran.code, ran.out) == (2, "")
    assert ran.reason.startswith(reason)


@pytest.mark.parametrize(
    "limit", [("--nodes", 2**63 - 1), ("--seconds", ".5"), ("--seconds", "1000000000000"), ("--passes", 10**30)]
)
def test_the_largest_limits_are_taken(run: Run, limit: tuple[str, object]) -> None:
    assert run("solve", 24, *limit, "--json").objects[0]["verdict"] == "winnable"
