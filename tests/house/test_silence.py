"""The net of tests/conftest.py holds: each kind of noise and each thing left running fails the test that did it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

NOISY = """
import gc, logging, threading, warnings
from PySide6.QtCore import QPropertyAnimation, QThread, QTimer, qDebug, qWarning
from PySide6.QtWidgets import QLabel

kept = []

def test_warning(): warnings.warn("noise")
def test_log(): logging.getLogger("klondike_qt.store").warning("noise")
def test_qt_debug(qapp): qDebug("noise")
def test_qt_warning(qapp): qWarning("noise")
def test_slot(qapp):
    def fail(): raise ValueError("noise")
    QTimer.singleShot(0, fail)
    qapp.processEvents()
def test_unraisable():
    class Bad:
        def __del__(self): raise ValueError("noise")
    Bad()
    gc.collect()
def test_thread(): threading.Thread(target=threading.Event().wait, args=(9,), daemon=True).start()
def test_timer(qapp): kept.append(QTimer()); kept[-1].start(1000)
def test_animation(qapp):
    label = QLabel()
    kept.extend([label, QPropertyAnimation(label, b"pos")])
    kept[-1].start()
def test_window(qapp): kept.append(QLabel("left open")); kept[-1].show()
def test_qthread(qapp): kept.append(QThread()); kept[-1].start()
def test_end(qapp):
    kept[-1].quit(); kept[-1].wait(); kept[-2].close(); kept[1].stop() if hasattr(kept[1], "stop") else None
"""

CALM = """
import logging
from PySide6.QtCore import QThread, QTimer
from PySide6.QtWidgets import QLabel

def test_quiet(qtbot):
    label = QLabel("closed by qtbot")
    qtbot.addWidget(label)
    label.show()
    timer = QTimer()
    timer.start(1)
    qtbot.waitSignal(timer.timeout).wait()
    timer.stop()
    thread = QThread()
    thread.start()
    thread.quit()
    thread.wait()
def test_expected(caplog):
    logging.getLogger("klondike_qt").warning("asked for")
    assert caplog.messages == ["asked for"]
"""


def outcome(folder: Path, text: str) -> dict[str, str]:
    """Run ``text`` as a test module under the settings of this project; answer how each test came out."""
    module = folder / "test_sample.py"
    module.write_text(text)
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pytest",
        "-c",
        ROOT / "pyproject.toml",
        "-p",
        "conftest",
        "-v",
        module,
    ]
    environment = os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    lines = [line.split("::")[1].split() for line in done.stdout.splitlines() if "::" in line and "%]" in line]
    assert lines, done.stdout + done.stderr
    outcomes: dict[str, str] = {}
    for name, result, *_ in lines:
        if outcomes.get(name) not in {"FAILED", "ERROR"}:
            outcomes[name] = result
    return outcomes


@pytest.mark.thorough
def test_every_noise_and_every_leftover_fails(tmp_path: Path) -> None:
    outcomes = outcome(tmp_path, NOISY)
    assert {name for name, result in outcomes.items() if result == "PASSED"} == {"test_end"}


@pytest.mark.thorough
def test_a_calm_test_passes(tmp_path: Path) -> None:
    assert set(outcome(tmp_path, CALM).values()) == {"PASSED"}
