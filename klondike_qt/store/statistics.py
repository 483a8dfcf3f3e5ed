"""What the results come to: records, streaks, the carried balance and the days that were played."""

import sqlite3
from dataclasses import asdict, dataclass
from itertools import chain

from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import Scoring, Variant
from klondike_qt.store.game_text import variant_text
from klondike_qt.store.selection import ENDED, Selection, read_rules

_WON = "state = 'won'"


@dataclass(frozen=True, slots=True)
class Figures:
    """What some games come to."""

    dealt: int
    won: int
    abandoned: int
    best_score: int | None
    """Of a game that ended, won or not; None before the first, and of several rules together."""
    fastest_seconds: int | None
    """Whole seconds of the fastest win."""
    fewest_moves: int | None
    """Moves of the shortest win."""
    streak: int
    """Wins since the last abandoned game."""
    longest_streak: int


NOTHING = Figures(0, 0, 0, None, None, None, 0, 0)


@dataclass(frozen=True, slots=True)
class Statistics(Figures):
    """The records of one variant value and one kind of deal."""

    variant: Variant
    kind: DealKind


def statistics(connection: sqlite3.Connection) -> tuple[Statistics, ...]:
    """Return the records of every variant value and kind that was played, in the order of their first deal."""
    groups = connection.execute(
        "SELECT variant, kind FROM results WHERE reset IS NULL GROUP BY variant, kind ORDER BY min(number)"
    ).fetchall()
    found = []
    for text, kind in groups:
        rules = read_rules(text)
        if rules:
            counted = asdict(figures(connection, Selection(rules, DealKind(kind))))
            found.append(Statistics(**counted, variant=rules, kind=DealKind(kind)))
    return tuple(found)


def figures(connection: sqlite3.Connection, selection: Selection) -> Figures:
    """Return what the games of a selection come to."""
    condition, values = selection.condition(connection)
    dealt, won, abandoned, score, seconds, moves = connection.execute(
        f"SELECT count(*), coalesce(sum({_WON}), 0), coalesce(sum(state = 'abandoned'), 0), max(score),"  # noqa: S608 - of ours
        f" min(iif({_WON}, seconds, NULL)), min(iif({_WON}, moves, NULL)) FROM results WHERE {condition}",
        values,
    ).fetchone()
    best = score if selection.variant else None
    streaks = _streaks(connection, condition, values)
    return Figures(dealt, won, abandoned, best, seconds, moves, *streaks)


def _streaks(connection: sqlite3.Connection, condition: str, values: tuple[str, ...]) -> tuple[int, int]:
    """Return the current and the longest run of wins by the order of endings."""
    rows = connection.execute(
        f"SELECT {_WON} FROM results WHERE {condition} AND {ENDED} ORDER BY ending",  # noqa: S608 - of ours
        values,
    )
    runs = bytes(chain.from_iterable(rows)).split(b"\0")
    return len(runs[-1]), max(map(len, runs))


def balance(connection: sqlite3.Connection, variant: Variant) -> int:
    """Return the dollars of all deals of one Vegas variant that were won or abandoned; 0 for other variants."""
    if variant.scoring is not Scoring.VEGAS:
        return 0
    row = connection.execute(
        f"SELECT coalesce(sum(score), 0) FROM results WHERE reset IS NULL AND variant = ? AND {ENDED}",  # noqa: S608 - of ours
        (variant_text(variant),),
    ).fetchone()
    return int(row[0])
