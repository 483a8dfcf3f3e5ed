"""The ring round a resting pointer that shrinks until it clicks."""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from klondike_qt.ui.table.marks import BLACK, YELLOW

SIDE = 84
"""Lpx of the square that the ring lies in."""
LEAST = 9.0
"""The radius at which it clicks, in lpx."""
_WIDE, _THICK = 9.0, 5.0
"""How thick the black ring is, and the yellow one on it, in lpx."""


class DwellRing(QWidget):
    """Lies over a window and takes no part in it: neither pointer nor keyboard finds it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.left = 1.0
        self.hide()

    @property
    def radius(self) -> float:
        """How large it is, in lpx."""
        return LEAST + (SIDE / 2 - _WIDE / 2 - LEAST) * self.left

    def show_at(self, window: QWidget, here: QPoint, left: float) -> None:
        """Show which part of the time is left, round a point of the screen."""
        if self.parentWidget() is not window:
            self.setParent(window)
        self.left = left
        corner = window.mapFromGlobal(here) - QPoint(SIDE // 2, SIDE // 2)
        self.setGeometry(corner.x(), corner.y(), SIDE, SIDE)
        self.show()
        self.raise_()
        self.update()

    def leave(self) -> None:
        """Come off a window that may be about to go."""
        if isValid(self):
            self.hide()
            self.setParent(None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw yellow on black."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0, 0, 2 * self.radius, 2 * self.radius)
        area.moveCenter(QRectF(self.rect()).center())
        for colour, width in ((BLACK, _WIDE), (YELLOW, _THICK)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawEllipse(area)
        painter.end()
