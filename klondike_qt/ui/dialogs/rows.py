"""Lists and tables to read in: rows as high as their text needs, nothing beyond the side, no line halved."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QWidget,
)

from klondike_qt.ui.dialogs.prose import Flowed, line_step

LEAST_ROW = 44
ACROSS, DOWN = 10, 4
"""Lpx round the text of a row."""
PLEASANT = 40
"""Letters that a list has room for if nothing else needs it."""
MOST_KEPT = 4000
"""Heights of texts that are remembered."""
SHOWN = 2
"""Rows for which there is always room."""
Index = QModelIndex | QPersistentModelIndex


class RowPainter(QStyledItemDelegate):
    """Breaks the text of each cell for the width of its column, and draws the lines that are seen whole."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, str, int], float] = {}
        """By text, font and width: a view asks for the same one many times while it finds its size."""
        view.verticalScrollBar().valueChanged.connect(view.viewport().update)  # lines that were not drawn before

    def _width(self, index: Index) -> int:
        view = self._view
        width = view.columnWidth(index.column()) if isinstance(view, QTableView) else view.viewport().width()
        return width - 2 * ACROSS

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of all lines; the width is that of the view."""
        key = text, _, width = _text_of(index), option.font.key(), self._width(index)
        if key not in self._heights:
            if len(self._heights) >= MOST_KEPT:
                self._heights.clear()  # of widths that the window had before
            self._heights[key] = Flowed(text, option.font, width).height
        return QSize(1, max(LEAST_ROW, round(self._heights[key]) + 2 * DOWN))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        flowed = Flowed(_text_of(index), option.font, self._width(index))
        role = QPalette.ColorRole.Text
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
            role = QPalette.ColorRole.HighlightedText
        top = option.rect.top() + (option.rect.height() - flowed.height) / 2
        painter.save()
        painter.setPen(option.palette.color(role))
        flowed.paint(painter, QPointF(option.rect.left() + ACROSS, top), QRectF(self._view.viewport().rect()))
        painter.restore()


def _text_of(index: Index) -> str:
    return str(index.data() or "")


def _stay_upright(view: QAbstractItemView) -> None:
    """Let a view scroll one way only, and be read alone."""
    view.setItemDelegate(RowPainter(view))
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.verticalScrollBar().setSingleStep(round(line_step(view.font())))
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)


def _is_read_on(view: QAbstractItemView, key: int) -> bool:
    """Scroll within a row that is higher than the view, if there is more of it that way."""
    box, seen, bar = view.visualRect(view.currentIndex()), view.viewport().rect(), view.verticalScrollBar()
    before = bar.value()
    if box.height() > seen.height() and key == Qt.Key.Key_Down and box.bottom() > seen.bottom():
        bar.setValue(before + min(bar.singleStep(), box.bottom() - seen.bottom()))
    elif box.height() > seen.height() and key == Qt.Key.Key_Up and box.top() < seen.top():
        bar.setValue(before - min(bar.singleStep(), seen.top() - box.top()))
    return bar.value() != before


def _least(view: QAbstractItemView) -> QSize:
    row = max(LEAST_ROW, round(line_step(view.font())) + 2 * DOWN)
    return QSize(view.fontMetrics().averageCharWidth() * 12, SHOWN * row + 2 * view.frameWidth())


def _pleasant(view: QAbstractItemView) -> QSize:
    return QSize(view.fontMetrics().averageCharWidth() * PLEASANT, view.minimumSizeHint().height())


class Rows(QListWidget):
    """A list of texts of any length."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _stay_upright(self)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few short rows."""
        return _least(self)

    def sizeHint(self) -> QSize:
        """Return the width of a short sentence, and no more height: a list takes the room that is left."""
        return _pleasant(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in view."""
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on within a long row, or to the next one."""
        if not _is_read_on(self, event.key()):
            super().keyPressEvent(event)


class _Titles(QHeaderView):
    """What stands above the columns, in as many lines as it takes."""

    def __init__(self, view: QTableWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _flowed(self, column: int) -> Flowed:
        text = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        return Flowed(text, self.font(), self.sectionSize(column) - 2 * ACROSS)

    def sizeHint(self) -> QSize:
        """Return the room of all lines."""
        heights = [round(self._flowed(column).height) + 2 * DOWN for column in range(self.count())]
        return QSize(super().sizeHint().width(), max(LEAST_ROW, *heights))

    def paintSection(self, painter: QPainter, rect: QRect, column: int) -> None:
        """Draw one title."""
        painter.save()
        painter.fillRect(rect, self.palette().button())
        painter.setPen(self.palette().light().color())
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(self.palette().buttonText().color())
        flowed = self._flowed(column)
        flowed.paint(painter, QPointF(rect.left() + ACROSS, rect.top() + (rect.height() - flowed.height) / 2))
        painter.restore()


class Cells(QTableWidget):
    """A short table of texts of any length, whose rows are chosen whole; the columns share the width."""

    def __init__(self, rows: int, titles: list[str], parent: QWidget | None = None) -> None:
        super().__init__(rows, len(titles), parent)
        _stay_upright(self)
        self.setHorizontalHeaderLabels(titles)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalHeader(_Titles(self))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the titles and a few short rows."""
        least = _least(self)
        return QSize(least.width(), least.height() + self.horizontalHeader().sizeHint().height())

    def sizeHint(self) -> QSize:
        """Return the width of a short sentence, and no more height: a table takes the room that is left."""
        return _pleasant(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the rows follow the width of the columns, and keep the current one in view."""
        super().resizeEvent(event)
        self.resizeRowsToContents()
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on within a long row, to the next one, or with Home and End to the first and the last."""
        ends = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: -1}
        if event.key() in ends and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            seen = [row for row in range(self.rowCount()) if not self.isRowHidden(row)]
            for row in seen[:: ends[Qt.Key(event.key())]][:1]:
                self.setCurrentCell(row, 0)
        elif not _is_read_on(self, event.key()):
            super().keyPressEvent(event)
