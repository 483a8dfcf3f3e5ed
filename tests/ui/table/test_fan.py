"""In games that draw three, the last three cards of the waste are fanned out with whole indices."""

from itertools import combinations

import pytest
from support.games import cards, laid
from support.laws_of_layout import size_of
from support.screens import EXTREMES, SCREENS, Screen
from support.walks import longest_column

from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.ui.table.layout import CardSpot, Frame, Picture, lay_out

THREE = longest_column(0, DRAW_THREE)
WIDE, NARROW = Frame(1280, 708), Frame(640, 317)
RAIL = Frame(1920, 988, Size.XXL, TableLayout.SIDE_RAIL)


def _fan(position: Position, frame: Frame) -> tuple[Picture, list[CardSpot]]:
    picture = lay_out(position, frame)
    return picture, [picture.cards[card] for card in position.waste if picture.cards[card].visible]


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("layout", [TableLayout.TOP_ROW, TableLayout.SIDE_RAIL])
@pytest.mark.parametrize("screen", SCREENS + EXTREMES, ids=lambda screen: screen.name)
def test_three_whole_indices_are_seen(screen: Screen, layout: TableLayout, *, left_handed: bool) -> None:
    for size in Size:
        picture, fan = _fan(THREE, screen.frame(size, layout, left_handed=left_handed))
        assert [spot.card for spot in fan] == list(THREE.waste[-3:])
        assert all(spot.shown.height >= picture.strip for spot in fan)
        assert all(spot.shown.width >= size_of(picture).index_right for spot in fan)
        assert all(one.shown.overlap(other.shown) == 0 for one, other in combinations(fan, 2))
        assert not fan[-1].covered
        assert fan[-1].rect.width == picture.card_width


def test_a_wide_top_row_fans_to_the_right_and_the_newest_is_on_top() -> None:
    picture, fan = _fan(THREE, WIDE)
    assert fan[0].rect == picture.places[Place.WASTE]
    assert fan[0].rect.x < fan[1].rect.x < fan[2].rect.x
    assert len({spot.rect.y for spot in fan}) == 1
    assert [spot.covered for spot in fan] == [True, True, False]
    assert fan[0].order < fan[1].order < fan[2].order
    assert fan[2].rect.right <= picture.places[Place.CLUBS].x - (picture.places[Place.COLUMN_2].x - fan[0].rect.right)


def test_for_left_hands_the_newest_lies_beside_the_stock_so_that_it_covers_no_index() -> None:
    picture, fan = _fan(THREE, Frame(1280, 708, left_handed=True))
    assert fan[2].rect == picture.places[Place.WASTE]
    assert fan[0].rect.x < fan[1].rect.x < fan[2].rect.x
    assert fan[0].rect.x >= picture.places[Place.COLUMN_5].x


def test_a_narrow_top_row_lays_the_older_cards_one_below_the_other() -> None:
    picture, fan = _fan(THREE, NARROW)
    assert fan[0].rect.x == fan[1].rect.x == picture.places[Place.WASTE].x
    assert fan[1].rect.y == fan[0].rect.y + picture.strip
    assert fan[2].rect.x == picture.places[Place.COLUMN_3].x
    assert fan[2].rect.y == fan[0].rect.y


def test_the_rail_fans_downwards() -> None:
    picture, fan = _fan(THREE, RAIL)
    assert [spot.rect.y - fan[0].rect.y for spot in fan] == [0, picture.strip, 2 * picture.strip]
    assert fan[-1].rect.bottom < picture.places[Place.DIAMONDS].y


def test_two_cards_and_one_card_and_none_are_no_fan_of_three() -> None:
    for frame in (WIDE, NARROW, RAIL):
        for waste in ("QS 4C", "QS", ""):
            _, fan = _fan(laid("KH", waste=waste, variant=DRAW_THREE), frame)
            assert [spot.card for spot in fan] == list(cards(waste))


def test_a_game_that_draws_one_shows_one() -> None:
    position = longest_column(0, KLONDIKE)
    for frame in (WIDE, NARROW, RAIL):
        picture, fan = _fan(position, frame)
        assert [spot.card for spot in fan] == [position.waste[-1]]
        assert fan[0].rect == picture.places[Place.WASTE]


def test_a_window_too_low_for_three_whole_indices_shows_two() -> None:
    _, fan = _fan(THREE, Frame(640, 270, Size.L))
    assert [spot.card for spot in fan] == list(THREE.waste[-2:])
    _, fan = _fan(THREE, Frame(1280, 300, Size.L, TableLayout.SIDE_RAIL))
    assert 1 <= len(fan) < 3
