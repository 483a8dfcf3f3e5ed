"""One or two switches: Space or the main button of the mouse is the first, Enter or the other button the second."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from klondike_qt.ui.desk import Choices

_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease}
_BUTTONS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease}
_RELEASES = {QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease}
_SECOND_KEYS = {int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)}
_SWITCH_KEYS = {int(Qt.Key.Key_Space), *_SECOND_KEYS}
_SWITCH_BUTTONS = {Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton}


class Switches(QObject):
    """Takes the presses of the switches away from whatever window, menu or table they would go to.

    ``now`` is a monotonic clock in seconds.
    """

    pressed = Signal(bool)
    """A switch was pressed, or let go where that counts; carries whether it was the second one."""
    struck = Signal()
    """A press came too soon after the one before it, and was ignored."""

    def __init__(self, choices: Choices, parent: QObject, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._choices = choices
        self._now = now
        self._taken: dict[bool, float] = {}
        self._down: set[object] = set()
        self._is_on = False

    @property
    def is_on(self) -> bool:
        """Tell whether presses are taken."""
        return self._is_on

    def begin(self) -> None:
        """Take presses from now on."""
        application = QCoreApplication.instance()
        if application and not self._is_on:
            self._is_on = True
            self._down = set()
            application.installEventFilter(self)

    def end(self) -> None:
        """Leave all presses to the windows."""
        application = QCoreApplication.instance()
        if application and self._is_on:
            self._is_on = False
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Take what comes from a switch; a key comes twice, first asking whether it is a shortcut."""
        kind = event.type()
        if (kind not in _KEYS and kind not in _BUTTONS) or not event.spontaneous():
            return False  # what the program itself sends is no press of the player
        if isinstance(event, QKeyEvent):
            if event.key() not in _SWITCH_KEYS or event.modifiers() & _CHORD:
                return False
            event.accept()
            if kind is not QEvent.Type.ShortcutOverride and not event.isAutoRepeat():
                is_second = event.key() in _SECOND_KEYS
                self._take(event.key(), is_second=is_second, is_release=kind in _RELEASES)
            return True
        if isinstance(event, QMouseEvent) and event.button() in _SWITCH_BUTTONS:
            event.accept()
            is_second = event.button() is Qt.MouseButton.RightButton
            self._take(event.button(), is_second=is_second, is_release=kind in _RELEASES)
            return True
        return False

    def _take(self, switch: object, *, is_second: bool, is_release: bool) -> None:
        """Tell of a press, or of the release where that counts; a release alone is nobody's."""
        if is_release != self._choices.now.scan_release:
            self._down.add(switch)
            return
        if is_release and switch not in self._down:
            return
        self._down.discard(switch)
        now = self._now()
        if (now - self._taken.get(is_second, -1e9)) * 1000 < self._choices.now.double_strike:
            self.struck.emit()
            return
        self._taken[is_second] = now
        self.pressed.emit(is_second)
