"""How the 52 cards leave a won table: from the foundations, one after the other, in arcs that bounce on its edge.

Arithmetic alone, in lpx and milliseconds. The same number gives the same cascade; another one gives another.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from klondike_qt.rules.cards import KING, Card, Suit

LONGEST = 8_000.0
"""Milliseconds after which it is over, wherever the cards are."""
APART = 108.0
"""Milliseconds from one card to the next."""
_CROSSING = 2_200.0
"""Milliseconds that a card needs at most to leave the table at its side."""
_FALL = 620.0
"""Milliseconds for a fall from the upper edge to the lower one."""
_SLOWEST, _FASTEST = 0.16, 0.52
"""How far a card goes aside in a second, in widths of the table."""
_HOP = 0.42
"""How high some cards hop first, as a part of the table's height."""
_BOUNCE = 0.74
"""How much of its speed a card has after its first bounce; none bounces as it came."""
_STRIDES = (0.618034, 0.754878, 0.569840)
"""Multiples of these fall evenly between 0 and 1 without ever repeating: chance enough for a game."""


@dataclass(slots=True)
class Flyer:
    """One card in the air."""

    card: Card
    x: float
    y: float
    aside: float
    """Lpx to the right in a millisecond."""
    down: float
    """Lpx downwards in a millisecond."""
    bounce: float
    """How much of its speed the next bounce leaves."""


class Cascade:
    """Lets the cards go from where the foundations lie; ``width`` and ``height`` are those of the table."""

    def __init__(
        self,
        table: tuple[float, float],
        card: tuple[float, float],
        starts: Mapping[Suit, tuple[float, float]],
        number: int,
    ) -> None:
        self._width, self._height = table
        self._card_width, self._card_height = card
        self._starts = starts
        self._number = number
        self._waiting = [Card(rank, suit) for rank in range(1, KING + 1) for suit in reversed(Suit)]
        self._pull = 2 * self._height / _FALL**2
        self._passed = 0.0
        self.flyers: list[Flyer] = []
        """The cards in the air, those that left last on top."""

    @property
    def is_over(self) -> bool:
        """Tell whether no card is left, or the time is up."""
        return self._passed >= LONGEST or not (self._waiting or self.flyers)

    @property
    def next_card(self) -> Card | None:
        """The card that leaves next."""
        return self._waiting[-1] if self._waiting else None

    def advance(self, milliseconds: float) -> tuple[Card, ...]:
        """Let time pass, and return the cards that left their foundations."""
        self._passed += milliseconds
        for flyer in self.flyers:
            self._fly(flyer, milliseconds)
        self.flyers = [flyer for flyer in self.flyers if -self._card_width < flyer.x < self._width]
        gone = []
        while self._waiting and self._passed >= APART * (KING * len(Suit) - len(self._waiting)):
            card = self._waiting.pop()
            self.flyers.append(self._launched(card))
            gone.append(card)
        return tuple(gone)

    def _launched(self, card: Card) -> Flyer:
        x, y = self._starts[card.suit]
        turn = self._number + len(self._waiting) + 1
        side, speed, hop = (turn * stride % 1 for stride in _STRIDES)
        room_left, room_right = x + self._card_width, self._width - x
        goes_left = side < room_left / (room_left + room_right)
        room = room_left if goes_left else room_right
        wanted = (_SLOWEST + speed * (_FASTEST - _SLOWEST)) * self._width / 1000
        aside = max(wanted, room / (_CROSSING * (1 - 0.3 * speed)))
        up = (2 * self._pull * hop**2 * _HOP * min(y, self._height)) ** 0.5
        return Flyer(card, x, y, -aside if goes_left else aside, -up, _BOUNCE + 0.12 * hop)

    def _fly(self, flyer: Flyer, milliseconds: float) -> None:
        flyer.x += flyer.aside * milliseconds
        flyer.y += flyer.down * milliseconds + self._pull * milliseconds**2 / 2
        flyer.down += self._pull * milliseconds
        floor = self._height - self._card_height
        if flyer.y > floor and flyer.down > 0:
            flyer.y = max(floor - (flyer.y - floor) * flyer.bounce, 0.0)
            flyer.down *= -flyer.bounce
            flyer.bounce *= 0.97
