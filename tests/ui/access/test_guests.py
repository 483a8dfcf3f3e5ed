"""A guest never outlives its window, whatever its library is doing."""

import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60.0
WINDOW = """
import subprocess, sys
subprocess.Popen([sys.executable, sys.argv[1]], stdin=subprocess.PIPE).wait()
"""
GUEST = """
import ctypes, threading
from klondike_qt.ui.access.hearing import Hearing, answer
Hearing().listen()
answer("here")
{hangs}
"""
HANGS = {
    "a library that lets others go on": "threading.Event().wait()",
    "a library that holds up all of Python": "ctypes.PyDLL(None).pause()",
}


@pytest.mark.parametrize("hangs", HANGS.values(), ids=HANGS)
def test_a_guest_that_hangs_from_the_start_goes_with_a_window_that_is_killed(tmp_path: Path, hangs: str) -> None:
    guest = tmp_path / "guest.py"
    guest.write_text(GUEST.format(hangs=hangs))
    window = subprocess.Popen([sys.executable, "-c", WINDOW, str(guest)], stdout=subprocess.PIPE)
    assert window.stdout
    assert window.stdout.readline() == b"here\n"
    window.kill()
    assert window.communicate(timeout=PATIENCE)[0] == b""  # the guest has let go of it, too
