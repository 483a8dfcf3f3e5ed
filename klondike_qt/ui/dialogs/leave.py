"""The question before a game with moves is left for a new one."""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.words import dialogs as words


class LeaveDialog(PagedDialog):
    """Asks whether to deal a new game; Enter at once and Esc keep playing, the marked letters press their buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(words.leave_title(), parent)
        self.page.addWidget(Prose(words.leave_question()))
        self.page.addStretch(1)
        leave = self.add_button(words.leave_button(), self.accept)
        stay = self.add_button(words.stay_button(), self.reject, is_default=True)
        self.begin_at(stay)
        for button in (leave, stay):
            letter = QShortcut(QKeySequence(button.text().partition("&")[2][:1]), self)
            letter.activated.connect(button.click)
