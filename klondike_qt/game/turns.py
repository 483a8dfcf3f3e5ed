"""The turns of a game with the standing after each, so that undo and redo only step from one to the next."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from klondike_qt.game.record import Played, Record, Restarted, Turn
from klondike_qt.rules.moves import IllegalMove, Move, Refusal, Step
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.scoring import opening_score, score_after


class InvalidRecord(ValueError):
    """A stored game that nobody can have played."""

    def __init__(self, why: str, turn: int | None = None, refusal: Refusal | None = None) -> None:
        """Keep what is wrong: a phrase, the zero-based turn that is at fault, and the rules' refusal of its move."""
        super().__init__(why if turn is None else f"turn {turn}: {why}")
        self.turn = turn
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Mark:
    """The game after one turn, or as it was dealt."""

    position: Position
    score: int
    """Without the time bonus."""
    moves: int
    steps: tuple[Step, ...] = ()
    """The steps of the turn that led here, in order."""


@dataclass(frozen=True, slots=True)
class History:
    """A record and the marks it leads through; every change returns a new history."""

    record: Record
    marks: tuple[Mark, ...]
    """``marks[n]`` is the game after the first ``n`` turns, undone ones included."""

    @property
    def now(self) -> Mark:
        """The game as it stands."""
        return self.marks[self.record.cursor]

    @property
    def has_begun(self) -> bool:
        """Tell whether anything was ever played, be it undone by now."""
        return bool(self.record.turns)

    @property
    def last_turn(self) -> Turn | None:
        """The last turn that stands."""
        return self.record.turns[self.record.cursor - 1] if self.record.cursor else None

    @property
    def next_turn(self) -> Turn | None:
        """The undone turn that can be redone first."""
        turns = self.record.turns[self.record.cursor :]
        return turns[0] if turns else None

    @property
    def ends_automatic(self) -> bool:
        """Tell whether the last turn that stands is a run of automatic moves."""
        turn = self.last_turn
        return isinstance(turn, Played) and turn.automatic

    def played(self, steps: Sequence[Step], *, automatic: bool = False) -> "History":
        """Return the history with one more turn; what was undone can no longer be redone."""
        turn = Played(tuple(step.move for step in steps), automatic)
        return self._with_turn(turn, _mark_after(self.now, steps))

    def lengthened(self, steps: Sequence[Step]) -> "History":
        """Return the history with the steps added to the run of automatic moves that stands last."""
        all_steps = (*self.now.steps, *steps)
        return self.undone().played(all_steps, automatic=True)

    def restarted(self) -> "History":
        """Return the history with a turn that goes back to the opening."""
        return self._with_turn(Restarted(), self.marks[0])

    def undone(self, turns: int = 1) -> "History":
        """Return the history with so many turns fewer standing; there must be as many."""
        return History(replace(self.record, cursor=self.record.cursor - turns), self.marks)

    def redone(self) -> "History":
        """Return the history with one undone turn standing again; there must be one."""
        return History(replace(self.record, cursor=self.record.cursor + 1), self.marks)

    def _with_turn(self, turn: Turn, mark: Mark) -> "History":
        cursor = self.record.cursor
        turns = (*self.record.turns[:cursor], turn)
        return History(replace(self.record, turns=turns, cursor=cursor + 1), (*self.marks[: cursor + 1], mark))


def steps_of(position: Position, moves: Sequence[Move]) -> tuple[Step, ...]:
    """Play moves one after another from ``position``; raises IllegalMove at the first that the rules refuse."""
    steps = []
    for move in moves:
        step = play(position, move)
        position = step.after
        steps.append(step)
    return tuple(steps)


def rebuild(record: Record) -> History:
    """Replay a record, undone turns included; raises InvalidRecord if it cannot have come from play."""
    if not 0 <= record.cursor <= len(record.turns):
        msg = f"{record.cursor} of {len(record.turns)} turns cannot stand"
        raise InvalidRecord(msg)
    opening = Mark(record.start, opening_score(record.start.variant), 0)
    marks = [opening]
    for number, turn in enumerate(record.turns):
        if marks[-1].position.is_won:
            msg = "the game was won before"
            raise InvalidRecord(msg, number)
        match turn:
            case Played():
                marks.append(_replayed(marks[-1], turn, number))
            case Restarted():
                marks.append(opening)
            case _:
                assert_never(turn)
    if marks[-1].position.is_won and record.cursor < len(record.turns):
        msg = "a won game cannot be undone"
        raise InvalidRecord(msg)
    return History(record, tuple(marks))


def _replayed(mark: Mark, turn: Played, number: int) -> Mark:
    if not turn.moves or (len(turn.moves) > 1 and not turn.automatic):
        msg = f"a turn of {len(turn.moves)} moves"
        raise InvalidRecord(msg, number)
    try:
        return _mark_after(mark, steps_of(mark.position, turn.moves))
    except IllegalMove as error:
        raise InvalidRecord(error.refusal.reason.value, number, error.refusal) from error


def _mark_after(mark: Mark, steps: Sequence[Step]) -> Mark:
    score = mark.score
    for step in steps:
        score = score_after(score, step)
    return Mark(steps[-1].after, score, mark.moves + len(steps), tuple(steps))
