"""The list of games that were played, with the choice of its order."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from klondike_qt.store.history import Column
from klondike_qt.store.records import Records
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.ui.dialogs.choosers import Combo, Labelled
from klondike_qt.ui.dialogs.games_table import GamesTable
from klondike_qt.words import history as words


class GamesPart(QWidget):
    """Shows the games of a selection one by one; the heads of the columns sort them as well."""

    def __init__(self, records: Records) -> None:
        super().__init__()
        self._records = records
        self._selection = ALL
        self._order = Combo(words.order_label(), words.orders(), self._show)
        self.table = GamesTable(records)
        self.table.sorting_wanted.connect(self._sort)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Labelled(self._order))
        layout.addWidget(self.table, 1)

    def show_selection(self, selection: Selection) -> None:
        """Show the games of a selection."""
        self._selection = selection
        self._show()

    def _sort(self, column: str) -> None:
        """Sort by a column; once more, the other way round."""
        orders = [order for order in words.orders() if order[0] == column]
        now = self._order.value
        self._order.choose(orders[1] if now == orders[0] else orders[0])

    def _show(self) -> None:
        name, falling = self._order.value
        self.table.show_games(self._records.numbers(self._selection, Column(name), falling=falling))
