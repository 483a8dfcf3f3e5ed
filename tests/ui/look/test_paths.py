"""Outlines are joined and cut as the drawings need it."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from support.eyesight import drawn, greys

from klondike_qt.ui.look.paths import box, hollow, joined, line, outline, oval, piece, placed, polygon, ring

pytestmark = pytest.mark.usefixtures("qapp")


def _covers(path: QPainterPath, x: float, y: float) -> bool:
    """Look at one pixel of the filled path."""

    def fill(painter: QPainter) -> None:
        painter.fillPath(path, QColor("#000000"))

    return greys(drawn(100, 100, fill))[round(y)][round(x)] < 128


def test_an_outline_is_read_command_by_command() -> None:
    path = outline("M10 10 H30 V20 L40 40 Q50 50 60 40 C70 30 80 30 90 40 Z")
    assert path.currentPosition() == QPointF(10, 10)
    assert path.boundingRect().left() == 10
    assert path.boundingRect().right() == 90


@pytest.mark.parametrize("text", ["M0 0 H10 V10 H0 Z", "M0 0 V10 H10 V0 Z"])
def test_pieces_that_overlap_stay_filled_whichever_way_they_were_drawn(text: str) -> None:
    both = joined(placed(piece(text), 20, 20, 4), box(40, 40, 80, 80))
    assert all(_covers(both, x, x) for x in (30, 50, 70))


def test_a_hole_is_empty_until_something_else_covers_it() -> None:
    holed = hollow(box(10, 10, 90, 90), piece("M30 30 V70 H70 V30 Z"))
    assert _covers(holed, 20, 50)
    assert not _covers(holed, 50, 50)
    assert _covers(joined(holed, oval(50, 50, 8)), 50, 50)


def test_a_ring_has_its_width_on_both_sides_of_its_middle() -> None:
    circle = ring(50, 50, 30, 20, 10)
    assert [_covers(circle, x, 50) for x in (13, 17, 23, 27, 50)] == [False, True, True, False, False]


def test_a_widened_line_keeps_its_width_at_a_bend() -> None:
    bent = line("M10 20 H80 V90", 10)
    assert bent.boundingRect().getRect() == (10, 15, 75, 75)
    assert _covers(bent, 83, 17)


def test_a_widened_curve_ends_square_to_its_direction() -> None:
    quarter = line("M20 80 C20 47 47 20 80 20", 10)
    assert quarter.boundingRect().bottom() == pytest.approx(80, abs=0.05)
    assert quarter.boundingRect().right() == pytest.approx(80, abs=0.05)


def test_a_widened_line_can_be_cut_off_level() -> None:
    slanted = line("M20 0 L70 100", 10, above=10, below=90)
    assert slanted.boundingRect().top() == 10
    assert slanted.boundingRect().bottom() == 90


def test_a_polygon_is_closed() -> None:
    assert _covers(polygon(((10, 10), (90, 10), (50, 90))), 50, 40)
