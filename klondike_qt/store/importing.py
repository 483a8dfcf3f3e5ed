"""Take the content of an export in: results merged, games where nothing is lost by it."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from klondike_qt.store.exchange import Exchanged
from klondike_qt.store.filing import State, file_deal
from klondike_qt.store.game_values import Entry
from klondike_qt.store.results import merge
from klondike_qt.store.saves import Role, forget_window, write_game

Placed = tuple[int, Role, Entry]


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did with results and games."""

    new_results: int
    changed_results: int
    games: int
    """Saved games that were taken over."""
    kept_games: int
    """Saved games that were left in the file: one here has moves or is in play."""


def take_in(connection: sqlite3.Connection, content: Exchanged, is_open: Callable[[int], bool], now: str) -> Imported:
    """Merge an export in one transaction; games of a window that ``is_open`` are left alone."""
    begun = {result.game_id: result.begun for result in content.results if result.state is State.PLAYING}
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    try:
        new, changed = merge(connection, content.results)
        games = _playable(connection, content)
        taken = 0
        for window, placed in groupby(games, key=lambda game: game[0]):
            if not is_open(window) and not _is_unfinished(connection, window):
                forget_window(connection, window)
                for _, role, entry in placed:
                    _take_game(connection, window, role, entry, begun.get(entry.game_id, now))
                    taken += 1
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA synchronous = NORMAL")
    return Imported(new, changed, taken, len(games) - taken)


def _playable(connection: sqlite3.Connection, content: Exchanged) -> list[Placed]:
    """Return the games of an export that have not ended and are not here already."""
    here = {row[0] for row in connection.execute("SELECT id FROM games")}
    here |= {row[0] for row in connection.execute("SELECT game_id FROM results WHERE state != 'playing'")}
    games = [game for game in content.games if game[2].game_id not in here and not game[2].is_won]
    return sorted(games, key=lambda game: (game[0], game[1]))


def _is_unfinished(connection: sqlite3.Connection, window: int) -> bool:
    row = connection.execute(
        "SELECT 1 FROM games WHERE window = ? AND EXISTS (SELECT 1 FROM turns WHERE game_id = id)"
        " AND NOT EXISTS (SELECT 1 FROM results WHERE game_id = id AND state != 'playing')",
        (window,),
    ).fetchone()
    return row is not None


def _take_game(connection: sqlite3.Connection, window: int, role: Role, entry: Entry, begun: str) -> None:
    write_game(connection, window, role, None, entry)
    if entry.has_begun:
        file_deal(connection, entry, begun)
