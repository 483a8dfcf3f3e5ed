"""Saved games in the database: written so that a move costs a row and not a game."""

import json
import sqlite3
from enum import StrEnum

from klondike_qt.game.cursor import START
from klondike_qt.game.record import Turn
from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.store.game_text import start_text, turn_text, variant_text
from klondike_qt.store.game_values import Entry, read_focus, read_game_values


class Role(StrEnum):
    """What a saved game is to its window."""

    CURRENT = "current"
    PREVIOUS = "previous"


def write_game(connection: sqlite3.Connection, window: int, role: Role, old: Entry | None, new: Entry) -> None:
    """Write a game of which ``old`` lies on disk (None: nothing), touching only what differs."""
    kept, record, focus = new.kept, new.kept.record, new.kept.focus
    changing = (role.value, record.cursor, kept.elapsed, int(focus.place), focus.depth)
    if old is None:
        delete_game(connection, new.game_id)
        origin = record.origin
        connection.execute(
            "INSERT INTO games (role, cursor, elapsed, focus_place, focus_depth,"
            " id, window, kind, deal_number, daily, difficulty, variant, start)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *changing,
                *(origin.game_id, window, origin.kind.value, origin.deal_number, origin.daily, origin.difficulty),
                *(variant_text(record.start.variant), start_text(record.start)),
            ),
        )
        _write_turns(connection, new.game_id, (), record.turns)
        return
    _write_turns(connection, new.game_id, old.kept.record.turns, record.turns)
    connection.execute(
        "UPDATE games SET role = ?, cursor = ?, elapsed = ?, focus_place = ?, focus_depth = ? WHERE id = ?",
        (*changing, new.game_id),
    )


def _write_turns(connection: sqlite3.Connection, game_id: str, old: tuple[Turn, ...], new: tuple[Turn, ...]) -> None:
    """Write the turns behind those that both have (comparing is quick: a kept turn is the same object)."""
    if old == new:
        return
    same = len(old)
    if old != new[:same]:
        pairs = enumerate(zip(old, new, strict=False))
        same = next((number for number, (before, after) in pairs if before != after), min(len(old), len(new)))
        connection.execute("DELETE FROM turns WHERE game_id = ? AND number >= ?", (game_id, same))
    connection.executemany(
        "INSERT INTO turns VALUES (?, ?, ?)",
        [(game_id, number, turn_text(new[number])) for number in range(same, len(new))],
    )


def delete_game(connection: sqlite3.Connection, game_id: str) -> None:
    """Forget a saved game; its result stays."""
    connection.execute("DELETE FROM turns WHERE game_id = ?", (game_id,))
    connection.execute("DELETE FROM games WHERE id = ?", (game_id,))


def forget_window(connection: sqlite3.Connection, window: int) -> None:
    """Forget the saved games of one window; their results stay."""
    for _, game_id in saved_ids(connection, window):
        delete_game(connection, game_id)


def saved_ids(connection: sqlite3.Connection, window: int) -> list[tuple[Role, str]]:
    """Return roles and ids of the games of one window."""
    rows = connection.execute("SELECT role, id FROM games WHERE window = ? ORDER BY id", (window,)).fetchall()
    return [(Role(role), game_id) for role, game_id in rows]


def raw_values(connection: sqlite3.Connection, game_id: str) -> dict[str, object]:
    """Return the rows of a saved game as plain values, unread; UnreadableValue if they do not hang together."""
    row = connection.execute(
        "SELECT kind, deal_number, daily, difficulty, variant, start, cursor, elapsed, focus_place, focus_depth"
        " FROM games WHERE id = ?",
        (game_id,),
    ).fetchone()
    kind, deal_number, daily, difficulty, variant, start, cursor, elapsed, place, depth = row
    turns = connection.execute(
        "SELECT number, text FROM turns WHERE game_id = ? ORDER BY number", (game_id,)
    ).fetchall()
    if [number for number, _ in turns] != list(range(len(turns))):
        msg = "turns are missing"
        raise UnreadableValue(msg)
    try:
        rules: object = json.loads(variant)
    except (TypeError, ValueError, RecursionError) as error:
        msg = "the rules are no JSON"
        raise UnreadableValue(msg) from error
    return {
        "id": game_id,
        "kind": kind,
        "deal_number": deal_number,
        "daily": daily,
        "difficulty": difficulty,
        "variant": rules,
        "start": start,
        "turns": [text for _, text in turns],
        "cursor": cursor,
        "elapsed": elapsed,
        "focus": [place, depth],
    }


def read_game(connection: sqlite3.Connection, game_id: str) -> Entry:
    """Return a saved game; UnreadableValue if its rows make no game that anybody can have played."""
    values = raw_values(connection, game_id)
    try:
        read_focus(values["focus"])
    except UnreadableValue:
        values["focus"] = [int(START.place), START.depth]  # not worth a game
    return read_game_values(values)
