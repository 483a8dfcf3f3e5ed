"""What a player with large text complains of in a window: what is cut off, out of reach, too small or too long."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QTableWidget,
    QWidget,
)
from support.dialogs import parts

from klondike_qt.ui.dialogs.boxes import Dot, Tick
from klondike_qt.ui.dialogs.choice import Choice
from klondike_qt.ui.dialogs.flow import Button, written
from klondike_qt.ui.dialogs.prose import Flowed, Prose, Sentence
from klondike_qt.ui.dialogs.rows import ACROSS, Cells, Rows

LEAST_SIDE = 44
"""Lpx: no control is smaller than this, either way (M-04)."""
LONGEST = 80
"""Letters of a line (V-16)."""
LINES_WITHOUT_SPACING = 2
SLACK = 1
"""Lpx that rounding may take."""
_CONTROLS = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit)


def complaints(dialog: QDialog) -> list[str]:
    """Return everything that is wrong with a dialog as it is seen, one sentence each."""
    seen = parts(dialog)
    found = [f"{_name(part)}: {fault}" for part in seen for fault in _faults(part)]
    return found + [f"{_name(part)} does not follow the text size" for part in seen if _is_of_other_size(part, dialog)]


def _name(part: QWidget) -> str:
    text = part.text() if isinstance(part, QAbstractButton | QLabel | QLineEdit) else part.accessibleName()
    return f"{type(part).__name__} {text or part.objectName()!r}"


def _faults(part: QWidget) -> Iterator[str]:
    if _is_inside_control(part):
        return
    yield from _aside(part)
    for kinds, look in _LOOKS:
        if isinstance(part, kinds):
            yield from look(part)
    if isinstance(part, _CONTROLS) and min(part.width(), part.height()) < LEAST_SIDE:
        yield f"only {part.width()}x{part.height()}"


def _is_inside_control(part: QWidget) -> bool:
    """Tell whether a part belongs to another control: the field of a number, the bar of a list."""
    parent = part.parentWidget()
    return isinstance(part, QScrollBar) or isinstance(parent, QComboBox | QAbstractSpinBox | QLineEdit)


def _is_of_other_size(part: QWidget, dialog: QDialog) -> bool:
    return part.font().pixelSize() < dialog.font().pixelSize()


def _aside(part: QWidget) -> Iterator[str]:
    """See whether a part leaves what it is in at the side."""
    parent = part.parentWidget()
    if parent is not None and (part.x() < -SLACK or part.geometry().right() > parent.width() + SLACK):
        yield f"lies from {part.x()} to {part.geometry().right()} in {parent.width()}"


def _scrolls(area: QAbstractScrollArea) -> Iterator[str]:
    bar = area.horizontalScrollBar()
    if bar.maximum() > bar.minimum():
        yield f"scrolls sideways by {bar.maximum()}"


def _button(button: QAbstractButton) -> Iterator[str]:
    if isinstance(button, Button | Tick | Dot):
        if button.heightForWidth(button.width()) > button.height() + SLACK:
            yield f"needs a height of {button.heightForWidth(button.width())}, has {button.height()}"
        if button.minimumSizeHint().width() > button.width() + SLACK:
            yield f"a word of it needs a width of {button.minimumSizeHint().width()}, it has {button.width()}"
    elif button.text() and button.sizeHint().width() > button.width() + SLACK:
        yield f"needs a width of {button.sizeHint().width()}, has {button.width()}"


def _label(label: QLabel) -> Iterator[str]:
    if isinstance(label, Prose):
        yield from _flow(label, label.flowed(label.width()))
        return
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            yield f"needs a height of {needed}, has {label.height()}"
        if needed > LINES_WITHOUT_SPACING * label.fontMetrics().lineSpacing() + 8:
            yield "is long, and its lines are too close"
        widest = max((written(word, label.fontMetrics()) for word in label.text().split()), default=0)
        if widest > label.width() + SLACK:
            yield f"a word of it needs a width of {widest}, it has {label.width()}"
    elif label.sizeHint().width() > label.width() + SLACK:
        yield f"needs a width of {label.sizeHint().width()}, has {label.width()}"


def _sentence(sentence: Sentence) -> Iterator[str]:
    yield from _flow(sentence, sentence.flowed(sentence.width()))


def _flow(part: QWidget, flowed: Flowed) -> Iterator[str]:
    if flowed.height > part.height() + SLACK:
        yield f"needs a height of {flowed.height}, has {part.height()}"
    if any(len(line.strip()) > LONGEST for line in flowed.lines):
        yield f"has a line of {max(map(len, flowed.lines))} letters"


def _combo(combo: QComboBox) -> Iterator[str]:
    if isinstance(combo, Choice):
        if combo.heightForWidth(combo.width()) > combo.height() + SLACK:
            yield f"needs a height of {combo.heightForWidth(combo.width())}, has {combo.height()}"
    elif combo.count() and combo.sizeHint().width() > combo.width() + SLACK:
        yield f"needs a width of {combo.sizeHint().width()}, has {combo.width()}"


def _spin(spin: QAbstractSpinBox) -> Iterator[str]:
    if spin.sizeHint().width() > spin.width() + SLACK:
        yield f"needs a width of {spin.sizeHint().width()}, has {spin.width()}"


def _field(field: QLineEdit) -> Iterator[str]:
    margins = 2 * 20
    needed = field.fontMetrics().horizontalAdvance(field.placeholderText()) + margins
    if field.placeholderText() and needed > field.width():
        yield f"its label needs a width of {needed}, has {field.width()}"


def _group(group: QGroupBox) -> Iterator[str]:
    if group.title() and QFontMetrics(group.font()).horizontalAdvance(group.title()) > group.width():
        yield "its title is cut off"


def _tabs(bar: QTabBar) -> Iterator[str]:
    width = sum(bar.tabRect(index).width() for index in range(bar.count()))
    if width > bar.width() + SLACK:
        yield f"its tabs need a width of {width}, it has {bar.width()}"


def _slider(slider: QAbstractSlider) -> Iterator[str]:
    if slider.height() < LEAST_SIDE:
        yield f"only {slider.height()} high"


def _rows(view: Rows) -> Iterator[str]:
    for row in range(view.count()):
        item = view.item(row)
        box = view.visualItemRect(item)
        if not item.isHidden():
            flowed = Flowed(item.text(), view.font(), view.viewport().width() - 2 * ACROSS)
            if flowed.height > box.height() + SLACK:
                yield f"row {item.text()!r} needs a height of {flowed.height}, has {box.height()}"
            if box.height() < LEAST_SIDE:
                yield f"row {item.text()!r} is only {box.height()} high"


def _cells(table: QTableWidget) -> Iterator[str]:
    for row in range(table.rowCount()):
        for column in range(table.columnCount()):
            item = table.item(row, column)
            if item is None or table.isRowHidden(row) or not item.text():
                continue
            width, height = table.columnWidth(column) - 2 * ACROSS, table.rowHeight(row)
            if isinstance(table, Cells):
                needed = Flowed(item.text(), table.font(), width).height
                if needed > height + SLACK:
                    yield f"cell {item.text()!r} needs a height of {needed}, has {height}"
            elif table.fontMetrics().horizontalAdvance(item.text()) > width + 2 * ACROSS:
                yield f"cell {item.text()!r} is cut off"


_LOOKS: tuple[tuple[type[QWidget], Callable[..., Iterator[str]]], ...] = (
    (QAbstractScrollArea, _scrolls),
    (QAbstractButton, _button),
    (QLabel, _label),
    (Sentence, _sentence),
    (QComboBox, _combo),
    (QAbstractSpinBox, _spin),
    (QLineEdit, _field),
    (QGroupBox, _group),
    (QTabBar, _tabs),
    (QAbstractSlider, _slider),
    (Rows, _rows),
    (QTableWidget, _cells),
)


def hidden_share(part: QWidget) -> float:
    """Return how much of a part is not seen, as a share of what could be seen of it."""
    window = part.window()
    box, seen = part.rect(), part.visibleRegion().boundingRect()
    heights = [area.viewport().height() for area in _areas_round(part)]
    possible = QRect(box).intersected(QRect(0, 0, window.width(), min([box.height(), window.height(), *heights])))
    shown = min(seen.height(), possible.height()) / possible.height()
    return 1 - shown * min(1.0, seen.width() / possible.width())


def _areas_round(part: QWidget) -> Iterator[QScrollArea]:
    parent = part.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            yield parent
        parent = parent.parentWidget()


__all__ = ["complaints", "hidden_share"]
