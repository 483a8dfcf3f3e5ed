"""The grid follows from the window and the choices alone, and shows what the size table promises."""

import pytest
from support.screens import EXTREMES, SCREENS, Screen
from support.walks import longest_column, walk

from klondike_qt.game.commands import Arrangement
from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.cards import KING
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.ui.table.arranging import grid_for, tight_grid
from klondike_qt.ui.table.columns import capacity
from klondike_qt.ui.table.layout import Frame, Picture, lay_out
from klondike_qt.ui.table.sizes import MEASURES

ALL_SCREENS = SCREENS + EXTREMES
PLAYED = tuple(walk(3))[::5]
ONE_CARD_SHORT = {
    ("1920×1080 at 150 %", "rail", Size.XL): (632, 9 * 56 + 108 + 22 + 2 * 3),
    ("1920×1080 at 200 %", "rail", Size.L): (452, 8 * 44 + 84 + 22 + 2 * 3),
}
"""Where the bars leave one card less than the size table: the height of the table, and what the cards would need.

That is: strips, the last card as low as its tag allows, the back with a count of 24 lpx, and the edges.
"""


def cards_without_scrolling(screen: Screen, size: Size, *, rail: bool) -> int | None:
    """Return how many cards of any run on six face-down cards are seen; None if the layout is not offered."""
    layout = TableLayout.SIDE_RAIL if rail else TableLayout.TOP_ROW
    frame = screen.frame(size, layout)
    if grid_for(frame, 1).is_rail != rail:
        return None
    grid = tight_grid(frame, 1, rail=rail)
    return capacity(grid.room(cropped=True), 6, grid.slab, grid.card)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("rail", [False, True], ids=["top row", "rail"])
def test_the_figures_of_the_size_table_are_met(screen: Screen, *, rail: bool) -> None:
    for size, figure in zip(Size, screen.rail if rail else screen.top_row, strict=True):
        cards = cards_without_scrolling(screen, size, rail=rail)
        if figure is None:
            assert cards is None
        else:
            assert cards is not None
            there, needed = ONE_CARD_SHORT.get((screen.name, "rail" if rail else "top row", size), (0, 0))
            assert needed >= there, size
            assert there in {0, screen.area[1]}
            assert cards >= min(figure, KING) - (needed > there), size


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("layout", [TableLayout.TOP_ROW, TableLayout.SIDE_RAIL])
def test_a_run_from_king_to_ace_shows_as_many_cards_as_the_figures_say(screen: Screen, layout: TableLayout) -> None:
    for size in Size:
        frame = screen.frame(size, layout)
        most = grid_for(frame, 1).shown_of_longest
        for run in range(1, 14):
            picture = lay_out(longest_column(2, run=run), frame)
            seen = [picture.cards[card].visible for card in longest_column(2, run=run).column(Place.COLUMN_3).run]
            assert all(seen) == (run <= most), (size, run)


@pytest.mark.parametrize("screen", ALL_SCREENS, ids=lambda screen: screen.name)
def test_a_cap_that_grew_costs_no_card(screen: Screen) -> None:
    for size in Size:
        for layout in (TableLayout.TOP_ROW, TableLayout.SIDE_RAIL):
            frame = screen.frame(size, layout)
            grid = grid_for(frame, 1)
            tight = tight_grid(frame, 1, rail=grid.is_rail)
            assert grid.card.cap >= tight.card.cap
            assert grid.shown_of_longest == tight.shown_of_longest


@pytest.mark.parametrize("screen", ALL_SCREENS, ids=lambda screen: screen.name)
def test_v_01_a_larger_size_never_has_a_smaller_index(screen: Screen) -> None:
    caps = [grid_for(screen.frame(size), 1).card.cap for size in Size]
    assert caps == sorted(caps)


def test_each_size_has_a_larger_index_than_the_one_before_on_a_common_screen() -> None:
    for width, height in ((1280, 708), (1920, 988), (2560, 1348)):
        caps = [grid_for(Frame(width, height, size), 1).card.cap for size in Size]
        assert len(set(caps)) == 5, (width, height, caps)


def test_cards_grow_with_the_window() -> None:
    widths = [grid_for(Frame(width, width * 0.55), 1).card.width for width in range(960, 5120, 160)]
    assert widths == sorted(widths)
    assert widths[0] < 110
    assert widths[-1] > 380


def test_the_rail_is_chosen_only_if_it_shows_more_of_the_longest_column() -> None:
    chosen = {
        (width, size): grid_for(Frame(width, height, size), 1).arrangement
        for width, height in ((1280, 708), (1920, 988))
        for size in Size
    }
    rails = {key for key, arrangement in chosen.items() if arrangement is Arrangement.RAIL_LEFT}
    assert rails == {(1280, Size.L), (1280, Size.XL), (1920, Size.XXL)}


def test_the_player_can_pin_either_layout() -> None:
    assert grid_for(Frame(1280, 708, Size.L, TableLayout.TOP_ROW), 1).arrangement is Arrangement.TOP_ROW
    assert grid_for(Frame(1280, 708, Size.S, TableLayout.SIDE_RAIL), 1).arrangement is Arrangement.RAIL_LEFT
    assert grid_for(Frame(1280, 708, Size.S, TableLayout.SIDE_RAIL, left_handed=True), 1).rail is not None


def test_a_pinned_rail_that_cannot_hold_four_fifths_of_the_cap_gives_way() -> None:
    assert grid_for(Frame(1280, 708, Size.XXL, TableLayout.SIDE_RAIL), 1).card.cap == 51
    assert not grid_for(Frame(1280, 708, Size.MAX, TableLayout.SIDE_RAIL), 1).is_rail


@pytest.mark.parametrize(("width", "cap"), [(640, 32), (960, 49), (1280, 68), (1536, 84), (1920, 106)])
def test_seven_columns_allow_this_cap_at_most(width: int, cap: int) -> None:
    assert lay_out(longest_column(0), Frame(width, 900, Size.MAX)).cap == cap


def test_the_floor_is_reached_only_where_the_chosen_cap_does_not_fit() -> None:
    assert not lay_out(longest_column(0), Frame(1280, 708, Size.XXL)).floor_reached
    assert lay_out(longest_column(0), Frame(1280, 708, Size.MAX)).floor_reached
    assert lay_out(longest_column(0), Frame(640, 317, Size.L)).floor_reached


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_the_table_does_not_jump_while_a_game_is_played(screen: Screen) -> None:
    for size in Size:
        pictures = [lay_out(position, screen.frame(size)) for position in PLAYED]
        assert len({(p.card_width, p.cap, p.arrangement, p.rail) for p in pictures}) == 1
        assert len({tuple(rect.x for rect in p.places.values()) for p in pictures}) == 1
        assert len({p.places[Place.COLUMN_1].y for p in pictures}) <= 2


@pytest.mark.parametrize("layout", list(TableLayout))
@pytest.mark.parametrize("screen", ALL_SCREENS, ids=lambda screen: screen.name)
def test_v_22_the_picture_for_left_hands_is_the_mirror_image(screen: Screen, layout: TableLayout) -> None:
    for size in Size:
        right, left = (
            lay_out(longest_column(2), screen.frame(size, layout, left_handed=hand)) for hand in (False, True)
        )
        assert _outlines(right) == pytest.approx(_outlines(left, mirrored=True), abs=1)
        order = [left.places[place].x for place in COLUMN_PLACES]
        assert order == sorted(order)
        suits = [(left.places[place].y, left.places[place].x) for place in Place if place.is_foundation]
        assert suits == sorted(suits)
        assert left.places[Place.STOCK].x > left.places[Place.WASTE].x


def test_v_22_the_rail_stands_on_either_side() -> None:
    for left_handed in (False, True):
        frame = Frame(1280, 712, Size.L, TableLayout.SIDE_RAIL, left_handed)
        picture = lay_out(longest_column(2), frame)
        assert picture.rail is not None
        columns = [picture.places[place].x for place in COLUMN_PLACES]
        piles = [rect.x for place, rect in picture.places.items() if not place.is_column]
        assert (min(piles) > max(columns)) is left_handed
        assert (picture.rail.right == frame.width) is left_handed
        assert (picture.rail.x == 0) is not left_handed


def _outlines(picture: Picture, *, mirrored: bool = False) -> list[float]:
    """Return the corners of all outlines in an order that does not tell one place from the other."""
    width = picture.frame.width
    boxes = sorted((r.y, width - r.right if mirrored else r.x, r.width, r.height) for r in picture.places.values())
    return [length for box in boxes for length in box]


@pytest.mark.parametrize("layout", [TableLayout.TOP_ROW, TableLayout.SIDE_RAIL])
def test_m_04_covered_strips_are_large_enough_to_be_hit(layout: TableLayout) -> None:
    for screen in SCREENS:
        for size in Size:
            picture = lay_out(longest_column(0), screen.frame(size, layout))
            seen = [spot.shown for spot in picture.cards.values() if spot.visible and spot.face_up and spot.covered]
            assert all(shown.height >= picture.strip and shown.width >= 44 for shown in seen)
            assert picture.strip >= 32
            assert size is Size.S or picture.floor_reached or picture.strip >= 44


def test_sizes_are_those_of_the_size_table() -> None:
    assert [(m.cap, m.width) for m in MEASURES.values()] == [(24, 96), (36, 132), (48, 168), (60, 200), (120, 320)]
    assert [m.least_width <= m.width for m in MEASURES.values()] == [True] * 5
