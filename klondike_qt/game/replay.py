"""A game from its tokens alone: no clock, no preferences, nothing automatic."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from klondike_qt.rules.finishing import finishing_moves
from klondike_qt.rules.moves import Draw, Move, Reason, Redeal, Refusal
from klondike_qt.rules.notation import Attempt, FinishAll, PlayAgain, TakeBack, Token, Unreadable
from klondike_qt.rules.play import play, refusal, settle
from klondike_qt.rules.position import Position
from klondike_qt.rules.scoring import opening_score, score_after


@dataclass(frozen=True, slots=True)
class Moment:
    """A position with the score and the number of moves that led to it."""

    position: Position
    score: int
    """Points without a time bonus, or dollars."""
    moves: int = 0


@dataclass(frozen=True, slots=True)
class Replayed:
    """What became of a replay."""

    moment: Moment
    """After the last accepted token."""
    refused_at: int | None = None
    """The index of the token that was refused, from 0; nothing behind it was looked at."""
    refusal: Refusal | None = None


def replay(start: Position, tokens: Iterable[Token]) -> Replayed:
    """Play tokens from a position until one is refused."""
    moments = [Moment(start, opening_score(start.variant))]
    current = 0
    for index, token in enumerate(tokens):
        now = moments[current]
        turn = _judged(now.position, token)
        if isinstance(turn, Refusal):
            return Replayed(now, index, turn)
        if isinstance(turn, TakeBack | PlayAgain):
            wanted = current + (1 if isinstance(turn, PlayAgain) else -1)
            if not 0 <= wanted < len(moments):
                reason = Reason.NOTHING_TO_UNDO if wanted < 0 else Reason.NOTHING_TO_REDO
                return Replayed(now, index, Refusal(reason))
            current = wanted
        else:
            current += 1
            moments[current:] = [_after(now, turn)]
    return Replayed(moments[current])


def _judged(position: Position, token: Token) -> tuple[Move, ...] | TakeBack | PlayAgain | Refusal:
    """Return the moves that a token stands for, a step in time as it is, or why it is refused."""
    if position.is_won:
        return Refusal(Reason.ALREADY_WON)
    match token:
        case Draw() | Redeal():
            return refusal(position, token) or (token,)
        case Attempt(source, destination, count):
            settled = settle(position, source, destination, count)
            return settled if isinstance(settled, Refusal) else (settled,)
        case FinishAll():
            return finishing_moves(position) if position.is_settled else Refusal(Reason.NOT_SETTLED)
        case TakeBack() | PlayAgain():
            return token
        case Unreadable():
            return Refusal(Reason.UNREADABLE)
        case _:
            assert_never(token)


def _after(moment: Moment, moves: tuple[Move, ...]) -> Moment:
    position, score = moment.position, moment.score
    for move in moves:
        step = play(position, move)
        position, score = step.after, score_after(score, step)
    return Moment(position, score, moment.moves + len(moves))
