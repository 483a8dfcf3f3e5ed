"""Ending politely when the system says so."""

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

ENDINGS = (signal.SIGINT, signal.SIGTERM)


class Interrupts(QObject):
    """Calls ``end`` in the event loop when the program gets SIGTERM or SIGINT, idle or not."""

    def __init__(self, end: Callable[[], object]) -> None:
        super().__init__()
        self._end = end
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)
        self._before = {number: signal.signal(number, lambda *_: None) for number in ENDINGS}
        self._wakeup = signal.set_wakeup_fd(self._writer.fileno())
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)

    def _wake(self) -> None:
        self._reader.recv(64)
        self._end()

    def close(self) -> None:
        """Leave the signals as they were before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()
