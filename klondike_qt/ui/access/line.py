"""The message line for a screen reader: its text can be read, and it never speaks up by itself."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget

from klondike_qt.ui.status import MessageLine
from klondike_qt.words.dialogs import nothing_said_yet


class LineInterface(QAccessibleWidget):
    """A text that stands there."""

    def __init__(self, line: MessageLine) -> None:
        super().__init__(line, QAccessible.Role.StaticText)
        self._line = line

    def text(self, kind: QAccessible.Text) -> str:
        """Return what stands there as the name."""
        return (self._line.text() or nothing_said_yet()) if kind == QAccessible.Text.Name else super().text(kind)
