"""The value that a key chooses in a closed list of values, which Qt tells on Linux in a way that Orca does not read."""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from klondike_qt.ui.access.cells import BY_THEMSELVES


class ValuesTold(QObject):
    """Tells each new value of the list that has the keyboard."""

    def __init__(self, tell: Callable[[str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._told = tell
        self._here: QComboBox | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication) and application.platformName() not in BY_THEMSELVES:
            application.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if self._here is not None and shiboken6.isValid(self._here):
            self._here.currentTextChanged.disconnect(self._tell)
        self._here = now if isinstance(now, QComboBox) else None
        if self._here is not None:
            self._here.currentTextChanged.connect(self._tell)

    def _tell(self, text: str) -> None:
        """Say the value that was chosen by a key; in an open list the readers follow the keyboard themselves."""
        here = self._here
        if here is not None and here.hasFocus() and not here.view().isVisible():
            self._told(text)
