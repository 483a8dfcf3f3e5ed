"""The command ``solve`` as a process: long lists, pipes, Ctrl+C, a terminal, and no kernel."""

import json
import os
import pty
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from support.program import finished, start
from support.sources import ROOT

INTERRUPTED = -signal.SIGINT
MANY = "\n".join(map(str, range(1, 100_001))).encode() + b"\n"
FAST = ("--nodes", 20, "--json")


@pytest.mark.parametrize("jobs", [1, 3])
def test_an_answer_does_not_wait_for_the_end_of_the_input(jobs: int) -> None:
    with start("solve", "--file", "-", "--jobs", jobs, *FAST) as process:
        assert process.stdin
        assert process.stdout
        for number in (24, 25):
            process.stdin.write(f"{number}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["deal"] == number
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_a_reader_who_leaves_early_ends_it(tmp_path: Path) -> None:
    (tmp_path / "many").write_bytes(MANY)
    with start("solve", "--file", tmp_path / "many", "--jobs", 2, *FAST) as process:
        assert process.stdout
        assert process.stderr
        assert json.loads(process.stdout.readline())["deal"] == 1
        process.stdout.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""


@pytest.mark.parametrize("given", [("--jobs", 1), ("--jobs", 2), ("--jobs", 4, "--nodes", 20)] * 2)
def test_an_interrupt_ends_searches_at_once(tmp_path: Path, given: tuple[object, ...]) -> None:
    (tmp_path / "many").write_bytes(MANY)
    with start("solve", "--file", tmp_path / "many", "--variant", "draw-three", "--json", *given) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (INTERRUPTED, b"")
    assert not out or out.endswith(b"}\n")


@pytest.mark.parametrize("pause", [0.0, 0.0005, 0.002])
def test_interrupts_without_patience_end_it_as_cleanly_as_one(tmp_path: Path, pause: float) -> None:
    (tmp_path / "many").write_bytes(MANY)
    with start("solve", "--file", tmp_path / "many", "--jobs", 4, *FAST) as process:
        assert process.stdout
        process.stdout.readline()
        for _ in range(5):
            process.send_signal(signal.SIGINT)
            threading.Event().wait(pause)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (INTERRUPTED, b"")


def test_where_there_is_no_room_for_so_many_threads_there_are_fewer() -> None:
    room = 600_000  # KiB; the stacks of 256 threads want several times as much
    command = [sys.executable, "-m", "klondike_qt", "solve", *map(str, range(1, 30)), "--jobs", "256", *map(str, FAST)]
    script = f'ulimit -v {room} && exec "$@"'
    done = subprocess.run(["sh", "-c", script, "sh", *command], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout.count(b"\n"), done.stderr) == (0, 29, b"")


def test_an_interrupt_ends_the_wait_for_input() -> None:
    with start("solve", "--file", "-", *FAST) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"24\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == INTERRUPTED
        assert process.stderr
        assert process.stderr.read() == b""


def test_a_full_disk_behind_the_output_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "klondike_qt", "solve", "24", "25"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (4, b"klondike-qt: Cannot write stdout: No space left on device\n")


def test_a_terminal_behind_the_errors_is_told_how_far_it_is() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "klondike_qt", "solve", *map(str, range(1, 30)), *map(str, FAST)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        out, _ = process.communicate(timeout=60)
    shown = os.read(ours, 65_536).decode()
    os.close(ours)
    assert (process.returncode, out.count(b"\n")) == (0, 29)
    first, *_, last = shown.split("\r")
    assert (first, last) == ("0 deals answered", "")


def test_without_a_kernel_it_says_so(tmp_path: Path) -> None:
    bare = shutil.ignore_patterns("libkernel.*", "resources", "__pycache__")
    shutil.copytree(ROOT / "klondike_qt", tmp_path / "klondike_qt", ignore=bare)
    place: dict[str, str | None] = {"PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"}
    ran = finished("solve", 24, environment=place)
    assert (ran.code, ran.out) == (4, "")
    assert ran.reason == "The solver is missing here; klondike-qt doctor tells more"
    (told,) = finished("doctor", "--json", environment=place).objects
    assert told["solver"] is None
    assert "libkernel.so" in str(told["missing"])
    assert "Solver: missing, so nothing can tell what can be won" in finished("doctor", environment=place).lines


@pytest.mark.thorough
def test_a_list_of_a_hundred_thousand_runs_through(tmp_path: Path) -> None:
    (tmp_path / "many").write_bytes(MANY.replace(b"\n", b"x\n"))
    with start("solve", "--file", tmp_path / "many", "--jobs", 2, "--json") as process:
        assert process.stdout
        deals = [json.loads(line)["deal"] for line in process.stdout]
    assert deals == [f"{number}x" for number in range(1, 100_001)]
