"""What holds for every picture of every position in every frame."""

from itertools import combinations, pairwise

from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import TableLayout
from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position
from klondike_qt.ui.table.layout import BadgeKind, CardSpot, Frame, Picture, Rect
from klondike_qt.ui.table.sizes import MEASURES, CardSize

NOMINAL_FLOORS = {640: 32, 960: 49, 1280: 68}
"""The cap that seven columns must allow at these widths."""


def check(position: Position, frame: Frame, focus: Focus | None, picture: Picture) -> None:
    """Check every law; the message of a failure names the frame."""
    for law in (
        every_card_has_one_spot,
        everything_lies_in_the_frame,
        no_card_hides_what_another_shows,
        nothing_peeps_out_below_what_covers_it,
        counts_lie_on_their_own_column,
        every_index_is_whole,
        the_cap_is_never_below_its_floor,
        places_stay_apart,
        piles_are_whole_or_clearly_cropped,
        the_stacking_order_follows_the_piles,
        every_card_of_a_column_is_seen_or_counted,
        the_head_of_a_run_is_always_seen,
    ):
        law(position, picture)
    the_focused_card_is_seen(position, picture, focus)
    assert picture.frame == frame


def every_card_has_one_spot(position: Position, picture: Picture) -> None:
    assert set(picture.cards) == set(PACK)
    assert set(picture.places) == set(Place)
    for place, cards in piles(position).items():
        for card in cards:
            spot = picture.cards[card]
            assert (spot.card, spot.place) == (card, place)
            assert spot.face_up == (
                place is not Place.STOCK and not (place.is_column and card in position.column(place).hidden)
            )
            assert spot.visible == (spot.shown.height > 0) or place.is_column


def everything_lies_in_the_frame(_position: Position, picture: Picture) -> None:
    frame = Rect(0, 0, picture.frame.width, picture.frame.height)
    rects = [spot.rect for spot in visible(picture)] + [spot.shown for spot in visible(picture)]
    rects += [*picture.places.values(), *(badge.rect for badge in picture.badges)]
    if picture.rail:
        rects.append(picture.rail)
    for rect in rects:
        assert rect.width > 0, rect
        assert rect.height > 0, rect
        assert abs(frame.overlap(rect) - rect.width * rect.height) < 1e-6, rect


def no_card_hides_what_another_shows(_position: Position, picture: Picture) -> None:
    """What lies above covers nothing that is shown of what lies below; what is shown belongs to the drawing."""
    spots = visible(picture)
    for spot in spots:
        assert abs(spot.rect.overlap(spot.shown) - spot.shown.width * spot.shown.height) < 1e-6, spot
        assert spot.covered or spot.rect == spot.shown, spot
    for low, high in combinations(spots, 2):
        assert low.shown.overlap(high.rect) == 0, (low, high)
    bars = [badge for badge in picture.badges if badge.kind in {BadgeKind.MORE, BadgeKind.BELOW}]
    for bar in bars:
        assert all(bar.rect.overlap(spot.shown) == 0 for spot in spots), bar


def nothing_peeps_out_below_what_covers_it(position: Position, picture: Picture) -> None:
    """The painted part of a covered card that is not shown lies under the next card or bar of its column."""
    bars = [badge for badge in picture.badges if badge.kind in {BadgeKind.MORE, BadgeKind.BELOW}]
    for place in COLUMN_PLACES:
        spots = [spot for spot in visible(picture) if spot.place is place]
        covers = [spot.rect for spot in spots] + [bar.rect for bar in bars if bar.place is place]
        for spot in spots:
            if spot.covered:
                cover = next(rect for rect in covers if rect.y == spot.shown.bottom)
                assert cover.bottom >= spot.rect.bottom, (spot, position)


def counts_lie_on_their_own_column(_position: Position, picture: Picture) -> None:
    for badge in picture.badges:
        assert badge.rect.x - picture.places[badge.place].x >= 0
        assert badge.rect.right <= picture.places[badge.place].right
        for spot in visible(picture):
            assert spot.place is badge.place or badge.rect.overlap(spot.shown) == 0, (badge, spot)
        if badge.kind is BadgeKind.HIDDEN:
            assert badge.rect.height >= 28


def every_index_is_whole(_position: Position, picture: Picture) -> None:
    card = size_of(picture)
    assert picture.strip == picture.cap + 8
    for spot in visible(picture):
        if not spot.face_up:
            continue
        assert spot.shown.height >= picture.strip, spot
        assert spot.shown.width >= card.index_right, spot
        assert (spot.shown.x, spot.shown.y) == (spot.rect.x, spot.rect.y), spot
        index = Rect(spot.rect.x, spot.rect.y + 4, card.index_right, picture.cap)
        assert all(index.overlap(badge.rect) == 0 for badge in picture.badges), spot
        mark = Rect(spot.rect.x + card.mark_left, spot.rect.y + 4, 3 * max(3.0, 0.09 * card.cap), picture.cap)
        assert all(mark.overlap(badge.rect) == 0 for badge in picture.badges), spot


def the_cap_is_never_below_its_floor(_position: Position, picture: Picture) -> None:
    frame = picture.frame
    chosen = MEASURES[frame.size].cap
    least = min(chosen, seven_columns_allow(frame.width), int((frame.height - 150) / 3))
    if frame.layout is TableLayout.SIDE_RAIL:
        least = int(0.8 * least)
    assert picture.cap >= least
    assert picture.floor_reached == (picture.cap < chosen)
    assert picture.card_width >= 2.3 * picture.cap + 16


def seven_columns_allow(width: float) -> int:
    """Return the cap of cards that stand so close that only their focus ring fits between them."""
    widest = int((width - 10) / 7) if width < 800 else round((width - 12) / 7.27)
    return NOMINAL_FLOORS.get(round(width), int((widest - 16) / 2.3))


def places_stay_apart(_position: Position, picture: Picture) -> None:
    spans: dict[Place, Rect] = {}
    for place in Place:
        rects = [picture.places[place], *(spot.rect for spot in visible(picture) if spot.place is place)]
        if place is not Place.WASTE:
            assert {rect.x for rect in rects} == {picture.places[place].x}
        x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
        width = max(rect.right for rect in rects) - x
        spans[place] = Rect(x, y, width, max(rect.bottom for rect in rects) - y)
    for one, other in combinations(spans.values(), 2):
        assert one.overlap(other) == 0, (one, other)
    assert all(left.right < right.x for left, right in pairwise([spans[place] for place in COLUMN_PLACES]))


def piles_are_whole_or_clearly_cropped(_position: Position, picture: Picture) -> None:
    heights = {picture.places[place].height for place in Place if not place.is_column}
    assert len(heights) == 1
    assert heights == {picture.card_height} or 0.8 * picture.card_height >= max(heights) >= picture.strip


def the_stacking_order_follows_the_piles(position: Position, picture: Picture) -> None:
    orders = [spot.order for spot in picture.cards.values()]
    assert len(set(orders)) == len(orders)
    for place, cards in piles(position).items():
        spots = [picture.cards[card] for card in cards]
        assert all(low.order < high.order for low, high in pairwise(spots)), place
        seen = [spot for spot in spots if spot.visible]
        assert all(low.rect.y <= high.rect.y for low, high in pairwise(seen) if place != Place.WASTE), place


def every_card_of_a_column_is_seen_or_counted(position: Position, picture: Picture) -> None:
    counted = {(badge.place, badge.kind): badge.number for badge in picture.badges}
    assert len(counted) == len(picture.badges)
    assert counted.get((Place.STOCK, BadgeKind.STOCK), 0) == len(position.stock)
    for place in COLUMN_PLACES:
        column = position.column(place)
        run = [picture.cards[card].visible for card in column.run]
        scrolled = counted.get((place, BadgeKind.MORE), 0) + counted.get((place, BadgeKind.BELOW), 0)
        assert sum(run) + scrolled == len(run)
        hidden = sum(picture.cards[card].visible for card in column.hidden)
        merged = counted.get((place, BadgeKind.HIDDEN))
        assert (hidden, merged) in {(len(column.hidden), None), (1, len(column.hidden))}


def the_head_of_a_run_is_always_seen(position: Position, picture: Picture) -> None:
    for place in COLUMN_PLACES:
        assert all(picture.cards[card].visible for card in position.column(place).run[:1])


def the_focused_card_is_seen(position: Position, picture: Picture, focus: Focus | None) -> None:
    for place in COLUMN_PLACES:
        run = position.column(place).run
        if not run:
            continue
        depth = focus.depth if focus and focus.place is place else None
        if depth is None or depth < len(run):
            assert picture.cards[run[len(run) - 1 - (depth or 0)]].visible
        else:
            assert all(picture.cards[card].visible for card in position.column(place).hidden[-1:])


def piles(position: Position) -> dict[Place, tuple[Card, ...]]:
    """Return the cards of each place, bottom to top."""
    cards = {Place.STOCK: tuple(reversed(position.stock)), Place.WASTE: position.waste}
    for place in FOUNDATION_PLACES:
        height = position.foundations[place.suit]
        cards[place] = tuple(Card(rank, place.suit) for rank in range(1, height + 1))
    for place in COLUMN_PLACES:
        cards[place] = position.column(place).hidden + position.column(place).run
    return cards


def visible(picture: Picture) -> list[CardSpot]:
    """Return the visible spots, lowest first."""
    return sorted((spot for spot in picture.cards.values() if spot.visible), key=lambda spot: spot.order)


def size_of(picture: Picture) -> CardSize:
    """Return the lengths of the cards of a picture."""
    return CardSize(round(picture.card_width), round(picture.cap))
