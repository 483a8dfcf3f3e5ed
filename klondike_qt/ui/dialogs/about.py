"""Which program this is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from klondike_qt.words import dialogs as words


class AboutDialog(QDialog):
    """Version, licence and where the files are."""

    def __init__(self, version: str, qt: str, data: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.about_title())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        text = QLabel(words.about_text(version, qt, data))
        text.setWordWrap(True)
        text.setMinimumWidth(480)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(words.close_button())
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(text)
        layout.addWidget(buttons)
        close.setFocus()
