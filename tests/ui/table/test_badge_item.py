"""The counts on the table."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from support.walks import longest_column

from klondike_qt.preferences.schema import Size, Surface, Theme
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.badge_item import BadgeItem
from klondike_qt.ui.table.card_item import HELD, MARKS
from klondike_qt.ui.table.layout import lay_out
from klondike_qt.ui.table.picture import Badge, BadgeKind, Frame
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import TEXT

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


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("rect", [Rect(10, 20, 38, 28), Rect(10, 20, 30, 28), Rect(10, 20, 58, 48)])
def test_the_digits_of_a_merged_count_stay_clear_of_the_rim_and_are_no_lower_than_text_of_24(rect: Rect) -> None:
    badge = Badge(BadgeKind.HIDDEN, Place.COLUMN_1, 6, rect)
    image = BadgeItem(badge, Artwork(Theme.CLASSIC, Surface.FELT), 1, None).pixmap().toImage()
    middle = range(image.width() // 2 - 6, image.width() // 2 + 6)
    inside = range(1, image.height() - 1)
    lit = [y for y in inside if any(image.pixelColor(x, y).lightness() > 128 for x in middle)]
    assert lit[0] >= 3
    assert lit[-1] <= image.height() - 4
    font = QFont(QGuiApplication.font())
    font.setPixelSize(TEXT)
    assert lit[-1] - lit[0] + 1 >= QFontMetricsF(font).capHeight()


@pytest.mark.parametrize("size", list(Size))
def test_a_count_that_is_higher_than_its_slab_is_a_tile_broader_than_high(size: Size) -> None:
    picture = lay_out(longest_column(6), Frame(640, 300, size))
    counts = [badge.rect for badge in picture.badges if badge.kind is BadgeKind.HIDDEN]
    assert counts
    assert all(rect.width > 1.2 * rect.height for rect in counts)
