"""A back is the same from both ends, and its slivers are clear edges."""

from itertools import combinations

import pytest
from PySide6.QtGui import QPainter
from support.eyesight import drawn, greys

from klondike_qt.preferences.schema import Back
from klondike_qt.ui.look.backs import paint_back

pytestmark = pytest.mark.usefixtures("qapp")


def _rows(width: int, height: int, pattern: Back = Back.LATTICE, *, stark: bool = False) -> list[bytes]:
    def draw(painter: QPainter) -> None:
        paint_back(painter, width, height, 1, pattern=pattern, stark=stark)

    return greys(drawn(width, height, draw, "#0B5D3B"))


@pytest.mark.parametrize("pattern", Back)
@pytest.mark.parametrize(("width", "height"), [(96, 134), (132, 184), (132, 80)])
def test_a_back_is_the_same_from_both_ends(width: int, height: int, pattern: Back) -> None:
    rows = _rows(width, height, pattern)
    turned = [row[::-1] for row in reversed(rows)]
    worst = max(abs(a - b) for row, other in zip(rows, turned, strict=True) for a, b in zip(row, other, strict=True))
    assert worst <= 12


@pytest.mark.parametrize("pattern", Back)
def test_a_sliver_of_six_pixels_shows_one_clear_edge(pattern: Back) -> None:
    rows = _rows(131, 183, pattern)
    assert [rows[y][65] < 60 for y in range(6)] == [True, False, False, False, False, False]
    assert all(rows[y][65] > 220 for y in range(1, 6))


@pytest.mark.parametrize("pattern", Back)
def test_a_strip_of_a_back_shows_no_part_of_the_medallion(pattern: Back) -> None:
    strip, whole = _rows(132, 34, pattern), _rows(132, 185, pattern)
    middle = [sum(row[60:72]) / 12 for row in strip[10:24]]
    assert max(middle) - min(middle) < 150
    assert strip[:6] == whole[:6]


@pytest.mark.parametrize("pattern", Back)
def test_a_back_in_high_contrast_is_black_and_white(pattern: Back) -> None:
    rows = _rows(132, 185, pattern, stark=True)
    assert rows[0][66] == 0
    assert rows[3][66] == 255
    shares = [sum(value in {0, 255} for value in row) / len(row) for row in rows]
    assert pattern is Back.SUNBURST or sum(shares) / len(shares) > 0.5


def test_four_backs_look_different() -> None:
    for one, other in combinations(Back, 2):
        pairs = zip(b"".join(_rows(96, 134, one)), b"".join(_rows(96, 134, other)), strict=True)
        assert sum(abs(a - b) > 25 for a, b in pairs) > 3000, (one, other)
