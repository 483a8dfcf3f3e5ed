"""The commands about what is kept: ``stats``, ``export``, ``import``, ``doctor``."""

import json
import os
import platform
from pathlib import Path

import pytest
from support.games import LINES
from support.program import Run

from klondike_qt import __version__
from klondike_qt.preferences.schema import Preferences
from klondike_qt.solver.native import kernel_path
from klondike_qt.store.places import places_below

DEAL, _, TOKENS = LINES[0]
STATS = [
    "variant", "kind", "dealt", "won", "abandoned", "best_score", "fastest_seconds", "fewest_moves", "streak",
    "longest_streak",
]  # fmt: skip


def win(run: Run) -> None:
    """Win the first recorded game."""
    assert "You won" in run("text", "--deal", DEAL, stdin=" ".join(TOKENS)).out


def test_nothing_played_gives_no_line(run: Run, folder: Path) -> None:
    ran = run("stats", "--json")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert not list(folder.glob("*.json"))


def test_a_won_and_a_left_game_are_counted(run: Run) -> None:
    win(run)
    run("text", "--deal", "24", stdin="d")
    run("text", "--deal", "25", stdin="d")
    (chosen,) = run("stats", "--json").objects
    assert list(chosen) == STATS
    assert chosen | {"best_score": 0, "fastest_seconds": 0} == {
        "variant": "klondike",
        "kind": "chosen",
        "dealt": 3,
        "won": 1,
        "abandoned": 1,
        "best_score": 0,
        "fastest_seconds": 0,
        "fewest_moves": len(TOKENS),
        "streak": 0,
        "longest_streak": 1,
    }
    lines = run("stats").lines
    assert lines[:5] == [
        "Klondike, chosen deals",
        "Dealt: 3",
        "Won: 1 of 3, 33 percent",
        "Left for another game: 1",
        "Still being played: 1",
    ]
    assert lines[-1] == f"Fewest moves: {len(TOKENS)} moves"


def test_what_is_exported_can_be_taken_in_elsewhere(run: Run, tmp_path: Path) -> None:
    win(run)
    run("text", "--deal", "24", stdin="d")
    file = tmp_path / "all.json"
    ran = run("export", file, "--json")
    assert (ran.code, ran.objects) == (0, [{"file": str(file), "results": 2, "games": 1}])
    elsewhere = ("--data-dir", tmp_path / "elsewhere")
    ran = run("import", file, *elsewhere, "--json")
    assert (ran.code, ran.objects[0]["new_results"], ran.objects[0]["games"]) == (0, 1, 1)
    assert run("stats", "--json", *elsewhere).objects == run("stats", "--json").objects
    assert run("text", *elsewhere).lines[0] == "Your game goes on, Klondike, deal 24, 1 move"
    assert run("import", file, *elsewhere).lines == ["Took in 0 results and 0 saved games, and the preferences"]


def test_an_import_leaves_alone_what_a_newer_version_keeps_in_the_preferences(
    run: Run, tmp_path: Path, folder: Path
) -> None:
    file, kept = tmp_path / "all.json", folder / "preferences.json"
    run("export", file)
    kept.write_text('{"version": 1, "fireworks": 7, "theme": "dark"}')
    assert run("import", file).code == 0
    values = json.loads(kept.read_text())
    assert (values["fireworks"], values["theme"]) == (7, Preferences().theme.value)
    newer = '{"version": 2, "fireworks": 8}'
    kept.write_text(newer)
    ran = run("import", file)
    assert (ran.code, kept.read_text()) == (4, newer)
    assert "newer version" in ran.err


def test_an_export_never_overwrites_without_force(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "all.json"
    file.write_text("mine")
    ran = run("export", file)
    assert (ran.code, ran.reason) == (4, f"{file} is there already; --force writes over it")
    assert file.read_text() == "mine"
    assert run("export", file, "--force").lines == [f"Wrote 0 results and 0 saved games to {file}"]
    nowhere = tmp_path / "none" / "all.json"
    ran = run("export", nowhere)
    assert (ran.code, ran.reason) == (4, f"Cannot write {nowhere}: No such file or directory")


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff\xfe", b"{" * 100_000, b'{"format": "klondike-qt"}'])
def test_what_is_no_export_is_refused(run: Run, tmp_path: Path, folder: Path, content: bytes) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(content)
    ran = run("import", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.reason.startswith(f"{file} cannot be taken in: ")
    assert not folder.exists()


def test_a_file_to_import_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("import", tmp_path / "none")
    assert (ran.code, ran.reason) == (4, f"Cannot read {tmp_path}/none: No such file or directory")


def test_damaged_data_is_set_aside_and_told(run: Run, folder: Path) -> None:
    folder.mkdir()
    database = places_below(str(folder)).database
    database.write_bytes(b"rubbish")
    ran = run("stats")
    assert ran.code == 0
    assert f"{database} was damaged. It is kept as " in ran.err
    assert run("stats").err == ""


def test_a_folder_that_cannot_be_is_told_and_the_game_is_playable(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("text", "--data-dir", tmp_path / "file", "--deal", "24", stdin="3C")
    assert ran.code == 0
    assert ran.lines[0].startswith("Nothing can be saved in ")
    assert "Ace of clubs to foundation. Turned over nine of spades" in ran.lines
    assert ran.lines[-1] == "Goodbye"
    assert run("stats", "--data-dir", tmp_path / "file").code == 4


def test_the_doctor_tells_versions_and_places(run: Run, folder: Path) -> None:
    (told,) = run("doctor", "--json").objects
    assert told["program"] == __version__
    assert told["python"] == platform.python_version()
    assert told["preferences"] == str(folder / "preferences.json")
    assert told["data"] == str(folder / "klondike.sqlite3")
    assert told["qt_platform"] == os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert told["display"] is True
    assert told["solver"] == str(kernel_path())
    lines = run("doctor").lines
    assert lines[1] == f"Preferences: {folder / 'preferences.json'}"
    assert lines[3] == "Display: offscreen"
    assert lines[5] == f"Solver: {kernel_path()}"
    assert not folder.exists()


@pytest.mark.parametrize("name", ["/", ".", "..", "kept/.."])
@pytest.mark.parametrize("command", [["export"], ["help", "--html"]])
def test_a_folder_is_not_written_over(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], name: str
) -> None:
    (tmp_path / "kept").mkdir()
    monkeypatch.chdir(tmp_path)
    reason = f"Cannot write {name}: it is a folder; choose a file"
    for ran in (run(*command, name), run(*command, name, "--force")):
        assert (ran.code, ran.out, ran.reason) == (4, "", reason)


@pytest.mark.parametrize("command", [["export"], ["export", "--game"], ["help", "--html"]])
@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_pipe_is_not_written_over(run: Run, tmp_path: Path, command: list[str], force: list[str]) -> None:
    run("text", "--deal", "24", stdin="d")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ran = run(*command, pipe, *force)
    why = "it is a pipe or a device; choose the name of a file"
    assert (ran.code, ran.out, ran.reason) == (4, "", f"Cannot write {pipe}: {why}")
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the file is no JSON; it goes wrong in line 1 at character 1"),
        (b'{\n "format": ,}', "the file is no JSON; it goes wrong in line 2 at character 12"),
        (b'{"format": "\xff"}', "the file is not text in UTF-8; it goes wrong at byte 13"),
        (b'{"version": ' + b"9" * 5000 + b"}", "a number in the file is too long"),
        (b"[" * 200_000, "the file is nested too deeply"),
    ],
)
def test_where_an_export_goes_wrong_is_told_in_our_own_words(
    run: Run, tmp_path: Path, content: bytes, reason: str
) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(content)
    ran = run("import", file)
    assert (ran.code, ran.reason) == (2, f"{file} cannot be taken in: {reason}")
