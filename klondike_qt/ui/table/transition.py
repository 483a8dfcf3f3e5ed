"""How the cards go from one standing to the next: which set out when, how fast and how high."""

from collections.abc import Mapping
from dataclasses import dataclass

from klondike_qt.game.commands import NewGame
from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Redeal, Step
from klondike_qt.rules.position import COLUMNS, Position
from klondike_qt.ui.table.tempo import Tempo


@dataclass(frozen=True, slots=True)
class Pace:
    """How one card goes to its new spot."""

    duration: float
    delay: float = 0.0
    flight: int | None = None
    """Above everything else, together with the cards of the same number; None: in its place of the pile."""


def usual_pace(update: Update, tempo: Tempo) -> Pace:
    """Return the pace of cards of which the update says nothing: they shift, or are raised to be held."""
    return Pace(tempo.lift if update.change is Change.HAND else tempo.move)


def back_pace(tempo: Tempo) -> Pace:
    """Return the pace of cards that were let go."""
    return Pace(tempo.back, flight=0)


def is_deal(update: Update) -> bool:
    """Tell whether a new game is dealt card by card."""
    return update.change is Change.DEALT and isinstance(update.command, NewGame)


def paces(update: Update, tempo: Tempo) -> Mapping[Card, Pace]:
    """Return the pace of the cards that an update is about; all others shift."""
    if is_deal(update):
        return _deal_paces(update.after.position, tempo)
    stagger = min(tempo.run_stagger, (tempo.run - tempo.move) / max(1, len(update.steps)))
    found: dict[Card, Pace] = {}
    for number, step in enumerate(update.steps):
        found |= _step_paces(step, number, number * stagger, tempo)
    return found


def _step_paces(step: Step, number: int, delay: float, tempo: Tempo) -> dict[Card, Pace]:
    """Let carried cards travel together, the waste too when it is turned over, and drawn cards one by one."""
    if isinstance(step.move, Carry | Redeal):
        found = {card: Pace(tempo.move, delay, number) for card in step.moved}
    else:
        drawn = enumerate(step.moved[-3:])
        found = {card: Pace(tempo.draw, delay + i * tempo.draw_stagger, number + i) for i, card in drawn}
    if step.turned:
        found[step.turned] = Pace(tempo.turn, delay)
    return found


def _deal_paces(position: Position, tempo: Tempo) -> dict[Card, Pace]:
    """Deal row by row, as one deals by hand."""
    columns = [column.hidden + column.run for column in position.columns]
    dealt = [
        columns[index][row]
        for row in range(max(map(len, columns)))
        for index in range(COLUMNS)
        if row < len(columns[index])
    ]
    return {card: Pace(tempo.deal, number * tempo.deal_stagger, number) for number, card in enumerate(dealt)}
