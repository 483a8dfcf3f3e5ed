"""The counts on the table."""

import pytest
from PySide6.QtCore import QRectF

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.badge_item import BadgeItem
from klondike_qt.ui.table.card_item import HELD, MARKS
from klondike_qt.ui.table.picture import Badge, BadgeKind
from klondike_qt.ui.table.rects import Rect

RECTS = {
    BadgeKind.STOCK: Rect(10, 20, 58, 41),
    BadgeKind.HIDDEN: Rect(10, 20, 30, 28),
    BadgeKind.MORE: Rect(10, 20, 132, 36),
    BadgeKind.BELOW: Rect(10, 20, 132, 36),
}


def item(kind: BadgeKind, number: int, ratio: float = 1, lift: tuple[float, float] | None = None) -> BadgeItem:
    badge = Badge(kind, Place.COLUMN_1, number, RECTS[kind])
    return BadgeItem(badge, Artwork(Theme.CLASSIC, Surface.FELT), ratio, lift)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("kind", BadgeKind)
def test_a_count_lies_in_the_middle_of_its_room(kind: BadgeKind, ratio: float) -> None:
    badge = item(kind, 6, ratio)
    rect = RECTS[kind]
    assert QRectF(badge.sceneBoundingRect()).center().x() == pytest.approx(rect.centre[0], abs=1)
    assert QRectF(badge.sceneBoundingRect()).center().y() == pytest.approx(rect.centre[1], abs=1)
    assert badge.pixmap().devicePixelRatio() == ratio


@pytest.mark.usefixtures("qtbot")
def test_bars_lie_over_held_cards_and_the_small_count_over_the_marks() -> None:
    heights = {kind: item(kind, 3).zValue() for kind in BadgeKind}
    assert heights[BadgeKind.STOCK] < HELD < heights[BadgeKind.MORE] == heights[BadgeKind.BELOW] < MARKS
    assert heights[BadgeKind.HIDDEN] > MARKS


@pytest.mark.usefixtures("qtbot")
def test_a_bar_is_raised_with_the_cards_that_it_stands_for() -> None:
    resting, held = item(BadgeKind.BELOW, 4), item(BadgeKind.BELOW, 4, lift=(8, 0))
    assert held.pos().x() - resting.pos().x() == 8
    assert held.pixmap().toImage() != resting.pixmap().toImage()
