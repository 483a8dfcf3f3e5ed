"""What is marked of a hint: a pure answer from the position and the picture."""

from dataclasses import dataclass

from klondike_qt.rules.moves import Carry, Move
from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.table.boxes import united
from klondike_qt.ui.table.faces import index_width
from klondike_qt.ui.table.framing import Framed, bare_part, roomy, stand_in, taker_of
from klondike_qt.ui.table.held import cards_at, lies_below
from klondike_qt.ui.table.hint_way import Way, way_between
from klondike_qt.ui.table.marks import FREE
from klondike_qt.ui.table.picture import BadgeKind, Picture
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import CardSize

_TAG_ROOM = 40.0
"""The least height that a tag needs, in lpx."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """A move that is hinted at, and how much of it is shown."""

    move: Move
    whole: bool
    """Where the cards go, too; not only where to look."""


@dataclass(frozen=True, slots=True)
class HintMarks:
    """Where a hinted move begins and ends."""

    source: Framed | None
    """None while the cards that are meant are in the hand."""
    destination: Framed | None = None
    place: Place | None = None
    """The place of the destination."""
    clear: tuple[Rect, ...] = ()
    """Indices and counts that the line between both must not cover."""
    way: Way | None = None
    """Where that line goes."""
    tagged: Rect | None = None
    """What has the tag of the source in its lower left corner, if that is not the source itself."""


def hinted(
    position: Position,
    picture: Picture,
    pointer: Pointer,
    lifted: tuple[Place, int | None] | None,
    *,
    double_bars: bool,
    focus: Rect | None = None,
) -> HintMarks | None:
    """Return where the hinted move begins and ends; the stock is only pressed.

    ``focus``: what has the ring of the keyboard, which lies over the line between both.
    """
    move = pointer.move
    if not isinstance(move, Carry):
        return _pressed(position, picture)
    source = None if lifted and lifted[0] is move.source else roomy(_leaving(position, picture, move), picture)
    if not pointer.whole:
        return HintMarks(source)
    taker = roomy(taker_of(position, picture, move.destination), picture)
    signs = _signs(picture, double_bars=double_bars)
    way = way_between(source, taker, picture, signs, focus) if source else None
    return HintMarks(source, taker, move.destination, signs, way)


def _signs(picture: Picture, *, double_bars: bool) -> tuple[Rect, ...]:
    """Return where indices, double bars and counts are seen."""
    size = CardSize(round(picture.card_width), round(picture.cap))
    margin = max(7.0, 0.065 * size.width)
    seen = [spot for spot in picture.cards.values() if spot.face_up and spot.visible]
    indices = (
        Rect(
            spot.rect.x + margin - 1,
            spot.rect.y + FREE,
            0.5 * margin + 1 + index_width(spot.card) * picture.cap,
            picture.cap,
        )
        for spot in seen
    )
    doubles = (
        Rect(
            spot.rect.x + size.mark_left - 1,
            spot.rect.y + FREE,
            size.width - size.mark_left - size.mark_margin + 1,
            picture.cap,
        )
        for spot in seen
        if double_bars and spot.card.is_red and spot.shown.width >= size.width
    )
    return *indices, *doubles, *(badge.rect for badge in picture.badges)


def _pressed(position: Position, picture: Picture) -> HintMarks:
    """Return the marks of the stock; the tag stands above its count."""
    spot = picture.cards[position.stock[0]] if position.stock else None
    rect = spot.rect if spot and spot.visible else picture.places[Place.STOCK]
    count = next((badge.rect for badge in picture.badges if badge.kind is BadgeKind.STOCK), None)
    above = max(_TAG_ROOM, count.y - rect.y) if count else rect.height
    return HintMarks(roomy(Framed(rect), picture), tagged=Rect(rect.x, rect.y, rect.width, above))


def _leaving(position: Position, picture: Picture, move: Carry) -> Framed:
    spots = [picture.cards[card] for card in cards_at(position, move.source, move.count)]
    seen = [spot for spot in spots if spot.visible]
    if not seen:
        return stand_in(picture, move.source)
    shared, bare = lies_below(picture, position, seen[0].card), bare_part(seen[-1], picture)
    return Framed(united(spot.shown for spot in seen), shared_top=shared, bare=bare)
