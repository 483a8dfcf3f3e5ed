"""The book that a patient clerk would keep of a player's games, and what he would count from it.

Nothing here is taken from the store: one line for each game, and at the end everything is counted by hand.
"""

from dataclasses import dataclass, field


@dataclass
class Line:
    """One game in the book."""

    game_id: str
    variant: str
    kind: str
    daily: str | None
    begun: bool = False
    end: str | None = None
    score: int = 0
    seconds: int = 0
    moves: int = 0


@dataclass
class Book:
    """All games in the order of dealing, their ends in the order of ending."""

    lines: dict[str, Line] = field(default_factory=dict)
    ends: list[Line] = field(default_factory=list)
    table: Line | None = None
    before: Line | None = None

    def dealt(self, game_id: str, variant: str, kind: str, daily: str | None, score_left: int) -> None:
        if self.table and self.table.begun:
            self.table.score = self.table.score if self.table.end else score_left
            self.before = None if self.table.end else self.table
        self.table = Line(game_id, variant, kind, daily)
        self.lines[game_id] = self.table

    def moved(self) -> None:
        assert self.table
        if self.before:
            self.before.end = "abandoned"
            self.ends.append(self.before)
            self.before = None
        if not self.table.begun and self._is_won_daily(self.table.daily):
            self.table.kind = "chosen"
        self.table.begun = True

    def won(self, score: int, seconds: int, moves: int) -> None:
        assert self.table
        self.table.end = "won"
        self.table.score, self.table.seconds, self.table.moves = score, seconds, moves
        self.ends.append(self.table)

    def back(self) -> None:
        self.table, self.before = self.before, None

    def _is_won_daily(self, day: str | None) -> bool:
        return day is not None and any(line.daily == day and line.end == "won" for line in self.lines.values())

    def counted(self) -> dict[tuple[str, str], dict[str, int | None]]:
        """Count everything for each variant and kind that was played."""
        found: dict[tuple[str, str], dict[str, int | None]] = {}
        for key in {(line.variant, line.kind) for line in self.lines.values() if line.begun}:
            begun = [line for line in self.lines.values() if line.begun and (line.variant, line.kind) == key]
            ends = [line for line in self.ends if (line.variant, line.kind) == key]
            wins = [line for line in ends if line.end == "won"]
            letters = "".join("w" if line.end == "won" else "l" for line in ends)
            found[key] = {
                "dealt": len(begun),
                "won": len(wins),
                "abandoned": len(ends) - len(wins),
                "best_score": max((line.score for line in ends), default=None),
                "fastest_seconds": min((line.seconds for line in wins), default=None),
                "fewest_moves": min((line.moves for line in wins), default=None),
                "streak": len(letters.split("l")[-1]),
                "longest_streak": max(len(run) for run in letters.split("l")),
            }
        return found

    def balance(self, variant: str) -> int:
        return sum(line.score for line in self.ends if line.variant == variant)
