"""When the clock must stand: while the window cannot be seen or another one lies over it."""

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent

from klondike_qt.game.commands import RunClock, StopClock
from klondike_qt.ui.desk import GameDesk
from klondike_qt.words import pausing as words


class ClockKeeper:
    """Stops the clock while there is any reason to, and lets it run when the last one is gone.

    A game that was left begins with its clock standing; ``first`` is the reason for that.
    """

    def __init__(self, desk: GameDesk, first: str) -> None:
        self._desk = desk
        self._reasons = {first}

    def hold(self, reason: str) -> None:
        """Stop the clock for a reason."""
        if not self._reasons:
            self._desk.do(StopClock())
        self._reasons.add(reason)

    def release(self, reason: str) -> None:
        """Take a reason back; the clock runs again when none is left."""
        if reason in self._reasons:
            self._reasons.remove(reason)
            if not self._reasons:
                self._desk.do(RunClock())


class Pause:
    """The player's own pause: the clock stands, and the table is covered if ``covers`` answers that it does that."""

    covers: Callable[[], bool] = bool
    uncovers: Callable[[], object] = bool

    def __init__(self, clock_keeper: ClockKeeper, say: Callable[[str], None]) -> None:
        self._clock_keeper = clock_keeper
        self._say = say
        self.is_on = False

    def begin(self) -> None:
        """Let the clock stand, or run again if it stands for this reason."""
        if self.is_on:
            self.end()
        else:
            self.is_on = True
            self._clock_keeper.hold("pause")
            if not self.covers():
                self._say(words.paused())

    def end(self) -> None:
        """Let the clock run again, and say so; nothing if there is no pause."""
        if self.is_on:
            self.is_on = False
            self.uncovers()
            self._say(words.goes_on())
            self._clock_keeper.release("pause")

    def press(self, _: QKeyEvent) -> None:
        """End it with any key, which does nothing else."""
        self.end()
