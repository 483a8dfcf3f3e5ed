"""Which results are looked at: those of one kind of game and deal, or of all; what was reset is never among them."""

import sqlite3
from dataclasses import dataclass

from klondike_qt.game.record import DealKind
from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.rules.variant import Variant
from klondike_qt.store.game_text import read_variant_text, variant_text

ENDED = "ending IS NOT NULL"


@dataclass(frozen=True, slots=True)
class Selection:
    """Results of these rules and this kind of deal; None takes all of them."""

    variant: Variant | None = None
    kind: DealKind | None = None

    def condition(self, connection: sqlite3.Connection) -> tuple[str, tuple[str, ...]]:
        """Return what stands behind WHERE, with its values; rules that cannot be read are left out."""
        rules = [variant_text(self.variant)] if self.variant else list(played_rules(connection))
        parts = ["reset IS NULL", f"variant IN ({', '.join('?' * len(rules))})"]
        if self.kind:
            parts.append("kind = ?")
        return " AND ".join(parts), (*rules, *([self.kind.value] if self.kind else []))


ALL = Selection()


def played_rules(connection: sqlite3.Connection) -> dict[str, Variant]:
    """Return the rules of which there are results, by their texts; the index is leapt through."""
    rows = connection.execute(
        "WITH RECURSIVE rules (text) AS ("
        " SELECT min(variant) FROM results WHERE reset IS NULL"
        " UNION ALL SELECT (SELECT min(variant) FROM results WHERE reset IS NULL AND variant > text)"
        " FROM rules WHERE text IS NOT NULL"
        ") SELECT text FROM rules WHERE text IS NOT NULL"
    )
    found = ((text, read_rules(text)) for (text,) in rows)
    return {text: rules for text, rules in found if rules}


def read_rules(text: object) -> Variant | None:
    """Return the rules of a stored text, or None if it is damaged."""
    try:
        return read_variant_text(text)
    except UnreadableValue:
        return None
