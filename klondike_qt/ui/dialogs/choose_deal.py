"""Asking for a deal by its number or as a pasted text."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from klondike_qt.game.commands import NewGame
from klondike_qt.words import dialogs as words

_SHIFT = Qt.KeyboardModifier.ShiftModifier


class _DealField(QPlainTextEdit):
    """Takes a number or a text of several lines; Enter alone is done with it."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be done with Enter; Shift+Enter begins a line."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers() & _SHIFT:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class ChooseDealDialog(QDialog):
    """Takes a number or a text; what cannot be read is told in the dialog and nothing else changes."""

    chosen = Signal(object)
    """Carries the ``NewGame`` that was asked for."""
    refused = Signal(str)
    """Carries the sentence that says why a text cannot be dealt."""

    def __init__(self, read: Callable[[str], NewGame | str], parent: QWidget | None = None) -> None:
        """Make the dialog; ``read`` turns the text into a game or into the sentence that says why not."""
        super().__init__(parent)
        self._read = read
        self.setWindowTitle(words.deal_title())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        label = QLabel(words.deal_label())
        label.setWordWrap(True)
        self._text = _DealField(self)
        self._text.entered.connect(self._take)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(words.deal_title())
        label.setBuddy(self._text)
        self._fault = QLabel()
        self._fault.setWordWrap(True)
        self._fault.setObjectName("fault")
        self._fault.setTextFormat(Qt.TextFormat.PlainText)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(words.deal_button())
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(words.cancel_button())
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (label, self._text, self._fault, buttons):
            layout.addWidget(part)
        self.resize(640, 380)

    def _take(self) -> None:
        game = self._read(self._text.toPlainText())
        if isinstance(game, NewGame):
            self.accept()  # first, so that the question that may follow is alone on the window
            self.chosen.emit(game)
        else:
            self._fault.setText(game)
            self._text.setAccessibleDescription(game)
            self._text.setFocus()
            self.refused.emit(game)
