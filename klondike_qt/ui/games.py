"""Beginning another game: the questions before it, and where its deal comes from."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from klondike_qt.dealing import Dealer, chosen_game, daily_game, daily_rules, daily_variant, same_deal_again, today
from klondike_qt.game.commands import NewGame
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.preferences.schema import Deals
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import opening, row_order
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.reading import read_deal
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.store.daily import DailyTableTrouble
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.dialogs.choose_deal import ChooseDealDialog
from klondike_qt.ui.dialogs.leave import LeaveDialog
from klondike_qt.words import calendar
from klondike_qt.words import deals as words
from klondike_qt.words import dialogs as dialog_words


def start_text(start: Position) -> str:
    """Return how a game began: the 104 characters of its deal, or a position text if it began in the middle."""
    columns = [column.hidden + column.run for column in start.columns]
    if [len(column) for column in columns] == list(range(1, len(columns) + 1)):
        deal = row_order(columns, start.stock)
        if start == opening(deal, start.variant):
            return deal_text(deal)
    return position_text(start)


class Games(QObject):
    """Deals new games; asks before one with moves is left, if the player wants to be asked.

    ``show`` opens a dialog over the window; what follows from one answer happens within ``action``.
    """

    declined = Signal()
    """The player went on with the game on the table."""
    told = Signal(str)
    """Carries what is to be said about a deal besides which it is."""
    refused = Signal(str)
    """Carries why a deal that was typed cannot be dealt."""

    def __init__(
        self,
        desk: GameDesk,
        choices: Choices,
        dealer: Dealer,
        window: QWidget,
        show: Callable[[QDialog], None],
        *,
        action: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        super().__init__(window)
        self._desk = desk
        self._choices = choices
        self._dealer = dealer
        self._window = window
        self._show = show
        self._action = action

    def deal_new(self) -> None:
        """Deal a game of the variant in force, winnable if that is wished."""
        self._ask(lambda: self._deal(self._choices.now.rules))

    def deal_variant(self, variant: Variant) -> None:
        """Make ``variant`` the one in force and deal a game of it."""

        def deal() -> None:
            self._choices.set(replace(self._choices.now, variant=variant))
            self._deal(self._choices.now.rules)

        self._ask(deal)

    def deal_daily(self) -> None:
        """Deal the game of today."""
        self.deal_day(today(), daily_variant(self._choices.now.rules).draw)

    def deal_day(self, day: date, draw: int) -> None:
        """Deal the daily game of a day with one or three cards drawn, unless that day is still to come."""
        now, variant = today(), daily_rules(self._choices.now.rules, draw)
        standing = self._desk.standing
        origin, rules = standing.record.origin, standing.position.variant
        if day > now:
            self.told.emit(calendar.to_come(day))
            return
        if (origin.daily, rules) == (day.isoformat(), variant) and not standing.position.is_won:
            self.told.emit(words.daily_lies_here() if day == now else calendar.lies_here(day))
            return
        try:
            game = daily_game(variant, day)
        except DailyTableTrouble:
            self.told.emit(words.no_daily_table())
        else:
            self._ask(lambda: self._desk.do(game))

    def deal_again(self) -> None:
        """Deal the same cards as a new game."""
        record = self._desk.standing.record
        self._ask(lambda: self._desk.do(same_deal_again(record.origin, record.start)))

    def deal_past(self, origin: Origin, start: Position) -> None:
        """Deal the cards of a game that was played long ago."""
        self._ask(lambda: self._desk.do(same_deal_again(origin, start)))

    def choose_deal(self) -> None:
        """Ask for a number or a text, and deal that."""
        dialog = ChooseDealDialog(self._read, self._window)
        dialog.chosen.connect(lambda game: self._ask(lambda: self._desk.do(game)))
        dialog.refused.connect(self.refused)
        self._show(dialog)

    def copy_deal(self) -> str:
        """Put the deal on the clipboard as text and return the sentence that says so."""
        QGuiApplication.clipboard().setText(start_text(self._desk.standing.record.start))
        return dialog_words.copied()

    def _read(self, text: str) -> NewGame | str:
        try:
            found = read_deal(text)
        except InvalidSetup as fault:
            return words.unreadable(fault)
        return chosen_game(self._choices.now.rules, found.deal, found.number)

    def _deal(self, variant: Variant) -> None:
        wanted = self._choices.now.deals
        game = self._dealer.new_game(variant, wanted)
        self._desk.do(game)
        if wanted is Deals.WINNABLE and game.origin.kind is DealKind.SHUFFLED:
            self.told.emit(words.not_vetted(manner_of(self._choices.now), has_solver=is_kernel_there()))

    def _ask(self, deal: Callable[[], object]) -> None:
        """Deal at once, or after the question whether the game on the table may be left."""

        def act() -> None:
            with self._action():
                deal()

        standing = self._desk.standing
        begun = bool(standing.record.turns) and not standing.position.is_won
        if not (begun and self._choices.now.confirm):
            act()
            return
        dialog = LeaveDialog(self._window)
        dialog.accepted.connect(act)
        dialog.rejected.connect(self.declined)
        self._show(dialog)
