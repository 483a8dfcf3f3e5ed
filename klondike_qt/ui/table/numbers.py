"""The numbers of the places: the key that leads to each, and what is said to voice control."""

from collections.abc import Collection
from dataclasses import dataclass

from klondike_qt.game.cursor import Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.framing import taker_of
from klondike_qt.ui.table.marked import Marked
from klondike_qt.ui.table.picture import BadgeKind, Picture
from klondike_qt.ui.table.rects import Rect

_STOCK, _FOUNDATION, _WASTE = "0", "8", "9"
_TAG_ROOM = 44.0
"""The least height that a tag needs, in lpx."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A number in the lower left corner of what lies uppermost at a place."""

    number: str
    rect: Rect


def number_of(place: Place) -> str:
    """Return the key that leads to a place."""
    if place.is_column:
        return str(place.index + 1)
    return {Place.STOCK: _STOCK, Place.WASTE: _WASTE}.get(place, _FOUNDATION)


def numbered(standing: Standing, picture: Picture, marked: Marked) -> tuple[Numbered, ...]:
    """Return the numbers of all places, but of those that have another tag at this moment."""
    tagged, corners = _tagged(standing, marked), _corners(marked)
    found = ((place, _corner(standing, picture, place)) for place in Place if place not in tagged)
    return tuple(Numbered(number_of(place), rect) for place, rect in found if (rect.x, rect.bottom) not in corners)


def _tagged(standing: Standing, marked: Marked) -> Collection[Place]:
    hinted = {marked.hint.place} if marked.hint and marked.hint.place else set()
    held = {standing.hand.place} if isinstance(standing.hand, Holding) else set()
    return hinted | held | {taker.place for taker in marked.takers}


def _corners(marked: Marked) -> Collection[tuple[float, float]]:
    """Return the lower left corners that have the tag of a hint."""
    source = marked.hint.source.rect if marked.hint and marked.hint.source else None
    rects = (source, marked.hint.tagged if marked.hint else None)
    return {(rect.x, rect.bottom) for rect in rects if rect}


def _corner(standing: Standing, picture: Picture, place: Place) -> Rect:
    """Return what has the number in its lower left corner; that of the stock stands above its count."""
    rect = taker_of(standing.position, picture, place).rect
    count = next((badge.rect for badge in picture.badges if badge.kind is BadgeKind.STOCK), None)
    if place is Place.STOCK and count:
        return Rect(rect.x, rect.y, rect.width, max(_TAG_ROOM, count.y - rect.y))
    return rect
