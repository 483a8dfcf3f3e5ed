"""Measuring the screen with a bank card, of which everybody has one of the same size."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QVBoxLayout, QWidget

from klondike_qt.preferences.screens import CARD_MILLIMETRES, LEAST, MOST, NOMINAL
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.words import dialogs
from klondike_qt.words import measuring as words

HEIGHT_MILLIMETRES = 53.98
RADIUS_MILLIMETRES = 3.18
"""Of a card of the size ID-1 (ISO/IEC 7810)."""
STEP = 10
"""Lpx with Page Up and Page Down."""
UPPER_PART = 140
"""Lpx of the height of the card that are always seen."""


class _Outline(QWidget):
    """The frame that the card is held to: its left edge stays where it is."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.card_width = width

    def sizeHint(self) -> QSize:
        """Return the room of the card, or of a part of it."""
        return QSize(420, min(300, self._height + 12))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the upper part of a card, whose width is what counts."""
        return QSize(LEAST, UPPER_PART)

    @property
    def _height(self) -> int:
        return round(self.card_width * HEIGHT_MILLIMETRES / CARD_MILLIMETRES)

    def show_width(self, width: int) -> None:
        """Show a card of another width."""
        self.card_width = width
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the outline, inside of which the card lies."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().windowText().color()
        box = QRectF(3, 3, self.card_width, self._height)
        radius = RADIUS_MILLIMETRES / CARD_MILLIMETRES * self.card_width
        painter.setPen(QPen(colour, 3))
        painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius)
        painter.drawText(box.intersected(QRectF(self.rect())), Qt.AlignmentFlag.AlignCenter, words.card())
        painter.end()


class MeasureDialog(PagedDialog):
    """Asks for the width of a bank card on this screen."""

    measured = Signal(object)
    """Carries the width in lpx, or None if this screen is not to be measured any more."""

    def __init__(self, width: int | None, parent: QWidget | None = None) -> None:
        super().__init__(words.title(), parent, size=QSize(720, 560))
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(LEAST, MOST // 2)
        self._slider.setPageStep(STEP)
        self._slider.setValue(width or round(NOMINAL))
        self._slider.setAccessibleName(words.slider())
        text = Prose(words.explanation())
        text.setBuddy(self._slider)
        self._outline = _Outline(self._slider.value())
        self._slider.valueChanged.connect(self._outline.show_width)
        self.page.addWidget(text)
        together = QWidget()  # the frame is seen while the slider is moved
        parts = QVBoxLayout(together)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.addWidget(self._outline, 1)
        parts.addWidget(self._slider)
        self.page.addWidget(together, 1)
        if width is not None:
            self.add_button(words.forget(), lambda: self._tell(None))
        self.add_button(words.accept(), lambda: self._tell(self._slider.value()), is_default=True)
        self.add_button(dialogs.cancel_button(), self.reject)
        self.begin_at(self._slider)

    def _tell(self, width: int | None) -> None:
        self.accept()  # first, so that the keyboard is back on the table
        self.measured.emit(width)
