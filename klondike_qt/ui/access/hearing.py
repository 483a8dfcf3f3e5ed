"""How a guest hears what it is told, and answers; the other end of ``guest``."""

import ctypes
import os
import signal
import sys
import threading

from PySide6.QtCore import QObject, Qt, Signal

NO_DEVICE, CHANGED = 3, 4
"""Exit codes of a guest that plays sounds: nothing plays them here; the devices are other ones than at its start."""
_END_WITH_PARENT = 1
"""What Linux calls the wish to get a signal when the process that started this one is gone."""


class Hearing(QObject):
    """Reads the lines of standard input in a thread of its own; when they end, so does the process.

    A guest listens before it asks anything of a library that may never answer; what it is told meanwhile waits for its
    event loop. While a library holds up all of Python, that thread too, Linux ends the guest when its window is gone.
    """

    told = Signal(object)
    """Carries each line as a tuple of words, in the event loop."""
    _heard = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._heard.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def listen(self) -> None:
        """Begin to read."""
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with open(0, "rb", closefd=False) as lines:  # sys.stdin has a lock that the end would wait for
            for line in lines:
                self._heard.emit(tuple(line.decode("utf-8", "replace").rstrip("\r\n").split("\t")))
        os._exit(0)

    def _pass_on(self, words: tuple[str, ...]) -> None:
        self.told.emit(words)


def answer(*words: object) -> None:
    """Say one line to the window."""
    sys.stdout.write("\t".join(map(str, words)) + "\n")
    sys.stdout.flush()
