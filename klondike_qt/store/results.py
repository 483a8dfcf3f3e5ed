"""Results filed under the id of their game: dealt, won once, or abandoned."""

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from klondike_qt.game.record import DealKind
from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.rules.variant import Scoring, Variant
from klondike_qt.store.position_values import read_variant_text, variant_text
from klondike_qt.store.saves import Entry


class State(StrEnum):
    """How far a dealt game has come."""

    PLAYING = "playing"
    WON = "won"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Filing:
    """One fact that is to be filed, or has failed to be so far."""

    state: State
    entry: Entry
    at: datetime


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


def file(connection: sqlite3.Connection, filing: Filing) -> None:
    """File one fact; filing it again changes nothing."""
    entry, record = filing.entry, filing.entry.kept.record
    at = filing.at.isoformat(timespec="seconds")
    if filing.state is State.PLAYING:
        connection.execute(
            "INSERT OR IGNORE INTO results (game_id, state, variant, kind, deal_number, daily, begun)"
            " VALUES (?, 'playing', ?, ?, ?, ?, ?)",
            (
                entry.game_id,
                variant_text(record.start.variant),
                record.origin.kind.value,
                record.origin.deal_number,
                record.origin.daily,
                at,
            ),
        )
    else:
        won = filing.state is State.WON
        connection.execute(
            "UPDATE results SET state = ?, ended = ?, score = ?, seconds = ?, moves = ?,"
            " ending = (SELECT coalesce(max(ending), 0) + 1 FROM results)"
            " WHERE game_id = ? AND state = 'playing'",
            (
                filing.state.value,
                at,
                entry.score,
                int(entry.kept.elapsed) if won else None,
                entry.moves if won else None,
                entry.game_id,
            ),
        )
    _count_daily_once(connection, entry.game_id)


def _count_daily_once(connection: sqlite3.Connection, game_id: str) -> None:
    """Make a daily that another game has won already a chosen deal."""
    connection.execute(
        "UPDATE results SET kind = 'chosen' WHERE game_id = ? AND daily IS NOT NULL AND EXISTS ("
        " SELECT 1 FROM results AS other WHERE other.daily = results.daily AND other.deal_number IS results.deal_number"
        " AND other.state = 'won' AND other.game_id != results.game_id)",
        (game_id,),
    )


def statistics(connection: sqlite3.Connection) -> tuple[Statistics, ...]:
    """Return the records of every variant value and kind that was played, in the order of their first deal."""
    rows = connection.execute(
        "SELECT variant, kind, count(*), coalesce(sum(state = 'won'), 0), coalesce(sum(state = 'abandoned'), 0),"
        " max(CASE WHEN state != 'playing' THEN score END), min(CASE WHEN state = 'won' THEN seconds END),"
        " min(CASE WHEN state = 'won' THEN moves END)"
        " FROM results GROUP BY variant, kind ORDER BY min(number)"
    ).fetchall()
    streaks = _streaks(connection)
    found = []
    for variant, kind, dealt, won, abandoned, score, seconds, moves in rows:
        try:
            key = (read_variant_text(variant), DealKind(kind))
        except ValueError:
            continue
        streak = streaks.get((variant, kind), (0, 0))
        found.append(Statistics(*key, dealt, won, abandoned, score, seconds, moves, *streak))
    return tuple(found)


def _streaks(connection: sqlite3.Connection) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the current and the longest run of wins for each variant text and kind."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    rows = connection.execute(
        "SELECT variant, kind, state FROM results WHERE state != 'playing' ORDER BY ending, number"
    )
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
        if _draws(variant, draw):
            found[day] = found.get(day, False) or bool(won)
    return found


def _draws(variant: str, draw: int) -> bool:
    try:
        return read_variant_text(variant).draw == draw
    except UnreadableValue:
        return False
