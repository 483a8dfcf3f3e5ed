"""A program that is killed at any moment loses at most the move in the air, and doubles nothing."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from support.disks import TESTS
from support.player import Player
from support.restless import LAST_MOVES


class Witness:
    """Starts the restless program, kills it, and remembers all that it said was kept."""

    def __init__(self, directory: Path, seed: int) -> None:
        self.directory = directory
        self.chance = random.Random(seed)
        self.won: set[str] = set()
        self.dealt: set[str] = set()

    def kill_one(self, name: str) -> tuple[str, str]:
        """Let it play a while, kill it without a warning, and return the last thing that it said was kept."""
        command = [sys.executable, "-m", "support.restless", str(self.directory), name]
        environment = os.environ | {"PYTHONPATH": f"{TESTS}{os.pathsep}{TESTS.parent}"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as program:
            assert program.stdout
            lines = [program.stdout.readline() for _ in range(self.chance.randrange(1, 60))]
            program.send_signal(signal.SIGKILL)
            lines += program.stdout.readlines()
        assert program.returncode == -signal.SIGKILL
        whole = [line for line in lines if line.endswith("\n")]  # it may be killed in the middle of one
        heard = [(line.split()[0], line.split()[1]) for line in whole]
        self.dealt |= {game_id for game_id, _ in heard}
        self.won |= {game_id for game_id, state in heard if state == "won"}
        return heard[-1]

    def examine(self, game_id: str, state: str) -> None:
        """Compare what lies on disk with what was said."""
        with closing(sqlite3.connect(self.directory / "klondike.sqlite3")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            rows = dict(connection.execute("SELECT game_id, state FROM results").fetchall())
            kept = dict(connection.execute("SELECT game_id, count(*) FROM turns GROUP BY game_id").fetchall())
            current = connection.execute("SELECT id FROM games WHERE role = 'current'").fetchall()
        won = {key for key, value in rows.items() if value == "won"}
        assert won >= self.won
        assert len(won - self.won) <= 1
        assert rows.keys() >= self.dealt
        assert len(rows.keys() - self.dealt) <= 1
        assert list(rows.values()).count("playing") <= 1
        turns = LAST_MOVES if state == "won" else int(state)
        if current == [(game_id,)]:
            assert turns <= kept[game_id] <= turns + 1
        else:
            assert kept.get(current[0][0], 0) <= 1
        self.won, self.dealt = won, set(rows)


def kill_often(directory: Path, kills: int, seed: int) -> None:
    witness = Witness(directory, seed)
    for number in range(kills):
        witness.examine(*witness.kill_one(f"life-{number}"))
    player = Player(directory)
    assert player.troubles == []
    (row,) = player.store.statistics()
    assert (row.dealt, row.won) == (len(witness.dealt), len(witness.won))
    assert row.won > kills
    player.leave()


@pytest.mark.thorough
def test_a_killed_program_loses_at_most_the_move_in_the_air(tmp_path: Path) -> None:
    kill_often(tmp_path, 20, seed=1)


@pytest.mark.slow
def test_a_program_killed_very_often_loses_at_most_the_move_in_the_air(tmp_path: Path) -> None:
    kill_often(tmp_path, 190, seed=2)
