"""Offering a way on, once for each position from which there is none by playing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.legal import is_stuck
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.ui.leaving import Leaving
from klondike_qt.words import stuck_panel as words

if TYPE_CHECKING:
    from klondike_qt.rules.position import Position
    from klondike_qt.ui.window import Window


class DeadEnds(QObject):
    """Shows the panel when the game is stuck, and when it is told that it is lost; a way out takes it away again."""

    def __init__(self, window: "Window", leaving: Leaving) -> None:
        super().__init__(window)
        self._window = window
        self._leaving = leaving
        self._panel = window.stage.stuck
        self._told: set[Position] = set()
        window.desk.updated.connect(self._hear)
        window.insight.outlook.lost.connect(self._tell_loss)
        window.demo.begins.connect(self._panel.leave)
        self.look(window.desk.standing)

    def look(self, standing: Standing) -> None:
        """Show the panel if the game is stuck."""
        if is_stuck(standing.position):
            self._offer(words.stuck(), standing)

    def _hear(self, update: Update) -> None:
        if update.is_quiet:
            return
        if update.change is Change.DEALT:
            self._told.clear()
        if self._window.desk.is_lent or not is_stuck(update.after.position):
            self._leaving.begin()
        elif update.change is Change.DEALT or not is_stuck(update.before.position):
            self.look(update.after)

    def _tell_loss(self, from_start: bool) -> None:  # noqa: FBT001 - carried by a signal
        standing = self._window.desk.standing
        if from_start:
            self._offer(words.lost_from_the_start(), standing, {"new-game"})
        else:
            self._offer(words.lost(), standing)

    def _offer(self, title: str, standing: Standing, offers: set[str] | None = None) -> None:
        if standing.position in self._told:
            return
        self._told.add(standing.position)
        if offers is None:
            offers = {"new-game"}
            if standing.can_undo:
                offers |= {"undo", "restart"} | ({"rescue"} if is_kernel_there() else set())
        self._leaving.end()
        self._panel.offer(title, offers)
