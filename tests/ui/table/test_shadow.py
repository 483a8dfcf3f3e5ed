"""The soft shadows of piles and of cards in the air."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.shadow import RAISED, RESTING, Shadow, ShadowItem, shadows

BOX = Rect(40, 30, 100, 140)


def darkness(shadow: Shadow, ratio: float) -> QImage:
    """Paint the shadow of the box alone."""
    image = QImage(round(200 * ratio), round(220 * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    shadow.paint(painter, BOX)
    painter.end()
    return image


def alpha(image: QImage, x: float, y: float) -> int:
    ratio = image.devicePixelRatio()
    return image.pixelColor(round(x * ratio), round(y * ratio)).alpha()


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("shape", [RESTING, RAISED])
def test_a_shadow_falls_below_the_box_and_nowhere_outside_its_area(shape: tuple[float, float], ratio: float) -> None:
    shadow = Shadow(BOX.width, ratio, shape)
    image, area = darkness(shadow, ratio), shadow.area(BOX)
    assert alpha(image, BOX.centre[0], BOX.bottom + 1) > alpha(image, BOX.centre[0], BOX.y - 2)
    assert alpha(image, BOX.x - 1, BOX.centre[1]) > 0
    assert alpha(image, *BOX.centre) == 0
    outside = [
        (x, y)
        for x in range(0, 200, 3)
        for y in range(0, 220, 3)
        if not area.adjusted(-1, -1, 1, 1).contains(x, y) and alpha(image, x, y)
    ]
    assert outside == []


@pytest.mark.usefixtures("qtbot")
def test_raised_cards_throw_a_longer_shadow() -> None:
    resting, raised = (Shadow(100, 1, shape).area(BOX) for shape in (RESTING, RAISED))
    assert raised.bottom() > resting.bottom() + 5


@pytest.mark.usefixtures("qtbot")
def test_the_shadow_of_a_card_grows_step_by_step_while_it_is_taken_up() -> None:
    bottoms = [shadow.area(BOX).bottom() for shadow in shadows(132, 1)]
    assert bottoms == sorted(set(bottoms))
    lowest, highest = (Shadow(132, 1, shape).area(BOX).bottom() for shape in (RESTING, RAISED))
    assert (bottoms[0], bottoms[-1]) == (lowest, highest)


@pytest.mark.usefixtures("qtbot")
def test_a_shadow_item_is_as_large_as_its_shadows_and_hides_without_any() -> None:
    item, shadow = ShadowItem(1), Shadow(100, 1, RAISED)
    item.cast(((BOX, shadow), (BOX.moved(300, 0), shadow)))
    assert item.isVisible()
    assert item.boundingRect() == shadow.area(BOX) | shadow.area(BOX.moved(300, 0))
    item.cast(())
    assert not item.isVisible()
    assert item.boundingRect() == QRectF()
