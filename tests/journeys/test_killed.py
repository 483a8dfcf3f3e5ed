"""A window that is killed ten times on its way to a win loses nothing and wins once."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from support.window_player import LINE

TESTS = Path(__file__).parent.parent
COMMAND = (sys.executable, "-m", "support.window_player")
KILLS = 10


def start(folder: Path) -> subprocess.Popen[str]:
    environment = os.environ | {
        "PYTHONPATH": f"{TESTS}{os.pathsep}{TESTS.parent}",
        "QT_QPA_PLATFORM": "offscreen",
    }
    return subprocess.Popen([*COMMAND, str(folder)], stdout=subprocess.PIPE, text=True, env=environment)


def kept_turns(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "klondike.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return int(connection.execute("SELECT count(*) FROM turns").fetchone()[0])


@pytest.mark.thorough
def test_a_game_killed_ten_times_is_there_each_time_and_won_once(tmp_path: Path) -> None:
    chance = random.Random(24)
    for _ in range(KILLS):
        with start(tmp_path) as program:
            assert program.stdout
            said = [program.stdout.readline() for _ in range(chance.randrange(1, len(LINE.tokens) // KILLS))]
            program.send_signal(signal.SIGKILL)
            said += program.stdout.readlines()
        assert int(said[-1]) <= kept_turns(tmp_path) <= int(said[-1]) + 1
    with start(tmp_path) as program:
        program.communicate()
    assert program.returncode == 0
    with closing(sqlite3.connect(tmp_path / "klondike.sqlite3")) as connection:
        states = connection.execute("SELECT state, moves FROM results").fetchall()
    assert states == [("won", len(LINE.tokens))]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_polite_end_keeps_the_game_and_exits_with_0(tmp_path: Path, number: signal.Signals) -> None:
    with start(tmp_path) as program:
        assert program.stdout
        said = program.stdout.readline()
        program.send_signal(number)
        said += program.stdout.read()
    assert program.returncode == 0
    assert kept_turns(tmp_path) == int(said.split()[-1])


@pytest.mark.thorough
def test_a_window_killed_at_the_moment_of_its_win_has_won_once(tmp_path: Path) -> None:
    with start(tmp_path) as program:
        assert program.stdout
        for line in program.stdout:
            if int(line) == len(LINE.tokens):
                program.send_signal(signal.SIGKILL)
                break
    with closing(sqlite3.connect(tmp_path / "klondike.sqlite3")) as connection:
        states = connection.execute("SELECT state, moves FROM results").fetchall()
    assert states == [("won", len(LINE.tokens))]
