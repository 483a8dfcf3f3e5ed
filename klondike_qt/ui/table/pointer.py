"""What the pointer means: presses, movements and releases become commands.

A press does nothing; the release decides. No Qt here: points are lpx of the table, times are milliseconds of any clock.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from klondike_qt.game.commands import (
    CarryCards,
    Command,
    FocusOn,
    PickUp,
    PressStock,
    PutBack,
    PutDown,
    SendToBest,
)
from klondike_qt.game.cursor import Focus, Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import legal_places
from klondike_qt.rules.position import Place, Position, foundation_of
from klondike_qt.ui.table.held import cards_at, held_cards, raised_by
from klondike_qt.ui.table.hits import Hit, drop_place, spot_at
from klondike_qt.ui.table.picture import Picture
from klondike_qt.ui.table.rects import Rect


@dataclass(frozen=True, slots=True)
class Manners:
    """What the player's hand can do, and how steady it is."""

    sends: bool = True
    """A click sends a card; otherwise it picks it up."""
    picks: bool = True
    """A click picks a card up where it does not send it, and puts it down."""
    doubles: bool = True
    """A double click sends a card that a click would pick up."""
    drags: bool = True
    reach: float = 12.0
    """How far a press may tremble and still be a click, in lpx."""
    accident: float = 300.0
    """Milliseconds within which a second click at the same spot is taken for an accident."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What the pointer needs to know at the instant of an event."""

    picture: Picture
    standing: Standing
    manners: Manners = Manners()


@dataclass(slots=True)
class Drag:
    """Cards that follow the pointer."""

    source: Place
    count: int
    origin: Rect
    """Where the upper-most of them lies."""
    x: float
    """How far they were carried to the right and down."""
    y: float
    strayed: bool = False
    """They were farther away than a card is wide, so that coming back means leaving them there."""

    @property
    def rect(self) -> Rect:
        """Where the upper-most of them is now."""
        return self.origin.moved(self.x, self.y)


@dataclass(frozen=True, slots=True)
class _Press:
    x: float
    y: float
    hit: Hit | None
    double: bool


@dataclass(frozen=True, slots=True)
class _Click:
    x: float
    y: float
    card: Card | None
    at: float


class Pointer:
    """The main button of a mouse, a finger or a pen."""

    def __init__(self, sight: Callable[[], Sight]) -> None:
        self._sight = sight
        self._pressed: _Press | None = None
        self._last: _Click | None = None
        self.drag: Drag | None = None
        """The cards that are carried at this moment."""

    def press(self, x: float, y: float, *, double: bool = False) -> None:
        """Remember where the button went down; ``double``: soon after another press there."""
        self.cancel()
        self._pressed = _Press(x, y, self._hit(x, y), double)

    def move(self, x: float, y: float) -> None:
        """Carry the cards under the press along, once it is no trembling any more."""
        pressed = self._pressed
        if pressed is None:
            return
        dx, dy = x - pressed.x, y - pressed.y
        manners = self._sight().manners
        if self.drag is None and manners.drags and hypot(dx, dy) > manners.reach:
            self.drag = self._lifted(pressed.hit)
        if self.drag:
            self.drag.x, self.drag.y = dx, dy
            self.drag.strayed |= hypot(dx, dy) > self.drag.origin.width

    def release(self, x: float, y: float, at: float | None = None) -> tuple[Command, ...]:
        """Return what the player asks for; ``at`` None: no time is known, so nothing counts as an accident."""
        self.move(x, y)
        pressed, drag = self._pressed, self.drag
        self.cancel()
        if pressed is None or pressed.hit is None:
            return ()
        if drag:
            return self._dropped(drag, pressed, x, y, at)
        under = self._hit(x, y)
        is_near = hypot(x - pressed.x, y - pressed.y) <= self._sight().manners.reach
        if is_near or (under and under.place is pressed.hit.place):
            return self._clicked(pressed, pressed.hit, at)
        return ()

    def second_button(self) -> tuple[Command, ...]:
        """Return what a click with the other button asks for: put the held cards back."""
        self.cancel()
        return (PutBack(),) if isinstance(self._sight().standing.hand, Holding) else ()

    def cancel(self) -> None:
        """Forget the press and let go of the cards without putting them anywhere."""
        self._pressed = self.drag = None

    def _hit(self, x: float, y: float) -> Hit | None:
        """Return what is at a point; held cards are where they are seen."""
        sight = self._sight()
        position, hand = sight.standing.position, sight.standing.hand
        if isinstance(hand, Holding):
            held = held_cards(position, hand)
            dx, dy = raised_by(sight.picture, position, hand)
            for depth, card in enumerate(reversed(held)):
                if sight.picture.cards[card].shown.moved(dx, dy).contains(x, y):
                    return Hit(hand.place, card, depth)
        return spot_at(sight.picture, x, y)

    def _lifted(self, hit: Hit | None) -> Drag | None:
        sight = self._sight()
        if hit is None or hit.card is None or hit.place is Place.STOCK:
            return None
        cards = cards_at(sight.standing.position, hit.place, _count(hit))
        if not cards or cards[0] != hit.card:
            return None
        return Drag(hit.place, len(cards), sight.picture.cards[cards[0]].rect, 0, 0)

    def _dropped(self, drag: Drag, pressed: _Press, x: float, y: float, at: float | None) -> tuple[Command, ...]:
        """Carry the cards to the place that takes them, or to the one that will say why it does not."""
        sight = self._sight()
        position = sight.standing.position
        legal = legal_places(position, drag.source, drag.count)
        destination = drop_place(sight.picture, drag.rect, legal)
        under = spot_at(sight.picture, x, y)
        if under and under.place is drag.source and not _is_nearer(sight.picture, drag, destination):
            return () if drag.strayed or pressed.hit is None else self._clicked(pressed, pressed.hit, at)
        if destination is None and under:
            destination = _own_foundation(position, under.place, drag.source, drag.count)
        if destination is None or destination is drag.source:
            return ()
        return (CarryCards(drag.source, destination, drag.count),)

    def _clicked(self, pressed: _Press, hit: Hit, at: float | None) -> tuple[Command, ...]:
        sight = self._sight()
        focus = FocusOn(Focus(hit.place, hit.depth))
        manners = sight.manners
        if pressed.double and manners.doubles and not manners.sends and _is_in_hand(sight.standing, hit):
            commands: tuple[Command, ...] = (focus, SendToBest(hit.place, _count(hit)))
        elif self._is_accident(pressed, hit.card, at):
            return ()
        else:
            commands = (focus, *_asked(sight, hit))
        self._last = _Click(pressed.x, pressed.y, hit.card, at) if at is not None else None
        return commands

    def _is_accident(self, pressed: _Press, card: Card | None, at: float | None) -> bool:
        last, manners = self._last, self._sight().manners
        if last is None or at is None or not 0 <= at - last.at < manners.accident:
            return False
        is_there = hypot(pressed.x - last.x, pressed.y - last.y) <= manners.reach
        return is_there or (card is not None and card == last.card)


def _asked(sight: Sight, hit: Hit) -> tuple[Command, ...]:
    """Return what a single click on a spot asks for besides the focus."""
    standing = sight.standing
    hand, position = standing.hand, standing.position
    manners = sight.manners
    if isinstance(hand, Holding) and manners.picks:
        if hand.place is hit.place:
            return (PutBack(),)
        return (PutDown(_own_foundation(position, hit.place, hand.place, hand.count)),)
    if hit.place is Place.STOCK:
        return (PressStock(),)
    if hit.card is None:
        return ()
    if not manners.sends:
        return (PickUp(hit.place, _count(hit)),) if manners.picks else ()
    # A card comes off a foundation only if it is asked for by name: dragged, or picked up.
    return () if hit.place.is_foundation else (SendToBest(hit.place, _count(hit)),)


def _count(hit: Hit) -> int:
    return (hit.depth or 0) + 1 if hit.place.is_column else 1


def _is_in_hand(standing: Standing, hit: Hit) -> bool:
    return isinstance(standing.hand, Holding) and standing.hand.place is hit.place


def _own_foundation(position: Position, place: Place, source: Place, count: int | None) -> Place:
    """Return the place that is meant: over any foundation, a single card means the one of its suit."""
    cards = cards_at(position, source, count)
    single = cards[-1] if cards and (count is None or len(cards) == 1) else None
    return foundation_of(single.suit) if place.is_foundation and single else place


def _is_nearer(picture: Picture, drag: Drag, destination: Place | None) -> bool:
    """Tell whether dragged cards lie more over their destination than over where they came from."""
    if destination is None:
        return False
    column = [spot.shown for spot in picture.cards.values() if spot.place is destination and spot.visible]
    there = [picture.places[destination], *column]
    return max(_overlap(drag.rect, rect) for rect in there) > _overlap(drag.rect, drag.origin)


def _overlap(one: Rect, other: Rect) -> float:
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)
