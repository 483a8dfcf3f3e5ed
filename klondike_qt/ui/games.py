"""Beginning another game: the questions before it, and where its deal comes from."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from klondike_qt.dealing import (
    Dealer,
    daily_game,
    daily_rules,
    daily_variant,
    same_deal_again,
    today,
    wished_difficulty,
)
from klondike_qt.game.commands import NewGame, PreviousGame
from klondike_qt.game.record import DealKind, Difficulty, Origin
from klondike_qt.preferences.schema import Deals, Preferences
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.wished import WishedDeal
from klondike_qt.store.daily import DailyTableTrouble
from klondike_qt.ui import dialogs
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.solver_desk import SolverDesk
from klondike_qt.ui.wishing import Wishing
from klondike_qt.words import calendar
from klondike_qt.words import deals as words
from klondike_qt.words import new_deal as wish_words


class Games(QObject):
    """Deals new games; asks before one with moves is left, if the player wants to be asked.

    ``show`` opens a dialog over the window; what follows from one answer happens within ``action``.
    """

    declined = Signal()
    """The player went on with the game on the table."""
    told = Signal(str)
    """Carries what is to be said about a deal besides which it is."""

    def __init__(
        self,
        desk: GameDesk,
        choices: Choices,
        dealer: Dealer,
        window: QWidget,
        show: Callable[[QDialog], None],
        *,
        solver: SolverDesk,
        action: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        super().__init__(window)
        self._desk = desk
        self._choices = choices
        self._dealer = dealer
        self._window = window
        self._show = show
        self._action = action
        self.wishing = Wishing(desk, solver)
        self.wishing.told.connect(self.told)

    def deal_new(self) -> None:
        """Deal a game of the variant in force, winnable if that is wished."""
        self._ask(lambda: self._deal(self._choices.now.rules))

    def deal_variant(self, variant: Variant) -> None:
        """Make ``variant`` the one in force and deal a game of it."""
        self.deal_with(replace(self._choices.now, variant=variant))

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
        left = self._desk.previous
        if left and (left.record.origin.daily, left.record.start.variant) == (day.isoformat(), variant):
            with self._action():
                self._desk.do(PreviousGame())  # begun before, and not given up yet
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

    def lay(self, game: NewGame) -> None:
        """Deal a game that the player has chosen."""
        self._ask(lambda: self._desk.do(game))

    def deal_with(self, preferences: Preferences) -> None:
        """Put choices in force and deal a game by them."""

        def deal() -> None:
            self._choices.set(preferences)
            self._deal(preferences.rules)

        self._ask(deal)

    def _deal(self, variant: Variant) -> None:
        """Deal what the player wishes; a deal of a difficulty that has to be looked for comes a little later."""
        now = self._choices.now
        wished = wished_difficulty(now) if now.deals is Deals.WINNABLE and is_kernel_there() else None
        if wished is None:
            self._lay_new(self._dealer.new_game(variant, now.deals), wished)
        elif game := self._dealer.waiting_game(variant, wished):
            self._lay_new(game, wished)
        else:
            self.wishing.look(self._dealer, variant, wished, lambda found: self._lay_found(variant, wished, found))

    def _lay_found(self, variant: Variant, wished: Difficulty, found: WishedDeal | None) -> None:
        with self._action():
            self._lay_new(self._dealer.game_of(variant, found), wished)

    def _lay_new(self, game: NewGame, wished: Difficulty | None) -> None:
        """Deal a new game, and say what is not as it was wished."""
        self._desk.do(game)
        level = game.origin.difficulty
        if self._choices.now.deals is Deals.WINNABLE and game.origin.kind is DealKind.SHUFFLED:
            self.told.emit(words.not_vetted(manner_of(self._choices.now), has_solver=is_kernel_there()))
        elif wished and level and level is not wished:
            self.told.emit(wish_words.not_found(wished, level))

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
        dialog = dialogs.LeaveDialog(self._window)
        dialog.accepted.connect(act)
        dialog.rejected.connect(self.declined)
        self._show(dialog)
