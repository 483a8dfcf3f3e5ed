"""The only stored truth about a game: how it began, what was played, and how much of it stands."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from klondike_qt.game.cursor import START, Focus
from klondike_qt.rules.moves import Move
from klondike_qt.rules.position import Position


class DealKind(StrEnum):
    """How a deal was come by; records are kept apart for each kind."""

    VETTED = "vetted"
    SHUFFLED = "shuffled"
    CHOSEN = "chosen"


class Difficulty(StrEnum):
    """How hard a deal is to win, from the easiest on."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    VERY_HARD = "very-hard"


@dataclass(frozen=True, slots=True)
class Origin:
    """Which game this is and where its deal came from."""

    game_id: str
    """Unique for each game ever dealt; results are filed under it."""
    kind: DealKind
    deal_number: int | None = None
    daily: str | None = None
    """The day of a daily deal as YYYY-MM-DD."""
    difficulty: Difficulty | None = None
    """As it was measured before the deal; None if it was not."""


@dataclass(frozen=True, slots=True)
class Played:
    """One undoable turn: a move of the player, or a run of automatic moves."""

    moves: tuple[Move, ...]
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class Restarted:
    """The turn that goes back to the opening."""


Turn = Played | Restarted


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: opening, turns (undone ones included) and how many of them stand."""

    origin: Origin
    start: Position
    turns: tuple[Turn, ...] = ()
    cursor: int = 0
    """Turns ``[:cursor]`` stand, turns ``[cursor:]`` are undone and can be redone."""


class Kept(NamedTuple):
    """All that has to be stored of a game so that it goes on exactly where it was."""

    record: Record
    elapsed: float = 0.0
    """Seconds at the table."""
    focus: Focus = START


def new_record(origin: Origin, start: Position) -> Record:
    """Return the record of a game that nobody has played yet."""
    return Record(origin, start)
