"""The line that tells how far a command is: for terminals only, and never in the way."""

import io

from klondike_qt.terminal.progress import PAUSE, Progress


class Terminal(io.StringIO):
    """A terminal that remembers everything."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 5.0

    def __call__(self) -> float:
        return self.now


def test_a_file_gets_nothing() -> None:
    file = io.StringIO()
    progress = Progress(file)
    progress.tell(lambda: "half")
    progress.wipe()
    assert file.getvalue() == ""
    Progress(None).tell(lambda: "half")


def test_the_line_is_written_over_and_wiped() -> None:
    terminal, clock = Terminal(), Clock()
    progress = Progress(terminal, clock)
    progress.tell(lambda: "one of three")
    clock.now += PAUSE
    progress.tell(lambda: "two")
    progress.wipe()
    progress.wipe()
    over = "\r" + " " * 12 + "\r"
    assert terminal.getvalue() == f"one of three{over}two\r   \r"


def test_it_is_not_told_more_often_than_can_be_read() -> None:
    terminal, clock = Terminal(), Clock()
    progress = Progress(terminal, clock)
    for number in range(100):
        progress.tell(lambda number=number: f"[{number}]")  # type: ignore[misc]
        clock.now += PAUSE / 9.9
    assert terminal.getvalue().count("[") == 10
