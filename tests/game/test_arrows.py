"""Arrows over the picture of the table, in its four arrangements."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import dealt, laid, session_on

from klondike_qt.game.arrows import NO_TRAIL, Trail, leaves_table, stepped
from klondike_qt.game.commands import Arrangement, Direction, FocusOn, MoveFocus
from klondike_qt.game.cursor import Focus
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change
from klondike_qt.preferences.schema import TableLayout
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place
from klondike_qt.ui.table.layout import lay_out
from klondike_qt.ui.table.picture import Frame

TABLE = laid("2C 2H | 9S 8D 7C", "TD", "", "3C | 8H", "KS QH", "4C 4D | 5S", "| 6S")
TOP, RIGHT_HANDED_RAIL, LEFT_HANDED_RAIL, MIRRORED = (
    Arrangement.TOP_ROW,
    Arrangement.RAIL_LEFT,
    Arrangement.RAIL_RIGHT,
    Arrangement.TOP_ROW_MIRRORED,
)
RAILS = (RIGHT_HANDED_RAIL, LEFT_HANDED_RAIL)
LEFT, RIGHT, UP, DOWN = Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN


def step(
    place: Place, direction: Direction, arrangement: Arrangement = TOP, depth: int | None = 0, trail: Trail = NO_TRAIL
) -> Focus | None:
    return stepped(TABLE, Focus(place, depth), direction, arrangement, trail)


def walked(start: Place, direction: Direction, arrangement: Arrangement) -> list[Place]:
    """Return the places that one arrow leads through, up to the edge."""
    focus: Focus | None = Focus(start)
    places = []
    while focus:
        places.append(focus.place)
        focus = stepped(TABLE, focus, direction, arrangement, NO_TRAIL)
    return places


def test_the_top_row_lies_from_stock_to_spades() -> None:
    row = [Place.STOCK, Place.WASTE, *FOUNDATION_PLACES]
    assert walked(Place.STOCK, RIGHT, TOP) == row
    assert walked(Place.SPADES, LEFT, TOP) == row[::-1]


def test_the_mirrored_top_row_has_the_foundations_left_and_the_stock_outermost_right() -> None:
    row = [*FOUNDATION_PLACES, Place.WASTE, Place.STOCK]
    assert walked(Place.CLUBS, RIGHT, MIRRORED) == row
    assert walked(Place.STOCK, LEFT, MIRRORED) == row[::-1]


@pytest.mark.parametrize("arrangement", [TOP, MIRRORED])
def test_columns_always_lie_from_one_to_seven(arrangement: Arrangement) -> None:
    assert walked(Place.COLUMN_1, RIGHT, arrangement) == list(COLUMN_PLACES)
    assert walked(Place.COLUMN_7, LEFT, arrangement) == list(COLUMN_PLACES)[::-1]


@pytest.mark.parametrize(
    ("above", "column", "mirrored"),
    [
        (Place.STOCK, Place.COLUMN_1, Place.COLUMN_7),
        (Place.WASTE, Place.COLUMN_2, Place.COLUMN_6),
        (Place.CLUBS, Place.COLUMN_4, Place.COLUMN_1),
        (Place.DIAMONDS, Place.COLUMN_5, Place.COLUMN_2),
        (Place.HEARTS, Place.COLUMN_6, Place.COLUMN_3),
        (Place.SPADES, Place.COLUMN_7, Place.COLUMN_4),
    ],
)
def test_a_column_lies_under_each_place_of_the_top_row(above: Place, column: Place, mirrored: Place) -> None:
    for arrangement, below in ((TOP, column), (MIRRORED, mirrored)):
        assert step(above, DOWN, arrangement) == Focus(below)
        top_item = max(0, len(TABLE.column(below).run) - (not TABLE.column(below).hidden))
        assert step(below, UP, arrangement, depth=top_item) == Focus(above)


def test_above_the_column_under_the_gap_lies_the_waste() -> None:
    assert step(Place.COLUMN_3, UP) == Focus(Place.WASTE)
    assert step(Place.COLUMN_5, UP, MIRRORED, depth=1) == Focus(Place.WASTE)


def test_up_leads_from_card_to_card_then_to_the_face_down_item_then_to_the_top_row() -> None:
    assert [step(Place.COLUMN_1, UP, depth=depth) for depth in range(4)] == [
        Focus(Place.COLUMN_1, 1),
        Focus(Place.COLUMN_1, 2),
        Focus(Place.COLUMN_1, 3),
        Focus(Place.STOCK),
    ]


def test_down_leads_back_to_the_last_card_and_no_further() -> None:
    assert [step(Place.COLUMN_1, DOWN, depth=depth) for depth in (3, 2, 1, 0)] == [
        Focus(Place.COLUMN_1, 2),
        Focus(Place.COLUMN_1, 1),
        Focus(Place.COLUMN_1, 0),
        None,
    ]


def test_without_face_down_cards_up_leads_from_the_head_of_the_run_to_the_top_row() -> None:
    assert step(Place.COLUMN_5, UP, depth=1) == Focus(Place.DIAMONDS)


def test_a_column_as_a_whole_is_left_as_its_last_card_is_or_to_that() -> None:
    assert step(Place.COLUMN_1, UP, depth=None) == Focus(Place.COLUMN_1, 1)
    assert step(Place.COLUMN_1, DOWN, depth=None) == Focus(Place.COLUMN_1, 0)
    assert step(Place.COLUMN_1, RIGHT, depth=None) == Focus(Place.COLUMN_2, 0)
    assert step(Place.COLUMN_3, UP, depth=None) == Focus(Place.WASTE)
    assert step(Place.COLUMN_3, DOWN, depth=None) is None


@pytest.mark.parametrize("arrangement", Arrangement)
def test_home_and_end_follow_the_reading_order_in_every_picture(arrangement: Arrangement) -> None:
    for place in Place:
        ends = (COLUMN_PLACES[0], COLUMN_PLACES[-1]) if place.is_column else (Place.STOCK, Place.SPADES)
        found = step(place, Direction.ROW_START, arrangement), step(place, Direction.ROW_END, arrangement)
        assert found == (Focus(ends[0]), Focus(ends[1]))


def test_page_up_and_down_lead_to_the_ends_of_the_run() -> None:
    assert step(Place.COLUMN_1, Direction.DEEPEST) == Focus(Place.COLUMN_1, 2)
    assert step(Place.COLUMN_1, Direction.LAST, depth=3) == Focus(Place.COLUMN_1)
    session = session_on(TABLE)
    session.handle(FocusOn(Focus(Place.COLUMN_3)), 0.0)
    for direction in (Direction.DEEPEST, Direction.LAST):
        assert session.handle(MoveFocus(direction), 0.0).change is Change.NOTHING


@pytest.mark.parametrize("arrangement", RAILS)
def test_up_and_down_walk_the_rail_in_reading_order(arrangement: Arrangement) -> None:
    rail = [Place.STOCK, Place.WASTE, *FOUNDATION_PLACES]
    assert walked(Place.STOCK, DOWN, arrangement) == rail
    assert walked(Place.SPADES, UP, arrangement) == rail[::-1]


@pytest.mark.parametrize("arrangement", RAILS)
def test_beside_a_rail_a_column_ends_at_its_top(arrangement: Arrangement) -> None:
    assert step(Place.COLUMN_1, UP, arrangement, depth=3) is None
    assert step(Place.COLUMN_3, UP, arrangement) is None
    assert step(Place.COLUMN_3, DOWN, arrangement) is None


@pytest.mark.parametrize(
    ("arrangement", "to_columns", "to_rail", "nearest"),
    [(RIGHT_HANDED_RAIL, RIGHT, LEFT, Place.COLUMN_1), (LEFT_HANDED_RAIL, LEFT, RIGHT, Place.COLUMN_7)],
)
def test_rail_and_columns_lie_beside_each_other(
    arrangement: Arrangement, to_columns: Direction, to_rail: Direction, nearest: Place
) -> None:
    far = COLUMN_PLACES[-1] if nearest is COLUMN_PLACES[0] else COLUMN_PLACES[0]
    for place in (Place.STOCK, Place.WASTE, *FOUNDATION_PLACES):
        assert step(place, to_columns, arrangement) == Focus(nearest)
        assert step(place, to_rail, arrangement) is None
        assert step(nearest, to_rail, arrangement, trail=Trail(beside=place)) == Focus(place)
    assert step(nearest, to_rail, arrangement) == Focus(Place.STOCK)
    assert step(far, to_columns, arrangement) is None


def test_the_rail_remembers_where_the_keyboard_was() -> None:
    session = session_on(dealt(24))
    for focus in (Place.HEARTS, Place.COLUMN_4, Place.COLUMN_1):
        session.handle(FocusOn(Focus(focus)), 0.0)
    assert session.handle(MoveFocus(LEFT, RIGHT_HANDED_RAIL), 0.0).after.focus == Focus(Place.HEARTS)


def test_tab_leads_from_stock_to_foundations_to_the_last_used_column() -> None:
    session = session_on(dealt(24))
    session.handle(FocusOn(Focus(Place.COLUMN_4)), 0.0)
    session.handle(FocusOn(Focus(Place.WASTE)), 0.0)
    forwards = [session.handle(MoveFocus(Direction.NEXT_ZONE), 0.0).after.focus for _ in range(2)]
    assert forwards == [Focus(Place.CLUBS), Focus(Place.COLUMN_4)]
    backwards = [session.handle(MoveFocus(Direction.PREVIOUS_ZONE), 0.0).after.focus for _ in range(2)]
    assert backwards == [Focus(Place.CLUBS), Focus(Place.STOCK)]


@pytest.mark.parametrize("place", Place)
def test_tab_leaves_the_table_at_its_ends_only(place: Place) -> None:
    for direction, end in ((Direction.NEXT_ZONE, place.is_column), (Direction.PREVIOUS_ZONE, place <= Place.WASTE)):
        assert leaves_table(Focus(place), direction) is end
        assert (step(place, direction) is None) is end
    assert not leaves_table(Focus(place), LEFT)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("layout", [TableLayout.TOP_ROW, TableLayout.SIDE_RAIL])
def test_arrows_follow_the_picture_that_is_drawn(layout: TableLayout, *, left_handed: bool) -> None:
    picture = lay_out(TABLE, Frame(1600, 900, layout=layout, left_handed=left_handed))
    lefts = {place: rect.x for place, rect in picture.places.items()}
    tops = {place: rect.y for place, rect in picture.places.items()}
    for place in Place:
        for direction, side in ((LEFT, -1), (RIGHT, 1)):
            focus = step(place, direction, picture.arrangement)
            assert focus is None or (lefts[focus.place] - lefts[place]) * side > 0
        for direction, side in ((UP, -1), (DOWN, 1)):
            focus = step(place, direction, picture.arrangement)
            if focus and focus.place is not place and picture.arrangement in {TOP, MIRRORED}:
                assert (tops[focus.place] - tops[place]) * side > 0
                assert lefts[focus.place] == lefts[place] or place is above_gap(picture.arrangement)


def above_gap(arrangement: Arrangement) -> Place:
    return Place.COLUMN_3 if arrangement is TOP else Place.COLUMN_5


@pytest.mark.parametrize("direction", Direction)
def test_at_an_edge_nothing_happens_and_nothing_is_refused(direction: Direction) -> None:
    edges = {
        LEFT: Place.COLUMN_1,
        RIGHT: Place.COLUMN_7,
        UP: Place.STOCK,
        DOWN: Place.COLUMN_1,
        Direction.ROW_START: Place.COLUMN_1,
        Direction.ROW_END: Place.COLUMN_7,
        Direction.DEEPEST: Place.STOCK,
        Direction.LAST: Place.COLUMN_1,
        Direction.NEXT_ZONE: Place.COLUMN_1,
        Direction.PREVIOUS_ZONE: Place.STOCK,
    }
    session = session_on(TABLE)
    session.handle(FocusOn(Focus(edges[direction])), 0.0)
    update = session.handle(MoveFocus(direction), 0.0)
    assert (update.change, update.refusal, update.after) == (Change.NOTHING, None, update.before)


def spots(session: Session) -> set[Focus]:
    """Return every spot of a table, columns as a whole left out."""
    position = session.standing.position
    beside = {Focus(place) for place in Place if not place.is_column}
    return beside | {
        Focus(place, depth)
        for place in COLUMN_PLACES
        for depth in range(max(1, len(position.column(place).run) + bool(position.column(place).hidden)))
    }


@pytest.mark.parametrize("arrangement", Arrangement)
def test_four_arrows_reach_every_spot_from_every_spot(arrangement: Arrangement) -> None:
    session = session_on(TABLE)
    every = spots(session)
    for start in every:
        reached, fresh = {start}, [start]
        while fresh:
            focus = fresh.pop()
            trail = NO_TRAIL.after(focus)
            found = {stepped(TABLE, focus, arrow, arrangement, trail) for arrow in (LEFT, RIGHT, UP, DOWN)}
            new = {each for each in found if each} - reached
            reached |= new
            fresh += new
        assert reached == every


@given(st.lists(st.tuples(st.sampled_from(Direction), st.sampled_from(Arrangement)), max_size=40))
def test_the_focus_is_always_on_a_spot_of_the_table(walk: list[tuple[Direction, Arrangement]]) -> None:
    session = session_on(TABLE)
    every = spots(session)
    for direction, arrangement in walk:
        assert session.handle(MoveFocus(direction, arrangement), 0.0).after.focus in every


@pytest.mark.parametrize(
    ("arrangement", "place", "direction", "end"),
    [
        (TOP, Place.STOCK, LEFT, Place.SPADES),
        (TOP, Place.SPADES, RIGHT, Place.STOCK),
        (TOP, Place.COLUMN_1, LEFT, Place.COLUMN_7),
        (TOP, Place.COLUMN_7, RIGHT, Place.COLUMN_1),
        (MIRRORED, Place.CLUBS, LEFT, Place.STOCK),
        (MIRRORED, Place.STOCK, RIGHT, Place.CLUBS),
        (RIGHT_HANDED_RAIL, Place.COLUMN_7, RIGHT, Place.STOCK),
        (RIGHT_HANDED_RAIL, Place.WASTE, LEFT, Place.COLUMN_7),
        (RIGHT_HANDED_RAIL, Place.SPADES, DOWN, Place.STOCK),
        (RIGHT_HANDED_RAIL, Place.STOCK, UP, Place.SPADES),
        (LEFT_HANDED_RAIL, Place.COLUMN_1, LEFT, Place.STOCK),
        (LEFT_HANDED_RAIL, Place.HEARTS, RIGHT, Place.COLUMN_1),
    ],
)
def test_k_12_a_row_goes_on_at_its_other_end_only_if_that_is_wished(
    arrangement: Arrangement, place: Place, direction: Direction, end: Place
) -> None:
    session = session_on(TABLE)
    session.handle(FocusOn(Focus(place)), 0.0)
    assert session.handle(MoveFocus(direction, arrangement), 0.0).change is Change.NOTHING
    assert session.handle(MoveFocus(direction, arrangement, wrap=True), 0.0).after.focus == Focus(end)


@pytest.mark.parametrize("arrangement", Arrangement)
def test_k_12_a_column_does_not_go_on_at_its_other_end(arrangement: Arrangement) -> None:
    session = session_on(TABLE)
    session.handle(FocusOn(Focus(Place.COLUMN_1)), 0.0)
    assert session.handle(MoveFocus(DOWN, arrangement, wrap=True), 0.0).change is Change.NOTHING
