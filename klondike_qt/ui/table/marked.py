"""What is marked on the table: a pure answer from the standing and the picture."""

import math
from collections.abc import Collection
from dataclasses import dataclass

from klondike_qt.game.cursor import Focus, Holding
from klondike_qt.game.record import Played
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import legal_places
from klondike_qt.rules.moves import Carry, Draw
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.boxes import united
from klondike_qt.ui.table.framing import Framed, ends_of, spaced, taker_of
from klondike_qt.ui.table.held import bars_in_hand, cards_at, held_cards, lies_below, lies_beside, raised_by
from klondike_qt.ui.table.hinted import HintMarks, Pointer, hinted
from klondike_qt.ui.table.marks import ROOMY, Growth
from klondike_qt.ui.table.picture import BadgeKind, CardSpot, Picture
from klondike_qt.ui.table.rects import Rect


@dataclass(frozen=True, slots=True)
class Taker:
    """A place that takes the held cards, and the key that puts them there."""

    place: Place
    framed: Framed


@dataclass(frozen=True, slots=True)
class Marked:
    """All marks of one instant."""

    focus: Framed | None = None
    held: Rect | None = None
    held_shares_top: bool = False
    """The held cards lie on another face-up card, whose index their ring keeps off."""
    held_ends: Growth = ROOMY
    """How far their ring may reach at each side before the table ends."""
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
    ring = spaced(_focus(standing, picture, set(held), lift), picture) if focus else None
    hint = None
    if pointer:
        under = ring.rect if ring else None
        hint = hinted(standing.position, picture, pointer, lifted, double_bars=double_bars, focus=under)
    return Marked(
        focus=ring,
        held=held_rect,
        held_shares_top=bool(held) and not lift[1] and lies_below(picture, standing.position, held[0]),
        held_ends=ends_of(held_rect, picture) if held_rect else ROOMY,
        held_tag=low_bar or held_rect,
        held_room=spaced(Framed(held_rect), picture).below if held_rect and not low_bar else -math.inf,
        takers=_takers(standing, picture, *lifted) if lifted and rings else (),
        last_moved=picture.cards[last].rect if last else None,
        moved=last,
        hint=hint,
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
    return tuple(Taker(place, spaced(taker_of(position, picture, place), picture)) for place in places)


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
