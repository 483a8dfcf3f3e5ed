"""Files in a bad state do not keep the window from opening, and each of them is told."""

import os
import subprocess
import sys
from pathlib import Path

START = """
import sys
from PySide6.QtCore import QTimer
from klondike_qt.app import run_window
from klondike_qt.options import WindowOptions

def tell(window):
    print(window.stage.message.text())
    QTimer.singleShot(0, window.close)

sys.exit(run_window(WindowOptions(data_dir=sys.argv[1], window_size=(1280, 800)), tell))
"""


def test_two_damaged_files_are_both_told(tmp_path: Path) -> None:
    names = ("preferences.json", "klondike.sqlite3")
    for name in names:
        (tmp_path / name).write_bytes(b"\0" * 5000)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2]), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)], env=environment, capture_output=True, text=True, check=True
    )
    assert all(f"{tmp_path / name} was damaged" in done.stdout for name in names)
    assert done.stderr == ""
    assert all((tmp_path / name).exists() or list(tmp_path.glob(f"{name}.damaged-*")) for name in names)
