"""The table of the games that were played; they are fetched as one comes to them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableWidgetItem

from klondike_qt.store.history import Column
from klondike_qt.store.records import Records
from klondike_qt.store.results import Result
from klondike_qt.ui.access.cells import tell
from klondike_qt.ui.dialogs.fitted import FittedCells
from klondike_qt.words import history as words
from klondike_qt.words import statistics

BATCH = 60
"""How many games are fetched at a time."""
_COLUMNS = tuple(Column)
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class GamesTable(FittedCells):
    """A row for each game; where the columns have no room, one cell says all of it."""

    entered = Signal()
    """A game is to be dealt again."""
    sorting_wanted = Signal(str)
    """Carries the ``Column`` whose head was clicked."""

    def __init__(self, records: Records) -> None:
        self._titles = [words.column_titles()[column] for column in _COLUMNS]
        super().__init__(self._titles)
        self._records = records
        self._waiting: list[int] = []
        self._games: list[Result] = []
        self._is_told = False
        """Whether one cell says all of a game."""
        self.setAccessibleName(statistics.part_names()["history"])
        self.setAccessibleDescription(statistics.history_help())
        head = self.horizontalHeader()
        head.setSectionsClickable(True)
        head.sectionClicked.connect(lambda index: self.sorting_wanted.emit(_COLUMNS[index]))
        self.verticalScrollBar().valueChanged.connect(self._fetch_if_near)
        self.currentCellChanged.connect(self._fetch_if_near)
        self.cellDoubleClicked.connect(self.entered)

    @property
    def chosen(self) -> Result | None:
        """The game that the keyboard is on."""
        row = self.currentRow()
        return self._games[row] if 0 <= row < len(self._games) else None

    def show_games(self, numbers: Sequence[int]) -> None:
        """Show the games with these numbers, the first of them chosen."""
        self._waiting, self._games = list(reversed(numbers)), []
        self.setRowCount(0)
        self.begin(self._titles)
        self._fetch()
        self.setCurrentCell(0, 0)
        self.scrollToTop()

    def _fetch_if_near(self) -> None:
        """Fetch more games where the last ones that are there are seen or chosen."""
        bar = self.verticalScrollBar()
        is_near = bar.value() + bar.pageStep() >= bar.maximum() or self.currentRow() >= self.rowCount() - 1
        if self._waiting and self._games and is_near:
            self._fetch()

    def _fetch(self) -> None:
        """Fetch the next games; damaged ones are passed over."""
        found: list[Result] = []
        while self._waiting and not found:
            numbers = self._waiting[: -BATCH - 1 : -1]
            del self._waiting[-BATCH:]
            found = self._records.games(numbers)
        first = len(self._games)
        self._games += found
        self.look_at([list(words.cells(game).values()) for game in found])
        self.setRowCount(len(self._games))
        for row in range(first, len(self._games)):
            self._fill(row)
        self.lay_out(first)

    def _fill(self, row: int) -> None:
        game = self._games[row]
        shown, heard = words.cells(game), words.heard(game)
        for index, column in enumerate(_COLUMNS[: self.columnCount()]):
            whole = words.sentence(game) if index == 0 else ""
            item = QTableWidgetItem(whole if self._is_told else shown[column])
            tell(item, whole if self._is_told else heard[column], whole)
            self.setItem(row, index, item)

    def lay_out(self, first: int = 0) -> None:
        """Show columns where they have room, else one cell for each game."""
        if self.is_too_narrow != self._is_told:
            self._is_told = self.is_too_narrow
            first = 0
            self.setColumnCount(1 if self._is_told else len(_COLUMNS))
            self.setHorizontalHeaderLabels(self._titles[: self.columnCount()])
            self.horizontalHeader().setVisible(not self._is_told)
            for row in range(len(self._games)):
                self._fill(row)
        super().lay_out(first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal a game again with Enter."""
        if event.key() in _ENTER:
            self.entered.emit()
        else:
            super().keyPressEvent(event)
