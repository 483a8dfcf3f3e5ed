"""Results one by one, as plain values and back, and how those of another file are merged in."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime

from klondike_qt.game.record import DealKind, Difficulty
from klondike_qt.preferences.rules import UnreadableValue, read_variant, variant_fields, whole_number
from klondike_qt.rules.variant import Variant
from klondike_qt.store.filing import State, count_daily_once, time_text
from klondike_qt.store.game_text import read_start, read_variant_text, start_text, variant_text
from klondike_qt.store.game_values import read_deal, read_difficulty, read_id, read_kind

_HIGHEST_SCORE = 10_000_000


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one dealt game; the fields are the columns of the table."""

    game_id: str
    state: State
    variant: Variant
    kind: DealKind
    deal_number: int | None
    daily: str | None
    begun: str
    """When it had its first move, in UTC."""
    ended: str | None
    """When it was won or abandoned, in UTC."""
    score: int | None
    seconds: int | None
    moves: int | None
    difficulty: Difficulty | None = None
    """How hard the deal was to win, if that was measured before it was dealt."""
    start: str | None = None
    """The position text of a game without a deal number; older ones have none."""
    reset: int | None = None
    """The number of the reset that put it aside, so that it does not count; None if it counts."""


RESULT_COLUMNS = tuple(field.name for field in fields(Result))
OPTIONAL_COLUMNS = frozenset({"difficulty", "start", "reset"})
"""What results in older files lack."""


def results(connection: sqlite3.Connection) -> Iterator[Result]:
    """Return every result that can be read, ended ones first and in the order of their endings."""
    columns = ", ".join(RESULT_COLUMNS)
    query = f"SELECT {columns} FROM results ORDER BY ending IS NULL, ending, number"  # noqa: S608 - columns of ours
    for row in connection.execute(query):
        try:
            yield read_row(row)
        except UnreadableValue:
            continue


def read_row(row: Sequence[object]) -> Result:
    """Return the result that a row of ``RESULT_COLUMNS`` stands for; UnreadableValue if no game ends like that."""
    values = dict(zip(RESULT_COLUMNS, row, strict=True))
    return read_result(values | {"variant": variant_fields(read_variant_text(values["variant"]))})


def result_values(result: Result) -> dict[str, object]:
    """Return a result as plain values."""
    values: dict[str, object] = {field.name: getattr(result, field.name) for field in fields(result)}
    return values | {
        "state": result.state.value,
        "variant": variant_fields(result.variant),
        "kind": result.kind.value,
    }


def read_result(values: Mapping[str, object]) -> Result:
    """Return the result that plain values stand for; UnreadableValue if no game ends like that."""
    try:
        state = State(str(values["state"]))
    except ValueError as error:
        raise UnreadableValue(str(error)) from error
    ended, score = values["ended"], values["score"]
    has_ended, is_won = state is not State.PLAYING, state is State.WON
    if has_ended != (ended is not None) or has_ended != (score is not None):
        msg = "a result has an end and a score if, and only if, the game has ended"
        raise UnreadableValue(msg)
    variant = read_variant(values["variant"])
    return Result(
        read_id(values["game_id"]),
        state,
        variant,
        read_kind(values["kind"]),
        *read_deal(values["deal_number"], values["daily"]),
        begun=_moment(values["begun"], "begun"),
        ended=_moment(ended, "ended") if has_ended else None,
        score=whole_number(score, "score", lowest=-_HIGHEST_SCORE, highest=_HIGHEST_SCORE) if has_ended else None,
        seconds=whole_number(values["seconds"], "seconds") if is_won else None,
        moves=whole_number(values["moves"], "moves", lowest=1) if is_won else None,
        difficulty=read_difficulty(values.get("difficulty")),
        start=_start(values.get("start"), variant),
        reset=None if values.get("reset") is None else whole_number(values["reset"], "reset", lowest=1),
    )


def _start(text: object, variant: Variant) -> str | None:
    return None if text is None else start_text(read_start(text, variant))


def _moment(value: object, name: str) -> str:
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
        if moment is not None and moment.tzinfo is not None:
            return time_text(moment)
    except (ValueError, OverflowError):
        pass
    msg = f"{name} is no moment with a time zone"
    raise UnreadableValue(msg)


def rank(result: Result) -> int:
    """Return how far a game has come: playing, abandoned, won."""
    return list(State).index(result.state)


def merge(connection: sqlite3.Connection, others: Sequence[Result]) -> tuple[int, int]:
    """Merge results of another file by the id of the game; return how many are new and how many have changed.

    Of one game the further state counts, and a game still played here is abandoned by nobody else. Deals of the other
    file that were neither won nor abandoned stay there, with their games.
    """
    here = {result.game_id: result for result in results(connection)}
    played = {row[0] for row in connection.execute("SELECT id FROM games")}
    ended = [
        other
        for other in others
        if other.state is not State.PLAYING
        and (other.game_id not in here or rank(other) > rank(here[other.game_id]))
        and not (other.state is State.ABANDONED and other.game_id in played)
    ]
    taken = {other.game_id for other in ended}
    own = [result for result in here.values() if result.state is not State.PLAYING and result.game_id not in taken]
    for ending, result in enumerate(_by_ending(own, ended), 1):
        if result.game_id in taken:
            insert(connection, result, ending)
        else:
            connection.execute("UPDATE results SET ending = ? WHERE game_id = ?", (ending, result.game_id))
    count_daily_once(connection)
    changed = len(taken & here.keys())
    return len(taken) - changed, changed


def _by_ending(own: Sequence[Result], others: Sequence[Result]) -> Iterator[Result]:
    """Merge two sequences by the time of ending; each keeps its own order, whatever its clock was."""
    left, right = list(reversed(own)), list(reversed(others))
    while left and right:
        yield (right if str(right[-1].ended) < str(left[-1].ended) else left).pop()
    yield from reversed(left or right)


def insert(connection: sqlite3.Connection, result: Result, ending: int | None) -> None:
    """Write a result in place of any of the same game; ``ending`` counts the ended ones in their order."""
    connection.execute("DELETE FROM results WHERE game_id = ?", (result.game_id,))
    row = result_values(result) | {"variant": variant_text(result.variant), "ending": ending}
    marks = ", ".join(f":{name}" for name in row)
    connection.execute(f"INSERT INTO results ({', '.join(row)}) VALUES ({marks})", row)  # noqa: S608 - columns of ours
