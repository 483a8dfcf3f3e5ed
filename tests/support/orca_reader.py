"""The screen reader Orca, and what it says: every word goes to a speech server whose only voice is silent."""

import json
import time
from collections.abc import Sequence
from pathlib import Path

from support.desktop import PATIENCE, Desktop, Game, until
from support.speech_server import SpeechServer

SETTINGS = {
    "general": {"startingProfile": ["Default", "default"], "enableEchoByCharacter": False, "enableKeyEcho": False},
    "pronunciations": {},
    "keybindings": {},
    "profiles": {"default": {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}},
}
"""Orca as it comes, but for the echo of keys, which would stand between the sentences."""
FIRST_WORDS = 30.0
"""Seconds after which Orca is taken to have missed the program, as it does once in a while."""
QUIET = 0.3


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
        self.pid = desktop.start("env", address, "LC_ALL=C.UTF-8", "orca", "--replace")
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

    def hears(self, game: Game, title: str) -> bool:
        """Return whether Orca has taken note of the program: it says the title of its window."""
        self._desktop.activate(title)
        end = time.monotonic() + FIRST_WORDS
        while time.monotonic() < end and game.lives:
            if any(title in line for line in self.lines()):
                return True
            time.sleep(0.1)
        return False


def transcript(desktop: Desktop, orca: Orca, keys: Sequence[str], expected: Sequence[int] = ()) -> str:
    """Press keys one after the other and return what was said to each.

    ``expected`` is how many lines each key is known to bring, to be waited for on a slow machine; without it, what
    comes within a generous while.
    """
    told = []
    for index, key in enumerate(keys):
        before = len(orca.lines())
        desktop.press(key)
        wanted, patience, quiet = (expected[index], PATIENCE, QUIET) if expected else (1, 4.0, 1.5)
        after = orca.wait_for(before + wanted, patience, quiet)
        told += [f"KEY {key}", *(f"    {line}" for line in after[before:])]
    return "\n".join(told) + "\n"
