"""What a key press on the table means: the one place that decides it."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from klondike_qt.ui.access.bindings import Bindings
from klondike_qt.ui.access.key_forms import acts_anywhere, readings
from klondike_qt.ui.access.reserved import LONE
from klondike_qt.ui.actions import Action

_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Mode(Protocol):
    """Something between two keys that gives the next one another meaning."""

    @property
    def is_on(self) -> bool:
        """Tell whether it lasts."""
        ...

    def press(self, event: QKeyEvent) -> None:
        """Take a key."""
        ...


class TableKeys:
    """Turns presses on the table into actions; while a mode lasts, that has all keys but chords."""

    def __init__(self, bindings: Bindings, modes: tuple[Mode, ...], run: Callable[[Action], None]) -> None:
        self.bindings = bindings
        self._modes = modes
        self._run = run

    def wants(self, event: QKeyEvent) -> bool:
        """Tell whether a press will do something here, so that nothing else need look at it."""
        return self._mode(event) is not None or self.bindings.asked(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """Do what a press asks for, and answer whether it asked for anything."""
        mode = self._mode(event)
        if mode is not None:
            if not event.isAutoRepeat():
                mode.press(event)
            return True
        action = self.bindings.asked(event)
        if action is None:
            return False
        if action.repeats or not event.isAutoRepeat():
            self._run(action)
        return True

    def _mode(self, event: QKeyEvent) -> Mode | None:
        """Return the mode that has this key; keys that act in the whole window are never taken."""
        is_elsewhere = event.key() in LONE or event.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}
        if is_elsewhere or event.modifiers() & _CHORD or self._acts_anywhere(event):
            return None
        return next((mode for mode in self._modes if mode.is_on), None)

    def _acts_anywhere(self, event: QKeyEvent) -> bool:
        return self.bindings.asked(event) is not None and acts_anywhere(readings(event)[-1])
