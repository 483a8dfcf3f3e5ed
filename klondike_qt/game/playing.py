"""Carry out the commands that play moves."""

from typing import assert_never

from klondike_qt.game.autoplay import best_move, safe_steps, to_foundation
from klondike_qt.game.commands import (
    Automatic,
    CarryCards,
    Finish,
    Playing,
    PressStock,
    SendSafe,
    SendToBest,
    SendToFoundation,
)
from klondike_qt.game.table import Outcome, Table, played, ran, refused
from klondike_qt.game.turns import steps_of
from klondike_qt.rules.finishing import finishing_moves
from klondike_qt.rules.moves import Reason, Refusal
from klondike_qt.rules.play import press_stock, settle


def play_command(table: Table, command: Playing, now: float, automatic: Automatic) -> Outcome:
    """Play what the command asks for, or refuse it."""
    position = table.position
    match command:
        case CarryCards(source, destination, count):
            return played(table, settle(position, source, destination, count), now, automatic)
        case PressStock():
            return played(table, press_stock(position), now, automatic)
        case SendToBest(place, count):
            return played(table, best_move(position, place, count), now, automatic)
        case SendToFoundation(place, count):
            return played(table, to_foundation(position, place, count), now, automatic)
        case SendSafe():
            return _send_safe(table, now)
        case Finish(most):
            return _finish(table, most, now)
        case _:
            assert_never(command)


def _send_safe(table: Table, now: float) -> Outcome:
    steps = safe_steps(table.position)
    return ran(table, steps, now) if steps else refused(table, Refusal(Reason.NOTHING_SAFE))


def _finish(table: Table, most: int | None, now: float) -> Outcome:
    if not table.position.is_settled:
        return refused(table, Refusal(Reason.NOT_SETTLED))
    moves = finishing_moves(table.position)
    if most is not None:
        moves = moves[: max(1, most)]
    return ran(table, steps_of(table.position, moves), now)
