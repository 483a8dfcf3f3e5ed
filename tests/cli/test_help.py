"""The command ``help``: the whole help without a window."""

import json
from pathlib import Path

from support.program import Run

from klondike_qt.cli import _facts
from klondike_qt.terminal.arguments import COMMANDS, read_arguments
from klondike_qt.terminal.helping import usual_keys
from klondike_qt.words import translate


def test_it_is_told_in_lines(run: Run, folder: Path) -> None:
    ran = run("help")
    assert ran.code == 0
    assert ran.out.startswith("THE TABLE\nKlondike is played with 52 cards.")
    assert str(folder / "klondike.sqlite3") in ran.out.replace("\n  ", "")
    assert not folder.exists()


def test_each_chapter_is_one_object(run: Run) -> None:
    ran = run("help", "--json")
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [answer["chapter"] for answer in answers][:3] == ["table", "moves", "score"]
    assert all(answer["title"] and answer["lines"] for answer in answers)


def test_it_is_written_as_a_web_page_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "how.html"
    assert run("help", "--html", file).out == f"The help is in {file}\n"
    assert file.read_text("utf-8").startswith('<!DOCTYPE html>\n<html lang="en">')
    file.write_text("mine", "utf-8")
    again = run("help", "--html", file)
    assert (again.code, file.read_text("utf-8")) == (4, "mine")
    assert str(file) in again.err
    assert run("help", "--html", file, "--force").code == 0
    assert file.read_text("utf-8") != "mine"


def test_where_nothing_can_be_written_it_says_so(run: Run, tmp_path: Path) -> None:
    ran = run("help", "--html", tmp_path / "no" / "how.html")
    assert ran.code == 4
    assert len(ran.err.splitlines()) == 1


def test_the_window_is_told_the_same(folder: Path) -> None:
    told = _facts(read_arguments(["--data-dir", str(folder)]))
    assert [name.split()[0] for name, _ in told.commands] == list(COMMANDS)
    assert ("--new", "begin another game") in told.options
    assert told.games == str(folder / "klondike.sqlite3")


def test_keys_and_options_are_written_in_the_language_of_the_help() -> None:
    translate.install(lambda source, _: {"Ctrl": "Strg", "show this help and end": "Hilfe"}.get(source))
    try:
        keys, told = dict(usual_keys()), _facts(read_arguments([]))
    finally:
        translate.install(translate.untranslated)
    assert keys["Undo"] == "U or Backspace or Strg+Z"
    assert keys["Bigger cards"] == "Strg++ or Strg+="
    assert ("-h, --help", "Hilfe") in told.options
