"""How the tests speak to the command line: in this process, with everything kept in a folder of their own."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.kernels import no_kernel
from support.program import Ran, Run
from support.tables_of_days import unsound_daily_table

from klondike_qt.cli import main

__all__ = ["no_kernel", "unsound_daily_table"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder for everything that is kept."""
    return tmp_path / "kept"


@pytest.fixture
def run(folder: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Return a function that runs the program with arguments and what stands on its standard input."""
    before = sys.stdin

    def run_once(*arguments: object, stdin: str | bytes = "") -> Ran:
        content = stdin.encode() if isinstance(stdin, str) else stdin
        sys.stdin = io.TextIOWrapper(io.BytesIO(content))
        code = main(["--data-dir", str(folder), *map(str, arguments)])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Ran(code, out, err)

    yield run_once
    sys.stdin = before
