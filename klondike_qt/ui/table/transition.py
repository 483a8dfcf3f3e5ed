"""How the cards go from one standing to the next: which set out when, how fast and how high."""

from collections.abc import Mapping
from dataclasses import dataclass

from klondike_qt.game.commands import NewGame
from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Step
from klondike_qt.rules.position import COLUMNS, Position
from klondike_qt.ui.table.motion import DEAL, DEAL_STAGGER, DRAW, LIFT, MOVE, RETURN, TURN

DRAW_STAGGER = 35
"""Milliseconds from one drawn card to the next."""
RUN_STAGGER = 45
"""Milliseconds from one automatic move to the next."""
LONGEST_RUN = 1200
"""Milliseconds that a run of automatic moves may take as a whole."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How one card goes to its new spot."""

    duration: float = MOVE
    delay: float = 0.0
    flight: int | None = None
    """Above everything else, together with the cards of the same number; None: in its place of the pile."""


SHIFT = Pace()
RAISE = Pace(LIFT)
BACK = Pace(RETURN, flight=0)
"""What cards do of which the update says nothing."""


def is_deal(update: Update) -> bool:
    """Tell whether a new game is dealt card by card."""
    return update.change is Change.DEALT and isinstance(update.command, NewGame)


def paces(update: Update) -> Mapping[Card, Pace]:
    """Return the pace of the cards that an update is about; all others shift."""
    if is_deal(update):
        return _deal_paces(update.after.position)
    stagger = min(RUN_STAGGER, (LONGEST_RUN - MOVE) / max(1, len(update.steps)))
    found: dict[Card, Pace] = {}
    for number, step in enumerate(update.steps):
        found |= _step_paces(step, number, number * stagger)
    return found


def _step_paces(step: Step, number: int, delay: float) -> dict[Card, Pace]:
    if isinstance(step.move, Carry):
        found = {card: Pace(MOVE, delay, number) for card in step.moved}
    else:
        drawn = step.moved[-3:]
        found = {card: Pace(DRAW, delay + i * DRAW_STAGGER, number + i) for i, card in enumerate(drawn)}
    if step.turned:
        found[step.turned] = Pace(TURN, delay)
    return found


def _deal_paces(position: Position) -> dict[Card, Pace]:
    """Deal row by row, as one deals by hand."""
    columns = [column.hidden + column.run for column in position.columns]
    dealt = [
        columns[index][row]
        for row in range(max(map(len, columns)))
        for index in range(COLUMNS)
        if row < len(columns[index])
    ]
    return {card: Pace(DEAL, number * DEAL_STAGGER, number) for number, card in enumerate(dealt)}
