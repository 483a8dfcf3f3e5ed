"""Moves and keys by chance, while two clients walk through everything without a pause."""

from functools import partial
from pathlib import Path

import pytest
from support.atspi import Reader
from support.desktop import Desktop, Game, until

pytestmark = pytest.mark.display

FEW, SOME, MANY = 200, 1000, 10_000


def memory_of(game: Game) -> int:
    """Return how many MiB the program has."""
    lines = Path(f"/proc/{game.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def play(desktop: Desktop, moves: int, motion: str) -> None:
    """Play so many moves, and on until two walking clients have seen enough; one of them believes what it was told."""
    enough = desktop.folder / "enough"
    options = (str(desktop.folder / "game"), str(moves), "24", motion, str(enough))
    with Game(desktop, *options, module="support.restless_window") as game:
        walkers = [Reader(desktop, game), Reader(desktop, game, trusting=True)]
        for walker in walkers:
            walker.ask("walk")
        while game.lives():
            told = played(game)
            until("more moves", partial(went_on, game, told))
            seen = [walker.ask("walked") for walker in walkers]
            if game.lives():
                print(f"{played(game)} moves, {memory_of(game)} MiB, seen: {seen}")
            if all(walked["nodes"] >= min(moves, 1000) // 4 for walked in seen):
                enough.touch()
        for walker in walkers:
            walker.close()
        assert enough.exists()
        assert game.end() == 0, game.said
        assert [line for line in game.said.splitlines() if not line.isdigit()] == []
        assert played(game) >= moves


def went_on(game: Game, told: int) -> bool:
    """Return whether a hundred moves more were played, or all of them."""
    return not game.lives() or played(game) >= told + 100


def played(game: Game) -> int:
    """Return how many moves were played."""
    return max((int(line) for line in game.said.splitlines() if line.isdigit()), default=0)


def test_s_17_some_hundred_moves_under_two_walking_clients(desktop: Desktop) -> None:
    play(desktop, FEW, motion="off")


@pytest.mark.slow
def test_s_17_a_thousand_moves_that_are_seen_under_two_walking_clients(desktop: Desktop) -> None:
    play(desktop, SOME, motion="on")


@pytest.mark.slow
def test_s_17_ten_thousand_moves_under_two_walking_clients(desktop: Desktop) -> None:
    play(desktop, MANY, motion="off")
