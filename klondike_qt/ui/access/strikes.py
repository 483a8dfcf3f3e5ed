"""Keys that are held down or struck twice by accident do nothing the second time, wherever the keyboard is."""

import time
from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QDialog, QLineEdit, QPlainTextEdit, QWidget

from klondike_qt.ui.access.reserved import LONE
from klondike_qt.ui.desk import Choices

_PRESSES = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_MAY_REPEAT = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
}
"""Keys that only go somewhere: held down, they go on and on."""
_TYPED_IN = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


class StrikeWatch(QObject):
    """Goes with the keyboard from widget to widget, and into menus, and keeps unwanted presses from them.

    ``now`` is a monotonic clock in seconds.
    """

    struck = Signal()
    """A press came too soon after the one before it, and was ignored: time for a soft tick."""

    def __init__(self, choices: Choices, parent: QObject, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._choices = choices
        self._now = now
        self._taken: dict[int, float] = {}
        self._begun: tuple[QObject, int] | None = None
        self._is_refused = False
        self._here: QWidget | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)
            self._follow(None, application.focusWidget())

    def watch(self, menu: QObject) -> None:
        """Watch something that takes keys without having the keyboard, as menus do."""
        menu.installEventFilter(self)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if self._here is not None and shiboken6.isValid(self._here):
            self._here.removeEventFilter(self)
        self._here = now
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep repeated and doubled presses away.

        A press comes twice, first asking whether it is a shortcut; beside assistive technology it asks that twice.
        """
        if event.type() is QEvent.Type.KeyRelease:
            self._begun = None
        if event.type() not in _PRESSES or not isinstance(event, QKeyEvent) or event.key() in LONE:
            return False
        if event.isAutoRepeat():
            refused = not _may_repeat(watched, event)
        else:
            if self._begun != (watched, event.key()):
                self._is_refused = not isinstance(watched, _TYPED_IN) and self._comes_too_soon(event.key())
            is_first = event.type() is QEvent.Type.ShortcutOverride
            self._begun = (watched, event.key()) if is_first else None
            refused = self._is_refused
        if refused:
            event.accept()
        return refused or _goes_round(watched, event)

    def _comes_too_soon(self, key: int) -> bool:
        """Tell whether the same key was taken less than the player's time ago; if not, it is taken now."""
        now = self._now()
        since = now - self._taken.get(key, -1e9)
        if since * 1000 < self._choices.now.double_strike:
            self.struck.emit()
            return True
        self._taken[key] = now
        return False


def _may_repeat(watched: QObject, event: QKeyEvent) -> bool:
    """Tell whether a key that is held down may go on: it only goes somewhere, or types."""
    return event.key() in _MAY_REPEAT or (isinstance(watched, _TYPED_IN) and event.key() not in _ENTER)


def _goes_round(watched: QObject, event: QKeyEvent) -> bool:
    """Let F6 go on to the next control of a dialog, as it goes on to the next part of the window."""
    is_wanted = event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_F6
    if not is_wanted or not isinstance(watched, QWidget) or not isinstance(watched.window(), QDialog):
        return False
    backwards = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    tab = Qt.Key.Key_Backtab if backwards else Qt.Key.Key_Tab
    QApplication.sendEvent(watched, QKeyEvent(QEvent.Type.KeyPress, tab, event.modifiers()))
    return True
