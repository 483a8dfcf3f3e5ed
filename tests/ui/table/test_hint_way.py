"""The way of the line of a hint."""

from itertools import pairwise

import pytest
from support.games import laid
from support.tables import whole
from support.walks import walk

from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.ui.table.hint_way import Way
from klondike_qt.ui.table.hinted import HintMarks, Pointer, hinted
from klondike_qt.ui.table.layout import Frame, Picture, lay_out
from klondike_qt.ui.table.marks_item import bites_left
from klondike_qt.ui.table.rects import Rect

C1, C2 = COLUMN_PLACES[:2]
LONG = whole(
    laid(
        "| KC QH JC TD 9S 8D 7C 6D 5C", "| 9H 8C 7D 6S 5D 4S 3H", "| KH QS", waste="8S KS JD", foundations=(1, 4, 0, 1)
    )
)
BACK = Carry(Place.DIAMONDS, C1, 1)
LAYOUTS = [TableLayout.TOP_ROW, TableLayout.SIDE_RAIL]
FRAMES = [(640, 300), (960, 452), (1280, 712), (700, 912)]


def hint_of(position: Position, picture: Picture, move: Carry, focus: Rect | None = None) -> tuple[HintMarks, Way]:
    hint = hinted(position, picture, Pointer(move, whole=True), None, double_bars=True, focus=focus)
    assert hint
    assert hint.way
    return hint, hint.way


def covered(way: Way) -> list[Rect]:
    """Return what each piece of the line covers."""
    boxes = []
    for (x, y), (to_x, to_y) in pairwise(way.points):
        assert x == to_x or y == to_y
        across, down = (0.0, way.half) if y == to_y else (way.half, 0.0)
        boxes.append(Rect(min(x, to_x), min(y, to_y), abs(x - to_x), abs(y - to_y)).grown(across, down))
    return boxes


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("size", FRAMES)
@pytest.mark.parametrize("cards", [Size.S, Size.L, Size.XXL])
def test_the_line_leads_from_its_card_to_the_arrow_in_every_window(
    size: tuple[int, int], cards: Size, layout: TableLayout
) -> None:
    picture = lay_out(LONG, Frame(*size, cards, layout), None)
    hint, way = hint_of(LONG, picture, BACK)
    assert hint.source
    assert hint.destination
    near, far = hint.source.rect.grown(20, 20), hint.destination.rect.grown(20, 20)
    assert near.contains(*way.points[0])
    assert far.contains(*way.points[-1])
    assert way.points[-1][0] < far.centre[0] if way.from_left else way.points[-1][0] > far.centre[0]
    assert all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in way.points)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("cards", [Size.S, Size.L])
def test_where_there_is_room_the_line_covers_nothing_that_is_read(cards: Size, layout: TableLayout) -> None:
    for position in [LONG, *list(walk(5))[20:80:15]]:
        picture = lay_out(position, Frame(1280, 712, cards, layout), None)
        for move in legal_moves(position):
            if isinstance(move, Carry):
                hint, way = hint_of(position, picture, move)
                assert all(piece.overlap(sign) == 0 for piece in covered(way) for sign in hint.clear), move


def test_the_line_passes_the_cards_between_its_ends_in_the_gaps() -> None:
    picture = lay_out(LONG, Frame(1280, 712, Size.S, TableLayout.TOP_ROW), None)
    _, way = hint_of(LONG, picture, BACK)
    seen = [spot.shown for spot in picture.cards.values() if spot.visible]
    assert all(piece.overlap(rect) == 0 for piece in covered(way) for rect in seen)


def test_the_line_keeps_off_the_ring_of_the_keyboard_if_it_can() -> None:
    picture = lay_out(LONG, Frame(1280, 712, Size.S, TableLayout.TOP_ROW), None)
    _, free = hint_of(LONG, picture, BACK)
    x, y = free.points[len(free.points) // 2]
    focus = Rect(x - 40, y - 40, 60, 60)
    _, way = hint_of(LONG, picture, BACK, focus)
    assert any(piece.overlap(focus) for piece in covered(free))
    assert not any(piece.overlap(focus) for piece in covered(way))


def test_neighbours_that_touch_need_no_line() -> None:
    position = whole(laid("| KS QH", "", "| 5C"))
    picture = lay_out(position, Frame(640, 300, layout=TableLayout.TOP_ROW), None)
    _, way = hint_of(position, picture, Carry(C1, C2, 2))
    assert way == Way((), from_left=True)
    picture = lay_out(position, Frame(1280, 712, layout=TableLayout.TOP_ROW), None)
    _, way = hint_of(position, picture, Carry(C1, C2, 2))
    assert way.points


@pytest.mark.parametrize("size", FRAMES)
def test_cards_leave_at_the_left_where_a_card_is_bare_below_its_index(size: tuple[int, int]) -> None:
    picture = lay_out(LONG, Frame(*size, layout=TableLayout.TOP_ROW), None)
    hint, _ = hint_of(LONG, picture, BACK)
    assert hint.source
    assert bites_left(hint.source, picture.card_width)
