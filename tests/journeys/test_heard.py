"""The whole program with voice and sounds, on computers where not everything is there that they need."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
START = """
import sys
from PySide6.QtCore import QTimer, Qt
from PySide6.QtTest import QTest
from klondike_qt.app import run_window
from klondike_qt.options import WindowOptions

def play(window):
    def step():
        QTest.keyClick(window.view, Qt.Key.Key_N)
        told = window.announcer.line
        if AWAITED in told or (window.aloud and window.aloud.sounds.is_silent and not AWAITED):
            print(told)
            QTest.keyClick(window.view, Qt.Key.Key_N)
            window.close()
    timer.timeout.connect(step)
    window.announcer.shown.connect(lambda text: AWAITED and AWAITED in text and (print(text), window.close()))
    timer.start(20)

timer = QTimer()
AWAITED = sys.argv[2]
sys.exit(run_window(WindowOptions(data_dir=sys.argv[1], window_size=(1280, 800)), play))
"""
WITHOUT = """
import sys
sys.modules["PySide6.QtTextToSpeech"] = sys.modules["PySide6.QtMultimedia"] = None
"""


def played(folder: Path, awaited: str, *, without_parts: bool = False, **preferences: object) -> str:
    """Play until a text is told, or until it is known that sounds cannot be heard; nothing may be complained of."""
    data, shadow = folder / "data", folder / "shadow"
    for made in (data, shadow):
        made.mkdir()
    (data / "preferences.json").write_text(json.dumps(preferences))
    if without_parts:
        (shadow / "sitecustomize.py").write_text(WITHOUT)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(shadow), str(ROOT)))}
    done = subprocess.run(
        [sys.executable, "-c", START, str(data), awaited], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_01_without_a_speech_service_one_note_tells_so_and_the_game_goes_on(tmp_path: Path) -> None:
    told = played(tmp_path, "no speech service answers", speech=True)
    assert told.count("The game cannot speak") == 1


def test_a_01_without_the_packages_for_speech_the_game_starts_and_tells_so(tmp_path: Path) -> None:
    told = played(tmp_path, "PySide6-Addons", speech=True, without_parts=True)
    assert told.count("The game cannot speak") == 1


@pytest.mark.parametrize("without_parts", [False, True])
def test_a_08_where_no_sound_can_be_played_the_game_is_played_in_silence(
    tmp_path: Path, *, without_parts: bool
) -> None:
    assert " left" in played(tmp_path, "", without_parts=without_parts)
