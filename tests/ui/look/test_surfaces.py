"""The ground is quiet, and what lies empty on it can be seen."""

import math

import pytest
from support.eyesight import canvas, drawn, greys

from klondike_qt.preferences.schema import Surface
from klondike_qt.ui.look.contrast import contrast, luminance, mixed
from klondike_qt.ui.look.surfaces import CLOTHS, paint_ground

pytestmark = pytest.mark.usefixtures("qapp")

PATCH = 64
_LUMINANCE = [luminance(f"#{value:02X}{value:02X}{value:02X}") for value in range(256)]


@pytest.mark.parametrize("surface", Surface)
def test_v_10_no_patch_of_the_ground_is_restless(surface: Surface) -> None:
    rows = greys(drawn(640, 384, lambda painter: paint_ground(painter, 640, 384, CLOTHS[surface])))
    restless = []
    for top in range(0, 384, PATCH):
        for left in range(0, 640, PATCH):
            values = [_LUMINANCE[value] for row in rows[top : top + PATCH] for value in row[left : left + PATCH]]
            mean = sum(values) / len(values)
            restless.append(math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)))
    assert max(restless) <= 0.02


@pytest.mark.parametrize("surface", Surface)
def test_a_flat_ground_is_one_colour(surface: Surface) -> None:
    cloth = CLOTHS[surface]
    flat = drawn(200, 100, lambda painter: paint_ground(painter, 200, 100, cloth, flat=True))
    assert flat == canvas(200, 100, cloth.colour)


@pytest.mark.parametrize("surface", Surface)
def test_v_09_an_empty_place_can_be_seen(surface: Surface) -> None:
    cloth = CLOTHS[surface]
    inside = mixed(cloth.colour, "#000000", 14 / 255 if cloth.light else 46 / 255)
    assert contrast(cloth.line, cloth.colour) >= 3
    assert contrast(cloth.line, inside) >= 3


def test_every_machine_shows_the_same_felt() -> None:
    cloth = CLOTHS[Surface.FELT]
    once, again = (drawn(130, 130, lambda painter: paint_ground(painter, 130, 130, cloth)) for _ in range(2))
    assert once == again
    assert once.pixelColor(0, 0).name() != once.pixelColor(1, 0).name()
