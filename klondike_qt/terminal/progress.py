"""One line on the error output that tells how far a long command is; only if somebody sits before it."""

import time
from collections.abc import Callable
from typing import TextIO

PAUSE = 0.1
"""Seconds between two looks."""


class Progress:
    """Writes over its own line again and again."""

    def __init__(self, output: TextIO | None, now: Callable[[], float] = time.monotonic) -> None:
        """Stay silent unless ``output`` is a terminal."""
        self._output = output if output and output.isatty() else None
        self._now = now
        self._next = now()
        self._width = 0

    def tell(self, text: Callable[[], str]) -> None:
        """Show what ``text`` returns, if the last time is long enough ago."""
        if self._output and self._now() >= self._next:
            self.wipe()
            shown = text()
            self._write(shown)
            self._width = len(shown)
            self._next = self._now() + PAUSE

    def wipe(self) -> None:
        """Leave an empty line to whatever comes next."""
        if self._width:
            self._write("\r" + " " * self._width + "\r")
            self._width = 0

    def _write(self, text: str) -> None:
        if self._output:
            self._output.write(text)
            self._output.flush()
