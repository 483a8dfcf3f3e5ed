"""Everything in one JSON file: export, and import of a file that nobody vouches for."""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from klondike_qt.preferences.rules import UnreadableValue, whole_number
from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.values import preference_values, read_preferences
from klondike_qt.store.game_values import FIELDS, OPTIONAL, Entry, game_values, read_game_values
from klondike_qt.store.plain_files import open_plain
from klondike_qt.store.results import OPTIONAL_COLUMNS, RESULT_COLUMNS, Result, read_result, result_values, results
from klondike_qt.store.saves import Role, read_game
from klondike_qt.store.text_files import write_text_file

FORMAT = "klondike-qt"
VERSION = 1
LARGEST = 64 * 2**20
"""Bytes of the largest file that is read: some 200,000 games."""
_MOST_WINDOW = 64
_MOST_REASONS = 20
Item = TypeVar("Item")


class ImportRefused(ValueError):
    """A file that cannot be taken in; nothing was changed."""

    def __init__(self, *reasons: str) -> None:
        """Keep every reason (the first twenty), each with the place in the file."""
        super().__init__("; ".join(reasons[:_MOST_REASONS]))
        self.reasons = reasons[:_MOST_REASONS]


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The content of one export."""

    preferences: Preferences
    results: tuple[Result, ...]
    games: tuple[tuple[int, Role, Entry], ...]
    """Number of the window, role and game."""


def gather(connection: sqlite3.Connection, preferences: Preferences) -> Exchanged:
    """Return everything that is to be exported; a saved game that cannot be read is left out."""
    games = []
    for window, role, game_id in connection.execute(
        "SELECT window, role, id FROM games ORDER BY window, role"
    ).fetchall():
        try:
            games.append((window, Role(role), read_game(connection, game_id)))
        except UnreadableValue:
            continue
    return Exchanged(preferences, tuple(results(connection)), tuple(games))


def write_export(content: Exchanged, path: str, *, force: bool = False) -> None:
    """Write one JSON file; FileExistsError if there is one and no ``force``, OSError if it cannot be written."""
    write_text_file(path, json.dumps(_export_values(content), indent=1) + "\n", force=force)


def read_export(path: str) -> Exchanged:
    """Read a file that ``write_export`` could have written; ImportRefused with all reasons, or OSError."""
    with open_plain(path) as file:
        content = file.read(LARGEST + 1)
    values = _parsed(content)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        msg = "the file is no export of this program"
        raise ImportRefused(msg)
    if values.get("version") != VERSION:
        msg = f"version {values.get('version')!r:.20} of the export is not known here"
        raise ImportRefused(msg)
    return _Reading(values).content()


def _parsed(content: bytes) -> object:
    if len(content) > LARGEST:
        msg = f"the file is larger than {LARGEST // 2**20} MiB"
        raise ImportRefused(msg)
    try:
        values: object = json.loads(content.decode("utf-8-sig"))
    except RecursionError as error:
        msg = "the file is nested too deeply"
        raise ImportRefused(msg) from error
    except UnicodeDecodeError as error:
        msg = f"the file is not text in UTF-8; it goes wrong at byte {error.start + 1}"
        raise ImportRefused(msg) from error
    except json.JSONDecodeError as error:
        msg = f"the file is no JSON; it goes wrong in line {error.lineno} at character {error.colno}"
        raise ImportRefused(msg) from error
    except ValueError as error:  # Python reads no number that is much longer than 4,000 digits
        msg = "a number in the file is too long"
        raise ImportRefused(msg) from error
    return values


def _export_values(content: Exchanged) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "preferences": preference_values(content.preferences),
        "games": [
            {"window": window, "role": role.value} | game_values(entry.kept) for window, role, entry in content.games
        ],
        "results": [result_values(result) for result in content.results],
    }


class _Reading:
    """An export being read, and every reason to refuse it so far."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values
        self._reasons: list[str] = []

    def content(self) -> Exchanged:
        preferences = self._preferences()
        results = self._each("results", frozenset(RESULT_COLUMNS), OPTIONAL_COLUMNS, read_result)
        games = self._each("games", frozenset(FIELDS) | {"window", "role"}, OPTIONAL, _read_game)
        self._refuse_doubles("results", [result.game_id for result in results])
        self._refuse_doubles("games", [entry.game_id for _, _, entry in games])
        self._refuse_doubles("games", [f"the {role} game of window {window}" for window, role, _ in games])
        if self._reasons:
            raise ImportRefused(*self._reasons)
        return Exchanged(preferences, tuple(results), tuple(games))

    def _preferences(self) -> Preferences:
        values = self._values.get("preferences")
        if not isinstance(values, dict):
            self._reasons.append("preferences: not there")
            return Preferences()
        read = read_preferences(values)
        self._reasons += [f"preferences.{fault}" for fault in read.faults]
        return read.preferences

    def _each(
        self,
        name: str,
        known: frozenset[str],
        optional: frozenset[str],
        read: Callable[[Mapping[str, object]], Item],
    ) -> list[Item]:
        values = self._values.get(name)
        if not isinstance(values, list):
            self._reasons.append(f"{name}: no list")
            return []
        found = []
        for number, item in enumerate(values):
            if not isinstance(item, dict) or not known - optional <= item.keys() <= known:
                self._reasons.append(f"{name}[{number}]: does not have exactly {', '.join(sorted(known))}")
                continue
            try:
                found.append(read(item))
            except UnreadableValue as error:
                self._reasons.append(f"{name}[{number}]: {error}")
        return found

    def _refuse_doubles(self, name: str, ids: list[str]) -> None:
        doubles = sorted(key for key, number in Counter(ids).items() if number > 1)
        self._reasons += [f"{name}: {key} is there more than once" for key in doubles]


def _read_game(values: Mapping[str, object]) -> tuple[int, Role, Entry]:
    window = whole_number(values["window"], "window", lowest=1, highest=_MOST_WINDOW)
    try:
        role = Role(str(values["role"]))
    except ValueError as error:
        raise UnreadableValue(str(error)) from error
    return window, role, read_game_values(values)
