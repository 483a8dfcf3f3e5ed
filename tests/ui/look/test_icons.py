"""Every icon is drawn, inside its square and sharp at its ratio."""

import pytest
from support.eyesight import flattened, greys

from klondike_qt.ui.look.icons import LINES, app_icon, app_picture, tool_icon, tool_picture, tool_size

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_an_icon_keeps_inside_its_square(name: str, ratio: float) -> None:
    picture = tool_picture(name, "#000000", ratio)
    assert picture.width() == picture.height() == round(24 * ratio)
    assert picture.devicePixelRatio() == ratio
    rows = greys(flattened(picture))
    rim = [*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]
    assert min(rim) > 150
    assert min(min(row) for row in rows) < 30


def test_icons_take_the_colour_of_the_text() -> None:
    white, dark = (
        greys(flattened(tool_icon("undo", colour).pixmap(tool_size()), "#808080")) for colour in ("#F6F2E7", "#101418")
    )
    assert max(map(max, white)) > 220
    assert min(map(min, dark)) < 30


@pytest.mark.parametrize("text", [20, 24, 30, 40])
def test_icons_are_as_large_as_the_text_beside_them(text: int) -> None:
    icon = tool_icon("undo", "#000000", text, 2.0)
    assert icon.availableSizes() == [tool_size(text) * 2]
    assert tool_size(text).height() >= text


def test_unknown_icons_are_refused() -> None:
    with pytest.raises(KeyError):
        tool_picture("nothing", "#000000")


def test_the_program_has_an_icon_in_every_usual_size() -> None:
    sides = {size.width() for size in app_icon().availableSizes()}
    assert {16, 32, 48, 128} <= sides


@pytest.mark.parametrize("side", [16, 32, 128])
def test_the_icon_of_the_program_shows_a_dark_spade_on_a_white_card(side: int) -> None:
    rows = greys(flattened(app_picture(side)))
    values = [value for row in rows for value in row[side // 4 : -side // 4]]
    assert values.count(255) > len(values) / 8
    assert sum(value < 40 for value in values) > len(values) / 20
