"""The command ``replay``: exactly the tokens that it is given, and one object in any case."""

from pathlib import Path

import pytest
from support.games import LINES
from support.program import Run

from klondike_qt.rules.moves import Reason
from klondike_qt.rules.variant import VARIANTS, variant_id

KEYS = ["ok", "refused_at", "reason", "reason_id", "score", "moves", "pass", "won", "stuck", "settled", "position"]
ENDING = """\
variant: draw-three   # three at a time
pass: 2
stock:
waste:
foundations: C13 D13 H12 S12
1: KH
2:
3: KS
4:
5:
6:
7:
"""


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_winning_line_wins(run: Run, tmp_path: Path, variant: str) -> None:
    deal, _, tokens = next(line for line in LINES if variant_id(line[1]) == variant)
    file = tmp_path / "line.txt"
    file.write_bytes(b"# found by a solver\r\n" + "\r\n".join(tokens).encode())
    ran = run("replay", file, "--deal", deal, "--variant", variant, "--json")
    (done,) = ran.objects
    assert list(done) == KEYS
    assert (ran.code, done["ok"], done["won"], done["moves"]) == (0, True, True, len(tokens))
    assert done["refused_at"] is done["reason"] is done["reason_id"] is None
    if "vegas" in variant:
        assert done["score"] == 208


def test_nothing_at_all_is_accepted(run: Run) -> None:
    ran = run("replay", "-", "--json")
    (done,) = ran.objects
    assert (ran.code, done["ok"], done["moves"], done["score"], done["pass"]) == (0, True, 0, 0, 1)
    assert str(done["position"]).startswith("variant: klondike\npass: 1\nstock: 4H AC 4D")


REFUSED: list[tuple[str, int, str]] = [
    ("11", 0, "same-place"),
    ("C5", 0, "nothing-here"),
    ("W1", 0, "nothing-here"),
    ("d d ZZ d", 2, "unreadable"),
    ("D", 0, "unreadable"),
    ("w1", 0, "unreadable"),
    ("1W", 0, "cannot-put-there"),
    ("43", 0, "same-colour"),
    ("71", 0, "wrong-rank"),
    ("1H", 0, "foundation-needs-ace"),
    ("122", 0, "wrong-count"),
    ("222", 0, "face-down"),
    ("u", 0, "nothing-to-undo"),
    ("d u u", 2, "nothing-to-undo"),
    ("y", 0, "nothing-to-redo"),
    ("d u d y", 3, "nothing-to-redo"),
    ("=", 0, "not-settled"),
    ("r", 0, "stock-not-empty"),
    ("d r", 1, "stock-not-empty"),
    ("d " * 25, 24, "stock-empty"),
    ("d # comment ZZ\nZZ", 1, "unreadable"),
]


@pytest.mark.parametrize(("tokens", "index", "reason"), REFUSED)
def test_the_first_refused_token_is_named(run: Run, tokens: str, index: int, reason: str) -> None:
    ran = run("replay", "-", "--deal", 1, "--json", stdin=tokens)
    (done,) = ran.objects
    assert (ran.code, done["ok"], done["refused_at"], done["reason_id"]) == (1, False, index, reason)
    assert done["reason"]
    assert ran.err == ""


def test_a_redeal_costs_and_begins_another_pass(run: Run) -> None:
    (done,) = run("replay", "-", "--deal", 24, "--json", stdin="3C 54 " + "d " * 24 + "r").objects
    assert (done["ok"], done["score"], done["pass"], done["moves"]) == (True, 0, 2, 27)
    limited = run("replay", "-", "--variant", "vegas", "--json", stdin="d " * 24 + "r")
    assert limited.objects[0]["reason_id"] == "no-passes-left"


def test_undo_and_redo_are_played(run: Run) -> None:
    (done,) = run("replay", "-", "--deal", 24, "--json", stdin="3C d u u y").objects
    assert (done["ok"], done["moves"], done["score"]) == (True, 1, 15)


def test_a_position_brings_its_own_rules(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ending.txt"
    file.write_text(ENDING, newline="\r\n")
    (done,) = run("replay", "-", "--deal", f"@{file}", "--json", stdin="=").objects
    assert (done["ok"], done["won"], done["moves"], done["score"], done["pass"]) == (True, True, 2, 20, 2)
    (done,) = run("replay", "-", "--deal", ENDING, "--json", stdin="1H 3S 3S").objects
    assert (done["refused_at"], done["reason_id"], done["won"]) == (2, "already-won", True)
    assert run("replay", "-", "--deal", ENDING, "--variant", "draw-three").code == 0
    ran = run("replay", "-", "--deal", ENDING, "--variant", "vegas")
    assert (ran.code, ran.reason) == (2, "What you named brings its own rules; leave --variant out")


def test_a_wrong_position_is_refused_with_all_its_reasons(run: Run) -> None:
    ran = run("replay", "-", "--deal", ENDING.replace("KH", "KS").replace("pass: 2", "pass: 0"))
    assert (ran.code, ran.out) == (2, "")
    assert "More than once: king of spades. Missing: king of hearts" in ran.reason
    assert "Passes count from 1; 0 is too low" in ran.reason


def test_people_are_told_in_sentences(run: Run) -> None:
    ran = run("replay", "-", "--deal", 24, stdin="d 71")
    assert ran.code == 1
    assert ran.lines[0] == "Move 2 was refused: Needs a red four; king is too high"
    assert ran.lines[1] == "0 points, 1 move, 52 cards to go"
    assert "Ten of clubs, waste" in ran.lines
    assert run("replay", "-", "--deal", ENDING, stdin="=").lines[-1] == "The game is won"


def test_every_reason_of_a_replay_is_one_of_the_list() -> None:
    assert {reason for _, _, reason in REFUSED} <= {reason.value for reason in Reason}


def test_files_that_make_trouble_are_told_apart(run: Run, tmp_path: Path) -> None:
    assert run("replay", tmp_path / "none").code == 4
    ran = run("replay", "-", stdin=b"d \xff")
    assert (ran.code, ran.reason) == (2, "- is not text in UTF-8; it goes wrong at byte 3")
