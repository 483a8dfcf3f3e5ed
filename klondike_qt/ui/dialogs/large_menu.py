"""Everything that is no move, as large buttons, for players who have one or two switches."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.flow import Button
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.words import scanning as words
from klondike_qt.words.menus import action_texts, plain

ENTRIES = ("new-game", "restart", "daily", "moves", "statistics", "preferences", "setup", "how-to-play", "quit")
"""The actions that are offered, in order."""


class LargeMenuDialog(PagedDialog):
    """Offers actions by their ids; what is chosen is told when the dialog is gone."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(words.menu_title(), parent, size=QSize(520, 640))
        texts = action_texts()
        self.buttons_by_id = {name: self._entry(name, plain(texts[name]).removesuffix(" …")) for name in ENTRIES}
        self.add_button(words.menu_back(), self.reject, is_default=True)
        self.begin_at(self.buttons_by_id[ENTRIES[0]])

    def _entry(self, name: str, text: str) -> Button:
        button = Button(text, lambda: self._choose(name))
        button.setAutoDefault(False)
        self.page.addWidget(button)
        return button

    def _choose(self, name: str) -> None:
        self.accept()  # first, so that the keyboard is back on the table
        self.chosen.emit(name)
