"""What the sections of the preferences are chosen and searched with; Enter leads to the choices."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from klondike_qt.ui.dialogs.choice import Choice
from klondike_qt.ui.dialogs.rows import ACROSS, Rows
from klondike_qt.ui.dialogs.search_field import AROUND, SearchField
from klondike_qt.words import dialogs
from klondike_qt.words import preferences as words

BESIDE = 40
"""Lpx beside the longest title in the list of sections: its frame, and the bar that scrolls it."""
LEAST_LETTERS = 5
"""For which a line with the sections has room, beside the search."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class SectionList(Rows):
    """The list of sections: each is shown as soon as it is the current one."""

    led = Signal()
    """The keyboard is to go to the choices."""

    def __init__(self, titles: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """Take the title of each section, and what is said of it."""
        super().__init__(parent)
        self.setAccessibleName(words.sections_label())
        for title, told in titles:
            item = QListWidgetItem(title, self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        self.setCurrentRow(0)

    def fit(self) -> None:
        """Become as wide as the longest title."""
        titles = [self.item(row).text() for row in range(self.count())]
        longest = max(self.fontMetrics().horizontalAdvance(title) for title in titles)
        self.setFixedWidth(longest + 2 * ACROSS + BESIDE)

    def choose(self, index: int) -> None:
        """Make a section the current one, without any news."""
        blocked = self.blockSignals(True)
        self.setCurrentRow(index)
        self.item(index).setSelected(True)
        self.blockSignals(blocked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead to the choices."""
        if event.key() in {*_ENTER, Qt.Key.Key_Space, Qt.Key.Key_Right}:
            self.led.emit()
        else:
            super().keyPressEvent(event)


class SectionChoice(Choice):
    """The sections in one line, for a narrow window."""

    led = Signal()
    """The keyboard is to go to the choices."""

    def __init__(self, titles: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """Take the title of each section; how many choices it has is said of the entries."""
        super().__init__(parent)
        self.name(words.sections_label())
        self.setMinimumContentsLength(LEAST_LETTERS)
        for row, (title, told) in enumerate(titles):
            self.addItem(title)
            self.setItemData(row, told, Qt.ItemDataRole.AccessibleTextRole)

    def choose(self, index: int) -> None:
        """Make a section the current one, without any news."""
        blocked = self.blockSignals(True)
        self.setCurrentIndex(index)
        self.blockSignals(blocked)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead to the choices."""
        if event.key() in _ENTER:
            self.led.emit()
        else:
            super().keyPressEvent(event)


class LeadingSearch(SearchField):
    """A field to search in, from which Enter and the arrow down lead to what was found."""

    led = Signal()
    """The keyboard is to go to what was found."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.setClearButtonEnabled(True)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the short word."""
        hint = super().minimumSizeHint()
        short = self.fontMetrics().horizontalAdvance(dialogs.search()) + AROUND
        return QSize(max(hint.width(), short), hint.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead to what was found."""
        if event.key() in {*_ENTER, Qt.Key.Key_Down}:
            self.led.emit()
        else:
            super().keyPressEvent(event)
