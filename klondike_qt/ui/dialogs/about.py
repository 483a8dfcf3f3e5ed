"""Which program this is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.look.icons import app_icon
from klondike_qt.words import dialogs as words

_LINES = 3
"""Lines of text that the picture is high."""


class _Emblem(QWidget):
    """The icon of the program, for the eye alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a square that grows with the text."""
        side = _LINES * self.fontMetrics().lineSpacing()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        painter = QPainter(self)
        app_icon().paint(painter, self.rect())
        painter.end()


class AboutDialog(PagedDialog):
    """Version, licence and where the files are."""

    def __init__(self, version: str, qt: str, data: str, parent: QWidget | None = None) -> None:
        super().__init__(words.about_title(), parent)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addWidget(_Emblem(), 0, Qt.AlignmentFlag.AlignTop)
        beside.addWidget(Prose(words.about_text(version, qt, data)), 1)
        self.page.addLayout(beside)
        self.page.addStretch(1)
        self.begin_at(self.add_button(words.close_button(), self.reject, is_default=True))
