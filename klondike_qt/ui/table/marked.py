"""What is marked on the table: a pure answer from the standing and the picture."""

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from klondike_qt.game.cursor import Focus, Holding
from klondike_qt.game.record import Played
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import legal_places
from klondike_qt.rules.moves import Carry, Draw, Move
from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.table.boxes import united
from klondike_qt.ui.table.faces import index_width
from klondike_qt.ui.table.held import bars_in_hand, cards_at, held_cards, lies_below, lies_beside, raised_by
from klondike_qt.ui.table.marks import FREE, ROOMY, Growth, band, reach
from klondike_qt.ui.table.picture import BadgeKind, CardSpot, Picture
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import CardSize

_MARGIN = 6.0
"""What is free left of an index, in lpx."""
_SIGN = 0.36
"""How high the larger sign of a hint is, in card widths."""
_TAG_ROOM = 40.0
"""The least height that a tag needs, in lpx."""


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
    bare: Rect | None = None
    """The part of it without an index, where the sign of a hint may reach into it."""


@dataclass(frozen=True, slots=True)
class Taker:
    """A place that takes the held cards, and the key that puts them there."""

    place: Place
    framed: Framed


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
    tagged: Rect | None = None
    """What has the tag of the source in its lower left corner, if that is not the source itself."""


@dataclass(frozen=True, slots=True)
class Marked:
    """All marks of one instant."""

    focus: Framed | None = None
    held: Rect | None = None
    held_shares_top: bool = False
    """The held cards lie on another face-up card, whose index their ring keeps off."""
    held_tag: Rect | None = None
    """What has the tag of the held cards in its lower left corner, where no index is."""
    held_room: float = -math.inf
    """How far that tag may hang below the cards."""
    takers: tuple[Taker, ...] = ()
    last_moved: Rect | None = None
    moved: Card | None = None
    """The card that was moved last."""
    hint: HintMarks | None = None


def marked(
    standing: Standing,
    picture: Picture,
    *,
    focus: bool,
    rings: bool,
    dragged: tuple[Place, int] | None = None,
    pointer: Pointer | None = None,
    under_way: Collection[Card] = (),
    double_bars: bool = False,
) -> Marked:
    """Return the marks: the focus if the keyboard is here, legal places (``rings``) of what is held or dragged.

    ``pointer``: the move that is hinted at; ``double_bars``: red cards have a double bar, which a line must not cover.
    The last moved card is marked once it is not ``under_way`` any more.
    """
    held = held_cards(standing.position, standing.hand)
    lift = raised_by(picture, standing.position, standing.hand)
    lifted = dragged or ((standing.hand.place, standing.hand.count) if isinstance(standing.hand, Holding) else None)
    last = _last_moved(standing)
    last = None if last in under_way or last in held else last
    in_air = set(cards_at(standing.position, *dragged)) if dragged else set()
    held_rects = [picture.cards[card].rect for card in held if picture.cards[card].visible and card not in in_air]
    bars = bars_in_hand(picture, standing.position, standing.hand) if held_rects else ()
    held_rect = united([*held_rects, *(bar.rect for bar in bars)]).moved(*lift) if held_rects else None
    low_bar = next((bar.rect.moved(*lift) for bar in bars if bar.kind is BadgeKind.BELOW), None)
    return Marked(
        focus=_spaced(_focus(standing, picture, set(held), lift), picture) if focus else None,
        held=held_rect,
        held_shares_top=bool(held) and not lift[1] and lies_below(picture, standing.position, held[0]),
        held_tag=low_bar or held_rect,
        held_room=_spaced(Framed(held_rect), picture).below if held_rect and not low_bar else -math.inf,
        takers=_takers(standing, picture, *lifted) if lifted and rings else (),
        last_moved=picture.cards[last].rect if last else None,
        moved=last,
        hint=_hint(standing, picture, pointer, lifted, double_bars=double_bars) if pointer else None,
    )


def _focus(standing: Standing, picture: Picture, held: set[Card], lift: tuple[float, float]) -> Framed:
    spots = focused_spots(standing, picture, standing.focus)
    if not spots:
        return Framed(picture.places[standing.focus.place])
    rect = united([spot.shown for spot in spots])
    raised = all(spot.card in held for spot in spots)
    return Framed(
        rect.moved(*lift) if raised else rect,
        shared_top=lies_below(picture, standing.position, spots[0].card) and not (raised and lift[1]),
        shared_bottom=spots[-1].covered and spots[-1].place.is_column,
        shared_left=lies_beside(picture, spots[0].card) and not raised,
    )


def focused_spots(standing: Standing, picture: Picture, focus: Focus) -> list[CardSpot]:
    """Return the visible spots under the focus, bottom to top; none: the empty place."""
    position, place = standing.position, focus.place
    if place is Place.STOCK:
        cards = position.stock[:1]
    elif not place.is_column:
        cards = cards_at(position, place, 1)
    else:
        column = position.column(place)
        if focus.depth is None:
            cards = column.run or column.hidden
        elif focus.depth >= len(column.run):
            cards = column.hidden
        else:
            cards = column.run[len(column.run) - 1 - focus.depth :][:1]
    return [picture.cards[card] for card in cards if picture.cards[card].visible]


def _takers(standing: Standing, picture: Picture, source: Place, count: int | None) -> tuple[Taker, ...]:
    position = standing.position
    places = legal_places(position, source, count)
    return tuple(Taker(place, _spaced(taker_of(position, picture, place), picture)) for place in places)


def taker_of(position: Position, picture: Picture, place: Place) -> Framed:
    """Return what is framed of a place that takes cards: its last card, or the empty place."""
    cards = cards_at(position, place, 1)
    spot = picture.cards[cards[0]] if cards else None
    if spot is None or not spot.visible:
        return _stand_in(picture, place)
    return Framed(spot.shown, shared_top=lies_below(picture, position, spot.card), bare=_bare(spot, picture))


def _hint(
    standing: Standing,
    picture: Picture,
    pointer: Pointer,
    lifted: tuple[Place, int | None] | None,
    *,
    double_bars: bool,
) -> HintMarks | None:
    """Return where the hinted move begins and ends; the stock is only pressed."""
    move, position = pointer.move, standing.position
    if not isinstance(move, Carry):
        return _pressed(position, picture)
    source = None if lifted and lifted[0] is move.source else _roomy(_leaving(position, picture, move), picture)
    if not pointer.whole:
        return HintMarks(source)
    taker = _roomy(taker_of(position, picture, move.destination), picture)
    return HintMarks(source, taker, move.destination, _signs(picture, double_bars=double_bars))


def _spaced(framed: Framed, picture: Picture) -> Framed:
    """Keep a ring off everything that is read on the cards round it, and all of it on the table.

    Where there is no room beside a card, the ring straddles the edge of it.
    """
    rect, b = framed.rect, band(picture.card_width)
    faces = [spot.rect for spot in picture.cards.values() if spot.face_up and spot.visible]
    beside, places = _room_round(rect, faces), _room_round(rect, picture.places.values())
    ends = rect.x, rect.y, picture.frame.width - rect.right, picture.frame.height - rect.bottom
    low_end = ends[3] if ends[3] < reach(picture.card_width) else math.inf
    cut = [end < 1 + 2 * b for end in ends]  # the bright band would be outside
    whole = 1 + 2 * b + 2
    left, up, right, down = map(min, zip(beside, places, ends, strict=True))
    return replace(
        framed,
        shared_left=framed.shared_left or cut[0] or beside[0] < whole,
        shared_top=framed.shared_top or cut[1],
        shared_right=framed.shared_right or cut[2] or beside[2] < whole,
        shared_bottom=framed.shared_bottom or cut[3],
        below=min(_room_below(rect, faces), math.inf if cut[3] else low_end),
        room=(left, up, right, down),
    )


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


def _roomy(framed: Framed, picture: Picture) -> Framed:
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
    return replace(_spaced(framed, picture), left=rect.x - left, right=right - rect.right)


def _bare(spot: CardSpot, picture: Picture) -> Rect | None:
    """Return the part of a card below its index, if a sign fits beside it."""
    rect = spot.shown
    room = rect.height - picture.strip
    return Rect(rect.x, rect.y + picture.strip, rect.width, room) if room >= _SIGN * picture.card_width else None


def _stand_in(picture: Picture, place: Place) -> Framed:
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


def _signs(picture: Picture, *, double_bars: bool) -> tuple[Rect, ...]:
    """Return where indices, double bars and counts are seen."""
    size = CardSize(round(picture.card_width), round(picture.cap))
    margin = max(7.0, 0.065 * size.width)
    seen = [spot for spot in picture.cards.values() if spot.face_up and spot.visible]
    indices = (
        Rect(spot.rect.x, spot.rect.y, 1.5 * margin + index_width(spot.card) * picture.cap, picture.strip)
        for spot in seen
    )
    doubles = (
        Rect(spot.rect.x + size.mark_left, spot.rect.y, size.width - size.mark_left, picture.strip)
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
    return HintMarks(_roomy(Framed(rect), picture), tagged=Rect(rect.x, rect.y, rect.width, above))


def _leaving(position: Position, picture: Picture, move: Carry) -> Framed:
    spots = [picture.cards[card] for card in cards_at(position, move.source, move.count)]
    seen = [spot for spot in spots if spot.visible]
    if not seen:
        return _stand_in(picture, move.source)
    shared, bare = lies_below(picture, position, seen[0].card), _bare(seen[-1], picture)
    return Framed(united(spot.shown for spot in seen), shared_top=shared, bare=bare)


def _last_moved(standing: Standing) -> Card | None:
    """Return the upper-most of the cards that the last standing turn moved."""
    record = standing.record
    turn = record.turns[record.cursor - 1] if record.cursor else None
    if not isinstance(turn, Played) or not turn.moves:
        return None
    move = turn.moves[-1]
    if isinstance(move, Draw):
        cards = cards_at(standing.position, Place.WASTE, 1)
    elif isinstance(move, Carry):
        cards = cards_at(standing.position, move.destination, move.count)
    else:
        cards = ()
    return cards[0] if cards else None
