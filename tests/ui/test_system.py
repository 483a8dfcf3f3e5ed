"""What the player asked the whole system for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from support.contrast_themes import DESERT, NIGHT_SKY, contrast_palette
from support.wishes import Accessibility, Contrast, Hints, Motion, OlderAccessibility

from klondike_qt.preferences.schema import Preferences, Switch, Theme, WindowLook
from klondike_qt.ui.system import System, SystemWatch, is_light, is_wanted, system_palette, worn_theme


@pytest.mark.parametrize(("choice", "wanted"), [(Switch.ON, True), (Switch.OFF, False)])
def test_a_choice_goes_before_what_the_system_says(choice: Switch, *, wanted: bool) -> None:
    for system_says in (False, True):
        assert is_wanted(choice, system_says) is wanted
        assert is_wanted(Switch.AUTOMATIC, system_says) is system_says


def test_the_real_system_can_be_read(qapp: QApplication) -> None:
    assert isinstance(SystemWatch(qapp.styleHints()).now, System)


@pytest.mark.usefixtures("qtbot")
def test_wishes_are_read_and_changes_are_told() -> None:
    accessibility = Accessibility()
    hints = Hints(accessibility)
    watch = SystemWatch(hints)
    told: list[System] = []
    watch.changed.connect(told.append)
    assert watch.now == System()
    accessibility.motion = Motion.ReducedMotion
    accessibility.motionPreferenceChanged.emit()
    accessibility.contrast = Contrast.HighContrast
    accessibility.contrastPreferenceChanged.emit()
    hints.scheme = Qt.ColorScheme.Dark
    hints.colorSchemeChanged.emit()
    assert told == [
        System(reduced_motion=True),
        System(reduced_motion=True, high_contrast=True),
        System(reduced_motion=True, high_contrast=True, dark=True),
    ]
    assert watch.now == told[-1]


@pytest.mark.usefixtures("qtbot")
def test_a_change_that_changes_nothing_is_not_told() -> None:
    hints = Hints(Accessibility())
    watch = SystemWatch(hints)
    told: list[System] = []
    watch.changed.connect(told.append)
    hints.colorSchemeChanged.emit()
    assert told == []


@pytest.mark.usefixtures("qtbot")
def test_an_older_qt_says_nothing_about_motion() -> None:
    accessibility = OlderAccessibility()
    accessibility.contrast = Contrast.HighContrast
    assert SystemWatch(Hints(accessibility)).now == System(high_contrast=True)


BLACK, WHITE = Theme.HIGH_CONTRAST_BLACK, Theme.HIGH_CONTRAST_WHITE


@pytest.mark.parametrize(("dark", "theme"), [(True, BLACK), (False, WHITE)])
def test_v_14_contrast_is_high_while_the_system_asks_for_it(*, dark: bool, theme: Theme) -> None:
    asks = System(high_contrast=True, dark=dark)
    assert worn_theme(Preferences(), asks) is theme
    assert worn_theme(Preferences(), System(dark=dark)) is Preferences().theme
    assert worn_theme(Preferences(system_contrast=False), asks) is Preferences().theme


@pytest.mark.parametrize("theme", [theme for theme in Theme if theme is not Preferences().theme])
def test_v_14_a_theme_that_the_player_chose_stays_whatever_the_system_asks_for(theme: Theme) -> None:
    for dark in (False, True):
        assert worn_theme(Preferences(theme=theme), System(high_contrast=True, dark=dark)) is theme


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(("colours", "theme"), [(NIGHT_SKY, BLACK), (DESERT, WHITE)])
@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_v_14_the_colours_of_a_contrast_theme_are_taken_and_decide_which_cards_are_nearer(
    colours: tuple[str, ...], theme: Theme, scheme: Qt.ColorScheme
) -> None:
    hints = Hints(Accessibility())
    hints.scheme = scheme
    watch = SystemWatch(hints, palette=lambda: contrast_palette(*colours))
    before = watch.now.colours
    hints.wish_contrast(high=True)
    found = watch.now.colours
    assert found
    assert before is None
    assert (found.window, found.text, found.button_text) == tuple(colour.lower() for colour in colours[:3])
    assert worn_theme(Preferences(), watch.now) is theme


@pytest.mark.usefixtures("qtbot")
def test_v_14_a_palette_that_is_hard_to_read_is_not_taken() -> None:
    hints = Hints(Accessibility())
    hints.wish_contrast(high=True)
    watch = SystemWatch(hints, palette=lambda: contrast_palette("#FFFFFF", "#808080", "#000000", "#000000", "#FFFFFF"))
    assert watch.now.colours is None
    assert worn_theme(Preferences(), watch.now) is WHITE


def test_v_14_reading_the_palette_of_the_system_leaves_that_of_the_program(qapp: QApplication) -> None:
    before = qapp.palette()
    own = contrast_palette(*NIGHT_SKY)
    qapp.setPalette(own)
    assert system_palette().window().color() != own.window().color()
    assert qapp.palette().window().color() == own.window().color()
    qapp.setPalette(before)


def test_the_window_is_light_as_the_player_or_the_system_wishes() -> None:
    found = {
        look: [is_light(Preferences(window_look=look), System(dark=dark)) for dark in (False, True)]
        for look in WindowLook
    }
    assert found == {
        WindowLook.TABLE: [False, False],
        WindowLook.SYSTEM: [True, False],
        WindowLook.LIGHT: [True, True],
    }
