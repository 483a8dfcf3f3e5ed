"""The one clock of everything that moves on the table; it stands still whenever nothing does."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME = 16
"""Milliseconds between two pictures."""


class Mover(Protocol):
    """Something that can be on its way."""

    def travel(self, part: float) -> None:
        """Be that part of the way from where it was (0) to where it belongs now (1)."""

    def arrive(self) -> None:
        """Be where it belongs; others may still be on their way."""


@dataclass(slots=True)
class Track:
    """One mover's way."""

    mover: Mover
    duration: float
    """Milliseconds."""
    delay: float = 0.0
    """Milliseconds until it sets out."""


class Motion(QObject):
    """Takes movers to where they belong; where that is they know themselves, at every instant."""

    stepped = Signal()
    """Some time has passed: everything is a little further."""
    arrived = Signal()
    """Some have arrived, others may still be on their way."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: list[Track] = []
        self._watch = QElapsedTimer()
        self._timer = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def is_moving(self) -> bool:
        """Tell whether anything is on its way."""
        return bool(self._tracks)

    def start(self, tracks: Iterable[Track]) -> None:
        """Set movers on their way; one that is on its way already begins anew, the others go on."""
        new = list(tracks)
        anew = {id(track.mover) for track in new}
        self._tracks = [track for track in self._tracks if id(track.mover) not in anew] + new
        if self._tracks and not self._timer.isActive():
            self._watch.start()
            self._timer.start()

    def advance(self, milliseconds: float) -> None:
        """Let time pass."""
        going = []
        for track in self._tracks:
            track.delay -= milliseconds
            part = -track.delay / track.duration
            if part >= 1:
                track.mover.arrive()
                continue
            if part > 0:
                track.mover.travel(eased(part))
            going.append(track)
        has_arrived = len(going) < len(self._tracks)
        self._tracks = going
        if not going:
            self._timer.stop()
        if has_arrived:
            self.arrived.emit()
        self.stepped.emit()

    def cut(self) -> None:
        """End all motion at once."""
        if self._tracks:
            ended, self._tracks = self._tracks, []
            self._timer.stop()
            for track in ended:
                track.mover.arrive()
            self.arrived.emit()
            self.stepped.emit()

    def _tick(self) -> None:
        self.advance(self._watch.restart())


def eased(part: float) -> float:
    """Slow down towards the end (cubic); never overshoot."""
    return 1 - (1 - part) ** 3
