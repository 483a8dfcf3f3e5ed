"""A table whose columns are as wide as what stands in them."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from klondike_qt.ui.dialogs.rows import ACROSS, Cells

_ROOM = 2 * ACROSS + 4
"""Lpx round the text of a cell."""


class FittedCells(Cells):
    """Shares its width out by need; ``look_at`` tells it the texts."""

    def __init__(self, titles: list[str], parent: QWidget | None = None) -> None:
        super().__init__(0, titles, parent)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self._ideal: list[int] = []
        self._least: list[int] = []
        self._ends = False

    def begin(self, titles: Sequence[str]) -> None:
        """Forget all texts but the titles."""
        head = self.horizontalHeader()
        self._ideal = [_ROOM + ACROSS + head.fontMetrics().horizontalAdvance(title) for title in titles]
        self._least = list(self._ideal)

    def look_at(self, rows: Sequence[Sequence[str]]) -> None:
        """Find out how wide the columns are at least, and how wide they want to be, with more rows of texts."""
        write = self.fontMetrics().horizontalAdvance
        for row in rows:
            for column, text in enumerate(row):
                self._ideal[column] = max(self._ideal[column], _ROOM + write(text))
                least = max((write(word) for word in text.split()), default=0)
                self._least[column] = max(self._least[column], _ROOM + least)

    @property
    def is_too_narrow(self) -> bool:
        """Tell whether the longest words do not fit side by side."""
        return sum(self._least) > self.viewport().width()

    def lay_out(self, first: int = 0) -> None:
        """Give the columns their widths, and the rows from ``first`` on their heights."""
        width, count = self.viewport().width(), self.columnCount()
        for column, wide in enumerate(shared(width, self._least[:count], self._ideal[:count])):
            self.setColumnWidth(column, wide)
        for row in range(first, self.rowCount()):
            self.resizeRowToContents(row)
        if self._ends:
            self._end()

    def end_behind_rows(self) -> None:
        """Be as high as all rows together, also when they change their heights: what is round it scrolls."""
        self._ends = True
        self._end()

    def _end(self) -> None:
        rows = sum(map(self.rowHeight, range(self.rowCount())))
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lay_out()


def shared(width: int, least: Sequence[int], ideal: Sequence[int]) -> list[int]:
    """Share a width out to columns: each has its least, those that want little more have that; all is given."""
    if sum(least) > width:
        widths = [one * width // sum(least) for one in least]
    else:
        widths, spare = list(least), width - sum(least)
        wishes = sorted(range(len(least)), key=lambda column: ideal[column] - least[column])
        for left, column in zip(range(len(wishes), 0, -1), wishes, strict=True):
            more = min(ideal[column] - least[column], spare // left)
            widths[column] += more
            spare -= more
        widths = [wide + spare // len(widths) for wide in widths]
    return [*widths[:-1], width - sum(widths[:-1])] if widths else []
