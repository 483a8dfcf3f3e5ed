"""Playing a settled game to its end before the player's eyes, until anything else is asked for."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from klondike_qt.game.commands import Finish
from klondike_qt.game.updates import Change, Update
from klondike_qt.preferences.schema import AutoComplete
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.table.tempo import TEMPOS


class FinishRun(QObject):
    """Sends the remaining cards up one by one; any other command, question or key stops it at once."""

    interrupted = Signal(object)
    """Carries the steps that were made until a key stopped it that says nothing of its own."""
    gave_way = Signal(object)
    """Carries the steps that were made until something else was asked for, which has been told already."""

    def __init__(self, desk: GameDesk, choices: Choices) -> None:
        super().__init__()
        self._desk = desk
        self._choices = choices
        self._made: list[Update] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._send_one)
        desk.updated.connect(self._hear)

    @property
    def is_running(self) -> bool:
        """Tell whether cards are on their way up."""
        return self._timer.isActive()

    def start(self, *, at_once: bool) -> None:
        """Begin with the first card; ``at_once`` plays all of them in one command (no motion wanted)."""
        if self.is_running:
            return
        if at_once or not self._desk.standing.position.is_settled:
            self._desk.do(Finish())
        else:
            self._begin()
            self._send_one()

    def stop(self) -> None:
        """Leave the remaining cards where they are."""
        self._timer.stop()
        self._made = []

    def interrupt(self) -> None:
        """Leave the remaining cards where they are, and tell what was made."""
        self._leave(self.interrupted)

    @contextmanager
    def giving_way(self) -> Iterator[None]:
        """End, after what happens within, the run that went on before, and tell what was made."""
        made = self._made if self.is_running else None
        yield
        if self._made is made:  # else it has ended, or another one has begun
            self._leave(self.gave_way)

    def _leave(self, tells: SignalInstance) -> None:
        made = self._made
        self.stop()
        if made:
            tells.emit(tuple(step for update in made for step in update.steps))

    def _begin(self) -> None:
        self._made = []
        self._timer.start(TEMPOS[self._choices.now.motion_speed].finish)

    def _send_one(self) -> None:
        update = self._desk.do(Finish(most=1))
        self._made.append(update)
        if not update.steps or update.won:
            self.stop()

    def _hear(self, update: Update) -> None:
        if isinstance(update.command, Finish):
            return
        if update.is_quiet:
            self.interrupt()
        else:
            self.stop()
        position = update.after.position
        settled = position.is_settled and not position.is_won and not self._desk.is_lent
        if update.change is Change.PLAYED and settled and self._choices.now.auto_complete is AutoComplete.ON:
            self._begin()
