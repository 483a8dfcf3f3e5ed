"""The repository holds nothing that does not belong."""

import re
import subprocess
from pathlib import Path

from support.sources import ROOT

UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
ROOM_FILES = {
    ".ci", ".gitignore", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "check",
    "klondike_qt", "packaging", "pyproject.toml", "resources", "run", "tests", "translations",
}  # fmt: skip
LARGEST = 1_000_000


def tracked() -> list[Path]:
    """Return the files of the repository, links to folders left out."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def test_the_root_holds_the_five_folders_and_the_usual_files() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} <= ROOM_FILES


def test_nothing_is_left_to_do() -> None:
    assert _lines_with(UNFINISHED) == []


def test_no_file_is_large() -> None:
    assert [str(path) for path in tracked() if path.stat().st_size > LARGEST] == []


def _lines_with(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in tracked():
        content = path.read_bytes()
        if path == Path(__file__) or b"\0" in content:
            continue
        lines = content.decode("utf-8").splitlines()
        found += [
            f"{path.relative_to(ROOT)}:{n} {line.strip()}" for n, line in enumerate(lines, 1) if pattern.search(line)
        ]
    return found
