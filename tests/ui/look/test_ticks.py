"""What is on has another shape than what is off, in menus and dialogs, in all colours and sizes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.ui.look.contrast import contrast
from klondike_qt.ui.look.theme import application_font, chrome, chrome_style
from klondike_qt.ui.look.ticks import tick_places

LOOKS = [(surface, theme, light) for surface in Surface for theme in Theme for light in (False, True)]
SIZES = (20, 24, 30, 40)


@pytest.fixture
def usual_font(qapp: QApplication) -> Iterator[None]:
    """Put the font back."""
    before = qapp.font()
    yield
    qapp.setFont(before)


def inked(image: QImage, colour: str) -> set[tuple[int, int]]:
    """Return the pixels of a colour."""
    wanted = QColor(colour).rgb()
    return {
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).rgb() == wanted
    }


@pytest.mark.parametrize(("surface", "theme", "light"), LOOKS)
def test_there_are_pictures_in_the_colours_of_every_look(surface: Surface, theme: Theme, light: bool) -> None:
    colours = chrome(surface, theme, light=light)
    places = tick_places(colours.text, colours.bar)
    assert all(Path(place).is_file() for place in places.values())
    chosen = Path(places["tick_chosen"]).stem.removeprefix("tick-")
    assert contrast(f"#{chosen}", colours.text) >= 7


def drawn(box: QWidget, sheet: str) -> QImage:
    """Draw the mark of a box alone."""
    box.setStyleSheet(sheet)
    box.resize(box.sizeHint())
    return box.grab().toImage()


@pytest.mark.usefixtures("usual_font")
@pytest.mark.parametrize("pixels", SIZES)
@pytest.mark.parametrize("theme", [Theme.CLASSIC, Theme.HIGH_CONTRAST_BLACK, Theme.HIGH_CONTRAST_WHITE])
def test_v_19_boxes_show_by_their_shape_whether_they_are_on(qtbot: QtBot, theme: Theme, pixels: int) -> None:
    QApplication.setFont(application_font(pixels))
    colours = chrome(Surface.FELT, theme)
    shapes = []
    for kind in (QCheckBox, QRadioButton):
        box = kind()
        qtbot.addWidget(box)
        off = inked(drawn(box, chrome_style(colours, pixels)), colours.text)
        box.setChecked(True)
        on = inked(drawn(box, chrome_style(colours, pixels)), colours.text)
        assert len(on - off) > pixels * 2
        shapes.append(on - off)
    tick, dot = shapes
    assert len(tick ^ dot) > len(tick & dot)


@pytest.mark.usefixtures("usual_font")
@pytest.mark.parametrize("pixels", SIZES)
def test_v_19_entries_of_menus_show_it_too_and_where_the_keyboard_is(qtbot: QtBot, pixels: int) -> None:
    QApplication.setFont(application_font(pixels))
    colours = chrome(Surface.FELT)
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setStyleSheet(chrome_style(colours, pixels))
    entry = menu.addAction(" ")
    entry.setCheckable(True)
    menu.resize(menu.sizeHint())
    for chosen in (None, entry):
        if chosen:
            menu.setActiveAction(chosen)
        entry.setChecked(False)
        off = menu.grab().toImage()
        entry.setChecked(True)
        on = menu.grab().toImage()
        every = [(x, y) for x in range(on.width()) for y in range(on.height())]
        assert sum(on.pixel(*spot) != off.pixel(*spot) for spot in every) > pixels * 2


@pytest.mark.usefixtures("usual_font")
def test_a_tick_is_sharp_on_a_screen_of_twice_the_pixels(qtbot: QtBot) -> None:
    QApplication.setFont(application_font(20))
    colours = chrome(Surface.FELT, Theme.HIGH_CONTRAST_BLACK)
    box = QCheckBox()
    box.setChecked(True)
    qtbot.addWidget(box)
    box.setStyleSheet(chrome_style(colours))
    box.resize(box.sizeHint())
    image = QImage(box.size() * 2, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2)
    box.render(image)
    grey = sum(
        1 for x in range(image.width()) for y in range(image.height()) if 40 < image.pixelColor(x, y).lightness() < 215
    )
    assert grey < len(inked(image, "#FFFFFF"))
