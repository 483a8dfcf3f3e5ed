"""The screen reader Orca, and what it says: every word goes to a speech server whose only voice is silent."""

import json
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from support.atspi import SYSTEM_PYTHON
from support.desktop import PATIENCE, Desktop, Game, until
from support.orca_scenes import Scene
from support.speech_server import SpeechServer

STARTER = Path(__file__).with_name("orca_beside.py")
SETTINGS = {
    "general": {"startingProfile": ["Default", "default"], "enableEchoByCharacter": False, "enableKeyEcho": False},
    "pronunciations": {},
    "keybindings": {},
    "profiles": {"default": {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}},
}
"""Orca as it comes, but for the echo of keys, which would stand between the sentences."""
FIRST_WORDS = 30.0
"""Seconds after which Orca is taken to have missed the program, as it does once in a while."""
TITLE = "Klondike Qt"
QUIET = 0.4


class MissedProgramError(Exception):
    """Orca has not taken note of the program."""


class Orca:
    """Orca on a desktop; it is there when it has said that it is."""

    def __init__(self, desktop: Desktop, server: SpeechServer) -> None:
        self._desktop = desktop
        self.lines = server.lines
        settings = Path(desktop.environment["XDG_DATA_HOME"]) / "orca"
        settings.mkdir(exist_ok=True)
        (settings / "user-settings.conf").write_text(json.dumps(SETTINGS))
        before = len(self.lines())
        address = f"SPEECHD_ADDRESS={desktop.environment['SPEECHD_ADDRESS']}"
        self.pid = desktop.start("env", address, "LC_ALL=C.UTF-8", SYSTEM_PYTHON, str(STARTER))
        until("Orca speaks", lambda: len(self.lines()) > before)

    def wait_for(self, count: int, seconds: float = PATIENCE, quiet: float = QUIET) -> list[str]:
        """Wait until so many lines were said, and then until nothing more is; return all the lines."""
        end = time.monotonic() + seconds
        while len(self.lines()) < count and time.monotonic() < end:
            time.sleep(0.02)
        size, since = len(self.lines()), time.monotonic()
        while time.monotonic() - since < quiet:
            time.sleep(0.02)
            if (now := len(self.lines())) != size:
                size, since = now, time.monotonic()
        return self.lines()

    def play(self, game: Game, scene: Scene, known: Sequence[int] = ()) -> list[str]:
        """Play a scene and return the lines that tell of it: what each key is for, the key, and what was said to it.

        ``known`` is how many texts the start and then each key bring, where that is known: they are waited for, on
        however slow a machine. Else it is what comes within a generous while.
        """
        counts = iter(known)
        told = [f"== {scene.title}", "START"]
        told += self._heard(lambda: self._greet(game), next(counts, None))
        for purpose, keys in scene.steps:
            told.append(f"-- {purpose}")
            for key in keys.split():
                told.append(f"KEY {key}")
                told += self._heard(partial(self._desktop.press, key), next(counts, None))
        return told

    def _heard(self, deed: Callable[[], object], count: int | None) -> list[str]:
        before = len(self.lines())
        deed()
        after = self.wait_for(before + 1, 4, 1.5) if count is None else self.wait_for(before + count)
        return [f"    {line}" for line in after[before:]]

    def _greet(self, game: Game) -> None:
        """Wait until Orca has taken note of the program: it says the title of its window."""
        start = len(self.lines())
        self._desktop.activate(TITLE)
        end = time.monotonic() + FIRST_WORDS
        while not any(TITLE in line for line in self.lines()[start:]):
            if time.monotonic() > end or not game.lives():
                raise MissedProgramError
            time.sleep(0.05)


def texts_of(lines: Sequence[str]) -> list[int]:
    """Return how many texts the start and each key of what was told brought."""
    counts: list[int] = []
    for line in lines:
        if line.startswith(("START", "KEY ")):
            counts.append(0)
        elif line.startswith("    "):
            counts[-1] += 1
    return counts
