"""Records, games played and charts, of all games or of one kind."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from klondike_qt.game.record import DealKind, Origin
from klondike_qt.rules.variant import VARIANTS, Variant
from klondike_qt.store.history import opening_of
from klondike_qt.store.records import Records
from klondike_qt.store.selection import Selection
from klondike_qt.ui.dialogs.choosers import Combo, Labelled, Segments
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.dialogs.reset import ResetDialog
from klondike_qt.ui.dialogs.statistics_charts import ChartsPart
from klondike_qt.ui.dialogs.statistics_games import GamesPart
from klondike_qt.ui.dialogs.statistics_records import RecordsPart
from klondike_qt.words import dialogs, own_rules, records
from klondike_qt.words import statistics as words
from klondike_qt.words.grammar import capital
from klondike_qt.words.troubles import why_unwritten

Part = RecordsPart | GamesPart | ChartsPart


class StatisticsDialog(PagedDialog):
    """Shows what the games in ``kept`` come to; ``export`` writes everything into a file, ``say`` speaks."""

    replayed = Signal(object, object)
    """Carries ``Origin`` and opening of a game that is to be dealt again, once the window is gone."""

    def __init__(
        self,
        kept: Records,
        today: date,
        export: Callable[[str], object],
        say: Callable[[str], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words.title(), parent, size=QSize(1180, 760))
        self._kept, self._export, self._say = kept, export, say
        self._part = "records"
        played = kept.variants()
        self._game = Combo(words.game_label(), _game_texts(played), self.refresh)
        self._deals = Combo(words.deals_label(), _deal_texts(), self.refresh)
        self._segments = Segments(words.part_names(), self.turn_to)
        self._news = Prose()
        self._news.setObjectName("news")
        self._news.hide()
        self.records, self.games, self.charts = RecordsPart(kept), GamesPart(kept), ChartsPart(kept, today)
        self._parts: dict[str, Part] = {"records": self.records, "history": self.games, "charts": self.charts}
        self._rows: dict[str, Flow] = {}
        self._build()
        if len(played) == 1:
            self._game.choose(played[0])
        self.turn_to("records")
        self.begin_at(self.records.table)

    def _build(self) -> None:
        choosers = Flow(leading=True)
        choosers.add(Labelled(self._game))
        choosers.add(Labelled(self._deals))
        choosers.add(self._segments)  # behind the others where there is room
        self.page.addWidget(choosers)
        deeds = {
            "records": ((words.reset_button(), self._ask_to_reset), (words.undo_button(), self._undo_reset)),
            "history": (
                (words.replay_button(), self._replay),
                (words.table_button(), lambda: self._ask_for_file(words.table_title(), "csv", self.save_table)),
                (words.export_button(), lambda: self._ask_for_file(words.export_title(), "json", self.save_everything)),
            ),
        }
        for name, part in self._parts.items():
            self.page.addWidget(part, 1)
            row = Flow(leading=True)
            buttons = [Button(text, deed) for text, deed in deeds.get(name, ())]
            for button in buttons:
                row.add(button)
            if name == "records":
                self._undo = buttons[-1]
            self._rows[name] = row
            self.page.addWidget(row)
        self.page.addWidget(self._news)
        self.games.table.entered.connect(self._replay)
        self.add_button(dialogs.close_button(), self.reject, is_default=True)

    @property
    def selection(self) -> Selection:
        """The games that are looked at."""
        return Selection(self._game.value, self._deals.value)

    def turn_to(self, name: str) -> None:
        """Show one of the parts: "records", "history" or "charts"."""
        self._part = name
        self._segments.press(name)
        for other, part in self._parts.items():
            part.setVisible(other == name)
            self._rows[other].setVisible(other == name and other != "charts")
        self.refresh()

    def refresh(self) -> None:
        """Ask for the figures of the part that is seen."""
        self._parts[self._part].show_selection(self.selection)
        self._undo.setVisible(self._kept.has_reset)

    def _ask_to_reset(self) -> None:
        selection = self.selection
        asking = ResetDialog(records.heading(selection.variant, selection.kind), self)
        asking.accepted.connect(lambda: self._reset(selection))
        self._open(asking)

    def _reset(self, selection: Selection) -> None:
        self._change(lambda: self._kept.reset(selection), words.reset_done)

    def _undo_reset(self) -> None:
        self.records.table.setFocus()  # the button is about to go
        self._change(self._kept.undo_reset, words.undo_done)

    def _change(self, change: Callable[[], int], done: Callable[[int], str]) -> None:
        """Change what counts, and tell how many games it was."""
        try:
            games = change()
        except OSError as error:
            self._tell(words.unwritable(str(error)))
            return
        self.refresh()
        self._tell(done(games) if games else words.nothing_to_reset())

    def _replay(self) -> None:
        """Deal the chosen game again."""
        game = self.games.table.chosen
        if game is None:
            return
        start = opening_of(game)
        if start is None:
            self._tell(words.no_cards())
            return
        self.accept()  # first, so that the question that may follow is alone on the window
        self.replayed.emit(Origin(game.game_id, game.kind, game.deal_number, game.daily, game.difficulty), start)

    def _ask_for_file(self, title: str, suffix: str, save: Callable[[str], object]) -> None:
        asking = QFileDialog(self, title)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(suffix)
        asking.selectFile(f"klondike-qt.{suffix}")
        asking.fileSelected.connect(save)
        self._open(asking)

    def save_table(self, file: str) -> None:
        """Write all games that count as a table."""
        self._save(self._kept.write_table, file)

    def save_everything(self, file: str) -> None:
        """Write games, records and preferences."""
        self._save(self._export, file)

    def _save(self, write: Callable[[str], object], file: str) -> None:
        try:
            write(file)
        except OSError as error:
            self._tell(words.not_saved(file, why_unwritten(error.errno, error.strerror or str(error))))
        else:
            self._tell(words.saved(file))

    def _open(self, dialog: QDialog) -> None:
        """Show a window over this one, to which the keyboard comes back."""
        dialog.finished.connect(self.activateWindow)
        dialog.open()

    def _tell(self, text: str) -> None:
        self._news.setText(text)
        self._news.show()
        self._say(text)


def _game_texts(played: Sequence[Variant]) -> dict[Variant | None, str]:
    """Return all kinds of game together, the four that have a name, and what else was played."""
    texts: dict[Variant | None, str] = {None: records.all_games()}
    return texts | {variant: capital(own_rules.game_name(variant)) for variant in (*VARIANTS.values(), *played)}


def _deal_texts() -> dict[DealKind | None, str]:
    texts: dict[DealKind | None, str] = {None: records.all_deals()}
    return texts | {kind: capital(records.kind_name(kind)) for kind in DealKind}
