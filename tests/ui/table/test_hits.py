"""Clicks and drops land where they were meant."""

import random

import pytest
from support.games import cards, laid
from support.screens import EXTREMES, SCREENS
from support.walks import longest_column, walk

from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.ui.table.hits import Hit, drop_place, spot_at
from klondike_qt.ui.table.layout import BadgeKind, Frame, Picture, Rect, lay_out

FRAME = Frame(1280, 708)
TABLE = laid(
    "QS 4C | KH QS JD",
    "| 7S",
    "",
    "2C 3C 5C | 9D",
    stock="8D",
    waste="5H 6H 7H",
    foundations=(0, 2, 0, 0),
    variant=DRAW_THREE,
)


def _middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2


def _column_rule(picture: Picture, position: Position, hit: Hit) -> None:
    run = position.column(hit.place).run
    if hit.card:
        assert run[len(run) - 1 - hit.depth] == hit.card
        assert picture.cards[hit.card].visible


def test_the_middle_of_whatever_is_shown_hits_it() -> None:
    chance = random.Random(1)
    positions = [position for seed in range(6) for position in walk(seed)]
    for case in range(250):
        position = chance.choice(positions)
        frame = chance.choice(SCREENS + EXTREMES).frame(
            chance.choice(list(Size)), chance.choice(list(TableLayout)), left_handed=case % 2 > 0
        )
        picture = lay_out(position, frame)
        for spot in picture.cards.values():
            if not spot.visible:
                continue
            hit = spot_at(picture, *_middle(spot.shown))
            assert hit is not None
            assert hit.place is spot.place
            if spot.place.is_column and spot.face_up:
                assert hit.card == spot.card
                _column_rule(picture, position, hit)
        for place, rect in picture.places.items():
            hit = spot_at(picture, *_middle(rect))
            assert hit is not None
            assert hit.place is place


def test_the_whole_strip_is_the_card_to_its_last_pixel() -> None:
    picture = lay_out(TABLE, FRAME)
    for depth, card in enumerate(reversed(cards("KH QS JD"))):
        shown = picture.cards[card].shown
        for x in (shown.x, shown.right - 1):
            for y in (shown.y, shown.bottom - 1):
                assert spot_at(picture, x, y) == Hit(Place.COLUMN_1, card, depth)


def test_m_05_a_face_down_card_means_the_head_of_the_run_on_it() -> None:
    picture = lay_out(TABLE, FRAME)
    for card in cards("QS 4C")[1:]:
        assert spot_at(picture, *_middle(picture.cards[card].shown)) == Hit(Place.COLUMN_1, cards("KH")[0], 2)
    assert spot_at(picture, *_middle(picture.cards[cards("2C")[0]].shown)) == Hit(Place.COLUMN_4, cards("9D")[0], 0)


def test_below_the_last_card_a_column_goes_on_to_the_lower_edge() -> None:
    picture = lay_out(TABLE, FRAME)
    x = picture.places[Place.COLUMN_1].x + 20
    assert spot_at(picture, x, FRAME.height - 1) == Hit(Place.COLUMN_1, cards("JD")[0], 0)
    x = picture.places[Place.COLUMN_3].x + 20
    assert spot_at(picture, x, FRAME.height - 1) == Hit(Place.COLUMN_3, None, 0)


def test_m_05_each_half_of_a_gap_belongs_to_the_column_beside_it() -> None:
    picture = lay_out(TABLE, FRAME)
    left, right = picture.places[Place.COLUMN_1], picture.places[Place.COLUMN_2]
    middle = (left.right + right.x) / 2
    y = picture.cards[cards("7S")[0]].shown.y + 10
    assert spot_at(picture, middle - 2, y) == Hit(Place.COLUMN_1, cards("KH")[0], 2)
    assert spot_at(picture, middle + 2, y) == Hit(Place.COLUMN_2, cards("7S")[0], 0)


def test_piles_give_their_top_card_and_the_stock_none() -> None:
    picture = lay_out(TABLE, FRAME)
    expected = {
        Place.STOCK: None, Place.CLUBS: None, Place.DIAMONDS: cards("2D")[0], Place.HEARTS: None, Place.SPADES: None,
    }  # fmt: skip
    for place, card in expected.items():
        assert spot_at(picture, *_middle(picture.places[place])) == Hit(place, card, 0)


@pytest.mark.parametrize("frame", [FRAME, Frame(640, 317), Frame(1280, 708, Size.L, TableLayout.SIDE_RAIL)])
def test_every_card_of_the_fan_means_the_top_of_the_waste(frame: Frame) -> None:
    picture = lay_out(TABLE, frame)
    for card in TABLE.waste:
        assert spot_at(picture, *_middle(picture.cards[card].shown)) == Hit(Place.WASTE, cards("7H")[0], 0)


def test_bare_cloth_is_nothing() -> None:
    picture = lay_out(TABLE, FRAME)
    fan = picture.cards[cards("7H")[0]].rect
    gap = (fan.right + picture.places[Place.CLUBS].x) / 2
    assert spot_at(picture, -200, 300) is None
    assert spot_at(picture, gap, 100) is None
    rail = lay_out(TABLE, Frame(1280, 1200, Size.S, TableLayout.SIDE_RAIL))
    assert spot_at(rail, 60, 1190) is None


def test_a_bar_scrolls_by_a_page_and_picks_nothing_up() -> None:
    position, frame = longest_column(4), Frame(640, 317)
    picture = lay_out(position, frame)
    seen = [card for card in position.columns[4].run if picture.cards[card].visible]
    bar = next(badge for badge in picture.badges if badge.kind is BadgeKind.MORE)
    hit = spot_at(picture, *_middle(bar.rect))
    assert hit is not None
    assert (hit.place, hit.card) == (Place.COLUMN_5, None)
    above = lay_out(position, frame, Focus(hit.place, hit.depth))
    assert not any(above.cards[card].visible for card in seen[1:])
    below = next(badge for badge in above.badges if badge.kind is BadgeKind.BELOW)
    hit = spot_at(above, *_middle(below.rect))
    assert hit is not None
    assert hit.card is None
    assert lay_out(position, frame, Focus(hit.place, hit.depth)).cards == picture.cards


def test_from_bar_to_bar_every_card_of_a_column_comes_into_view() -> None:
    position, frame = longest_column(4), Frame(640, 317, Size.L)
    run = position.columns[4].run
    seen, focus = set(), None
    for _ in run:
        picture = lay_out(position, frame, focus)
        seen |= {card for card in run if picture.cards[card].visible}
        bar = next((badge for badge in picture.badges if badge.kind is BadgeKind.MORE), None)
        if bar is None:
            break
        hit = spot_at(picture, *_middle(bar.rect))
        assert hit is not None
        focus = Focus(hit.place, hit.depth)
    assert seen == set(run)


def _carried(picture: Picture, dx: float, dy: float) -> Rect:
    return picture.cards[cards("JD")[0]].rect.moved(dx, dy)


def test_a_drop_lands_on_the_legal_place_with_the_largest_overlap() -> None:
    picture = lay_out(TABLE, FRAME)
    step = picture.places[Place.COLUMN_2].x - picture.places[Place.COLUMN_1].x
    both = (Place.COLUMN_2, Place.COLUMN_3)
    assert drop_place(picture, _carried(picture, 1.3 * step, 0), both) is Place.COLUMN_2
    assert drop_place(picture, _carried(picture, 1.7 * step, 0), both) is Place.COLUMN_3


def test_m_05_a_drop_half_a_card_beside_a_legal_place_still_lands() -> None:
    picture = lay_out(TABLE, FRAME)
    width, step = picture.card_width, picture.places[Place.COLUMN_2].x - picture.places[Place.COLUMN_1].x
    assert drop_place(picture, _carried(picture, step + 0.9 * width, 0), (Place.COLUMN_2,)) is Place.COLUMN_2
    assert drop_place(picture, _carried(picture, step + 1.1 * width, 0), (Place.COLUMN_2,)) is None


def test_a_card_let_go_where_it_lies_goes_nowhere() -> None:
    for layout in (TableLayout.TOP_ROW, TableLayout.SIDE_RAIL):
        for size in Size:
            picture = lay_out(TABLE, Frame(1280, 708, size, layout))
            for place in COLUMN_PLACES[1:3]:
                assert drop_place(picture, _carried(picture, 0, 0), (place,)) is None


def test_a_column_takes_a_drop_as_far_down_as_the_table_goes() -> None:
    picture = lay_out(TABLE, FRAME)
    rect = picture.places[Place.COLUMN_2]
    assert drop_place(picture, Rect(rect.x, 700, rect.width, rect.height), (Place.COLUMN_2,)) is Place.COLUMN_2


def test_any_foundation_stands_for_the_one_of_the_suit() -> None:
    picture = lay_out(TABLE, FRAME)
    for place in FOUNDATION_PLACES:
        assert drop_place(picture, picture.places[place], (Place.SPADES, Place.COLUMN_2)) is Place.SPADES
        assert drop_place(picture, picture.places[place], (Place.COLUMN_2,)) is None


def test_a_long_run_is_judged_by_its_upper_most_card() -> None:
    picture = lay_out(TABLE, FRAME)
    rect = picture.places[Place.HEARTS]
    run = Rect(rect.x, rect.y, rect.width, 600)
    assert drop_place(picture, run, (Place.HEARTS, Place.COLUMN_6)) is Place.HEARTS


def test_nothing_legal_is_nowhere() -> None:
    picture = lay_out(TABLE, FRAME)
    assert drop_place(picture, picture.places[Place.COLUMN_3], ()) is None
