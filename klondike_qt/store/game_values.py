"""A saved game as plain values and back: the same reading for rows of the database and for imported files."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from klondike_qt.game.cursor import Focus
from klondike_qt.game.record import DealKind, Difficulty, Kept, Origin, Record
from klondike_qt.game.turns import InvalidRecord, rebuild
from klondike_qt.game.updates import Standing
from klondike_qt.preferences.rules import UnreadableValue, read_variant, variant_fields, whole_number
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER
from klondike_qt.rules.position import Place
from klondike_qt.rules.scoring import time_bonus
from klondike_qt.store.game_text import read_start, read_turn, start_text, turn_text

FIELDS = ("id", "kind", "deal_number", "daily", "difficulty", "variant", "start", "turns", "cursor", "elapsed", "focus")
OPTIONAL = frozenset({"difficulty"})
"""What files of the first days lack."""
_LONGEST_ID = 100
_MOST_TURNS = 100_000
_LONGEST_TIME = 10**10


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


def game_values(kept: Kept) -> dict[str, object]:
    """Return a game as plain values under the names of ``FIELDS``."""
    origin, record = kept.record.origin, kept.record
    return {
        "id": origin.game_id,
        "kind": origin.kind.value,
        "deal_number": origin.deal_number,
        "daily": origin.daily,
        "difficulty": origin.difficulty.value if origin.difficulty else None,
        "variant": variant_fields(record.start.variant),
        "start": start_text(record.start),
        "turns": [turn_text(turn) for turn in record.turns],
        "cursor": record.cursor,
        "elapsed": kept.elapsed,
        "focus": [int(kept.focus.place), kept.focus.depth],
    }


def read_game_values(values: Mapping[str, object]) -> Entry:
    """Return the game that plain values stand for; UnreadableValue if nobody can have played it."""
    turns = values["turns"]
    if not isinstance(turns, list) or len(turns) > _MOST_TURNS:
        msg = "the turns are no list, or too many"
        raise UnreadableValue(msg)
    record = Record(
        origin=read_origin(values),
        start=read_start(values["start"], read_variant(values["variant"])),
        turns=tuple(map(read_turn, turns)),
        cursor=whole_number(values["cursor"], "cursor"),
    )
    kept = Kept(record, _seconds(values["elapsed"]), read_focus(values["focus"]))
    try:
        now = rebuild(record).now
    except InvalidRecord as error:
        raise UnreadableValue(str(error)) from error
    won = now.position.is_won
    bonus = time_bonus(now.position.variant, kept.elapsed) if won else 0
    return Entry(kept, now.score + bonus, now.moves, won)


def read_origin(values: Mapping[str, object]) -> Origin:
    """Return id, kind, deal number, day and difficulty of a game; UnreadableValue for what no game has."""
    deal_number, daily = read_deal(values["deal_number"], values["daily"])
    difficulty = read_difficulty(values.get("difficulty"))
    return Origin(read_id(values["id"]), read_kind(values["kind"]), deal_number, daily, difficulty)


def read_id(value: object) -> str:
    """Return the id of a game."""
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_ID or not value.isprintable():
        msg = "the id of the game is no short text"
        raise UnreadableValue(msg)
    return value


def read_kind(value: object) -> DealKind:
    """Return the kind of a deal."""
    try:
        return DealKind(str(value))
    except ValueError as error:
        raise UnreadableValue(str(error)) from error


def read_difficulty(value: object) -> Difficulty | None:
    """Return how hard a deal is, as far as that was measured."""
    try:
        return None if value is None else Difficulty(str(value))
    except ValueError as error:
        raise UnreadableValue(str(error)) from error


def read_deal(number: object, daily: object) -> tuple[int | None, str | None]:
    """Return the deal number and the day of a daily deal, each as far as there is one."""
    deal = None if number is None else whole_number(number, "deal_number", lowest=1, highest=LARGEST_DEAL_NUMBER)
    if daily is None:
        return deal, None
    try:
        day = date.fromisoformat(daily).isoformat() if isinstance(daily, str) else None
    except ValueError:
        day = None
    if day is None or day != daily:
        msg = "the day of the daily deal is no date"
        raise UnreadableValue(msg)
    return deal, day


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _LONGEST_TIME:
        msg = "the time is no number of seconds"
        raise UnreadableValue(msg)
    return float(value)


def read_focus(value: object) -> Focus:
    """Return the focus that a pair of place and depth stands for."""
    place, depth = value if isinstance(value, list) and len(value) == len(("place", "depth")) else (None, None)
    index = whole_number(place, "the place of the focus", highest=max(Place))
    return Focus(Place(index), None if depth is None else whole_number(depth, "the depth of the focus"))
