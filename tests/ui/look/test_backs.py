"""A back is the same from both ends, and its slivers are clear edges."""

import pytest
from support.eyesight import drawn, greys

from klondike_qt.ui.look.backs import paint_back

pytestmark = pytest.mark.usefixtures("qapp")


def _rows(width: int, height: int, *, stark: bool = False) -> list[bytes]:
    return greys(drawn(width, height, lambda painter: paint_back(painter, width, height, 1, stark=stark), "#0B5D3B"))


@pytest.mark.parametrize(("width", "height"), [(96, 134), (132, 184), (132, 80), (132, 34)])
def test_a_back_is_the_same_from_both_ends(width: int, height: int) -> None:
    rows = _rows(width, height)
    turned = [row[::-1] for row in reversed(rows)]
    worst = max(abs(a - b) for row, other in zip(rows, turned, strict=True) for a, b in zip(row, other, strict=True))
    assert worst <= 12


def test_a_sliver_of_six_pixels_shows_one_clear_edge() -> None:
    rows = _rows(131, 183)
    assert [rows[y][65] < 60 for y in range(6)] == [True, False, False, False, False, False]
    assert all(rows[y][65] > 220 for y in range(1, 6))


def test_a_back_in_high_contrast_is_black_and_white() -> None:
    rows = _rows(132, 185, stark=True)
    assert rows[8][66] in {0, 255}
    assert rows[0][66] == 0
    assert rows[3][66] == 255
