"""The list of the moves played so far; the game can go back to before each of them."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.words import dialogs
from klondike_qt.words import moves_played as words


class MovesPlayedDialog(PagedDialog):
    """Lists moves in words, the last one chosen; ``is_over``: none can be taken back."""

    chosen = Signal(int)
    """Carries how many moves are to be taken back, when the window is gone."""

    def __init__(self, moves: Sequence[str], parent: QWidget | None = None, *, is_over: bool = False) -> None:
        super().__init__(words.title(), parent, size=QSize(760, 560))
        self._count = len(moves)
        self._list = Rows()
        self._list.addItems(list(moves) or [words.none_yet()])
        self._list.setCurrentRow(self._list.count() - 1)
        self._list.setAccessibleName(words.title())
        self._list.setAccessibleDescription(words.label())
        self.page.addWidget(self._list, 1)
        if moves and not is_over:
            self._back = Button(words.go_back(self._count), self._go_back)
            row = Flow(leading=True)
            row.add(self._back)
            self.page.addWidget(row)
            self._list.currentRowChanged.connect(lambda row: self._back.setText(words.go_back(row + 1)))
        self.add_button(dialogs.close_button(), self.reject, is_default=True)
        self.begin_at(self._list)

    def _go_back(self) -> None:
        self.accept()  # first, so that the keyboard is back on the table
        self.chosen.emit(self._count - self._list.currentRow())

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the last move."""
        super().showEvent(event)
        self._list.scrollToBottom()
