"""Which program this is."""

from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.words import dialogs as words


class AboutDialog(PagedDialog):
    """Version, licence and where the files are."""

    def __init__(self, version: str, qt: str, data: str, parent: QWidget | None = None) -> None:
        super().__init__(words.about_title(), parent)
        self.page.addWidget(Prose(words.about_text(version, qt, data)))
        self.page.addStretch(1)
        self.begin_at(self.add_button(words.close_button(), self.reject, is_default=True))
