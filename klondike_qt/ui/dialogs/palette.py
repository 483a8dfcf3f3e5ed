"""Finding any command by typing a part of its name; Enter carries it out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.ui.dialogs.search_field import SearchField
from klondike_qt.words import dialogs, menus
from klondike_qt.words import palette as words

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be done, as it is listed."""

    text: str
    action: QAction
    menu: str = ""
    """The title of the menu that it is in, by which it is found too."""

    def fits(self, typed: list[str]) -> bool:
        """Tell whether every word that was typed occurs in it."""
        names = f"{self.text} {self.menu}".casefold()
        return all(word in names for word in typed)

    def rank(self, start: str) -> int:
        """Return how late it comes: names that begin with ``start`` first, what only its menu is called last."""
        text = self.text.casefold()
        return 0 if text.startswith(start) else 1 if start in text else 2


def entries_of(bar: QMenuBar) -> tuple[Entry, ...]:
    """Return everything that the menus offer, in their order; choices with the title of their menu and their value."""
    return tuple(entry for action in bar.actions() if isinstance(action.menu(), QMenu) for entry in _of(action.menu()))


def _of(menu: object) -> Iterator[Entry]:
    if not isinstance(menu, QMenu):
        return
    for action in menu.actions():
        if isinstance(action.menu(), QMenu):
            yield from _of(action.menu())
        elif not action.isSeparator():
            title = menus.plain(menu.title())
            yield Entry(_text(action, title), action, title)


def _text(action: QAction, title: str) -> str:
    text = menus.plain(action.text())
    if isinstance(action.parent(), QActionGroup):
        return words.of_choice(title, text)
    if action.isCheckable():
        return words.is_on(text, on=action.isChecked())
    keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]
    return words.with_keys(text, dialogs.key_list(keys)) if keys else text


class _Field(SearchField):
    """Down goes on to the list, Enter carries out its first entry."""

    goes_down = Signal()
    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the field downwards or with Enter."""
        if event.key() == Qt.Key.Key_Down:
            self.goes_down.emit()
        elif event.key() in _ENTER:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class _Found(Rows):
    """Enter and Space carry out; Up leaves it at its first entry; what is typed goes to the field."""

    entered = Signal()
    goes_up = Signal()
    typed = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Carry out, leave, or type."""
        if event.key() in _ENTER or event.key() == Qt.Key.Key_Space:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Up and self.currentRow() <= 0:
            self.goes_up.emit()
        elif event.text().isprintable() and event.text():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class PaletteDialog(PagedDialog):
    """A field and the list of what fits; the command is carried out when the dialog is gone."""

    chosen = Signal(object)
    """Carries the ``QAction`` to trigger."""

    def __init__(self, entries: tuple[Entry, ...], say: Callable[[str], object], parent: QWidget | None = None) -> None:
        super().__init__(words.palette_title(), parent, size=QSize(720, 560))
        self._entries = entries
        self._found = entries
        self._say = say
        self._said = ""
        self._field = _Field(words.palette_label(), self)
        self._list = _Found(self)
        self._list.setAccessibleName(words.palette_title())
        self.page.addWidget(self._field)
        self.page.addWidget(self._list, 1)
        self.add_button(words.run_button(), self._run, is_default=True)
        self.add_button(dialogs.cancel_button(), self.reject)
        self._field.textChanged.connect(self._filter)
        self._field.entered.connect(self._enter)
        self._field.goes_down.connect(self._list.setFocus)
        self._list.goes_up.connect(self._field.setFocus)
        self._list.entered.connect(self._run)
        self._list.itemDoubleClicked.connect(self._run)
        self._list.typed.connect(self._type)
        self._show()
        self.begin_at(self._field)

    def _enter(self) -> None:
        """Carry out the first command that fits; before anything is typed, none."""
        if self._field.text().strip():
            self._run()
        else:
            self._say(words.palette_label())

    def _type(self, text: str) -> None:
        self._field.setFocus()
        self._field.insert(text)

    def _filter(self, typed: str) -> None:
        """Show what fits, names that begin with what was typed first, and say which is the first of how many."""
        wanted = typed.casefold().split()
        fitting = [entry for entry in self._entries if entry.fits(wanted)]
        start = typed.casefold().strip()
        self._found = tuple(sorted(fitting, key=lambda entry: entry.rank(start)))
        self._show()
        if typed:
            found = self._found
            self._say_anew(words.found_first(found[0].text, len(found)) if found else words.nothing_found())
        else:
            self._said = ""

    def _say_anew(self, text: str) -> None:
        """Say what was found, unless one letter more has changed nothing."""
        if text != self._said:
            self._said = text
            self._say(text)

    def _show(self) -> None:
        self._list.clear()
        self._list.addItems([entry.text for entry in self._found])
        self._list.setCurrentRow(0)

    def _run(self) -> None:
        row = self._list.currentRow()
        if 0 <= row < len(self._found):
            action = self._found[row].action
            self.accept()  # first, so that the keyboard is back on the table
            self.chosen.emit(action)
