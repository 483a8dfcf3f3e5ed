"""The messages of late as a list to read in."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.words import dialogs as words


class MessagesDialog(PagedDialog):
    """Lists what was said, the newest last and chosen; nothing in it can be changed."""

    def __init__(self, messages: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(words.messages_title(), parent, size=QSize(760, 560))
        self._list = Rows()
        self._list.addItems(list(messages) or [words.nothing_said_yet()])
        self._list.setCurrentRow(self._list.count() - 1)
        self._list.setAccessibleName(words.messages_title())
        self._list.setAccessibleDescription(words.messages_label())
        self.page.addWidget(self._list, 1)
        self.add_button(words.close_button(), self.reject, is_default=True)
        self.begin_at(self._list)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the newest message."""
        super().showEvent(event)
        self._list.scrollToBottom()
