"""The list of all legal moves, sensible ones first; each can be played from it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget

from klondike_qt.rules.moves import Move
from klondike_qt.rules.position import Position
from klondike_qt.words import choices
from klondike_qt.words import dialogs as words
from klondike_qt.words.grammar import capital
from klondike_qt.words.manner import NORMAL, Manner


class _MovesField(QListWidget):
    """A list in which Enter and Space play."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter and Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class MovesDialog(QDialog):
    """Shows the moves (one at least) in the order given; the chosen one is told when the dialog is gone."""

    chosen = Signal(object)
    """Carries the ``Move`` to play."""

    def __init__(
        self, position: Position, moves: tuple[Move, ...], parent: QWidget | None = None, manner: Manner = NORMAL
    ) -> None:
        super().__init__(parent)
        self._moves = moves
        self.setWindowTitle(words.moves_title())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        heading = QLabel(choices.moves_heading(position))
        heading.setWordWrap(True)
        self._list = _MovesField(self)
        self._list.setAccessibleName(words.moves_title())
        self._list.setWordWrap(True)
        for number, move in enumerate(moves, 1):
            self._list.addItem(choices.numbered(number, capital(choices.move_text(position, move, manner))))
        self._list.setCurrentRow(0)
        self._list.entered.connect(self._play)
        self._list.itemDoubleClicked.connect(self._play)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        play = buttons.button(QDialogButtonBox.StandardButton.Ok)
        play.setText(words.play_button())
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(words.cancel_button())
        buttons.accepted.connect(self._play)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (heading, self._list, buttons):
            layout.addWidget(part)
        self.resize(720, 460)

    def _play(self) -> None:
        row = self._list.currentRow()
        if 0 <= row < len(self._moves):
            self.accept()  # first, so that the keyboard is back on the table
            self.chosen.emit(self._moves[row])
