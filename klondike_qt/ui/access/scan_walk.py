"""Going round a list of things, one framed after the other, until somebody chooses: no clock, no state of the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Framed:
    """A rectangle that is framed, in lpx of a widget."""

    widget: QWidget
    rect: QRect
    tag: str = ""
    """What stands in its lower left corner."""
    on_card: bool = False
    """Its upper edge lies on another card, whose index must be seen."""


class Leave:
    """What choosing answers that leads back to where one came from."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One thing that can be chosen.

    Choosing answers a list of stops to go on with, or ``Leave()``; anything else means nothing.
    """

    text: str
    """What is said and shown while it is framed."""
    choose: Callable[[], object]
    frames: Callable[[], Sequence[Framed]]
    """Where it is seen at this moment; nowhere if it is gone."""
    arrive: Callable[[], object] | None = None
    """Carried out when it is framed; in place of saying the text, unless it is a group."""
    stays: bool = False
    """Chosen, it stays framed, to be chosen again."""
    ends: tuple[str, str] | None = None
    """The names of the first and the last thing in a group."""
    rests: bool = False
    """Chosen, it lets the frame rest, so that an answer can be read."""


class Walk:
    """Where the frame is among ``stops``; after ``loops`` rounds it rests (0: never)."""

    def __init__(self, stops: Sequence[Stop], loops: int = 0) -> None:
        self.stops = list(stops)
        self.loops = loops
        self.rounds = 0
        """How often all have been framed."""
        self.index = 0
        self.rests = not stops

    @property
    def stop(self) -> Stop | None:
        """What is framed."""
        return None if self.rests else self.stops[self.index]

    @property
    def share(self) -> int:
        """How many times the usual time it is framed: the first one twice."""
        return 1 if self.index else 2

    def step(self) -> None:
        """Frame the next thing, or rest."""
        self.index += 1
        if self.index >= len(self.stops):
            self.index = 0
            self.rounds += 1
            self.rests = self.rounds == self.loops

    def begin(self) -> None:
        """Go round again from the first thing on."""
        self.index = self.rounds = 0
        self.rests = not self.stops

    def stay(self) -> None:
        """Count the rounds anew: somebody is there."""
        self.rounds = 0

    def come_next(self, stop: Stop) -> None:
        """Let one of the things that come later come right after the framed one; that is never taken away."""
        if stop in self.stops[self.index + 1 :]:
            self.stops.remove(stop)
            self.stops.insert(self.index + 1, stop)
