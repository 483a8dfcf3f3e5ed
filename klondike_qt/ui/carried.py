"""The dollars that are carried from deal to deal, for players who want to keep them."""

from PySide6.QtCore import QObject

from klondike_qt.rules.variant import Scoring
from klondike_qt.store.records import Records
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.scoreboard import Scoreboard
from klondike_qt.words.records import carried


class CarriedBalance(QObject):
    """Lets the figures show the balance of the kind of Las Vegas that is played.

    To be made after whoever keeps the results: a game that ends has changed the balance when this hears of it.
    """

    def __init__(self, desk: GameDesk, choices: Choices, records: Records, scoreboard: Scoreboard) -> None:
        super().__init__(scoreboard)
        self._desk = desk
        self._choices = choices
        self._records = records
        self._scoreboard = scoreboard
        self._known: tuple[object, ...] = ()
        desk.kept.connect(self._look)
        choices.changed.connect(self.refresh)
        self.refresh()

    def _look(self) -> None:
        """Ask anew if a game was begun, changed or won."""
        standing = self._desk.own_standing
        now = (standing.record.origin.game_id, bool(standing.record.turns), standing.position.is_won)
        if now != self._known:
            self._known = now
            self.refresh()

    def refresh(self) -> None:
        """Show what is carried by now, or nothing where nothing is."""
        variant = self._desk.own_standing.position.variant
        is_shown = self._choices.now.keep_balance and variant.scoring is Scoring.VEGAS
        self._scoreboard.show_balance(carried(self._records.balance(variant)) if is_shown else "")
