"""Saved games: how one is written so that a move costs a row and not a game, and how it is read."""

import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from math import inf

from klondike_qt.game.cursor import Focus
from klondike_qt.game.record import DealKind, Kept, Origin, Record, Turn
from klondike_qt.game.turns import InvalidRecord, rebuild
from klondike_qt.game.updates import Standing
from klondike_qt.preferences.rules import UnreadableValue, whole_number
from klondike_qt.rules.position import Place
from klondike_qt.rules.scoring import time_bonus
from klondike_qt.store.position_values import position_text, read_json, read_position
from klondike_qt.store.turn_text import read_turn, turn_text


class Role(StrEnum):
    """What a saved game is to its window."""

    CURRENT = "current"
    PREVIOUS = "previous"


@dataclass(frozen=True, slots=True)
class Entry:
    """A saved game with what its result would be now."""

    kept: Kept
    score: int
    moves: int
    is_won: bool

    @property
    def game_id(self) -> str:
        """The id that its result is filed under."""
        return self.kept.record.origin.game_id

    @property
    def has_begun(self) -> bool:
        """Tell whether the game ever had a move, be it undone by now."""
        return bool(self.kept.record.turns)


def entry_of(standing: Standing, elapsed: float) -> Entry:
    """Return what is to be kept of a game at one instant."""
    kept = Kept(standing.record, elapsed, standing.focus)
    return Entry(kept, standing.score, standing.moves, standing.position.is_won)


def write_game(connection: sqlite3.Connection, window: int, role: Role, old: Entry | None, new: Entry) -> None:
    """Write a game of which ``old`` lies on disk (None: nothing), touching only what differs."""
    kept, record, focus = new.kept, new.kept.record, new.kept.focus
    if old is None:
        delete_game(connection, new.game_id)
        origin = record.origin
        row = (origin.game_id, window, role.value, origin.kind.value, origin.deal_number, origin.daily)
        changing = (record.cursor, kept.elapsed, int(focus.place), focus.depth)
        connection.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*row, position_text(record.start), *changing),
        )
        _write_turns(connection, new.game_id, (), record.turns)
        return
    _write_turns(connection, new.game_id, old.kept.record.turns, record.turns)
    connection.execute(
        "UPDATE games SET role = ?, cursor = ?, elapsed = ?, focus_place = ?, focus_depth = ? WHERE id = ?",
        (role.value, record.cursor, kept.elapsed, int(focus.place), focus.depth, new.game_id),
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


def read_game(connection: sqlite3.Connection, game_id: str) -> Entry:
    """Return a saved game; UnreadableValue if its rows make no game that anybody can have played."""
    row = connection.execute(
        "SELECT kind, deal_number, daily, start, cursor, elapsed, focus_place, focus_depth FROM games WHERE id = ?",
        (game_id,),
    ).fetchone()
    kind, deal_number, daily, start, cursor, elapsed, place, depth = row
    rows = connection.execute("SELECT number, text FROM turns WHERE game_id = ? ORDER BY number", (game_id,)).fetchall()
    if [number for number, _ in rows] != list(range(len(rows))):
        msg = "turns are missing"
        raise UnreadableValue(msg)
    turns = tuple(read_turn(text) for _, text in rows)
    try:
        origin = Origin(game_id, DealKind(kind), deal_number, daily)
        focus = Focus(Place(place), depth)
    except ValueError as error:
        raise UnreadableValue(str(error)) from error
    if not isinstance(elapsed, float):
        msg = "the time is no number"
        raise UnreadableValue(msg)
    record = Record(origin, read_position(read_json(start)), turns, whole_number(cursor, "cursor"))
    return checked(Kept(record, elapsed, focus))


def checked(kept: Kept) -> Entry:
    """Play a game that was read through the rules; UnreadableValue if nobody can have played it."""
    if not 0 <= kept.elapsed < inf:
        msg = "the time is no number of seconds"
        raise UnreadableValue(msg)
    try:
        now = rebuild(kept.record).now
    except InvalidRecord as error:
        raise UnreadableValue(str(error)) from error
    won = now.position.is_won
    bonus = time_bonus(now.position.variant, kept.elapsed) if won else 0
    return Entry(kept, now.score + bonus, now.moves, won)
