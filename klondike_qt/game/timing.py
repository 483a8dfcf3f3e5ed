"""Carry out the commands of the clock."""

from typing import assert_never

from klondike_qt.game.commands import RunClock, StopClock, Timing
from klondike_qt.game.table import Outcome, Table
from klondike_qt.game.updates import Change


def keep_time(table: Table, command: Timing, now: float) -> Outcome:
    """Stop the clock, or let it run on in a game that has begun and is not won."""
    match command:
        case StopClock():
            clock = table.clock.stopped(now)
        case RunClock():
            clock = table.clock.started(now) if table.may_go_on else table.clock
        case _:
            assert_never(command)
    return Outcome(table) if clock == table.clock else Outcome(table.timed(clock), Change.CLOCK)
