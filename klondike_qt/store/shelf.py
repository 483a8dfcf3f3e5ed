"""Fetch a window's games at the start: those left by closed windows too, and no game that breaks the rules."""

import json
import sqlite3
from collections.abc import Callable
from datetime import date

from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.store.game_values import Entry
from klondike_qt.store.saves import Role, delete_game, forget_window, read_game, saved_ids
from klondike_qt.store.trouble import Trouble, TroubleKind
from klondike_qt.store.windows import FIRST


def fetch(connection: sqlite3.Connection, window: int, path: str, day: date) -> tuple[dict[Role, Entry], list[Trouble]]:
    """Return the games of a window; one that does not replay is set aside and told."""
    games: dict[Role, Entry] = {}
    troubles: list[Trouble] = []
    for role, game_id in saved_ids(connection, window):
        try:
            game = read_game(connection, game_id)
        except UnreadableValue as error:
            _set_game_aside(connection, game_id, day, str(error))
            troubles.append(Trouble(TroubleKind.GAME_SET_ASIDE, path, detail=str(error)))
        else:
            games[role] = game
    return games, troubles


def adopt_left_games(connection: sqlite3.Connection, is_open: Callable[[int], bool]) -> None:
    """Give the first window the unfinished game of a window that is gone, unless it has one of its own."""
    rows = connection.execute(
        "SELECT window, max(EXISTS (SELECT 1 FROM turns WHERE game_id = id)"
        " AND coalesce((SELECT state FROM results WHERE game_id = id), 'playing') = 'playing')"
        " FROM games GROUP BY window ORDER BY window"
    ).fetchall()
    unfinished = dict(rows)
    for window in [window for window in unfinished if window != FIRST and not is_open(window)]:
        if unfinished[window] and unfinished.get(FIRST):
            continue
        if unfinished[window]:
            forget_window(connection, FIRST)
            connection.execute("UPDATE games SET window = ? WHERE window = ?", (FIRST, window))
            unfinished[FIRST] = True
        else:
            forget_window(connection, window)


def _set_game_aside(connection: sqlite3.Connection, game_id: str, day: date, reason: str) -> None:
    """Move a game's rows, whatever they hold, into one text and out of the way."""
    game = connection.execute("SELECT * FROM games WHERE id = ?", (game_id,)).fetchall()
    turns = connection.execute(
        "SELECT number, text FROM turns WHERE game_id = ? ORDER BY number", (game_id,)
    ).fetchall()
    text = json.dumps({"game": game, "turns": turns}, default=repr)
    connection.execute(
        "INSERT INTO set_aside (game_id, day, reason, text) VALUES (?, ?, ?, ?)",
        (game_id, day.isoformat(), reason, text),
    )
    delete_game(connection, game_id)
