"""Carry out the commands that move the keyboard focus."""

from dataclasses import replace
from typing import assert_never

from klondike_qt.game.arrows import other_end, stepped
from klondike_qt.game.commands import Direction, FocusOn, MoveFocus, Navigation
from klondike_qt.game.focusing import fitted
from klondike_qt.game.holding import narrowed
from klondike_qt.game.table import Outcome, Table
from klondike_qt.game.updates import Change


def navigate(table: Table, command: Navigation) -> Outcome:
    """Move the focus; nothing at an edge. Put where it is already, it counts as moved, so that it is spoken again."""
    match command:
        case FocusOn(focus):
            return Outcome(table.focused(fitted(table.position, focus)), Change.FOCUS)
        case MoveFocus():
            return _step(table, command)
        case _:
            assert_never(command)


def _step(table: Table, command: MoveFocus) -> Outcome:
    direction, arrangement = command.direction, command.arrangement
    focus = stepped(table.position, table.focus, direction, arrangement, table.trail)
    if focus is None and command.wrap:
        focus = other_end(table.focus.place, direction, arrangement, table.trail)
    if focus is None or focus == table.focus:
        return Outcome(table)
    moved = table.focused(focus)
    is_along_column = direction in {Direction.UP, Direction.DOWN}
    hand = narrowed(table.position, table.hand, focus) if is_along_column else table.hand
    if hand == table.hand:
        return Outcome(moved, Change.FOCUS)
    return Outcome(replace(moved, hand=hand), Change.HAND)
