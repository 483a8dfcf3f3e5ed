"""The player's clock beside a computer that may sleep: on some systems a monotonic clock goes on meanwhile."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, SignalInstance

BEAT = 15_000
"""Milliseconds between two looks at the clock."""
ASLEEP = 60.0
"""Seconds between two looks from which on the computer must have slept in between."""


class WakingClock(QObject):
    """Gives seconds that never go back, without those for which the computer slept after ``start``."""

    def __init__(self, now: Callable[[], float] = time.monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._last = now()
        self._slept = 0.0
        self._beat = QTimer(self, interval=BEAT)
        self._beat.timeout.connect(self)

    def start(self, until: SignalInstance) -> None:
        """Look at the clock now and then; without that nobody knows a sleep from a player who thinks."""
        self()
        self._beat.start()
        until.connect(self._beat.stop)

    def __call__(self) -> float:
        """Return the seconds."""
        before, self._last = self._last, max(self._last, self._now())
        gap = self._last - before
        if self._beat.isActive() and gap > ASLEEP:
            self._slept += gap
        return self._last - self._slept
