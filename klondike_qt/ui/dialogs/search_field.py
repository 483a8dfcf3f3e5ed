"""A field to search in, which says what it is for in as many words as it has room for."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from klondike_qt.words import dialogs as words

AROUND = 40
"""Lpx of a field that are not for its text, with the button that empties it."""


class SearchField(QLineEdit):
    """Shows its label while it is empty, or one short word where the label would be cut off."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self.setAccessibleName(label)
        self.setPlaceholderText(label)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the words that fit."""
        super().resizeEvent(event)
        fits = self.fontMetrics().horizontalAdvance(self._label) + AROUND <= self.width()
        self.setPlaceholderText(self._label if fits else words.search())
