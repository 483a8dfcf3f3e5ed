"""How long cards are on their way, at each of the three speeds."""

from collections.abc import Mapping
from dataclasses import dataclass

from klondike_qt.preferences.schema import MotionSpeed


@dataclass(frozen=True, slots=True)
class Tempo:
    """Milliseconds that one card needs, and those from one card to the next.

    No move takes longer than 250, unless slow cards are wished.
    """

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
    run: float
    """The most that a run of automatic moves takes as a whole."""


TEMPOS: Mapping[MotionSpeed, Tempo] = {
    MotionSpeed.FAST: Tempo(90, 70, 20, 70, 80, 40, 45, 18, 25, 60, 1200),
    MotionSpeed.NORMAL: Tempo(180, 140, 35, 140, 160, 80, 90, 35, 45, 110, 1200),
    MotionSpeed.SLOW: Tempo(450, 350, 90, 350, 400, 200, 225, 70, 150, 280, 3000),
}
"""Slow is for eyes that lose a card on its way: it takes two and a half times as long, and any key still ends it."""
