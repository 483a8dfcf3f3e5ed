"""One game as a file on the command line: written, opened again, and refused where it cannot be used."""

import os
from pathlib import Path

import pytest
from support.program import Run

from klondike_qt.rules.code import code_of
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.store.game_file import is_game_text, read_game_text


def played(run: Run, folder: Path) -> Path:
    """Play a little and write the game; return the file."""
    run("text", "--deal", "24", "--variant", "draw-three", stdin="d d u")
    file = folder.parent / "mine.klondike"
    ran = run("export", file, "--game", "--json")
    assert (ran.code, ran.objects) == (0, [{"file": str(file), "results": 0, "games": 1}])
    return file


def test_the_game_that_goes_on_is_written_as_a_text(run: Run, folder: Path) -> None:
    text = played(run, folder).read_text(encoding="utf-8")
    assert is_game_text(text)
    shared = read_game_text(text)
    assert (shared.start.variant, len(shared.turns), shared.cursor) == (DRAW_THREE, 2, 1)


def test_a_file_is_written_over_only_by_force(run: Run, folder: Path) -> None:
    file = played(run, folder)
    assert run("export", file, "--game").code == 4
    assert run("export", file, "--game", "--force").code == 0


def test_without_a_game_nothing_is_written(run: Run, folder: Path) -> None:
    ran = run("export", folder.parent / "none.klondike", "--game")
    assert (ran.code, ran.reason) == (4, "No game is kept yet, so there is none to write")
    assert not (folder.parent / "none.klondike").exists()


def test_a_game_goes_on_from_its_file(run: Run, folder: Path) -> None:
    file = played(run, folder)
    run("text", "--deal", "7", stdin="d")
    ran = run("text", "--deal", f"@{file}", "--json", stdin="y u u")
    first, redone, undone, again, _ = ran.objects
    assert [answer["moves"] for answer in (first, redone, undone, again)] == [1, 2, 1, 0]
    assert "You won" not in ran.out


def test_a_game_is_a_deal_and_a_position_for_the_other_commands(run: Run, folder: Path) -> None:
    file = played(run, folder)
    (deal,) = run("deal", f"@{file}", "--json").objects
    assert deal["deal"] == 24
    (replayed,) = run("replay", "-", "--deal", f"@{file}", "--json", stdin="d").objects
    assert (replayed["ok"], replayed["moves"]) == (True, 1)
    assert "variant: draw-three" in str(replayed["position"])
    assert run("deal", "24", "--variant", "vegas").code == 0
    assert run("text", "--deal", f"@{file}", "--variant", "vegas").code == 2


def test_a_game_is_not_imported_but_dealt(run: Run, folder: Path) -> None:
    file = played(run, folder)
    ran = run("import", file)
    assert (ran.code, ran.reason) == (2, f"{file} holds one game; open it with --deal @{file}")


def test_a_damaged_game_is_refused_with_all_reasons(run: Run, folder: Path) -> None:
    file = played(run, folder)
    file.write_text(file.read_text(encoding="utf-8").replace("\nd\n", "\n12\n", 1), encoding="utf-8")
    ran = run("text", "--deal", f"@{file}")
    assert (ran.code, ran.reason) == (2, 'Line 6: The rules do not allow "12" here')


def test_a_code_deals_by_its_own_rules(run: Run) -> None:
    code = code_of(DRAW_THREE, deal_of_number(24), 24)
    (deal,) = run("deal", code, "--json").objects
    assert deal["deal"] == 24
    (replayed,) = run("replay", "-", "--deal", code, "--json", stdin="d").objects
    assert "variant: draw-three" in str(replayed["position"])
    ran = run("replay", "-", "--deal", code, "--variant", "vegas", stdin="d")
    assert (ran.code, ran.reason) == (2, "What you named brings its own rules; leave --variant out")


def test_the_text_game_tells_its_code_and_deals_by_one(run: Run) -> None:
    code = code_of(DRAW_THREE, deal_of_number(24), 24)
    ran = run("text", "--deal", "24", "--variant", "draw-three", "--json", stdin=f"share\nnew {code.upper()}\nshare")
    _, told, dealt, again, _ = ran.objects
    assert told["messages"] == again["messages"] == [code]
    assert str(dealt["messages"]).startswith("['New game, Draw Three, deal 24")


@pytest.mark.parametrize("command", ["deal @{}", "replay {}", "solve --file {}", "import {}", "--deal @{}"])
def test_a_pipe_in_place_of_a_file_is_refused_in_one_sentence(run: Run, command: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ran = run(*command.format(pipe).split())
    assert (ran.code, ran.out) == (4, "")
    assert ran.err.endswith("pipe: it is a pipe or a device; save its content in a file first\n")
    assert len(ran.err.splitlines()) == 1
