"""The messages of late as a list to read in."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget

from klondike_qt.words import dialogs as words


class MessagesDialog(QDialog):
    """Lists what was said, the newest last and chosen; nothing in it can be changed."""

    def __init__(self, messages: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.messages_title())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.addItems(list(messages) or [words.nothing_said_yet()])
        self._list.setCurrentRow(self._list.count() - 1)
        heading = QLabel(words.messages_label())
        heading.setWordWrap(True)
        heading.setBuddy(self._list)
        self._list.setAccessibleName(words.messages_title())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(words.close_button())
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (heading, self._list, buttons):
            layout.addWidget(part)
        self.resize(760, 520)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the newest message."""
        super().showEvent(event)
        self._list.setFocus()
        self._list.scrollToBottom()
