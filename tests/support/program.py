"""Runs of the program, in this process or in one of its own, and what they gave."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Ran:
    """What a run of the program gave."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the standard output."""
        return self.out.splitlines()

    @property
    def objects(self) -> list[dict[str, object]]:
        """The JSON objects of the standard output."""
        return [json.loads(line) for line in self.lines]

    @property
    def reason(self) -> str:
        """The one line of the error output, without the name of the program."""
        assert self.err.count("\n") == 1, self.err
        return self.err.removeprefix("klondike-qt: ").rstrip("\n")


Run = Callable[..., Ran]


def start(*arguments: object, environment: Mapping[str, str | None] | None = None) -> "subprocess.Popen[bytes]":
    """Start the program as a process with pipes; None in ``environment`` takes a variable away."""
    variables = {**os.environ, **(environment or {})}
    return subprocess.Popen(
        [sys.executable, "-m", "klondike_qt", *map(str, arguments)],
        env={name: value for name, value in variables.items() if value is not None},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def finished(*arguments: object, environment: Mapping[str, str | None] | None = None, stdin: bytes = b"") -> Ran:
    """Run the program as a process to its end."""
    with start(*arguments, environment=environment) as process:
        out, err = process.communicate(stdin, timeout=120)
    assert b"Traceback" not in err, err
    return Ran(process.returncode, out.decode(), err.decode())
