"""File results under the id of their game: dealt, won once, or abandoned."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from klondike_qt.store.game_text import start_text, variant_text
from klondike_qt.store.game_values import Entry

Clock = Callable[[], datetime]
"""Returns the time of day, with its zone."""


class State(StrEnum):
    """How far a dealt game has come."""

    PLAYING = "playing"
    ABANDONED = "abandoned"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Filing:
    """One fact that is to be filed, or has failed to be so far."""

    state: State
    entry: Entry
    at: datetime


def file(connection: sqlite3.Connection, filing: Filing) -> None:
    """File one fact; filing it again changes nothing."""
    if filing.state is State.PLAYING:
        file_deal(connection, filing.entry, time_text(filing.at))
    else:
        _file_end(connection, filing)
    count_daily_once(connection, filing.entry.game_id)


def file_deal(connection: sqlite3.Connection, entry: Entry, begun: str) -> None:
    """File that a game has had its first move."""
    record = entry.kept.record
    origin = record.origin
    connection.execute(
        "INSERT OR IGNORE INTO results (game_id, state, variant, kind, deal_number, daily, begun, difficulty, start)"
        " VALUES (?, 'playing', ?, ?, ?, ?, ?, ?, ?)",
        (
            origin.game_id,
            variant_text(record.start.variant),
            origin.kind.value,
            origin.deal_number,
            origin.daily,
            begun,
            origin.difficulty,
            None if origin.deal_number else start_text(record.start),
        ),
    )


def _file_end(connection: sqlite3.Connection, filing: Filing) -> None:
    entry = filing.entry
    won = filing.state is State.WON
    connection.execute(
        "UPDATE results SET state = ?, ended = ?, score = ?, seconds = ?, moves = ?, reset = NULL,"
        " ending = (SELECT coalesce(max(ending), 0) + 1 FROM results)"
        " WHERE game_id = ? AND state = 'playing'",
        (
            filing.state.value,
            time_text(filing.at),
            entry.score,
            int(entry.kept.elapsed) if won else None,
            entry.moves if won else None,
            entry.game_id,
        ),
    )


def count_daily_once(connection: sqlite3.Connection, game_id: str | None = None) -> None:
    """Make a daily (or every daily) that another game has won before a chosen deal."""
    chosen = "game_id = ?" if game_id else "? IS NULL"
    connection.execute(
        f"UPDATE results SET kind = 'chosen' WHERE {chosen} AND daily IS NOT NULL AND EXISTS ("  # noqa: S608 - of ours
        " SELECT 1 FROM results AS other WHERE other.daily = results.daily AND other.deal_number IS results.deal_number"
        " AND other.state = 'won' AND other.game_id != results.game_id"
        " AND (results.ending IS NULL OR other.ending < results.ending))",
        (game_id,),
    )


def time_text(at: datetime) -> str:
    """Return a moment as text in UTC, such as ``2026-01-31T18:05:00+00:00``: later moments sort later."""
    return at.astimezone(UTC).isoformat(timespec="seconds")
