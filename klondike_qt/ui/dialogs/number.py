"""A field for a number."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

ASIDE = 8
"""Lpx between the frame and the number, as in a list of values."""


class Number(QSpinBox):
    """A number that the wheel does not change by accident."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(ASIDE, 0, ASIDE, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
