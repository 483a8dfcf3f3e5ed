"""Looking for a deal that is as hard as the player wishes, beside the window, for as long as nothing else is played."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from klondike_qt.dealing import Dealer
from klondike_qt.game.record import Difficulty
from klondike_qt.game.updates import Update
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.wished import WishedDeal
from klondike_qt.ui.desk import GameDesk
from klondike_qt.ui.solver_desk import SolverDesk, Ticket
from klondike_qt.words import new_deal as words

Then = Callable[[WishedDeal | None], object]


class Wishing(QObject):
    """Asks the solver for one deal at a time; a move of the player calls the search off."""

    told = Signal(str)
    """Carries that a search has begun or was called off."""

    def __init__(self, desk: GameDesk, solver: SolverDesk) -> None:
        super().__init__(solver)
        self._desk = desk
        self._solver = solver
        self._ticket: Ticket | None = None

    @property
    def is_looking(self) -> bool:
        """Tell whether a deal is being looked for."""
        return self._ticket is not None

    def look(self, dealer: Dealer, variant: Variant, wished: Difficulty, then: Then) -> None:
        """Look for a winnable deal and hand it, or what was nearest to the wish, to ``then``."""
        self.drop()
        self.told.emit(words.looking_for(wished))
        self._desk.updated.connect(self._hear)  # now, so that the news of a move come before the end of the search
        self._ticket = self._solver.ask(partial(dealer.search, variant, wished), partial(self._tell, then))

    def drop(self) -> None:
        """Look for nothing any more."""
        self._solver.drop(self._ticket)
        self._end()

    def _end(self) -> None:
        if self._ticket is not None:
            self._ticket = None
            self._desk.updated.disconnect(self._hear)

    def _tell(self, then: Then, found: WishedDeal | None) -> None:
        self._end()
        then(found)

    def _hear(self, update: Update) -> None:
        if not update.is_quiet:
            self.drop()
            self.told.emit(words.given_up())
