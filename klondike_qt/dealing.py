"""Where new games come from: chance, the deals that wait to be dealt, the daily table; and an id for each game."""

import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from uuid import uuid4

from klondike_qt.game.commands import NewGame
from klondike_qt.game.record import DealKind, Difficulty, Origin
from klondike_qt.options import Demonstration
from klondike_qt.preferences.schema import Deals, Preferences, WishedDifficulty
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number, opening
from klondike_qt.rules.found import FoundDeal
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Scoring, Variant
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.port import Cancel
from klondike_qt.solver.winnable import SHOWN, find_winnable
from klondike_qt.solver.wished import WishedDeal, find_wished
from klondike_qt.store.daily import daily_number
from klondike_qt.store.game_file import SharedGame
from klondike_qt.store.prepared import PreparedDeals


def chance_numbers() -> Iterator[int]:
    """Yield deal numbers that chance has chosen, without end."""
    while True:
        yield 1 + secrets.randbelow(LARGEST_DEAL_NUMBER)


def today(now: datetime | None = None) -> date:
    """Return the day at the player's place, at this moment or at another one (with its zone)."""
    return (now or datetime.now(UTC)).astimezone().date()


def wished_difficulty(preferences: Preferences) -> Difficulty | None:
    """Return how hard new games are to be; None if any will do."""
    wished = preferences.difficulty
    return None if wished is WishedDifficulty.ANY else Difficulty(wished.value)


class Dealer:
    """Deals new games; winnable ones are those that wait in ``prepared``, else they are found on the spot."""

    def __init__(
        self, prepared: PreparedDeals | None = None, numbers: Callable[[], Iterator[int]] = chance_numbers
    ) -> None:
        self._prepared = prepared
        self._numbers = numbers

    def new_game(self, variant: Variant, deals: Deals, difficulty: Difficulty | None = None) -> NewGame:
        """Return a new game of the deals that the player wants, searching as long as it takes.

        If no winnable deal is at hand, its kind tells that it is a plain shuffle; if none is as hard as wished, its
        difficulty tells.
        """
        if deals is not Deals.WINNABLE:
            return _numbered(DealKind.SHUFFLED, variant, next(self._numbers()))
        waiting = self.waiting_game(variant, difficulty)
        if waiting or not is_kernel_there():
            return waiting or self.game_of(variant, None)
        if difficulty:
            return self.game_of(variant, find_wished(variant, self._numbers(), difficulty))
        found = find_winnable(variant, self._numbers())
        return self._vetted(variant, found.number) if found else self.game_of(variant, None)

    def game_at_once(self, variant: Variant, preferences: Preferences) -> NewGame:
        """Return a new game without any search for a difficulty: as hard as wished if such a deal waits."""
        wished = wished_difficulty(preferences) if preferences.deals is Deals.WINNABLE else None
        waiting = self.waiting_game(variant, wished) if wished else None
        return waiting or self.new_game(variant, preferences.deals)

    def waiting_game(self, variant: Variant, difficulty: Difficulty | None = None) -> NewGame | None:
        """Return a game of a winnable deal that was found before, as hard as wished; None if none waits."""
        waiting = self._prepared.take(variant, difficulty) if self._prepared else None
        return self._vetted(variant, waiting.number, waiting.difficulty) if waiting else None

    def search(self, variant: Variant, difficulty: Difficulty, cancel: Cancel) -> WishedDeal | None:
        """Look for a winnable deal of a difficulty, or near to it; for the thread beside the window."""
        return find_wished(variant, self._numbers(), difficulty, cancel)

    def game_of(self, variant: Variant, found: WishedDeal | None) -> NewGame:
        """Return a game of what a search has found; of a plain shuffle if that is nothing."""
        if found is None:
            return _numbered(DealKind.SHUFFLED, variant, next(self._numbers()))
        return self._vetted(variant, found.number, found.difficulty)

    @staticmethod
    def _vetted(variant: Variant, number: int, difficulty: Difficulty | None = None) -> NewGame:
        return _numbered(DealKind.VETTED, variant, number, difficulty=difficulty)


def chance_demonstration(variant: Variant) -> Demonstration | None:
    """Return how some winnable deal is won; None if none is found, KernelTrouble if there is no kernel."""
    found = find_winnable(variant, chance_numbers(), SHOWN)
    return Demonstration(found.start, found.verdict.line, found.number) if found else None


def daily_variant(variant: Variant) -> Variant:
    """Return the rules by which daily deals are played where ``variant`` is in force.

    Rules that have daily deals stay as they are: settings that do not touch what can be won may differ.
    """
    if variant.scoring is Scoring.STANDARD and variant.passes is None and variant.worry_back:
        return variant
    return DRAW_THREE if variant.draw == DRAW_THREE.draw else KLONDIKE


def daily_rules(variant: Variant, draw: int) -> Variant:
    """Return the rules of the daily deal with this draw, one or three, where ``variant`` is in force."""
    own = daily_variant(variant)
    if own.draw == draw:
        return own
    return replace(DRAW_THREE if draw == DRAW_THREE.draw else KLONDIKE, time_bonus=own.time_bonus)


def daily_game(variant: Variant, day: date) -> NewGame:
    """Return a new game of the daily deal of a day; ``variant`` is one of ``daily_variant``.

    DailyTableTrouble if the table is missing or damaged.
    """
    return _numbered(DealKind.VETTED, variant, daily_number(day, variant.draw), daily=day.isoformat())


def chosen_game(variant: Variant, deal: Deal, number: int | None = None) -> NewGame:
    """Return a new game of a deal that the player has chosen by number or text."""
    return NewGame(Origin(uuid4().hex, DealKind.CHOSEN, number), opening(deal, variant))


def found_game(variant: Variant, found: FoundDeal) -> NewGame:
    """Return a new game of a deal that was read, by the rules that it brings or else by ``variant``."""
    return chosen_game(found.variant or variant, found.deal, found.number)


def position_game(start: Position) -> NewGame:
    """Return a new game that begins in the middle: at any position."""
    return NewGame(Origin(uuid4().hex, DealKind.CHOSEN), start)


def shared_game(shared: SharedGame) -> NewGame:
    """Return a game from a file, to go on where it was left; one that was won begins anew."""
    origin = Origin(uuid4().hex, DealKind.CHOSEN, shared.number)
    if shared.is_won:
        return NewGame(origin, shared.start)
    return NewGame(origin, shared.start, shared.turns, shared.cursor, shared.seconds)


def same_deal_again(origin: Origin, start: Position) -> NewGame:
    """Return a new game of the same deal, as *Play again* deals it."""
    return NewGame(Origin(uuid4().hex, DealKind.CHOSEN, origin.deal_number, difficulty=origin.difficulty), start)


def _numbered(
    kind: DealKind, variant: Variant, number: int, *, daily: str | None = None, difficulty: Difficulty | None = None
) -> NewGame:
    return NewGame(Origin(uuid4().hex, kind, number, daily, difficulty), opening(deal_of_number(number), variant))
