"""The list of all legal moves, sensible ones first; each can be played from it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from klondike_qt.rules.moves import Move
from klondike_qt.rules.position import Position
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.words import choices
from klondike_qt.words import dialogs as words
from klondike_qt.words.grammar import capital
from klondike_qt.words.manner import NORMAL, Manner


class _MovesField(Rows):
    """A list in which Enter and Space play."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter and Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class MovesDialog(PagedDialog):
    """Shows the moves (one at least) in the order given; the chosen one is told when the dialog is gone."""

    chosen = Signal(object)
    """Carries the ``Move`` to play."""

    def __init__(
        self, position: Position, moves: tuple[Move, ...], parent: QWidget | None = None, manner: Manner = NORMAL
    ) -> None:
        super().__init__(words.moves_title(), parent, size=QSize(760, 520))
        self._moves = moves
        self._list = _MovesField(self)
        self._list.setAccessibleName(words.moves_title())
        for number, move in enumerate(moves, 1):
            self._list.addItem(choices.numbered(number, capital(choices.move_text(position, move, manner))))
        self._list.setCurrentRow(0)
        self._list.entered.connect(self._play)
        self._list.itemDoubleClicked.connect(self._play)
        self.page.addWidget(Prose(choices.moves_heading(position)))
        self.page.addWidget(self._list, 1)
        self.add_button(words.play_button(), self._play, is_default=True)
        self.add_button(words.cancel_button(), self.reject)
        self.begin_at(self._list)

    def _play(self) -> None:
        row = self._list.currentRow()
        if 0 <= row < len(self._moves):
            self.accept()  # first, so that the keyboard is back on the table
            self.chosen.emit(self._moves[row])
