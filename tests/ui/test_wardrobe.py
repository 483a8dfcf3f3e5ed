"""Table and window wear what player and system want, at the start and at once when that changes."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication
from support.contrast_themes import DESERT, contrast_palette
from support.windows import Opened
from support.wishes import Accessibility, Hints, Motion

from klondike_qt.preferences.schema import Preferences, Surface, Switch, TextSize, Theme, WindowLook
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.dialogs.palette import entries_of
from klondike_qt.ui.look.text_size import text_pixels
from klondike_qt.ui.look.theme import chrome
from klondike_qt.ui.system import SystemWatch
from klondike_qt.ui.window import Window

LIGHT, DARK = Qt.ColorScheme.Light, Qt.ColorScheme.Dark
STILL = Preferences(reduced_motion=Switch.ON)


@pytest.fixture
def accessibility() -> Accessibility:
    return Accessibility()


@pytest.fixture
def hints(accessibility: Accessibility) -> Hints:
    return Hints(accessibility)


def wears(window: Window) -> tuple[Theme, str]:
    """Return the theme of the cards and the ground of the window."""
    return window.scene._drawing.artwork.theme, QApplication.palette().window().color().name().upper()


def expected(theme: Theme, *, light: bool = False, surface: Surface = Surface.FELT) -> tuple[Theme, str]:
    return theme, chrome(surface, theme, light=light).bar


def test_v_14_high_contrast_is_followed_from_the_start(open_window: Opened, hints: Hints) -> None:
    hints.wish_contrast(high=True)
    window = open_window(preferences=STILL, system=SystemWatch(hints))
    assert wears(window) == expected(Theme.HIGH_CONTRAST_WHITE)


def test_v_14_high_contrast_is_followed_at_once_and_back(open_window: Opened, hints: Hints) -> None:
    window = open_window(preferences=STILL, system=SystemWatch(hints))
    hints.wish_contrast(high=True)
    assert wears(window) == expected(Theme.HIGH_CONTRAST_WHITE)
    hints.wish_scheme(DARK)
    assert wears(window) == expected(Theme.HIGH_CONTRAST_BLACK)
    hints.wish_contrast(high=False)
    assert wears(window) == expected(Theme.CLASSIC)
    assert window.choices.now == STILL


def test_v_14_what_the_player_chooses_is_kept(open_window: Opened, hints: Hints) -> None:
    window = open_window(preferences=STILL, system=SystemWatch(hints))
    window.choices.set(replace(STILL, theme=Theme.LOW_GLARE))
    hints.wish_contrast(high=True)
    assert wears(window) == expected(Theme.LOW_GLARE)
    window.choices.set(replace(STILL, system_contrast=False))
    assert wears(window) == expected(Theme.CLASSIC)


def test_v_14_a_theme_that_is_chosen_while_the_system_asks_for_contrast_is_worn(
    open_window: Opened, hints: Hints
) -> None:
    hints.wish_contrast(high=True)
    window = open_window(preferences=STILL, system=SystemWatch(hints))
    entry = next(entry for entry in entries_of(window.bar.menu_bar) if entry.text.endswith("Black and red"))
    entry.action.trigger()
    assert wears(window) == expected(Theme.CLASSIC)
    assert not window.choices.now.system_contrast
    window.choices.set(replace(window.choices.now, system_contrast=True))
    assert wears(window) == expected(Theme.HIGH_CONTRAST_WHITE)
    window.choices.set(replace(window.choices.now, theme=Theme.LOW_GLARE))
    window.choices.set(replace(window.choices.now, theme=Theme.CLASSIC))
    assert wears(window) == expected(Theme.CLASSIC)


def test_v_14_all_choices_as_they_came_follow_the_system_again(open_window: Opened, hints: Hints) -> None:
    window = open_window(preferences=replace(STILL, theme=Theme.DARK, surface=Surface.BLUE), system=SystemWatch(hints))
    hints.wish_contrast(high=True)
    window.choices.set(STILL)
    assert wears(window) == expected(Theme.HIGH_CONTRAST_WHITE)


def test_v_14_the_window_takes_the_colours_of_a_contrast_theme(open_window: Opened, hints: Hints) -> None:
    palette = contrast_palette(*DESERT)
    window = open_window(preferences=STILL, system=SystemWatch(hints, palette=lambda: palette))
    hints.wish_contrast(high=True)
    assert wears(window) == (Theme.HIGH_CONTRAST_WHITE, DESERT[0])
    worn = QApplication.palette()
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText, QPalette.ColorRole.Highlight):
        assert worn.color(role) == palette.color(role)
    assert DESERT[3].lower() in window.styleSheet()
    window.choices.set(replace(STILL, system_contrast=False))
    assert wears(window) == expected(Theme.CLASSIC)


def test_the_window_follows_light_and_dark_if_the_player_wants(open_window: Opened, hints: Hints) -> None:
    window = open_window(preferences=STILL, system=SystemWatch(hints))
    hints.wish_scheme(LIGHT)
    assert wears(window) == expected(Theme.CLASSIC)
    window.choices.set(replace(STILL, window_look=WindowLook.SYSTEM))
    assert wears(window) == expected(Theme.CLASSIC, light=True)
    hints.wish_scheme(DARK)
    assert wears(window) == expected(Theme.CLASSIC)


@pytest.mark.parametrize("size", TextSize)
def test_v_16_the_text_size_is_in_force_at_once(open_window: Opened, size: TextSize) -> None:
    window = open_window(preferences=replace(STILL, text_size=TextSize.LARGER))
    assert text_heights(window) == {30, 36}
    window.choices.set(replace(window.choices.now, text_size=size))
    pixels = text_pixels(size)
    assert text_heights(window) == {pixels, round(1.2 * pixels)}
    assert window.stage.message.text().startswith("Text size: ") is (size is not TextSize.LARGER)


def text_heights(window: Window) -> set[int]:
    """Return the heights of the texts round the table."""
    parts = (window.bar.menu_bar, window.figures, window.bar.stop, window.menus.menus["view"], window.stage.message)
    return {QFontInfo(part.font()).pixelSize() for part in parts}


def test_v_16_larger_text_of_the_system_is_followed_at_once(open_window: Opened, hints: Hints) -> None:
    scales = [1.5]
    window = open_window(preferences=STILL, system=SystemWatch(hints, scale_of_text=lambda: scales[-1]))
    assert text_heights(window) == {30, 36}
    scales.append(1.0)
    QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert text_heights(window) == {20, 24}


def test_every_look_can_be_put_on_and_off(open_window: Opened, hints: Hints) -> None:
    window = open_window(preferences=STILL, system=SystemWatch(hints))
    for surface, theme, look in product((Surface.FELT, Surface.CREAM), Theme, WindowLook):
        window.choices.set(replace(STILL, surface=surface, theme=theme, window_look=look))
        light = look is not WindowLook.TABLE
        assert wears(window) == expected(theme, light=light, surface=surface)


def test_v_21_reduced_motion_is_followed_at_once(
    open_window: Opened, accessibility: Accessibility, hints: Hints
) -> None:
    window = open_window(preferences=Preferences(), system=SystemWatch(hints))
    moves = [window.scene.may_move]
    window.run(next(action for action in ACTIONS if action.id == "draw"))
    moves.append(window.scene.motion.is_moving)
    accessibility.motion = Motion.ReducedMotion
    accessibility.motionPreferenceChanged.emit()
    moves += [window.scene.may_move, window.scene.motion.is_moving]
    assert moves == [True, True, False, False]
