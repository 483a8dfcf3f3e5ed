"""Whatever stands round the table can be read and pressed."""

import re
from dataclasses import asdict
from itertools import groupby

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from klondike_qt.preferences.schema import Surface, TextSize, Theme
from klondike_qt.ui.look.contrast import contrast, mixed
from klondike_qt.ui.look.text_size import USUAL_TEXT, control_side, text_pixels, text_scale
from klondike_qt.ui.look.theme import (
    application_font,
    application_palette,
    chrome,
    chrome_style,
)

LOOKS = [(surface, theme, light) for surface in Surface for theme in Theme for light in (False, True)]


@pytest.mark.parametrize(("surface", "theme", "light"), LOOKS)
def test_text_has_seven_to_one_on_every_ground_it_stands_on(surface: Surface, theme: Theme, light: bool) -> None:
    colours = chrome(surface, theme, light=light)
    grounds = (colours.bar, colours.raised, colours.pressed, colours.field)
    assert min(contrast(colours.text, ground) for ground in grounds) >= 7


@pytest.mark.parametrize(("surface", "theme", "light"), LOOKS)
def test_frames_and_focus_have_three_to_one(surface: Surface, theme: Theme, light: bool) -> None:
    colours = chrome(surface, theme, light=light)
    assert contrast(colours.line, colours.bar) >= 3
    for ground in (colours.bar, colours.raised, colours.field):
        assert contrast(colours.focus, ground) >= 3


@pytest.mark.parametrize(("surface", "theme", "light"), LOOKS)
def test_even_what_is_off_can_be_read(surface: Surface, theme: Theme, light: bool) -> None:
    palette = application_palette(chrome(surface, theme, light=light))
    for role, ground in (
        (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
        (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
        (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    ):
        faint = palette.color(QPalette.ColorGroup.Disabled, role).name()
        assert contrast(faint, palette.color(ground).name()) >= 4.5


@pytest.mark.parametrize(("surface", "theme", "light"), LOOKS)
def test_the_win_panel_can_be_read(surface: Surface, theme: Theme, light: bool) -> None:
    colours = chrome(surface, theme, light=light)
    assert contrast(colours.text, colours.panel) >= 7
    assert contrast(colours.gold, colours.panel) >= 7


@pytest.mark.usefixtures("qapp")
def test_text_and_controls_are_large() -> None:
    assert application_font().pixelSize() == USUAL_TEXT >= 18
    for size in TextSize:
        assert text_pixels(size) >= USUAL_TEXT
        assert control_side(text_pixels(size)) >= max(44, 1.5 * text_pixels(size))


@pytest.mark.parametrize(
    ("pixels", "platform", "expected"),
    [
        (12, "windows", 20),
        (18, "windows", 30),
        (27, "windows", 40),
        (13, "cocoa", 20),
        (11, "xcb", 20),
        (15, "wayland", 20),
        (30, "wayland", 40),
    ],
)
def test_v_16_text_is_as_much_larger_as_that_of_the_system(pixels: float, platform: str, expected: int) -> None:
    assert text_pixels(TextSize.AUTOMATIC, text_scale(pixels, platform)) == expected
    assert text_pixels(TextSize.LARGE, text_scale(pixels, platform)) == 24


def test_all_lengths_of_controls_grow_with_the_text() -> None:
    usual, largest = (chrome_style(chrome(Surface.FELT), text) for text in (20, 40))
    assert "padding: 9px 8px" in usual
    assert "padding: 18px 16px" in largest
    assert not re.search(r"\du\b", usual)


@pytest.mark.parametrize(("surface", "theme", "light"), LOOKS)
def test_the_style_sheet_uses_the_colours_of_the_surface(surface: Surface, theme: Theme, light: bool) -> None:
    colours = chrome(surface, theme, light=light)
    sheet = chrome_style(chrome(surface, theme, light=light))
    assert all(colour in sheet for colour in asdict(colours).values())
    assert "{" in sheet
    assert "{{" not in sheet


@pytest.mark.parametrize(("theme", "frame"), [(Theme.CLASSIC, 4), (Theme.HIGH_CONTRAST_BLACK, 6),
                                              (Theme.HIGH_CONTRAST_WHITE, 6)])  # fmt: skip
@pytest.mark.parametrize("text", [20, 24, 40])
def test_where_its_colour_hardly_tells_the_focus_has_a_thicker_frame_and_no_control_grows(
    theme: Theme, frame: int, text: int
) -> None:
    sheet = chrome_style(chrome(Surface.FELT, theme, light=False), text)
    for control in ("QPushButton", "QLineEdit", "QComboBox, QSpinBox"):
        plain, focused = (
            [float(found) for found in re.findall(r"(?:border: |px |height: )(\d+)px", rule)]
            for rule in (
                sheet.split(f"\n{control} {{")[1].split("}")[0],
                sheet.split(f"\n{control.replace(',', ':focus,')}:focus {{")[1].split("}")[0],
            )
        )
        (edge, beside, high), (thick, beside_then, high_then) = plain[:3], focused[:3]
        assert (edge, thick) == (2, frame)
        assert edge + beside - 2 <= thick + beside_then <= edge + beside  # a text never has less room than before
        assert 2 * (edge + 1) + high == 2 * thick + high_then


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mixed("#000000", "#FFFFFF", 0) == "#000000"
    assert mixed("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert mixed("#102030", "#304050", 0.5) == "#203040"


@pytest.mark.parametrize(("surface", "theme", "light"), LOOKS)
def test_a_chosen_entry_is_a_filled_box_in_a_frame_not_an_empty_light_one(
    qtbot: QtBot, surface: Surface, theme: Theme, light: bool
) -> None:
    colours = chrome(surface, theme, light=light)
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setStyleSheet(chrome_style(chrome(surface, theme, light=light)))
    for text in ("above", "chosen"):  # the first one may be under the keyboard
        menu.addAction(text).setCheckable(True)
    menu.actions()[1].setChecked(True)
    area = menu.actionGeometry(menu.actions()[1])
    menu.resize(menu.sizeHint())
    image = menu.grab().toImage()
    row = [image.pixelColor(x, area.center().y()).name() for x in range(area.left() + 1, area.left() + 42)]
    text, ground = QColor(colours.text).name(), QColor(colours.bar).name()
    bands = [colour for colour, _ in groupby(colour for colour in row if colour in {text, ground})]
    assert bands == [ground, text, ground, text, ground, text, ground]
