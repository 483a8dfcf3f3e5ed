"""Carry out the commands that turn the game back and forth."""

from typing import assert_never

from klondike_qt.game.commands import Redo, Restart, TakeBack, Turning, Undo
from klondike_qt.game.record import Played, Restarted
from klondike_qt.game.table import Outcome, Table, refused
from klondike_qt.game.updates import Change
from klondike_qt.rules.moves import Reason, Refusal


def turn_game(table: Table, command: Turning) -> Outcome:
    """Take a turn back, play it again, or go back to the opening."""
    match command:
        case Undo():
            return _undo(table)
        case TakeBack(turns):
            return _taken_back(table, turns)
        case Redo():
            return _redo(table)
        case Restart():
            return _restart(table)
        case _:
            assert_never(command)


def _undo(table: Table) -> Outcome:
    turn = table.history.last_turn
    steps = table.history.now.steps
    match turn:
        case None:
            return refused(table, Refusal(Reason.NOTHING_TO_UNDO))
        case Played(_, automatic):
            after = table.turned(table.history.undone())
            return Outcome(after, Change.UNDONE, steps[::-1], len(steps) if automatic else 0)
        case Restarted():
            return Outcome(table.turned(table.history.undone()), Change.UNRESTARTED)
        case _:
            assert_never(turn)


def _taken_back(table: Table, turns: int) -> Outcome:
    if turns <= 1:
        return _undo(table) if turns == 1 else Outcome(table)
    if turns > table.history.record.cursor:
        return refused(table, Refusal(Reason.NOTHING_TO_UNDO))
    return Outcome(table.turned(table.history.undone(turns)), Change.TAKEN_BACK)


def _redo(table: Table) -> Outcome:
    turn = table.history.next_turn
    match turn:
        case None:
            return refused(table, Refusal(Reason.NOTHING_TO_REDO))
        case Played(_, automatic):
            after = table.turned(table.history.redone())
            steps = after.history.now.steps
            return Outcome(after, Change.REDONE, steps, len(steps) if automatic else 0)
        case Restarted():
            return Outcome(table.turned(table.history.redone()), Change.RESTARTED)
        case _:
            assert_never(turn)


def _restart(table: Table) -> Outcome:
    if not table.history.now.moves:
        return Outcome(table)
    return Outcome(table.turned(table.history.restarted()), Change.RESTARTED)
