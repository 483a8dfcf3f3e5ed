"""Marks are seen on any cloth, differ as shapes, and never touch an index."""

import math
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Protocol

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from support.eyesight import blurred, drawn, greys

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.ui.look.contrast import contrast
from klondike_qt.ui.look.surfaces import CLOTHS
from klondike_qt.ui.table import hint_marks, marks
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.faces import index_width
from klondike_qt.ui.table.hint_way import Way

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(96, 24), (132, 36), (168, 48), (200, 60), (320, 120)]
RATIOS = [1.0, 1.25, 1.5, 2.0]
EDGE = 32
"""Free ground round the drawings, in lpx."""
RUN = ("QH", "TS", "QD")


class Mark(Protocol):
    def __call__(self, painter: QPainter, rect: QRectF, width: float) -> None: ...


def _focus(painter: QPainter, rect: QRectF, width: float) -> None:
    marks.focus_ring(painter, rect, width)


def _legal(painter: QPainter, rect: QRectF, width: float) -> None:
    marks.brackets(painter, rect, width)
    marks.tag(painter, rect, "7", marks.KEY_PIXELS)


def _held(painter: QPainter, rect: QRectF, width: float) -> None:
    marks.held_ring(painter, rect, width)
    marks.tag(painter, rect, "HELD")


def _moved(painter: QPainter, rect: QRectF, width: float) -> None:
    marks.last_moved(painter, rect, width, (0.5 * width, 0.95 * width))


def _hint_from(painter: QPainter, rect: QRectF, width: float) -> None:
    hint_marks.hint_ring(painter, rect, width)
    hint_marks.bite(painter, rect, width)
    marks.tag(painter, rect, "FROM")


def _hint_to(painter: QPainter, rect: QRectF, width: float) -> None:
    hint_marks.hint_ring(painter, rect, width)
    hint_marks.arrow(painter, rect, width, from_left=False)
    marks.tag(painter, rect, "TO")


MARKS: dict[str, Mark] = {
    "focus": _focus,
    "legal": _legal,
    "held": _held,
    "last moved": _moved,
    "from": _hint_from,
    "to": _hint_to,
}


def _run(width: int, cap: int, ratio: float, mark: Callable[[QPainter, list[QRectF], Artwork], None] | None) -> QImage:
    """Draw three cards at the tightest strip and a mark over them."""
    art = Artwork(Theme.FOUR_COLOUR, Surface.FELT)
    strip = cap + 8
    rects = [QRectF(EDGE, EDGE + row * strip, width, strip if row < 2 else 1.4 * width) for row in range(3)]

    def draw(painter: QPainter) -> None:
        painter.scale(ratio, ratio)
        for rect, code in zip(rects, RUN, strict=True):
            face = art.face(CARD_BY_CODE[code], width, rect.height(), cap, ratio, covered=rect is not rects[2])
            painter.drawPixmap(rect.topLeft(), face)
        if mark:
            mark(painter, rects, art)

    return drawn(
        round((width + 2 * EDGE) * ratio), round((2 * strip + 1.4 * width + 2 * EDGE) * ratio), draw, "#0B5D3B"
    )


def _touched(width: int, cap: int, ratio: float, mark: Callable[[QPainter, list[QRectF], Artwork], None]) -> int:
    """Count the pixels of the three indices that a mark changes."""
    before, after = greys(_run(width, cap, ratio, None)), greys(_run(width, cap, ratio, mark))
    touched = 0
    for row, code in enumerate(RUN):
        top = EDGE + row * (cap + 8) + 4
        left = EDGE + max(7, 0.065 * width)
        right = left + index_width(CARD_BY_CODE[code]) * cap
        for y in range(round(top * ratio), int((top + cap) * ratio)):
            span = slice(round(left * ratio), round(right * ratio))
            touched += sum(abs(a - b) > 4 for a, b in zip(before[y][span], after[y][span], strict=True))
    return touched


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize(("width", "cap"), SIZES)
def test_no_mark_touches_an_index(width: int, cap: int, ratio: float) -> None:
    def mark(painter: QPainter, rects: list[QRectF], art: Artwork) -> None:
        marks.focus_ring(painter, rects[1], width, shared_top=True, shared_bottom=True)
        marks.focus_ring(painter, rects[0], width, shared_bottom=True)
        marks.focus_ring(painter, rects[2], width, shared_top=True)
        marks.brackets(painter, rects[2], width, shared_top=True)
        marks.tag(painter, rects[2], "7", marks.KEY_PIXELS)
        marks.held_ring(painter, rects[0].united(rects[2]), width)
        marks.held_ring(painter, rects[1].united(rects[2]), width, shared_top=True)
        for rect, code in zip(rects, RUN, strict=True):
            marks.last_moved(painter, rect, width)
            marks.last_moved(painter, rect, width, art.clear_span(CARD_BY_CODE[code], width, cap))
        for hinted in (rects[2], rects[1].united(rects[2])):
            hint_marks.hint_ring(painter, hinted, width, shared_top=True)
            hint_marks.bite(painter, hinted, width)
            for from_left in (True, False):
                hint_marks.arrow(painter, hinted, width, from_left=from_left)
        hint_marks.hint_ring(painter, rects[0].united(rects[2]), width)

    assert _touched(width, cap, ratio, mark) == 0


@pytest.mark.parametrize("surface", Surface)
def test_the_focus_ring_is_seen_on_every_cloth(surface: Surface) -> None:
    cloth = CLOTHS[surface].colour
    assert max(contrast(marks.YELLOW, cloth), contrast(marks.BLACK, cloth)) >= 3
    assert contrast(marks.YELLOW, marks.BLACK) >= 9


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("width", [96, 132, 200, 320])
def test_both_bands_of_the_focus_ring_are_broad_on_free_sides(width: int, ratio: float) -> None:
    rect = QRectF(EDGE, EDGE, width, width)

    def draw(painter: QPainter) -> None:
        painter.scale(ratio, ratio)
        marks.focus_ring(painter, rect, width)

    side = round((width + 2 * EDGE) * ratio)
    picture = drawn(side, side, draw, "#0B5D3B")
    line = [picture.pixelColor(x, side // 2).name().upper() for x in range(side // 2)]
    least = max(3, 0.02 * width) * ratio
    assert line.count(marks.YELLOW) >= int(least)
    assert line[line.index(marks.YELLOW) + 1 :].count(marks.BLACK) >= int(least)
    assert set(line) == {marks.YELLOW, marks.BLACK, "#0B5D3B"}


@pytest.mark.parametrize("name", MARKS)
@pytest.mark.parametrize("width", [72, 132, 320])
def test_no_mark_paints_outside_its_reach(name: str, width: int) -> None:
    far = marks.reach(width)
    rect = QRectF(60, 60, width, 1.4 * width)
    picture = greys(drawn(width + 120, round(1.4 * width) + 120, lambda painter: MARKS[name](painter, rect, width)))
    allowed = rect.adjusted(-far, -far, far, far)
    painted = [(x, y) for y, row in enumerate(picture) for x, value in enumerate(row) if value != 255]
    assert all(allowed.contains(QPointF(x, y)) for x, y in painted)


def test_marks_differ_as_shapes_without_colour() -> None:
    rect = QRectF(40, 40, 132, 185)
    seen = {}
    for name, mark in MARKS.items():
        picture = drawn(212, 265, partial(mark, rect=rect, width=132), "#606060")
        seen[name] = b"".join(greys(picture))
    for one, other in combinations(seen, 2):
        assert sum(abs(a - b) > 60 for a, b in zip(seen[one], seen[other], strict=True)) > 500, (one, other)


def test_v_19_weak_eyes_tell_six_shapes_without_colour() -> None:
    rect, width = QRectF(40, 40, 132, 185), 132
    seen = {}
    for name, mark in MARKS.items():
        rows = greys(drawn(212, 265, partial(mark, rect=rect, width=width), "#606060"))
        seen[name] = blurred([[float(value) for value in row] for row in rows], 0.12 * 0.22 * width)
    for one, other in combinations(seen, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        assert sum(abs(a - b) > 40 for left, right in pairs for a, b in zip(left, right, strict=True)) > 200, (
            one,
            other,
        )


@pytest.mark.parametrize("width", [80, 96, 132, 320])
def test_a_tag_stands_in_the_lower_left_corner_and_grows_with_the_card(width: int) -> None:
    rect = QRectF(40, 40, width, 1.4 * width)
    areas: list[QRectF] = []
    drawn(width + 80, round(1.4 * width) + 80, lambda painter: areas.append(marks.tag(painter, rect, "HELD")))
    area = areas[0]
    assert rect.contains(area)
    assert area.height() >= 27
    assert area.height() >= 0.2 * width
    assert area.left() - rect.left() <= max(6, 0.06 * width)


@pytest.mark.parametrize("width", [80, 96, 132, 320])
def test_a_tag_hangs_below_a_card_without_a_lower_index_as_far_as_there_is_room(width: int) -> None:
    rect, lower = QRectF(40, 40, width, 1.4 * width), QRectF(0.4 * width, 4, 0.5 * width, 24)

    def bottom(hang: float, second: QRectF | None = None) -> float:
        areas: list[QRectF] = []
        size = width + 80, round(1.4 * width) + 80
        drawn(*size, lambda painter: areas.append(marks.tag(painter, rect, "HELD", lower=second, hang=hang)))
        return areas[0].bottom() - rect.bottom()

    assert 4 <= bottom(math.inf) <= marks.reach(width)
    assert bottom(2) == pytest.approx(2, abs=0.5)
    assert bottom(-math.inf) <= -6
    assert bottom(math.inf, lower) < 0


@pytest.mark.parametrize("surface", Surface)
def test_the_ring_of_a_hint_is_seen_on_every_cloth(surface: Surface) -> None:
    cloth = CLOTHS[surface].colour
    assert max(contrast(marks.WHITE, cloth), contrast(marks.BLACK, cloth)) >= 3


def test_the_line_of_a_hint_goes_behind_what_must_be_read() -> None:
    way, sign = Way(((140.0, 100.0), (436.0, 100.0)), from_left=True), QRectF(200, 40, 90, 200)

    def inked(clear: tuple[QRectF, ...], area: QRectF) -> int:
        picture = greys(drawn(580, 400, lambda p: hint_marks.hint_line(p, way, 96, clear)))
        rows = picture[int(area.top()) : int(area.bottom())]
        return sum(value != 255 for row in rows for value in row[int(area.left()) : int(area.right())])

    assert inked((), sign) > 0
    assert inked((sign,), sign) == 0
    assert inked((sign,), QRectF(0, 0, 580, 400)) > 0


def test_the_line_of_a_hint_turns_in_round_corners_and_keeps_its_ends() -> None:
    points = ((10.0, 10.0), (10.0, 110.0), (210.0, 110.0))
    path = hint_marks.line_path(points, 20)
    assert (path.pointAtPercent(0), path.currentPosition()) == (QPointF(10, 10), QPointF(210, 110))
    assert not path.intersects(QRectF(8, 106, 5, 5))
    assert path.intersects(QRectF(8, 80, 4, 4))
    assert hint_marks.line_path((), 20).isEmpty()


def test_the_bite_of_a_source_is_round_lest_it_look_like_an_arrow() -> None:
    rect, width = QRectF(60, 40, 200, 280), 200

    def heights(sign: Callable[..., None]) -> list[int]:
        picture = drawn(320, 360, lambda painter: sign(painter, rect, width, from_left=True), "#808080")
        rows = greys(picture)
        return [sum(abs(row[x] - 128) > 12 for row in rows) for x in range(320)]

    bitten, pointed = (sorted(filter(None, heights(sign))) for sign in (hint_marks.bite, hint_marks.arrow))
    assert bitten[len(bitten) // 2] > 0.75 * bitten[-1]
    assert pointed[len(pointed) // 2] < 0.65 * pointed[-1]


@pytest.mark.parametrize("from_left", [True, False])
@pytest.mark.parametrize("room", [2.0, 6.0, 9.0, 40.0])
@pytest.mark.parametrize("sign", [hint_marks.bite, hint_marks.arrow])
def test_a_sign_keeps_within_its_room_and_is_as_long_as_ever(
    sign: Callable[..., None], room: float, *, from_left: bool
) -> None:
    rect, width = QRectF(60, 40, 96, 120), 96

    def columns(free: float) -> list[int]:
        def draw(painter: QPainter) -> None:
            sign(painter, rect, width, from_left=from_left, room=free, deep=True)

        rows = greys(drawn(216, 200, draw, "#808080"))
        return [x for x in range(216) if any(abs(row[x] - 128) > 12 for row in rows)]

    found, usual = columns(room), columns(400)
    outermost = rect.left() - found[0] if from_left else found[-1] + 1 - rect.right()
    assert outermost <= room + 1
    assert abs(len(found) - len(usual)) <= 2


def test_the_mark_of_the_last_move_is_seen_at_the_upper_edge_of_the_table_too() -> None:
    rect = QRectF(20, 1, 88, 120)

    def black(clear: tuple[float, float] | None) -> int:
        picture = drawn(128, 130, lambda painter: marks.last_moved(painter, rect, 88, clear), "#808080")
        return sum(picture.pixelColor(x, y).lightness() < 60 for x in range(128) for y in range(20))

    assert black((52, 80)) > black(None) > 30
    assert black((64, 78)) > black(None)  # a slender one beside a wide index


@pytest.mark.parametrize("ring", [marks.focus_ring, hint_marks.hint_ring])
@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize(("width", "cap"), SIZES)
def test_a_ring_keeps_within_the_room_below_and_keeps_its_bands(
    width: int, cap: int, ratio: float, ring: Callable[..., None]
) -> None:
    room = 7 + marks.FREE - 1
    rect = QRectF(EDGE, EDGE, width, 2 * cap)
    size = round(ratio * (2 * EDGE + width)), round(ratio * (2 * EDGE + 2 * cap))

    def draw(painter: QPainter) -> None:
        painter.scale(ratio, ratio)
        ring(painter, rect, width, below=room)

    image = drawn(*size, draw, "#FF0000")
    below = range(round(rect.bottom() * ratio) + 1, image.height())
    colours = [image.pixelColor(image.width() // 2, y).name() for y in below]
    painted = [row for row, colour in enumerate(colours) if colour != "#ff0000"]
    assert painted[-1] + 1 < room * ratio
    assert {"#000000"} < {colours[row] for row in painted}


@pytest.mark.parametrize("surface", Surface)
@pytest.mark.parametrize("width", [96, 134, 200])
def test_v_18_weak_eyes_see_a_focus_ring_that_has_room_on_every_cloth(surface: Surface, width: int) -> None:
    rect = QRectF(EDGE, EDGE, width, 60)
    cloth = CLOTHS[surface].colour

    def seen(*, ring: bool) -> list[float]:
        def draw(painter: QPainter) -> None:
            painter.fillRect(rect, QColor("#FFFFFF"))
            if ring:
                marks.focus_ring(painter, rect, width)

        rows = greys(drawn(width + 2 * EDGE, 60 + 2 * EDGE, draw, cloth))
        hazy = blurred([[float(value) for value in row] for row in rows], 0.12 * 0.22 * width)
        return hazy[EDGE + 30][: EDGE - 1]

    assert max(abs(a - b) for a, b in zip(seen(ring=True), seen(ring=False), strict=True)) >= 40


def test_the_bands_of_a_focus_ring_are_there_at_the_edges_of_the_table_too() -> None:
    rect, width = QRectF(0, 3, 88, 60), 88

    def draw(painter: QPainter) -> None:
        marks.focus_ring(painter, rect, width, shared_top=True, shared_left=True, shared_right=True, shared_bottom=True)

    picture = drawn(89, 64, draw, "#0B5D3B")
    across = [picture.pixelColor(x, 33).name().upper() for x in range(89)]
    down = [picture.pixelColor(44, y).name().upper() for y in range(64)]
    for line in (across[:8], across[-8:], down[:8], down[-8:]):
        assert {marks.YELLOW, marks.BLACK} <= set(line)
