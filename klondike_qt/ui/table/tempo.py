"""How long cards are on their way, at each of the three speeds."""

from collections.abc import Mapping
from dataclasses import dataclass

from klondike_qt.preferences.schema import MotionSpeed


@dataclass(frozen=True, slots=True)
class Tempo:
    """Milliseconds that one card needs, and those from one card to the next; no move takes longer than 250."""

    move: float
    draw: float
    draw_stagger: float
    turn: float
    back: float
    """For cards that were let go where they do not fit."""
    lift: float
    deal: float
    deal_stagger: float
    run_stagger: float
    """From one automatic move to the next, if there are few."""
    finish: int
    """From one card to the next while a settled game is played to its end."""


TEMPOS: Mapping[MotionSpeed, Tempo] = {
    MotionSpeed.FAST: Tempo(90, 70, 20, 70, 80, 40, 45, 18, 25, 60),
    MotionSpeed.NORMAL: Tempo(180, 140, 35, 140, 160, 80, 90, 35, 45, 110),
    MotionSpeed.SLOW: Tempo(250, 180, 35, 200, 230, 110, 140, 39, 70, 170),
}
