"""What is under a point, and where dragged cards land: forgiving, because hands shake."""

from collections.abc import Collection
from dataclasses import dataclass

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place
from klondike_qt.ui.table.picture import BadgeKind, CardSpot, Picture
from klondike_qt.ui.table.rects import Rect


@dataclass(frozen=True, slots=True)
class Hit:
    """A spot of the table, in the terms of the keyboard focus."""

    place: Place
    card: Card | None
    """The card that would be picked up; None: nothing can be (an empty place, the stock, a bar of scrolled cards)."""
    depth: int
    """How many cards of the column lie on the spot; ``depth + 1`` cards would be picked up. 0 outside the columns."""


def spot_at(picture: Picture, x: float, y: float) -> Hit | None:
    """Return what a click at a point means, or None on the bare cloth.

    Half of the gap around a place belongs to it; below its last card a column goes on to the lower edge of the frame.
    A face-down card means the nearest card that can be moved: the head of the run on it.
    """
    place = _place_at(picture, x, y)
    if place is None:
        return None
    spots = _spots(picture, place)
    if not place.is_column:
        top = spots[-1] if spots else None
        return Hit(place, top.card if top and top.face_up else None, 0)
    run = [spot for spot in spots if spot.face_up]
    if not run:
        return Hit(place, None, 0)
    scrolled = _scrolled_card(picture, place, run, y)
    if scrolled is not None:
        return Hit(place, None, scrolled)
    seen = [(depth, spot) for depth, spot in enumerate(reversed(run)) if spot.visible]
    depth, spot = next((found for found in seen if y >= found[1].shown.y), seen[-1])
    return Hit(place, spot.card, depth)


def drop_place(picture: Picture, dragged: Rect, legal: Collection[Place]) -> Place | None:
    """Return the legal place that cards let go at ``dragged`` land on, or None if none is near.

    ``dragged`` is where the upper-most card is. The place with the largest overlap wins; a place counts from half a
    card's width away from the middle of the card. Any foundation stands for the one of the suit.
    """
    card = Rect(dragged.x, dragged.y, dragged.width, min(dragged.height, picture.card_height))
    best: tuple[float, float] | None = None
    found = None
    for place in legal:
        areas = [_reach(picture, place)]
        if place.is_foundation:
            areas = [_reach(picture, foundation) for foundation in FOUNDATION_PLACES]
        for area in areas:
            away = area.distance(*card.centre)
            rank = (card.overlap(area), -away)
            if away <= picture.card_width / 2 and (best is None or rank > best):
                best, found = rank, place
    return found


def _place_at(picture: Picture, x: float, y: float) -> Place | None:
    """Return the nearest place whose share of the gaps holds the point."""
    xs = sorted(picture.places[place].x for place in COLUMN_PLACES)
    half = max(1.0, (xs[1] - xs[0] - picture.card_width) / 2)
    near = [(area.distance(x, y), place) for place, area in _areas(picture) if area.grown(half, half).contains(x, y)]
    return min(near)[1] if near else None


def _areas(picture: Picture) -> list[tuple[Place, Rect]]:
    """Return the parts of the table that belong to each place; the waste has one for each fanned card."""
    areas = [(place, _reach(picture, place)) for place in Place]
    fan = [spot.rect for spot in picture.cards.values() if spot.place is Place.WASTE and spot.visible]
    return areas + [(Place.WASTE, rect) for rect in fan]


def _reach(picture: Picture, place: Place) -> Rect:
    """Return the outline of a place; a column goes on below the frame, where the foot of a dragged card can be."""
    rect = picture.places[place]
    if place.is_column:
        return Rect(rect.x, rect.y, rect.width, picture.frame.height + picture.card_height - rect.y)
    return rect


def _spots(picture: Picture, place: Place) -> list[CardSpot]:
    """Return the cards of a place, bottom to top."""
    return sorted((spot for spot in picture.cards.values() if spot.place is place), key=lambda spot: spot.order)


def _scrolled_card(picture: Picture, place: Place, run: list[CardSpot], y: float) -> int | None:
    """Return the depth of the card to scroll to for the bar at ``y``, one page away; None if there is no bar."""
    for badge in picture.badges:
        if badge.place is place and badge.rect.y <= y < badge.rect.bottom:
            if badge.kind is BadgeKind.MORE:
                page = sum(spot.visible for spot in run[1:])
                return len(run) - 1 - max(1, badge.number + 1 - page)
            if badge.kind is BadgeKind.BELOW:
                return badge.number - 1
    return None
