"""What a cell of a table says: itself where readers read a whole row, as Orca does; else the first one says all."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableWidgetItem

WHOLE_ROW = Qt.ItemDataRole.UserRole + 1
"""What the program's own voice says of a cell that stands for its row."""
BY_THEMSELVES = {"windows", "cocoa"}
"""Where screen readers read the cell alone that the keyboard is on, and know what a list of values shows."""


def tell(item: QTableWidgetItem, text: str, row: str = "") -> None:
    """Let a cell say ``text``; ``row``: everything in its row, if it stands for that."""
    is_alone = row and QGuiApplication.platformName() in BY_THEMSELVES
    item.setData(Qt.ItemDataRole.AccessibleTextRole, row if is_alone else text)
    if row:
        item.setData(WHOLE_ROW, row)
