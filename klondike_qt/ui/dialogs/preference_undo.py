"""What was chosen since the preferences were opened, and how it is taken back, one change after the other."""

from collections.abc import Collection
from dataclasses import fields

from PySide6.QtCore import Signal

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.flow import Button
from klondike_qt.words import presets as words

NOT_CHOSEN = {"presets"}
"""Fields that only remember what others were before."""


class UndoButton(Button):
    """Takes the last change back; it is there as long as there is one. A choice changed again and again is one change.

    ``single`` are the fields that the player can be led to.
    """

    shown = Signal(str)
    """Carries a field that alone was changed and is as it was before; whoever hears it shows it."""
    told = Signal(str)
    """Carries what to say where several fields are as they were before, or none was changed."""

    def __init__(self, choices: Choices, single: Collection[str]) -> None:
        super().__init__(words.undo_change_button(), self.take_back)
        self.setAccessibleDescription(words.undo_change_explained())
        self._choices = choices
        self._single = single
        self._changes: list[tuple[frozenset[str], Preferences]] = []
        """Which fields were changed, and all preferences from before; the last one last."""
        choices.changed.connect(self._note)

    def take_back(self) -> None:
        """Put in force what was before the last change, and lead to it."""
        if not self._changes:
            self.told.emit(words.nothing_to_undo())
            return
        changed, before = self._changes.pop()
        earlier = list(self._changes)
        self._choices.set(before)
        self._changes = earlier
        if len(changed) == 1 and changed <= set(self._single):
            self.shown.emit(next(iter(changed)))
        else:
            self.told.emit(words.was_undone())
        if not earlier and self.hasFocus():
            self.focusNextChild()
        self.setVisible(bool(earlier))

    def _note(self, old: Preferences, now: Preferences) -> None:
        changed = _differing(old, now)
        if not (self._changes and len(changed) == 1 and self._changes[-1][0] == changed):
            self._changes.append((changed, old))
        elif self._changes[-1][1] == now:
            self._changes.pop()
        self.setVisible(bool(self._changes))


def _differing(one: Preferences, other: Preferences) -> frozenset[str]:
    names = (field.name for field in fields(Preferences) if getattr(one, field.name) != getattr(other, field.name))
    return frozenset(names) - NOT_CHOSEN
