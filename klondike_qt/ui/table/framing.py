"""What a mark goes round, and how much is free there: a pure answer from the picture."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.table.held import cards_at, lies_below
from klondike_qt.ui.table.marks import FREE, ROOMY, Growth, band, reach
from klondike_qt.ui.table.picture import BadgeKind, CardSpot, Picture
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import CardSize

_MARGIN = 6.0
"""What is free left of an index, in lpx."""
_SIGN = 0.36
"""How high the larger sign of a hint is, in card widths."""
_OUTSIDE = 8.0
"""The least room, in lpx, in which all bands of a ring can be told apart outside a card."""


@dataclass(frozen=True, slots=True)
class Framed:
    """A rectangle with a mark round it; a shared edge is one where another face-up card goes on, or the table ends."""

    rect: Rect
    shared_top: bool = False
    shared_bottom: bool = False
    shared_left: bool = False
    shared_right: bool = False
    room: Growth = ROOMY
    """What is free at each side for a broad ring."""
    below: float = math.inf
    """How far a ring may reach downwards, so that a pixel stays free over the next index."""
    left: float = math.inf
    """What is free at the left for the sign of a hint: up to the edge of the table or the double bar of a card."""
    right: float = math.inf
    """The same at the right, up to the next index."""
    ends: Growth = ROOMY
    """What is free at each side before the table ends: no mark reaches farther."""
    bare: Rect | None = None
    """The part of it without an index, where the sign of a hint may reach into it."""


def taker_of(position: Position, picture: Picture, place: Place) -> Framed:
    """Return what is framed of a place that takes cards: its last card, or the empty place."""
    cards = cards_at(position, place, 1)
    spot = picture.cards[cards[0]] if cards else None
    if spot is None or not spot.visible:
        return stand_in(picture, place)
    return Framed(spot.shown, shared_top=lies_below(picture, position, spot.card), bare=bare_part(spot, picture))


def spaced(framed: Framed, picture: Picture) -> Framed:
    """Keep a ring off everything that is read on the cards round it, and all of it on the table.

    Where there is no room beside a card, the ring straddles the edge of it.
    """
    rect, b = framed.rect, band(picture.card_width)
    faces = [spot.rect for spot in picture.cards.values() if spot.face_up and spot.visible]
    beside, places = _room_round(rect, faces), _room_round(rect, picture.places.values())
    ends, under = ends_of(rect, picture), _room_below(rect, [*faces, *_bars(picture)])
    low_end = ends[3] if ends[3] < reach(picture.card_width) else math.inf
    cut = [end < _OUTSIDE for end in ends]
    whole = 1 + 2 * b + 2
    left, up, right, down = map(min, zip(beside, places, ends, strict=True))
    return replace(
        framed,
        shared_left=framed.shared_left or cut[0] or beside[0] < whole,
        shared_top=framed.shared_top or cut[1],
        shared_right=framed.shared_right or cut[2] or beside[2] < whole,
        shared_bottom=framed.shared_bottom or cut[3] or under < _OUTSIDE,
        below=min(under, low_end),
        ends=ends,
        room=(left, up, right, down),
    )


def ends_of(rect: Rect, picture: Picture) -> Growth:
    """Return how far the ends of the table are at the left of a rectangle, above, at its right and below."""
    return rect.x, rect.y, picture.frame.width - rect.right, picture.frame.height - rect.bottom


def _bars(picture: Picture) -> list[Rect]:
    """Return where it is told how many cards are scrolled away."""
    return [badge.rect for badge in picture.badges if badge.kind in {BadgeKind.MORE, BadgeKind.BELOW}]


def _room_round(rect: Rect, others: Iterable[Rect]) -> Growth:
    """Return how far the nearest of the others is at the left, above, at the right and below, with its free margin."""
    left = up = right = down = math.inf
    for other in others:
        if other.y < rect.bottom and rect.y < other.bottom:
            if other.right <= rect.x:
                left = min(left, rect.x - other.right)
            elif other.x >= rect.right:
                right = min(right, other.x - rect.right)
        elif other.x < rect.right and rect.x < other.right:
            if other.bottom <= rect.y:
                up = min(up, rect.y - other.bottom)
            elif other.y >= rect.bottom:
                down = min(down, other.y - rect.bottom)
    margin = FREE - 1
    return left + margin, up + margin, right + _MARGIN, down + margin


def roomy(framed: Framed, picture: Picture) -> Framed:
    """Keep ring and sign of a hint off everything that must be read, and the sign inside the table."""
    rect, width = framed.rect, picture.card_width
    beside = [
        spot.rect
        for spot in picture.cards.values()
        if spot.visible and spot.rect.y < rect.bottom and rect.y < spot.rect.bottom
    ]
    margin = CardSize(round(width), round(picture.cap)).mark_margin
    left = max((other.right - margin for other in beside if other.right <= rect.x), default=0.0)
    right = min((other.x + _MARGIN for other in beside if other.x >= rect.right), default=picture.frame.width)
    return replace(spaced(framed, picture), left=rect.x - left, right=right - rect.right)


def bare_part(spot: CardSpot, picture: Picture) -> Rect | None:
    """Return the part of a card below its index, if a sign fits beside it."""
    rect = spot.shown
    room = rect.height - picture.strip
    return Rect(rect.x, rect.y + picture.strip, rect.width, room) if room >= _SIGN * picture.card_width else None


def stand_in(picture: Picture, place: Place) -> Framed:
    """Return what stands for the last cards of a place that are not seen: the bar below, or the outline."""
    below = (badge.rect for badge in picture.badges if badge.place is place and badge.kind is BadgeKind.BELOW)
    rect = next(below, picture.places[place])
    return Framed(rect, bare=rect)


def _room_below(rect: Rect, others: Iterable[Rect]) -> float:
    bottom = rect.y + rect.height
    under = (
        other.y - bottom
        for other in others
        if other.y >= bottom and other.x < rect.x + rect.width and rect.x < other.x + other.width
    )
    return min(under, default=math.inf) + FREE - 1
