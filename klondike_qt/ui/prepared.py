"""Keeping a few winnable deals ready, found while nothing else happens."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer

from klondike_qt.dealing import chance_numbers, wished_difficulty
from klondike_qt.game.record import Difficulty
from klondike_qt.game.updates import Change, Update
from klondike_qt.preferences.schema import Deals
from klondike_qt.rules.variant import VARIANTS, Variant
from klondike_qt.solver.difficulty import measured_difficulty
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.port import Cancel
from klondike_qt.solver.winnable import AHEAD, find_winnable
from klondike_qt.solver.wished import find_wished
from klondike_qt.store.prepared import PreparedDeal, PreparedDeals
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.solver_desk import SolverDesk, Ticket

WANTED = 3
"""Deals that wait for the kind of game in force."""
SPARE = 1
"""Deals that wait for each of the others, should the player turn to it."""
CALM = 1_500
"""Milliseconds without a command after which the next one is looked for."""
Numbers = Callable[[], Iterator[int]]


def prepare(
    variant: Variant, numbers: Numbers, cancel: Cancel, wished: Difficulty | None = None
) -> PreparedDeal | None:
    """Find a winnable deal and how hard it is; None if there is none within the budget, or it was called off."""
    if wished:
        deal = find_wished(variant, numbers(), wished, cancel)
        return PreparedDeal(deal.number, deal.difficulty) if deal and deal.difficulty is wished else None
    found = find_winnable(variant, numbers(), AHEAD, cancel)
    difficulty = found and measured_difficulty(found.start, found.verdict, cancel)
    return PreparedDeal(found.number, difficulty) if found and difficulty else None


class Preparing(QObject):
    """Fills up the deals that wait, first those of the kind of game in force, if the player wants winnable ones."""

    def __init__(
        self,
        prepared: PreparedDeals,
        desk: GameDesk,
        choices: Choices,
        solver: SolverDesk,
        numbers: Numbers = chance_numbers,
    ) -> None:
        super().__init__(solver)
        self._prepared = prepared
        self._choices = choices
        self._solver = solver
        self._numbers = numbers
        self._ticket: Ticket | None = None
        self._vain: set[Variant] = set()
        self._calm = QTimer(self, interval=CALM, singleShot=True)
        self._calm.timeout.connect(self.fill)
        desk.updated.connect(self._hear)
        choices.changed.connect(self._wait)
        self._wait()

    def fill(self) -> None:
        """Look for the next deal, if one is wanted."""
        if self._ticket or self._choices.now.deals is not Deals.WINNABLE or not is_kernel_there():
            return
        variant = self._short_of()
        if variant:
            job = partial(prepare, variant, self._numbers, wished=self._wished(variant))
            self._ticket = self._solver.ask(job, partial(self._keep, variant), background=True)

    def close(self) -> None:
        """Look for nothing any more."""
        self._calm.stop()
        self._solver.drop(self._ticket)
        self._ticket = None

    def _short_of(self) -> Variant | None:
        """Return the kind of game of which a deal is wanted next."""
        wanted = dict.fromkeys(VARIANTS.values(), SPARE) | {self._choices.now.variant: WANTED}
        for variant in sorted(wanted, key=lambda variant: variant != self._choices.now.variant):
            waiting = self._prepared.count(variant, self._wished(variant))
            if variant not in self._vain and waiting < wanted[variant]:
                return variant
        return None

    def _wished(self, variant: Variant) -> Difficulty | None:
        """Return how hard the deals are to be that wait for a kind of game: of the others any will do."""
        now = self._choices.now
        return wished_difficulty(now) if variant == now.variant else None

    def _hear(self, update: Update) -> None:
        if update.change is Change.DEALT:
            self._vain.clear()
        self._wait()

    def _wait(self, *_: object) -> None:
        """Let the player go first, whatever has been found so far."""
        self.close()
        if not self._solver.is_closed:
            self._calm.start()

    def _keep(self, variant: Variant, deal: PreparedDeal | None) -> None:
        self._ticket = None
        if deal:
            self._prepared.add(variant, deal)
        else:
            self._vain.add(variant)  # until the next deal
        self._wait()
