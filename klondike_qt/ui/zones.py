"""Going round the parts of the window: those of the table, the bar above it, the message line."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from klondike_qt.game.arrows import leaves_table
from klondike_qt.game.commands import Direction, MoveFocus
from klondike_qt.ui.access.announcer import Announcer
from klondike_qt.ui.desk import GameDesk
from klondike_qt.ui.table.view import TableView


class Zones:
    """Steps through the parts of the table, and from there on to the others that are seen."""

    def __init__(
        self, desk: GameDesk, view: TableView, announcer: Announcer, others: Callable[[], tuple[QWidget, ...]]
    ) -> None:
        self._desk = desk
        self._view = view
        self._announcer = announcer
        self._others = others

    def step(self, *, forwards: bool) -> bool:
        """Go to the next part of the table, or answer that this leaves the table."""
        direction = Direction.NEXT_ZONE if forwards else Direction.PREVIOUS_ZONE
        if leaves_table(self._desk.standing.focus, direction):
            return False
        with self._announcer.action():
            self._desk.do(MoveFocus(direction, self._view.table.picture.arrangement))
        return True

    def turn(self, *, forwards: bool) -> None:
        """Go to the next part of the window; the table is entered at its first part, backwards at its last one."""
        if self._view.hasFocus() and self.step(forwards=forwards):
            return
        parts = [self._view, *(part for part in self._others() if not part.isHidden())]
        here = next((index for index, part in enumerate(parts) if part.hasFocus()), 1)
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        parts[(here + (1 if forwards else -1)) % len(parts)].setFocus(reason)
