"""Builds sdist and wheel and proves them: ``.venv/bin/python packaging/python/build.py [FOLDER]`` (default: dist).

The wheel is made from the sdist, installed into an environment that holds nothing else, and started there.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "packaging" / "lock.txt"


def build(folder: Path) -> Path:
    """Build sdist and wheel into ``folder``; answer the wheel."""
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT])
    (wheel,) = folder.glob("klondike_qt-*.whl")
    return wheel


def installed(wheel: Path, environment: Path) -> Path:
    """Install the wheel into a new environment; answer the command that starts the program."""
    run([sys.executable, "-m", "venv", environment])
    run([environment / "bin" / "python", "-m", "pip", "install", "--quiet", "--constraint", LOCK, wheel])
    return environment / "bin" / "klondike-qt"


def started(command: Path, folder: Path) -> None:
    """Start the installed program far from the work tree, without a display and without anybody's data."""
    alone = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8"}
    picture = folder / "table.png"
    run([command, "--version"], folder, alone)
    run([command, "solve", "24", "--json"], folder, alone)
    run([command, "--screenshot", picture, "--deal", "24", "--lang", "de"], folder, alone)
    print(f"{picture.name}: {picture.stat().st_size} bytes")


def run(command: Sequence[str | Path], folder: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    """Run one step and stop the whole if it fails."""
    print("$", *command, flush=True)
    subprocess.run(command, cwd=folder, env=environment, check=True, stdin=subprocess.DEVNULL)


def main() -> None:
    """Build and prove."""
    goal = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    wheel = build(goal)
    with tempfile.TemporaryDirectory(prefix="klondike-") as name:
        folder = Path(name)
        started(installed(wheel, folder / "environment"), folder)
    print(f"{wheel.name} is sound.")


if __name__ == "__main__":
    main()
