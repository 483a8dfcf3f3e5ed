"""From an empty folder to the first move: the set-up before the first game, once, and whatever answers it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

START = """
import sys
import time
from itertools import count
from PySide6.QtCore import QTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from klondike_qt.app import run_window
from klondike_qt.terminal.arguments import read_arguments, window_options

presses, *arguments = sys.argv[1:]
KEYS = {"E": Qt.Key.Key_Return, "X": Qt.Key.Key_Escape}

def begin(window):
    def play():
        dialog = QApplication.activeModalWidget()
        print(dialog.windowTitle() if dialog else "no question", flush=True)
        if dialog:
            dialog._now = count(time.monotonic(), 1).__next__  # a player who reads each question
        for press in presses:
            if press == "K":
                sys.stdout.flush()
                import os
                os._exit(0)
            focus = (QApplication.activeModalWidget() or window).focusWidget()
            QTest.keyClick(focus, KEYS.get(press) or Qt.Key(ord(press)))
        now = window.choices.now
        print(now.size, now.speech, *now.presets.presets)
        print(window.desk.standing.moves, window.stage.message.text())
        window.close()
    QTimer.singleShot(0, play)

sys.exit(run_window(window_options(read_arguments(arguments)), begin))
"""


def started(presses: str, folder: Path, *arguments: str) -> list[str]:
    """Start the program, press keys, leave, and return what was printed."""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2]), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", START, presses, "--data-dir", str(folder), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_c_13_one_key_and_the_first_game_is_played_and_nothing_is_asked_again(tmp_path: Path) -> None:
    asked, chosen, game = started("XN", tmp_path)
    assert (asked, chosen) == ("Set-up", "S False")
    assert game.startswith("1 ")
    asked, chosen, game = started("", tmp_path)
    assert (asked, chosen) == ("no question", "S False")
    assert game.startswith("1 Your game goes on, Klondike, deal ")


@pytest.mark.thorough
def test_p_01_what_was_answered_is_in_force_at_the_next_start(tmp_path: Path) -> None:
    asked, chosen, game = started("23E2E1111E", tmp_path)
    assert (asked, chosen) == ("Set-up", "XL False keyboard")
    assert game.startswith("0 New game, Klondike, deal ")
    assert started("", tmp_path)[:2] == ["no question", "XL False keyboard"]
    stored = json.loads((tmp_path / "preferences.json").read_text())
    assert (stored["size"], stored["text_size"], stored["theme"]) == ("XL", "24", "four-colour")


@pytest.mark.thorough
def test_a_set_up_that_was_killed_is_begun_anew(tmp_path: Path) -> None:
    assert started("13K", tmp_path)[0] == "Set-up"
    assert not (tmp_path / "preferences.json").exists()
    assert started("X", tmp_path)[:2] == ["Set-up", "S False"]


@pytest.mark.thorough
def test_p_04_presets_of_the_command_line_answer_the_set_up_and_are_kept(tmp_path: Path) -> None:
    assert started("", tmp_path, "--preset", "calm,low-vision", "--speech", "off")[:2] == [
        "no question",
        "XL False low-vision calm",
    ]
    assert started("", tmp_path)[:2] == ["no question", "XL False low-vision calm"]
    assert started("", tmp_path, "--size", "S")[1] == "S False low-vision calm"
    assert started("", tmp_path)[1] == "XL False low-vision calm"


@pytest.mark.thorough
def test_who_asks_for_a_game_is_not_asked_first(tmp_path: Path) -> None:
    asked, _, game = started("N", tmp_path, "--deal", "24")
    assert asked == "no question"
    assert game.startswith("1 ")
    assert started("", tmp_path)[0] == "no question", "the game goes on"
