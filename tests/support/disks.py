"""Disks that are full, or that cannot be written, for root too."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TESTS = Path(__file__).parents[1]
APART = ["unshare", "--mount"]
"""What is mounted by such a process is gone with it."""


@contextmanager
def no_more_writing() -> Iterator[None]:
    """Make every write to a file of this process fail, as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def may_mount() -> bool:
    """Tell whether small disks can be made here: for root, where the system lets it."""
    if os.geteuid():
        return False
    done = subprocess.run([*APART, "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True, check=False)
    return done.returncode == 0


class SmallDisk:
    """A disk of 16 MiB that can be filled, emptied and write-protected; only for a process of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16M", "none", path], check=True)

    def fill(self) -> None:
        with (self.path / "filler").open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(65536))
            except OSError:
                return

    def make_room(self) -> None:
        (self.path / "filler").unlink()

    def protect(self) -> None:
        subprocess.run(["mount", "-o", "remount,ro", self.path], check=True)


def run_apart(journey: str, directory: Path) -> None:
    """Run a function of ``support.small_disk_journeys`` in a process that sees mounts of its own."""
    code = f"from support.small_disk_journeys import {journey}; {journey}()"
    environment = os.environ | {"PYTHONPATH": f"{TESTS}{os.pathsep}{TESTS.parent}"}
    done = subprocess.run(
        [*APART, sys.executable, "-c", code],
        cwd=directory,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
