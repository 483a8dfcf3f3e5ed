"""The question before records are put aside."""

from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.words import statistics as words


class ResetDialog(PagedDialog):
    """Asks whether the records of some games, which ``games`` names, are to begin anew; Enter at once keeps them."""

    def __init__(self, games: str, parent: QWidget | None = None) -> None:
        super().__init__(words.reset_title(), parent)
        self.page.addWidget(Prose(words.reset_question(games)))
        self.page.addStretch(1)
        self.add_button(words.reset_confirm(), self.accept)
        self.begin_at(self.add_button(words.keep_button(), self.reject, is_default=True))
