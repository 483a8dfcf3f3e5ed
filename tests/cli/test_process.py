"""The program as a process: pipes, signals, sudden death, and no display."""

import os
import pty
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.games import LINES
from support.program import finished, start

from klondike_qt.store.places import places_below
from klondike_qt.store.store import Store

BARE: dict[str, str | None] = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None}
NO_DISPLAY = "There is no display for the window. Try: klondike-qt text"
DEAL, _, TOKENS = LINES[0]


def test_the_version_is_told() -> None:
    assert finished("--version").out.startswith("klondike-qt ")


@pytest.mark.parametrize("named", [{}, {"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "none"}, {"QT_QPA_PLATFORM": ""}])
def test_without_a_display_the_window_is_refused_politely(named: dict[str, str]) -> None:
    ran = finished(environment=BARE | named)
    assert (ran.code, ran.out, ran.reason) == (3, "", NO_DISPLAY)


def test_a_picture_is_saved_in_a_file_and_in_nothing_else(tmp_path: Path) -> None:
    picture, pipe, folder = tmp_path / "table.png", tmp_path / "pipe.png", tmp_path / "folder.png"
    os.mkfifo(pipe)
    folder.mkdir()
    offscreen: dict[str, str | None] = {"QT_QPA_PLATFORM": "offscreen"}
    for _ in range(2):
        assert finished("--screenshot", picture, "--deal", 24, environment=offscreen).code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    for place in (pipe, folder, tmp_path / "nowhere" / "table.png"):
        ran = finished("--screenshot", place, environment=offscreen)
        assert (ran.code, ran.out) == (4, "")
        assert f"The picture could not be saved as {place}" in ran.err
    assert pipe.is_fifo()


def test_commands_need_no_display_and_no_qt() -> None:
    code = (
        "import sys; from klondike_qt.cli import main\n"
        "codes = [main(command.split()) for command in ('deal 1', 'doctor', 'replay -', 'solve 1')]\n"
        "print(codes, [name for name in sys.modules if name.startswith('PySide6')], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=True)
    assert done.stderr == b"[<Exit.DONE: 0>, <Exit.DONE: 0>, <Exit.DONE: 0>, <Exit.DONE: 0>] []\n"


def test_a_reader_who_leaves_early_does_no_harm(tmp_path: Path) -> None:
    with start("text", "--deal", 24, "--data-dir", tmp_path) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b"3C\n" + b"table\n" * 10_000)
        process.stdin.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""


def test_a_full_disk_behind_the_output_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "klondike_qt", "deal", "24"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (4, b"klondike-qt: Cannot write stdout: No space left on device\n")


def test_a_closed_output_is_told() -> None:
    done = subprocess.run(
        ["sh", "-c", f"'{sys.executable}' -m klondike_qt deal 24 >&-"], stderr=subprocess.PIPE, check=False
    )
    assert (done.returncode, done.stderr) == (4, b"klondike-qt: Cannot write: the output is closed\n")


def test_a_closed_input_ends_the_game(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m klondike_qt text --deal 24 --data-dir '{tmp_path}' <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"The game is kept. Goodbye\n")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_with_few_letters_gets_what_it_can_show(encoding: str) -> None:
    ran = finished("deal", "9" * 30, environment={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"})
    assert ran.code == 2
    ran = finished("text", "--data-dir", "/proc/☃", environment={"PYTHONIOENCODING": encoding})
    assert ran.code == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_saves_and_ends(tmp_path: Path, number: signal.Signals) -> None:
    with start("text", "--deal", 24, "--data-dir", tmp_path) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"3C\n")
        process.stdin.flush()
        assert any(b"Ace of clubs to foundation" in line for line in process.stdout)
        process.send_signal(number)
        assert process.wait(timeout=10) == 0
        assert process.stdout.read().endswith(b"The game is kept. Goodbye\n")
    assert finished("text", "--data-dir", tmp_path).lines[0] == "Your game goes on, Klondike, deal 24, 1 move"


def test_at_a_terminal_a_sign_asks_for_the_next_command(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "klondike_qt", "text", "--deal", "24", "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True) as process:
        os.close(theirs)
        os.write(ours, b"score\nquit\n")
        shown = b""
        while b"Goodbye" not in shown:
            shown += os.read(ours, 4096)
        assert process.wait(timeout=30) == 0
    os.close(ours)
    assert b"\r\n> Score 0, 0 moves, 52 cards to go, 0 seconds\r\n> " in shown


def _kept_moves(folder: Path) -> int:
    """Return how many moves the kept game has; all of them have been played through the rules."""
    store = Store.open(places_below(str(folder)))
    try:
        kept = store.load().current
        assert store.troubles == ()
        assert kept is not None
        assert kept.record.origin.deal_number == DEAL
        return kept.record.cursor
    finally:
        store.close()


def _play_until_killed(folder: Path, chance: random.Random) -> None:
    """Play on, kill the program at a random moment, and look at what is left."""
    before = _kept_moves(folder) if any(folder.iterdir()) else 0
    arguments = ("--deal", DEAL) if not before else ()
    with start("text", "--json", "--data-dir", folder, *arguments) as process:
        assert process.stdin
        assert process.stdout
        assert b'"command": "start"' in process.stdout.readline()
        left = TOKENS[before:]
        acknowledged = chance.randrange(0, min(12, len(left)))
        for token in left[:acknowledged]:
            process.stdin.write(f"{token}\n".encode())
            process.stdin.flush()
            assert b'"ok": true' in process.stdout.readline()
        process.stdin.write(f"{left[acknowledged]}\n".encode())
        process.stdin.flush()
        process.kill()
        process.wait()
    assert before + acknowledged <= _kept_moves(folder) <= before + acknowledged + 1


@pytest.mark.thorough
def test_sudden_death_loses_at_most_the_move_in_the_air(tmp_path: Path) -> None:
    chance = random.Random(1)
    for _ in range(20):
        _play_until_killed(tmp_path, chance)


@pytest.mark.slow
def test_sudden_death_ten_times_as_often(tmp_path: Path) -> None:
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        chance = random.Random(seed)
        for _ in range(19):
            _play_until_killed(folder, chance)
