"""The question before a game with moves is left for a new one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from klondike_qt.words import dialogs as words


class LeaveDialog(QDialog):
    """Asks whether to deal a new game; Enter at once and Esc keep playing, the marked letters press their buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.leave_title())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question = QLabel(words.leave_question())
        question.setWordWrap(True)
        question.setMinimumWidth(420)
        stay = QPushButton(words.stay_button())
        leave = QPushButton(words.leave_button())
        buttons = QDialogButtonBox()
        buttons.addButton(leave, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(stay, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(question)
        layout.addWidget(buttons)
        stay.setDefault(True)
        stay.setFocus()
        for button in (leave, stay):
            letter = QShortcut(QKeySequence(button.text().partition("&")[2][:1]), self)
            letter.activated.connect(button.click)
