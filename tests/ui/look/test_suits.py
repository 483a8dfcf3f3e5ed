"""The suits differ as shapes, and the two families without colour."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QPainter, QPainterPath
from support.eyesight import blurred, darkness, drawn, greys

from klondike_qt.rules.cards import JACK, KING, QUEEN, Suit
from klondike_qt.ui.look.paths import placed
from klondike_qt.ui.look.suits import headgear, suit_figure

pytestmark = pytest.mark.usefixtures("qapp")


def _area(path: QPainterPath) -> set[tuple[int, int]]:
    def draw(painter: QPainter) -> None:
        painter.fillPath(placed(path, 5, 5, 0.5), QColor("#000000"))

    rows = greys(drawn(60, 60, draw))
    return {(x, y) for y, row in enumerate(rows) for x, value in enumerate(row) if value < 128}


@pytest.mark.parametrize(("one", "other"), list(combinations(Suit, 2)))
def test_v_13_silhouettes_overlap_by_four_fifths_at_most(one: Suit, other: Suit) -> None:
    first, second = _area(suit_figure(one)), _area(suit_figure(other))
    assert len(first & second) / len(first | second) <= 0.80


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_fills_its_square(suit: Suit) -> None:
    edges = suit_figure(suit).boundingRect()
    assert edges.top() >= 0
    assert edges.bottom() <= 100
    assert edges.height() >= 90
    assert edges.center().x() == pytest.approx(50, abs=0.1)


@pytest.mark.parametrize("suit", Suit)
def test_v_12_blurred_sight_tells_an_outlined_red_suit_from_a_filled_black_one(suit: Suit) -> None:
    cap = 24

    def draw(painter: QPainter) -> None:
        painter.fillPath(placed(suit_figure(suit, outlined=True), 12, 12, 0.94 * cap / 100), QColor("#000000"))

    seen = blurred(darkness(drawn(48, 48, draw)), 0.12 * cap / 2)
    middle = seen[round((12 + 0.46 * cap) / 2)][round((12 + 0.47 * cap) / 2)]
    assert middle < 0.45 if suit.is_red else middle > 0.85


def test_three_court_cards_wear_three_different_things() -> None:
    areas = [_area(placed(headgear(rank), 10, 100, 0.8)) for rank in (JACK, QUEEN, KING)]
    for one, other in combinations(areas, 2):
        assert len(one & other) / len(one | other) <= 0.80
