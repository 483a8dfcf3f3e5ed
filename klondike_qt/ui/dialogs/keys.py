"""The list of all keys, made from the table of actions, with a field to search it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from klondike_qt.ui.actions import ACTIONS
from klondike_qt.words import dialogs as words
from klondike_qt.words.menus import action_texts, plain


def key_rows() -> list[tuple[str, str]]:
    """Return what each action does and its keys, in the order of the menus; those without a key are left out."""
    texts = action_texts()
    return [
        (plain(texts[action.id]), words.key_list([_shown(key) for key in (*action.keys, *action.chords)]))
        for action in ACTIONS
        if action.keys or action.chords
    ]


def _shown(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class KeysDialog(QDialog):
    """A searchable table: what to do, and with which keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.keys_title())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._rows = key_rows()
        self._search = QLineEdit(self)
        self._search.setPlaceholderText(words.keys_search())
        self._search.setAccessibleName(words.keys_search())
        self._search.textChanged.connect(self._filter)
        self._table = QTableWidget(len(self._rows), 2, self)
        self._fill()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(words.close_button())
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._search)
        layout.addWidget(self._table)
        layout.addWidget(buttons)
        self.resize(760, 620)

    def _fill(self) -> None:
        table = self._table
        table.setAccessibleName(words.keys_title())
        table.setHorizontalHeaderLabels([words.keys_what(), words.keys_which()])
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        for row, texts in enumerate(self._rows):
            for column, text in enumerate(texts):
                table.setItem(row, column, QTableWidgetItem(text))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _filter(self, wanted: str) -> None:
        """Show the rows in which every word that was typed occurs."""
        parts = wanted.casefold().split()
        for row, texts in enumerate(self._rows):
            line = " ".join(texts).casefold()
            self._table.setRowHidden(row, not all(part in line for part in parts))
