"""The list of all keys, made from the table of actions: it can be searched, changed and saved."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QDialog, QFileDialog, QTableWidgetItem, QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.bindings import Bindings, bindings_of, with_keys, with_usual_keys
from klondike_qt.ui.access.key_forms import shown
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.key_press import KeyPressDialog
from klondike_qt.ui.dialogs.key_sheet import key_sheet, save
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.dialogs.rows import Cells
from klondike_qt.ui.dialogs.search_field import SearchField
from klondike_qt.words import dialogs, palette
from klondike_qt.words import keyboard as words
from klondike_qt.words.grammar import listed
from klondike_qt.words.menus import action_texts, plain

WIDE = 31
"""The width that the window wants at least, in sizes of its text: its buttons stand beside each other."""


def key_rows(bindings: Bindings) -> list[tuple[str, str]]:
    """Return what each action does and its keys, in the order of the menus."""
    texts = action_texts()
    return [(plain(texts[action.id]), _keys_text(bindings.keys[action.id])) for action in ACTIONS]


def _keys_text(keys: Iterable[str]) -> str:
    return dialogs.key_list([shown(key) for key in keys]) or words.no_key()


class KeysDialog(PagedDialog):
    """A searchable table: what to do, and with which keys; buttons change those of the chosen row."""

    def __init__(self, choices: Choices, say: Callable[[str], object], parent: QWidget | None = None) -> None:
        text = QFontInfo(parent.font() if parent else QFont()).pixelSize()
        super().__init__(dialogs.keys_title(), parent, size=QSize(max(800, WIDE * text), 720))
        self._choices = choices
        self._say = say
        self._search = SearchField(dialogs.keys_search(), self)
        self._search.textChanged.connect(self._find)
        self._table = Cells(len(ACTIONS), [dialogs.keys_what(), dialogs.keys_which()], self)
        self._table.setAccessibleName(dialogs.keys_title())
        self._table.itemActivated.connect(self._change)
        self._news = Prose()
        self._news.setObjectName("news")
        self.page.addWidget(self._search)
        self.page.addWidget(self._table, 1)
        self.page.addWidget(self._news)
        self.page.addWidget(self._build_deeds())
        self.add_button(words.save_button(), self._ask_for_file)
        self.add_button(dialogs.close_button(), self.reject, is_default=True)
        self._fill(choices.now, choices.now)
        choices.changed.connect(self._fill)
        self._table.setCurrentCell(0, 0)
        self.begin_at(self._search)

    def _build_deeds(self) -> Flow:
        """Return the buttons that change the keys."""
        deeds = Flow(leading=True)
        deeds.add(Button(words.change_button(), self._change))
        deeds.add(Button(words.reset_button(), self._reset))
        deeds.add(Button(words.reset_all_button(), self._reset_all))
        return deeds

    def _fill(self, _: Preferences, now: Preferences) -> None:
        """Show the keys that are in force."""
        for row, texts in enumerate(key_rows(bindings_of(now))):
            for column, text in enumerate(texts):
                item = self._table.item(row, column) or QTableWidgetItem()
                item.setText(text)
                if item.tableWidget() is None:
                    self._table.setItem(row, column, item)
        self._filter(self._search.text())

    def _find(self, wanted: str) -> None:
        """Show what fits what was typed, and say which is the first of how many."""
        self._filter(wanted)
        found = [row for row in range(self._table.rowCount()) if not self._table.isRowHidden(row)]
        if wanted:
            first = listed(self._row_texts(found[0])) if found else ""
            self._say(palette.found_first(first, len(found)) if found else palette.nothing_found())

    def _filter(self, wanted: str) -> None:
        """Show the rows in which every word that was typed occurs, and choose one of them."""
        parts = wanted.casefold().split()
        for row in range(self._table.rowCount()):
            line = " ".join(self._row_texts(row)).casefold()
            self._table.setRowHidden(row, not all(part in line for part in parts))
        if self._table.isRowHidden(max(0, self._table.currentRow())):
            first = next((row for row in range(self._table.rowCount()) if not self._table.isRowHidden(row)), -1)
            self._table.setCurrentCell(first, 0)

    def _row_texts(self, row: int) -> list[str]:
        return [item.text() for column in range(2) if (item := self._table.item(row, column))]

    @property
    def _chosen(self) -> str | None:
        """The id of the action in the chosen row."""
        row = self._table.currentRow()
        return None if row < 0 or self._table.isRowHidden(row) else ACTIONS[row].id

    def _change(self, *_: object) -> None:
        action = self._chosen
        if action:
            asking = KeyPressDialog(action, bindings_of(self._choices.now), self._say, self)
            asking.chosen.connect(lambda keys: self._put(with_keys(self._choices.now, action, keys), action))
            self._open(asking)

    def _open(self, dialog: QDialog) -> None:
        """Show a window over this one, to which the keyboard comes back."""
        dialog.finished.connect(self.activateWindow)
        dialog.open()

    def _reset(self) -> None:
        action = self._chosen
        if action:
            self._put(with_usual_keys(self._choices.now, action), action)

    def _put(self, preferences: Preferences, action: str) -> None:
        """Put other keys in force, and tell which ones the action has now."""
        self._choices.set(preferences)
        keys = _keys_text(bindings_of(preferences).keys[action])
        self._tell(words.keys_of(plain(action_texts()[action]), keys))

    def _reset_all(self) -> None:
        self._choices.set(replace(self._choices.now, keys=()))
        self._tell(words.all_usual())

    def _tell(self, text: str) -> None:
        self._news.setText(text)
        self.show_part(self._news)
        self._say(text)

    def _ask_for_file(self) -> None:
        asking = QFileDialog(self, words.sheet_title())
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix("html")
        asking.selectFile(f"{words.sheet_title()}.html")
        asking.fileSelected.connect(self.save_sheet)
        self._open(asking)

    def save_sheet(self, file: str) -> None:
        """Write the list of keys as a web page."""
        page = key_sheet(key_rows(bindings_of(self._choices.now)), QLocale().bcp47Name())
        self._tell(save(page, file))
