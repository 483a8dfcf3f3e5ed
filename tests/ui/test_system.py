"""What the player asked the whole system for."""

from enum import Enum

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from klondike_qt.preferences.schema import Switch
from klondike_qt.ui.system import System, SystemWatch, is_wanted


class Motion(Enum):
    NoPreference = 0
    ReducedMotion = 1


class Contrast(Enum):
    NoPreference = 0
    HighContrast = 1


class OlderAccessibility(QObject):
    """The hints of a Qt that knows no wish about motion."""

    contrastPreferenceChanged = Signal()  # noqa: N815
    contrast = Contrast.NoPreference

    def contrastPreference(self) -> Contrast:
        return self.contrast


class Accessibility(OlderAccessibility):
    motionPreferenceChanged = Signal()  # noqa: N815
    motion = Motion.NoPreference

    def motionPreference(self) -> Motion:
        return self.motion


class Hints(QObject):
    """Style hints that a test can change."""

    colorSchemeChanged = Signal()  # noqa: N815
    scheme = Qt.ColorScheme.Light

    def __init__(self, accessibility: OlderAccessibility) -> None:
        super().__init__()
        self._accessibility = accessibility

    def accessibility(self) -> OlderAccessibility:
        return self._accessibility

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme


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
