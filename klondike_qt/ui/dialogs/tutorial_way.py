"""The one question before the tutorial: by which way it is to be played."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.boxes import Dot
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.tutorial.lesson import Way
from klondike_qt.words import dialogs
from klondike_qt.words import tutorial as words


class TutorialWayDialog(PagedDialog):
    """Asks how the player wants to play; the likely answer is chosen, so that Enter begins."""

    chosen = Signal(object)
    """Carries the ``Way``, when the dialog is gone."""

    def __init__(self, likely: Way, parent: QWidget | None = None) -> None:
        super().__init__(words.panel_name(), parent)
        self.page.addWidget(Prose(words.way_question()))
        self._ways: dict[Way, Dot] = {}
        for way, text in words.way_names().items():
            self._ways[Way(way)] = button = Dot(text)
            button.setChecked(way == likely)
            self.page.addWidget(button)
        self.add_button(words.start_button(), self._start, is_default=True)
        self.add_button(dialogs.cancel_button(), self.reject)
        self.begin_at(self._ways[likely])

    def _start(self) -> None:
        way = next(way for way, button in self._ways.items() if button.isChecked())
        self.accept()  # first, so that the keyboard is back on the table
        self.chosen.emit(way)
