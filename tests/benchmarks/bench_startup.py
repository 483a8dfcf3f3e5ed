"""Cost of a start up to the first painted table: ``PYTHONPATH=. python tests/benchmarks/bench_startup.py [RUNS]``.

Prints user and system CPU seconds and memory of the whole program, and of a bare window with 52 pictures beside it, so
that a slow machine shows in both. Rendered offscreen with an empty data folder, without the questions of the first
start, from compiled modules as an installed program has them.
"""

import os
import statistics
import subprocess
import sys
import tempfile

REPORT = """
import resource
usage = resource.getrusage(resource.RUSAGE_SELF)
print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
"""
BARE = f"""
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication([])
scene = QGraphicsScene()
for number in range(52):
    picture = QPixmap(96, 134)
    picture.fill("white")
    scene.addPixmap(picture).setPos(number * 15, number * 10)
view = QGraphicsView(scene)
view.resize(1280, 800)
view.show()
application.processEvents()
{REPORT}
"""
PROGRAM = f"""
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from klondike_qt.app import run_window
from klondike_qt.options import WindowOptions

def report(window):
    QApplication.processEvents()
{REPORT.replace(chr(10), chr(10) + "    ")}
    QTimer.singleShot(0, window.close)

run_window(WindowOptions(data_dir=sys.argv[1], window_size=(1280, 800), new=True), report)
"""


def measured(code: str, compiled: str) -> tuple[float, float]:
    """Return CPU seconds and MiB of one start; ``compiled``: the folder of the compiled modules."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", code, folder]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": compiled}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    seconds, memory = done.stdout.split()
    return float(seconds), float(memory)


def main() -> None:
    """Print the medians of several starts."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    medians = {}
    with tempfile.TemporaryDirectory() as compiled:
        for name, code in (("bare window", BARE), ("Klondike Qt", PROGRAM)):
            measured(code, compiled)
            starts = [measured(code, compiled) for _ in range(runs)]
            medians[name] = [statistics.median(column) for column in zip(*starts, strict=True)]
            print(f"{name:12} {medians[name][0]:.2f} CPU seconds  {medians[name][1]:5.0f} MiB")
    print(f"ratio        {medians['Klondike Qt'][0] / medians['bare window'][0]:.2f}")


if __name__ == "__main__":
    main()
