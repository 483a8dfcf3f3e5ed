"""What there is to say of whatever has the keyboard outside of the table: its surroundings, its name, its content."""

from dataclasses import astuple, dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QSlider,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QTextEdit,
    QWidget,
)

from klondike_qt.ui.access.cells import WHOLE_ROW
from klondike_qt.words import controls as words
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.menus import plain
from klondike_qt.words.records import line


@dataclass(frozen=True, slots=True)
class Described:
    """What has the keyboard, from the outside in; what is empty has nothing to say."""

    window: str = ""
    part: str = ""
    name: str = ""
    content: str = ""
    explanation: str = ""
    """Told when the keyboard comes there, and not when the content changes."""

    def news_after(self, before: "Described") -> str:
        """Return what is to be said of it after something else had the keyboard: what is new, and all within that."""
        layers, old = astuple(self)[:-1], astuple(before)[:-1]
        first = next((index for index, layer in enumerate(layers) if layer != old[index]), len(layers))
        inside = listed(filter(None, layers[max(1, first) :]))
        news = inside if first else followed(self.window, inside)
        is_new = layers[:-1] != old[:-1]
        return followed(news, self.explanation) if is_new else news


NOTHING = Described()


def described() -> Described:
    """Return what has the keyboard at this moment."""
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        action = _active(popup)
        title = _menu_title(popup.menuAction())
        return Described(name=title, content="" if action is None else _menu_entry(action))
    widget = popup.focusWidget() if popup else QApplication.focusWidget()
    if widget is None:
        return NOTHING
    if isinstance(widget, QMenuBar):
        action = _active(widget)
        return NOTHING if action is None else Described(name=_menu_title(action))
    return Described(_window(widget.window()), _part(widget), *_control(widget), _explanation(widget))


def _active(menu: QMenu | QMenuBar) -> QAction | None:
    """Return the entry that has the keyboard, if any has."""
    return menu.activeAction()


def _menu_title(action: QAction) -> str:
    return words.menu(plain(action.text()))


def _menu_entry(action: QAction) -> str:
    text = plain(action.text())
    if action.isCheckable():
        text = words.check_mark(text, is_on=action.isChecked())
    if action.menu() is not None:
        text = words.menu(text)
    return words.with_keys(text, action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))


def _window(window: QWidget) -> str:
    """Return the title of a dialog and what stands in it for itself; of the game's own window nothing."""
    if not isinstance(window, QDialog):
        return ""
    labels = (label for label in window.findChildren(QLabel) if label.buddy() is None and not label.objectName())
    texts = (" ".join(label.text().split()).removesuffix(".") for label in labels)
    return followed(words.window(window.windowTitle()), *texts)


def _explanation(widget: QWidget) -> str:
    """Return the sentence about a widget: its description, or a label of its own that says more than its name."""
    labels = (label.text() for label in widget.window().findChildren(QLabel) if label.buddy() is widget)
    more = (text for text in labels if text != widget.accessibleName())
    return widget.accessibleDescription() or next(more, "")


def _part(widget: QWidget) -> str:
    """Return the title of the group that a widget is in."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QGroupBox):
        parent = parent.parentWidget()
    return "" if parent is None else parent.title() or parent.accessibleName()


def _control(widget: QWidget) -> tuple[str, str]:
    """Return the name and the content of a widget."""
    name = "" if widget.accessibleName() == widget.window().windowTitle() else widget.accessibleName()
    match widget:
        case QAbstractButton():
            return _button(widget, name or plain(widget.text()))
        case QComboBox():
            return words.choice(name), widget.currentText()
        case QSpinBox():
            return words.number(name), widget.text()
        case QSlider():
            return words.number(name), str(widget.value())
        case QLineEdit():
            return words.text_field(name) if name else "", widget.text()
        case QPlainTextEdit():
            return words.text_field(name) if name else "", widget.toPlainText()
        case QTextEdit():
            return name, widget.textCursor().block().text()
        case QAbstractItemView():
            return name, _row(widget) if isinstance(widget, QTableWidget) else _item(widget)
        case QLabel():
            return words.line(), widget.text()
        case _:
            return name, ""


def _button(button: QAbstractButton, text: str) -> tuple[str, str]:
    if button.isCheckable():
        return text, words.switched(is_on=button.isChecked())
    return words.button(text), ""


def _item(view: QAbstractItemView) -> str:
    index = view.currentIndex()
    if not index.isValid():
        return ""
    number = index.row() + 1
    told = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data()
    text = str(told).removeprefix(f"{number}: ")  # the list of moves counts by itself
    return words.entry(text, number, view.model().rowCount())


def _cell(table: QTableWidget, cell: QTableWidgetItem) -> str:
    """Return what a cell says that does not stand for its row: the head of its column, then itself."""
    told, head = cell.data(Qt.ItemDataRole.AccessibleTextRole), table.horizontalHeaderItem(cell.column())
    return line(head.text(), told) if told and head else told or ""


def _row(table: QTableWidget) -> str:
    row = table.currentRow()
    if row < 0:
        return ""
    here = table.item(row, table.currentColumn())
    told = (here.data(WHOLE_ROW) or _cell(table, here)) if here else ""
    items = (table.item(row, column) for column in range(table.columnCount()))
    text = told or listed(item.text() for item in items if item)
    shown = [number for number in range(table.rowCount()) if not table.isRowHidden(number)]
    return words.entry(text, shown.index(row) + 1 if row in shown else 1, max(1, len(shown)))
