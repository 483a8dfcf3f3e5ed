"""The style hints of a system whose owner's wishes a test can change."""

from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal


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

    # What the owner does.

    def wish_contrast(self, *, high: bool) -> None:
        self._accessibility.contrast = Contrast.HighContrast if high else Contrast.NoPreference
        self._accessibility.contrastPreferenceChanged.emit()

    def wish_scheme(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit()
