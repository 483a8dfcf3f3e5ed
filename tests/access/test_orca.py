"""Orca, as Debian has it, plays a game: every word that it says is written down and was read."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from support.asked import LOST_BY_THE_LAST
from support.desktop import Desktop, Game
from support.lines import winning_line
from support.orca_reader import MissedProgramError, Orca, texts_of
from support.orca_scenes import scenes
from support.shadow import Shadow
from support.speech_server import SpeechServer

from klondike_qt.rules.position_text import position_text

pytestmark = [pytest.mark.display, pytest.mark.thorough]

TOKENS = winning_line("klondike").tokens
GOLDEN = Path(__file__).parent / "golden" / "orca.txt"
ACCIDENTAL = ((re.compile(r"\d+ points"), "some points"), (re.compile(r"\d+ seconds?"), "some seconds"))
"""What depends on how fast the machine is."""


def after(tokens: Sequence[str], deal: int = 24) -> str:
    """Return the text of the position after some moves."""
    shadow = Shadow(deal)
    for token in tokens:
        shadow.play(token)
    return position_text(shadow.position)


def heard(known: dict[str, list[str]]) -> list[str]:
    """Play all scenes on one desktop and return what is written down of them."""
    told: list[str] = []
    with Desktop() as desktop:
        orca = Orca(desktop, SpeechServer(desktop))
        lost = after(LOST_BY_THE_LAST[:-1], 6)
        for number, scene in enumerate(scenes(after(TOKENS[:103]), after(TOKENS[:-3]), lost)):
            folder = desktop.folder / f"game-{number}"
            folder.mkdir()
            (folder / "preferences.json").write_text(json.dumps({"version": 1, **scene.preferences}))
            with Game(desktop, "--data-dir", str(folder), *scene.options) as game:
                told += orca.play(game, scene, texts_of(known.get(scene.title, [])))
                assert game.lives()
                assert game.said == ""
    return told


def by_scene(text: str) -> dict[str, list[str]]:
    """Return the lines of each scene by its title."""
    scenes_of_text = [part.splitlines() for part in text.split("== ")[1:]]
    return {lines[0]: lines[1:] for lines in scenes_of_text}


def test_t_01_what_orca_says_is_what_was_read(
    compare: Callable[[str, str], None], request: pytest.FixtureRequest
) -> None:
    is_new = request.config.getoption("--golden", default=False)
    known = {} if is_new else by_scene(GOLDEN.read_text())
    try:
        told = heard(known)
    except MissedProgramError:  # as it does one time in ten
        told = heard(known)
    text = "\n".join(told) + "\n"
    for accident, word in ACCIDENTAL:
        text = accident.sub(word, text)
    compare(GOLDEN.name, text)
