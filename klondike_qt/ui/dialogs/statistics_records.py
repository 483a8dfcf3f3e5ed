"""The records of some games as a table, with the share of wins as a ring beside it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QTableWidgetItem, QVBoxLayout, QWidget

from klondike_qt.rules.variant import Scoring
from klondike_qt.store.records import Records
from klondike_qt.store.selection import Selection
from klondike_qt.ui.access.cells import tell
from klondike_qt.ui.dialogs.caption import Caption
from klondike_qt.ui.dialogs.charts import Ring
from klondike_qt.ui.dialogs.fitted import FittedCells
from klondike_qt.words import records as words
from klondike_qt.words import statistics

_NARROW = 46
"""Letters of mean width: a narrower part has no ring."""
_RING = 13
"""Lines of text that the ring is high at most."""


class RecordsPart(QWidget):
    """Shows what the games of a selection come to."""

    def __init__(self, records: Records) -> None:
        super().__init__()
        self._records = records
        self._ring = Ring()
        self._caption = Caption(centred=True)
        self.table = FittedCells(list(statistics.figure_heads()))
        self.table.setAccessibleName(statistics.part_names()["records"])
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self._ring, 1)
        beside.addWidget(self._caption)
        beside.addStretch()
        column = QVBoxLayout()
        column.addWidget(self.table, 1)
        column.addStretch()  # of the room that is left when all rows are seen
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._beside, 2)
        layout.addLayout(column, 3)

    def show_selection(self, selection: Selection) -> str:
        """Show the figures of a selection; return them in one breath."""
        figures = self._records.figures(selection)
        variant, kind = selection.variant, selection.kind
        has_balance = variant is not None and variant.scoring is Scoring.VEGAS and kind is None
        balance = self._records.balance(variant) if variant and has_balance else None
        rows = words.rows(variant, figures, balance)
        self.table.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                tell(item, text, words.line(*row))
                self.table.setItem(number, column, item)
        self.table.begin(statistics.figure_heads())
        self.table.look_at(rows)
        self.table.lay_out()
        self.table.end_behind_rows()
        self.table.setCurrentCell(0, 0)
        summary = words.summary(variant, kind, figures, balance)
        self.table.setAccessibleDescription(summary)
        self._ring.show_percent(words.percent(figures.won, figures.dealt))
        self._caption.show_text(words.heading(variant, kind))
        return summary

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the table where there is little of it."""
        super().resizeEvent(event)
        self._ring.setMaximumHeight(self.fontMetrics().height() * _RING)
        self._beside.setVisible(self.width() >= self.fontMetrics().averageCharWidth() * _NARROW)
