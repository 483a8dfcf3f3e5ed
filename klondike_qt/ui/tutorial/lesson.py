"""What a lesson is: a small game, and the steps that are to be done in it."""

from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from klondike_qt.game.commands import CarryCards, Command, Finish, PressStock, Undo
from klondike_qt.game.record import DealKind, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.moves import Carry, Draw, Redeal
from klondike_qt.rules.notation import Attempt, FinishAll, TakeBack, read_token
from klondike_qt.rules.play import settle
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import read_position


class Way(StrEnum):
    """How the player does things."""

    KEYS = "keys"
    CLICKS = "clicks"
    EAR = "ear"
    SWITCH = "switch"


class Step(NamedTuple):
    """One thing to do."""

    rule: str
    """The id of the sentence about it in ``words.tutorial``."""
    move: str = ""
    """A move in notation, ``u`` to take one back, ``=`` to play on until the game is won."""
    asks: str = ""
    """The id of an action that is to be carried out instead of a move."""
    first: str = ""
    """A move that has to come before ``=``."""

    @property
    def is_free(self) -> bool:
        """Tell whether whatever the rules allow may be played meanwhile."""
        return self.move == "="


class Lesson(NamedTuple):
    """Steps in one small game."""

    start: str
    """A position text."""
    steps: tuple[Step, ...]
    begins: int = 0
    """The step to begin with; those before it have been done already."""

    @property
    def length(self) -> int:
        """How many steps the player meets."""
        return len(self.steps) - self.begins

    def session(self, number: int) -> Session:
        """Return the game as it stands before a step."""
        start = read_position(self.start)
        start = replace(start, variant=replace(start.variant, time_bonus=False))  # nobody is hurried here
        session = Session(new_record(Origin("tutorial", DealKind.CHOSEN), start))
        for step in self.steps[:number]:
            for command in commands_of(step):
                session.handle(command, 0.0)
        return session


def commands_of(step: Step) -> tuple[Command, ...]:
    """Return what does a step."""
    tokens = [token for token in (step.first, step.move) if token]
    return tuple(map(_command, tokens))


def move_of(position: Position, token: str) -> Carry | Draw | Redeal | None:
    """Return the move that a token means in a position; None for one that is no move there."""
    match read_token(token):
        case Attempt(source, destination, count):
            settled = settle(position, source, destination, count)
            return settled if isinstance(settled, Carry) else None
        case Draw() | Redeal() as move:
            return move
        case _:
            return None


def allows(step: Step, update: Update) -> bool:
    """Tell whether something that changes the game belongs to a step."""
    return update.is_quiet or step.is_free or is_done(step, update)


def is_done(step: Step, update: Update) -> bool:
    """Tell whether an update does what a step asks for."""
    match read_token(step.move) if step.move else None:
        case None:
            return False
        case TakeBack():
            return update.change is Change.UNDONE
        case FinishAll():
            return update.won
        case _:
            moves = tuple(played.move for played in update.steps)
            return update.change is Change.PLAYED and moves == (move_of(update.before.position, step.move),)


def _command(token: str) -> Command:
    match read_token(token):
        case Attempt(source, destination, count):
            return CarryCards(source, destination, count)
        case TakeBack():
            return Undo()
        case FinishAll():
            return Finish()
        case _:
            return PressStock()
