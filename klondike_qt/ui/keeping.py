"""Keeping what the player chooses in the file of the preferences."""

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from klondike_qt.preferences.schema import Preferences
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.ui.autosave import trouble_text

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


class PreferencesKeeper:
    """Writes each choice of the player, and not what the command line put in force for this time."""

    def __init__(self, held: Preferences, stored: Preferences, file: PreferencesFile, window: "Window") -> None:
        self._held = held
        """What the file held when it was last read or written."""
        self._stored = stored
        self._file = file
        self._window = window
        self._before = window.choices.now

    def begin(self, *, is_first: bool) -> None:
        """Write each change from now on; ``is_first``: at once what was changed since this was made, and all else."""
        choices = self._window.choices
        if is_first or self._stored != self._held:
            self.keep(self._before, choices.now)
        choices.changed.connect(self.keep)

    def keep(self, old: Preferences, new: Preferences) -> None:
        """Write what the player has changed."""
        names = [field.name for field in fields(Preferences)]
        changed = {name: getattr(new, name) for name in names if getattr(new, name) != getattr(old, name)}
        self._stored = replace(self._stored, **changed)
        self._held, troubles = self._file.change(self._held, self._stored)
        if not troubles:
            self._stored = self._held
        for trouble in troubles:
            self._window.say(trouble_text(trouble))
