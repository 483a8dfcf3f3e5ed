"""How a guest hears what it is told, and answers; the other end of ``guest``."""

import os
import sys
import threading

from PySide6.QtCore import QObject, Signal

NO_DEVICE, CHANGED = 3, 4
"""Exit codes of a guest that plays sounds: nothing plays them here; the devices are other ones than at its start."""


class Hearing(QObject):
    """Reads the lines of standard input in a thread of its own; when they end, so does the process.

    That thread needs nothing of the others, so a guest whose library never answers goes with its window all the same.
    """

    told = Signal(object)
    """Carries each line as a tuple of words."""

    def listen(self) -> None:
        """Begin to read."""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            self.told.emit(tuple(line.decode("utf-8", "replace").rstrip("\r\n").split("\t")))
        os._exit(0)


def answer(*words: object) -> None:
    """Say one line to the window."""
    sys.stdout.write("\t".join(map(str, words)) + "\n")
    sys.stdout.flush()
