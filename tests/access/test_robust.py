"""Whatever assistive technology does, and whatever becomes of it, the game goes on."""

import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from support.atspi import Opened, Reader
from support.desktop import Desktop, Game, until

pytestmark = [pytest.mark.display, pytest.mark.thorough]

KEYS = (
    *("Left", "Right", "Up", "Down") * 6, *"1234567890" * 2, "space", "space", "space", "Return", "g", "g", "g", "f",
    "n", "n", "n", "u", "u", "y", "Escape", "h", "h", "l", "t", "c", "v", "o", "plus", "minus", "Home", "End", "Prior",
    "Next", "Tab", "F6", "ctrl+plus", "ctrl+minus", "ctrl+t",
)  # fmt: skip
"""Keys of somebody who presses whatever there is, playing more often than not."""
HANDFUL = 20


@contextmanager
def walking(desktop: Desktop, game: Game, count: int = 2) -> Iterator[list[Reader]]:
    """Let clients walk through the whole program without a pause, the second one believing what it was told."""
    walkers = [Reader(desktop, game, trusting=bool(number % 2)) for number in range(count)]
    try:
        for walker in walkers:
            walker.ask("walk")
        yield walkers
    finally:
        for walker in walkers:
            walker.close()


def press_whatever(desktop: Desktop, game: Game, number: int, seed: int) -> None:
    """Press keys by chance, a handful at a time."""
    chance = random.Random(seed)
    for _ in range(number // HANDFUL):
        desktop.press(*chance.choices(KEYS, k=HANDFUL), gap=4)
        assert game.lives(), game.said


def nodes_of(reader: Reader) -> int:
    """Return how many things the table is said to hold."""
    return len(list(reader.shown().find("TableView").below()))


def test_s_17_keys_by_chance_under_two_walking_clients_end_nothing(desktop: Desktop, open_game: Opened) -> None:
    game, reader = open_game()
    with walking(desktop, game) as walkers:
        press_whatever(desktop, game, 300, seed=24)
        reader.quiet(0.2)
        until("both have walked", lambda: all(walker.ask("walked")["nodes"] > 500 for walker in walkers))
    assert 13 <= nodes_of(reader) <= 13 + 7 + 52
    assert game.lives()


@pytest.mark.parametrize("name", ["at-spi2-registryd", "at-spi-bus-launcher", "dbus-daemon"])
def test_s_17_the_game_goes_on_when_what_joins_it_to_readers_dies(
    desktop: Desktop, open_game: Opened, name: str
) -> None:
    game, reader = open_game()
    reader.press("n", "n")
    for pid in desktop.processes(name):
        os.kill(pid, signal.SIGKILL)
    desktop.press("n", "3", "f", "u", "F1")
    desktop.activate("Keys.*")
    desktop.press("Escape")
    desktop.activate("Klondike Qt")
    desktop.press("t", "ctrl+q")
    assert game.end() == 0


def test_s_17_a_screen_reader_that_comes_in_mid_game_finds_it_and_may_go_again(desktop: Desktop) -> None:
    desktop.environment.pop("QT_LINUX_ACCESSIBILITY_ALWAYS_ON")
    desktop.say_reader(present=False)
    with Game(desktop, "--data-dir", str(desktop.folder / "game"), "--deal", "24") as game:
        desktop.activate("Klondike Qt")
        desktop.press("n", "n")
        for _ in range(3):
            desktop.say_reader(present=True)
            reader = Reader(desktop, game)
            assert reader.press("n")[0].endswith("left")
            assert reader.press("u") == ["Undone: draw. Waste ten of spades, 22 left"]
            reader.close()
            desktop.say_reader(present=False)
            desktop.press("t", "1", "2")
        desktop.press("ctrl+q")
        assert game.end() == 0
        assert game.said == ""


def test_s_17_a_window_may_be_closed_at_any_moment_while_clients_walk(desktop: Desktop) -> None:
    for seed in range(4):
        folder = desktop.folder / f"game-{seed}"
        with Game(desktop, "--data-dir", str(folder), "--deal", "24") as game:
            desktop.activate("Klondike Qt")
            with walking(desktop, game):
                press_whatever(desktop, game, 20 * seed, seed)
                desktop.press("Escape", "Escape", "ctrl+q")
                assert game.end() == 0, game.said
