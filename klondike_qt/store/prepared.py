"""Deals that were found winnable ahead of time and wait to be dealt, shared by all windows."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from klondike_qt.game.record import Difficulty
from klondike_qt.preferences.rules import UnreadableValue, whole_number
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER
from klondike_qt.rules.variant import Variant
from klondike_qt.store.game_values import read_difficulty

_UNLIMITED = 0
_OF_RULES = "draw = ? AND passes = ? AND worry_back = ? AND (? IS NULL OR difficulty = ?)"


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """A deal that can be won by the rules it was prepared for."""

    number: int
    difficulty: Difficulty


class PreparedDeals:
    """The waiting deals in the database that ``connection`` returns; each is handed out once.

    They can be found anew at any time, so what goes wrong with the disk is passed over.
    """

    def __init__(self, connection: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connection

    def count(self, variant: Variant, difficulty: Difficulty | None = None) -> int:
        """Return how many deals wait that can be won by these rules, of one difficulty or of all."""
        try:
            query = f"SELECT count(*) FROM prepared WHERE {_OF_RULES}"  # noqa: S608 - columns of ours
            return int(self._connection().execute(query, _rules(variant, difficulty)).fetchone()[0])
        except sqlite3.Error:
            return 0

    def add(self, variant: Variant, deal: PreparedDeal) -> None:
        """Let a deal wait."""
        with suppress(sqlite3.Error):
            self._connection().execute(
                "INSERT OR REPLACE INTO prepared VALUES (?, ?, ?, ?, ?)",
                (*_rules(variant)[:3], deal.number, deal.difficulty.value),
            )

    def take(self, variant: Variant, difficulty: Difficulty | None = None) -> PreparedDeal | None:
        """Hand out a waiting deal, as hard as wished; no other window gets it. None if there is none."""
        query = (
            f"DELETE FROM prepared WHERE {_OF_RULES} AND deal_number ="  # noqa: S608 - columns of ours
            f" (SELECT min(deal_number) FROM prepared WHERE {_OF_RULES}) RETURNING deal_number, difficulty"
        )
        try:
            while rows := self._connection().execute(query, _rules(variant, difficulty) * 2).fetchall():
                with suppress(UnreadableValue):
                    return _read(*rows[0])
        except sqlite3.Error:
            pass
        return None


def _rules(variant: Variant, difficulty: Difficulty | None = None) -> tuple[int, int, int, str | None, str | None]:
    """Return what decides whether a deal can be won, which scoring does not, and twice the difficulty that is asked."""
    level = difficulty.value if difficulty else None
    return variant.draw, variant.passes or _UNLIMITED, int(variant.worry_back), level, level


def _read(number: object, difficulty: object) -> PreparedDeal:
    level = read_difficulty(difficulty)
    if level is None:
        msg = "a prepared deal has a difficulty"
        raise UnreadableValue(msg)
    return PreparedDeal(whole_number(number, "deal_number", lowest=1, highest=LARGEST_DEAL_NUMBER), level)
