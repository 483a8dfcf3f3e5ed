"""When the clock must stand: while the window cannot be seen or another one lies over it."""

from klondike_qt.game.commands import RunClock, StopClock
from klondike_qt.ui.desk import GameDesk


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
