"""Asking for one key: what it means now is told before anything is changed."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from klondike_qt.ui.access.bindings import ALWAYS, Bindings
from klondike_qt.ui.access.key_forms import named, shown
from klondike_qt.ui.access.reserved import LONE, taken
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.words import dialogs
from klondike_qt.words import keyboard as words
from klondike_qt.words.menus import action_texts, plain

_LEAVING = {Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape}


class _PressField(QLineEdit):
    """Takes every key as it is, but those that leave it."""

    pressed = Signal(str)
    """Carries the key in portable text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setAccessibleName(words.press_label())

    def event(self, event: QEvent) -> bool:
        """Keep shortcuts from acting while their keys are pressed here."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() not in _LEAVING)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell which key it was."""
        if event.key() in _LEAVING:
            event.ignore()
        elif event.key() not in LONE and not event.isAutoRepeat():
            self.pressed.emit(named(event))


class KeyPressDialog(PagedDialog):
    """Shows the key that is pressed and what it means now; a button decides what becomes of it."""

    chosen = Signal(tuple)
    """Carries the keys that the action is to have."""

    def __init__(
        self, action: str, bindings: Bindings, say: Callable[[str], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(words.press_title(), parent, size=QSize(640, 460))
        self._action = action
        self._bindings = bindings
        self._say = say
        self._key = ""
        self._field = _PressField(self)
        self._field.pressed.connect(self._take)
        self._verdict = Prose()
        self._verdict.setObjectName("verdict")
        self._too = Button(words.too_button(), lambda: self._choose((*self._present, self._key)))
        self._only = Button(words.instead_button(), lambda: self._choose((self._key,)))
        without = Button(words.none_button(), lambda: self._choose(()))
        without.setEnabled(bool(self._present) and action not in ALWAYS)
        ways = Flow(leading=True)
        for button in (self._too, self._only, without):
            ways.add(button)
        for part in (Prose(words.press_prompt(_name(action))), self._field, self._verdict, ways):
            self.page.addWidget(part)
        self.page.addStretch(1)
        for button in (self._too, self._only):
            button.setEnabled(False)
        self.add_button(dialogs.cancel_button(), self.reject, is_default=True)
        self.begin_at(self._field)

    @property
    def _present(self) -> tuple[str, ...]:
        return self._bindings.keys[self._action]

    def _take(self, key: str) -> None:
        """Show a key, and say whether it can be had and who would lose it."""
        self._key = key
        name = shown(key)
        self._field.setText(name)
        reason, owner = taken(key, self._action), self._bindings.owner(key)
        if reason:
            verdict = words.key_is_taken(name, reason.value)
        elif owner == self._action:
            verdict = words.key_is_its_own(name)
        else:
            verdict = words.key_has_meaning(name, _name(owner)) if owner else words.key_is_free(name)
        self._verdict.setText(verdict)
        self._too.setEnabled(reason is None and owner != self._action)
        self._only.setEnabled(reason is None)
        self.show_part(self._verdict)
        self._say(verdict)

    def _choose(self, keys: tuple[str, ...]) -> None:
        self.accept()
        self.chosen.emit(keys)


def _name(action: str) -> str:
    return plain(action_texts()[action])
