"""What the results come to: records, streaks, the carried balance and the days that were played."""

import sqlite3
from dataclasses import dataclass

from klondike_qt.game.record import DealKind
from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.rules.variant import Scoring, Variant
from klondike_qt.store.filing import State
from klondike_qt.store.game_text import read_variant_text, variant_text


@dataclass(frozen=True, slots=True)
class Statistics:
    """The records of one variant value and one kind of deal."""

    variant: Variant
    kind: DealKind
    dealt: int
    won: int
    abandoned: int
    best_score: int | None
    """Of a game that ended, won or not; None before the first."""
    fastest_seconds: int | None
    """Whole seconds of the fastest win."""
    fewest_moves: int | None
    """Moves of the shortest win."""
    streak: int
    """Wins since the last abandoned game."""
    longest_streak: int


def statistics(connection: sqlite3.Connection) -> tuple[Statistics, ...]:
    """Return the records of every variant value and kind that was played, in the order of their first deal."""
    rows = connection.execute(
        "SELECT variant, kind, count(*), sum(state = 'won'), sum(state = 'abandoned'),"
        " max(score), min(iif(state = 'won', seconds, NULL)), min(iif(state = 'won', moves, NULL))"
        " FROM results GROUP BY variant, kind ORDER BY min(number)"
    ).fetchall()
    streaks = _streaks(connection)
    found = []
    for variant, kind, *figures in rows:
        rules = _rules(variant)
        if rules:
            dealt, won, abandoned, score, seconds, moves = figures
            streak, longest = streaks.get((variant, kind), (0, 0))
            found.append(
                Statistics(rules, DealKind(kind), dealt, won, abandoned, score, seconds, moves, streak, longest)
            )
    return tuple(found)


def _streaks(connection: sqlite3.Connection) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the current and the longest run of wins for each variant text and kind, by the order of endings."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    rows = connection.execute("SELECT variant, kind, state FROM results WHERE state != 'playing' ORDER BY ending")
    for variant, kind, state in rows:
        streak, longest = found.get((variant, kind), (0, 0))
        streak = streak + 1 if state == State.WON else 0
        found[variant, kind] = (streak, max(streak, longest))
    return found


def balance(connection: sqlite3.Connection, variant: Variant) -> int:
    """Return the dollars of all deals of one Vegas variant that were won or abandoned; 0 for other variants."""
    if variant.scoring is not Scoring.VEGAS:
        return 0
    row = connection.execute(
        "SELECT coalesce(sum(score), 0) FROM results WHERE variant = ? AND state != 'playing'",
        (variant_text(variant),),
    ).fetchone()
    return int(row[0])


def daily_marks(connection: sqlite3.Connection, draw: int) -> dict[str, bool]:
    """Return the days whose daily deal was played with this draw, each with whether it was ever won."""
    rows = connection.execute(
        "SELECT daily, variant, max(state = 'won') FROM results WHERE daily IS NOT NULL GROUP BY daily, variant"
    )
    found: dict[str, bool] = {}
    for day, variant, won in rows:
        rules = _rules(variant)
        if rules and rules.draw == draw:
            found[day] = found.get(day, False) or bool(won)
    return found


def _rules(text: str) -> Variant | None:
    try:
        return read_variant_text(text)
    except UnreadableValue:
        return None
