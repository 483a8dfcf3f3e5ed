"""The book that a patient clerk would keep of a player's games, and what he would count from it.

Nothing here is taken from the store: one line for each game, and at the end everything is counted by hand.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime


@dataclass
class Line:
    """One game in the book."""

    game_id: str
    variant: str
    kind: str
    daily: str | None
    begun: bool = False
    end: str | None = None
    ended: datetime | None = None
    score: int = 0
    seconds: int = 0
    moves: int = 0
    aside: int | None = None


@dataclass
class Seat:
    """A window: the game on its table, and the one before."""

    table: Line | None = None
    before: Line | None = None


@dataclass
class Book:
    """All games in the order of dealing, their ends in the order of ending; ``now`` is the clock on the wall."""

    now: Callable[[], datetime]
    lines: dict[str, Line] = field(default_factory=dict)
    ends: list[Line] = field(default_factory=list)
    seats: dict[int, Seat] = field(default_factory=lambda: {0: Seat(), 1: Seat()})
    at: int = 0
    """The seat of the player whose turn it is."""
    resets: int = 0

    @property
    def seat(self) -> Seat:
        return self.seats[self.at]

    def dealt(self, game_id: str, variant: str, kind: str, daily: str | None, score_left: int) -> None:
        seat = self.seat
        if seat.table and seat.table.begun:
            seat.table.score = seat.table.score if seat.table.end else score_left
            seat.before = None if seat.table.end else seat.table
        seat.table = Line(game_id, variant, kind, daily)
        self.lines[game_id] = seat.table

    def moved(self) -> None:
        seat = self.seat
        assert seat.table
        if seat.before:
            self._end(seat.before, "abandoned")
            seat.before = None
        if not seat.table.begun and self._is_won_daily(seat.table.daily):
            seat.table.kind = "chosen"
        seat.table.begun = True

    def won(self, score: int, seconds: int, moves: int) -> None:
        line = self.seat.table
        assert line
        if self._is_won_daily(line.daily):
            line.kind = "chosen"
        line.score, line.seconds, line.moves = score, seconds, moves
        self._end(line, "won")

    def back(self) -> None:
        self.seat.table, self.seat.before = self.seat.before, None

    def reset(self) -> int:
        """Lay all ended games aside; return how many."""
        going = [line for line in self.ends if line.aside is None]
        self.resets += 1
        for line in going:
            line.aside = self.resets
        return len(going)

    def undo_reset(self) -> int:
        last = max((line.aside for line in self.ends if line.aside), default=0)
        coming = [line for line in self.ends if line.aside == last]
        for line in coming:
            line.aside = None
        return len(coming)

    def _end(self, line: Line, end: str) -> None:
        line.end, line.ended = end, self.now()
        self.ends.append(line)

    def _is_won_daily(self, day: str | None) -> bool:
        return day is not None and any(line.daily == day and line.end == "won" for line in self.lines.values())

    def _begun(self) -> list[Line]:
        return [line for line in self.lines.values() if line.begun and line.aside is None]

    def counted(self) -> dict[tuple[str, str], dict[str, int | None]]:
        """Count everything for each variant and kind that was played."""
        keys = {(line.variant, line.kind) for line in self._begun()}
        return {key: self.figures(*key) for key in keys}

    def figures(self, variant: str | None = None, kind: str | None = None) -> dict[str, int | None]:
        """Count the games of a variant and a kind; None takes all."""
        begun = [line for line in self._begun() if variant in {None, line.variant} and kind in {None, line.kind}]
        ends = [line for line in self.ends if line in begun]
        wins = [line for line in ends if line.end == "won"]
        letters = "".join("w" if line.end == "won" else "l" for line in ends)
        return {
            "dealt": len(begun),
            "won": len(wins),
            "abandoned": len(ends) - len(wins),
            "best_score": max((line.score for line in ends), default=None),
            "fastest_seconds": min((line.seconds for line in wins), default=None),
            "fewest_moves": min((line.moves for line in wins), default=None),
            "streak": len(letters.split("l")[-1]),
            "longest_streak": max(len(run) for run in letters.split("l")),
        }

    def balance(self, variant: str) -> int:
        return sum(line.score for line in self.ends if line.variant == variant and line.aside is None)

    def days(self) -> dict[str, tuple[int, int]]:
        """Count the ends and the wins of each day at the player's place."""
        found: dict[str, tuple[int, int]] = {}
        for line in self.ends:
            if line.aside is None and line.ended:
                day = line.ended.astimezone().date().isoformat()
                ended, won = found.get(day, (0, 0))
                found[day] = (ended + 1, won + (line.end == "won"))
        return found

    def moves_of_wins(self) -> list[tuple[int, int]]:
        moves = sorted(line.moves for line in self.ends if line.end == "won" and line.aside is None)
        return [(number, moves.count(number)) for number in sorted(set(moves))]

    def games(self) -> dict[str, str]:
        """Return what came of each game."""
        return {line.game_id: line.end or "playing" for line in self._begun()}
