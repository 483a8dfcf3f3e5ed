"""A part of a page with a title, which is as long as it has to be."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from klondike_qt.ui.dialogs.prose import Sentence


class Section(QGroupBox):
    """A group: assistive technology is told its title where the keyboard enters it; ``inside`` takes its parts."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.inside = QVBoxLayout(self)
        self._heading = Sentence(title)
        self._heading.setFont(_large(self.font()))
        self.inside.addWidget(self._heading)

    def changeEvent(self, event: QEvent) -> None:
        """Let the title grow with the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._heading.setFont(_large(self.font()))


def _large(font: QFont) -> QFont:
    large = QFont(font)
    large.setPixelSize(round(QFontInfo(font).pixelSize() * 1.2))
    large.setBold(True)
    return large
