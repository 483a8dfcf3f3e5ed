"""What is built works where nothing else is."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.sources import ROOT


@pytest.mark.thorough
@pytest.mark.network
def test_the_wheel_made_from_the_sdist_starts_in_an_empty_environment(tmp_path: Path) -> None:
    command: list[str | Path] = [sys.executable, ROOT / "packaging" / "python" / "build.py", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("is sound.\n")
