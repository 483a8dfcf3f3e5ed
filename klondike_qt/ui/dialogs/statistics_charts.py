"""A chart of some games, with its figures as a table and in a sentence."""

from datetime import date

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QTableWidgetItem, QVBoxLayout, QWidget

from klondike_qt.store.records import Records
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.ui.access.cells import tell
from klondike_qt.ui.dialogs.caption import Caption
from klondike_qt.ui.dialogs.chart_content import content_of
from klondike_qt.ui.dialogs.charts import Chart
from klondike_qt.ui.dialogs.choosers import Combo, Labelled
from klondike_qt.ui.dialogs.fitted import FittedCells
from klondike_qt.words import charts as words
from klondike_qt.words.records import line

_NARROW = 84
"""Letters of mean width: in a narrower part the table stands below the chart."""


class ChartsPart(QWidget):
    """Shows one chart at a time of the games of a selection, as of a day at the player's place."""

    def __init__(self, records: Records, today: date) -> None:
        super().__init__()
        self._records, self._today = records, today
        self._selection = ALL
        self._combo = Combo(words.label(), words.names(), self._show)
        self._summary = Caption()
        self._chart = Chart()
        self.table = FittedCells([""])
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addWidget(self._chart, 4)
        self._both.addWidget(self.table, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Labelled(self._combo))
        layout.addWidget(self._summary)
        layout.addLayout(self._both, 1)

    def show_selection(self, selection: Selection) -> str:
        """Show the chosen chart of a selection; return what it says."""
        self._selection = selection
        return self._show()

    def _show(self) -> str:
        content = content_of(self._combo.value, self._records, self._selection, self._today)
        self._chart.show_content(content)
        self._summary.show_text(content.summary)
        table = self.table
        table.setAccessibleName(self._combo.currentText())
        table.setAccessibleDescription(content.summary)
        table.setColumnCount(len(content.heads))
        table.setHorizontalHeaderLabels(list(content.heads))
        table.setRowCount(len(content.rows))
        for number, row in enumerate(content.rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                if column == 0:
                    heard = [
                        line(head, figure) for head, figure in zip(content.heads[1:], row[1:], strict=True) if figure
                    ]
                    tell(item, content.names[number], words.row(content.names[number], heard))
                else:
                    tell(item, text or words.none())
                table.setItem(number, column, item)
        table.begin(content.heads)
        table.look_at(content.rows)
        table.lay_out()
        table.setCurrentCell(len(content.rows) - 1, 0)
        self._chart.setVisible(bool(content.shown))
        table.setVisible(bool(content.rows))
        return content.summary

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the table beside the chart, or below it."""
        super().resizeEvent(event)
        is_narrow = self.width() < self.fontMetrics().averageCharWidth() * _NARROW
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._both.setDirection(way)
