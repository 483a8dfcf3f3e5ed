"""What the lens shows, how large, and where it lies: pure answers from the standing and the picture."""

from dataclasses import dataclass

from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.marked import focused_spots
from klondike_qt.ui.table.marks import reach
from klondike_qt.ui.table.picture import Badge, BadgeKind, CardSpot, Picture
from klondike_qt.ui.table.pile_item import sign_of
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.signs import Sign
from klondike_qt.ui.table.sizes import ASPECT, cap_for

TIMES = 4
"""How many times as high as on the table the index is, where there is room."""
MARGIN = 12.0
"""What stays free round the lens, in lpx; its frame lies in it."""
_CAP_SHARE = 0.3
"""How much of a magnified card its cap takes, where there is room."""


@dataclass(frozen=True, slots=True)
class Looked:
    """Something to be looked at: a card, face-down cards, or an empty place; never what lies face down itself."""

    rect: Rect
    """Where it lies on the table."""
    card: Card | None = None
    hidden: int = 0
    """How many cards lie there face down."""
    sign: Sign = Sign.NONE
    """What the empty place says."""


@dataclass(frozen=True, slots=True)
class Magnified:
    """Where the lens lies, and how high the index in it is."""

    rect: Rect
    cap: int


def at_focus(standing: Standing, picture: Picture) -> Looked:
    """Return what the keyboard is on; of a column as a whole, its last card."""
    place = standing.focus.place
    spots = focused_spots(standing, picture, standing.focus)
    return _spot(standing, spots[-1]) if spots else _empty(standing, picture, place)


def at_point(standing: Standing, picture: Picture, x: float, y: float) -> Looked | None:
    """Return what is seen at a point of the table, or None on bare cloth."""
    spots = [spot for spot in picture.cards.values() if spot.visible and spot.shown.contains(x, y)]
    if spots:
        return _spot(standing, max(spots, key=lambda spot: spot.order))
    for bar in picture.badges:
        if bar.kind in {BadgeKind.MORE, BadgeKind.BELOW} and bar.rect.contains(x, y):
            return Looked(bar.rect, _out_of_sight(picture, bar))
    merged = (badge for badge in picture.badges if badge.kind is BadgeKind.HIDDEN and badge.rect.contains(x, y))
    for badge in merged:
        return Looked(badge.rect, hidden=badge.number)
    full = {spot.place for spot in picture.cards.values() if spot.visible}
    empty = (place for place, rect in picture.places.items() if place not in full and rect.contains(x, y))
    for place in empty:
        return _empty(standing, picture, place)
    return None


def beside(rect: Rect, picture: Picture) -> Magnified:
    """Return where the lens for something lies: beside it, on the side that has more room."""
    far = reach(picture.card_width) + MARGIN
    left, right = rect.x - far - MARGIN, picture.frame.width - rect.right - far - MARGIN
    cap = TIMES * picture.cap
    width = round(min(cap / _CAP_SHARE, max(left, right)))
    height = min(ASPECT * width, picture.frame.height - 2 * MARGIN)
    x = rect.right + far if right >= left else rect.x - far - width
    y = min(max(rect.centre[1] - height / 2, MARGIN), picture.frame.height - MARGIN - height)
    return Magnified(Rect(round(x), round(y), width, round(height)), round(min(cap, cap_for(width))))


def _spot(standing: Standing, spot: CardSpot) -> Looked:
    if spot.face_up:
        return Looked(spot.shown, spot.card)
    position = standing.position
    hidden = len(position.stock) if spot.place is Place.STOCK else len(position.column(spot.place).hidden)
    return Looked(spot.shown, hidden=hidden)


def _out_of_sight(picture: Picture, bar: Badge) -> Card:
    """Return the nearest of the cards that a bar stands for; the head of a run is always seen."""
    spots = [spot for spot in picture.cards.values() if spot.place is bar.place and spot.face_up]
    run = sorted(spots, key=lambda spot: spot.order)
    return run[bar.number if bar.kind is BadgeKind.MORE else -bar.number].card


def _empty(standing: Standing, picture: Picture, place: Place) -> Looked:
    for badge in picture.badges:
        if badge.place is place and badge.kind is BadgeKind.HIDDEN:
            return Looked(badge.rect, hidden=badge.number)
    return Looked(picture.places[place], sign=sign_of(place, standing.position))
