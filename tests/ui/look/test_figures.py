"""The ranks fill their cap and cannot be taken for one another by blurred sight."""

import random

import pytest
from PySide6.QtGui import QColor, QPainter
from support.eyesight import Grey, blurred, darkness, drawn, normal, recognised

from klondike_qt.ui.look.figures import RANKS, figure, number, rank_figure
from klondike_qt.ui.look.paths import placed

pytestmark = pytest.mark.usefixtures("qapp")

CAP = 24
"""The smallest index, in pixels."""
SIGMA = 0.12 * CAP / 2
"""The blur, in pixels of the halved picture."""


def _seen(name: str, x: float = 0, y: float = 0) -> Grey:
    """Draw a rank at the floor size, shifted by less than two pixels, and blur it."""

    def draw(painter: QPainter) -> None:
        painter.fillPath(placed(figure(name), 12 + x, 12 + y, CAP), QColor("#000000"))

    return blurred(darkness(drawn(58, 48, draw)), SIGMA)


@pytest.mark.parametrize("name", [*RANKS, "0", "1"])
def test_a_figure_is_as_high_as_its_cap_and_begins_at_its_left_edge(name: str) -> None:
    edges = figure(name).boundingRect()
    assert edges.top() == pytest.approx(0, abs=0.003)
    assert edges.bottom() == pytest.approx(1, abs=0.003)
    assert edges.left() == pytest.approx(0, abs=0.035)
    assert edges.right() <= 0.9


def test_thirteen_ranks_have_thirteen_figures() -> None:
    assert len({rank_figure(rank).elementCount() for rank in range(1, 14)}) > 8
    assert rank_figure(1) is figure("A")
    assert rank_figure(13) is figure("K")


def test_a_number_sets_its_digits_side_by_side() -> None:
    width = number("24").boundingRect().width()
    assert width == pytest.approx(figure("2").boundingRect().width() + 0.12 + figure("4").boundingRect().width())
    assert number("24").boundingRect().left() == pytest.approx(0)


def test_unknown_characters_are_refused() -> None:
    with pytest.raises(KeyError):
        number("-1")


def test_v_07_blurred_sight_tells_all_thirteen_ranks_apart_at_the_floor() -> None:
    chance = random.Random(1)
    shifts = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    templates = {name: [normal(_seen(name), x, y) for x, y in shifts] for name in RANKS}
    tries, wrong = 6, []
    for name in RANKS:
        for _ in range(tries):
            sample = _seen(name, chance.uniform(-1.5, 1.5), chance.uniform(-1.5, 1.5))
            noisy = [[value + chance.gauss(0, 0.04) for value in row] for row in sample]
            answer = recognised(noisy, templates)
            if answer != name:
                wrong.append((name, answer))
    assert len(wrong) <= 0.01 * tries * len(RANKS), wrong
