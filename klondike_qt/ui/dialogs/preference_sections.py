"""The choices of one section of the preferences: each row is made when it is first shown."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import Signal

from klondike_qt.preferences.presets import by_hand
from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.preference_rows import PreferenceRow, row_of
from klondike_qt.ui.dialogs.section import Section
from klondike_qt.words import preferences as words
from klondike_qt.words import presets

DEEDS = "deeds"
"""Stands for the buttons of a section when it is searched."""
Undo = Callable[[], object]


class ResetFlow(Flow):
    """Gives a section its first values, and takes that back; ``tell`` is called with what was done, for the ear.

    ``reset`` does it, and returns how it is taken back.
    """

    def __init__(self, title: str, reset: Callable[[], Undo], tell: Callable[[str], object]) -> None:
        super().__init__()
        self._title = title
        self._do = reset
        self._tell = tell
        self._take_back: Undo | None = None
        self._reset = Button(words.reset_button(title), self.reset)
        self._undo = Button(presets.undo_button(), self.undo)
        self._undo.hide()

    def finish(self) -> None:
        """Put the buttons behind those that were added."""
        self.add(self._reset)
        self.add(self._undo)
        self._undo.hide()

    def show_reset(self, *, shown: bool) -> None:
        """Show or hide what has to do with the whole section."""
        self._reset.setVisible(shown)
        self._undo.setVisible(shown and self._take_back is not None)

    def reset(self) -> None:
        """Give the section its first values."""
        self._take_back = self._do()
        self._undo.show()
        self._tell(words.section_was_reset(self._title))

    def undo(self) -> None:
        """Bring the player's own values back."""
        if self._take_back:
            self._take_back()
            self._take_back = None
            self._reset.setFocus()
            self._undo.hide()
            self._tell(presets.was_undone())


class ChoicesSection(Section):
    """Shows the choices of a section, all or those that were found; what is chosen is in force at once."""

    looked_at = Signal(str)
    """The keyboard came to the list of values of this field."""

    def __init__(
        self,
        section: str,
        names: Sequence[str],
        choices: Choices,
        deeds: Mapping[str, Callable[[], object]],
        tell: Callable[[str], object],
    ) -> None:
        """Make a section of the fields ``names``; ``deeds`` are buttons below them, by their texts."""
        title = words.section_titles()[section]
        super().__init__(title)
        self._names = names
        self._choices = choices
        self._voices: list[str] = []
        self.rows: dict[str, PreferenceRow] = {}
        self._foot = ResetFlow(title, self._reset, tell)
        for text, deed in deeds.items():
            self._foot.add(Button(text, deed))
        self._foot.finish()
        self.inside.addWidget(self._foot)
        choices.changed.connect(self._show_values)

    def show_only(self, names: Collection[str] | None) -> None:
        """Show the choices that were found, or the whole section."""
        wanted = [name for name in self._names if names is None or name in names]
        for name in wanted:
            if name not in self.rows:
                self._make(name)
        for name, row in self.rows.items():
            row.setVisible(name in wanted)
        self._foot.show_reset(shown=names is None)
        self._foot.setVisible(names is None or DEEDS in names)

    def offer_voices(self, voices: Sequence[str]) -> None:
        """Offer the voices that were found."""
        self._voices = list(dict.fromkeys([*self._voices, *voices]))
        if "speech_voice" in self.rows:
            self.rows["speech_voice"].offer(voices)
            self.rows["speech_voice"].show_value(self._choices.now)

    def _make(self, name: str) -> None:
        """Make a row at its place."""
        known: dict[str, Any] = {field.name: field for field in fields(Preferences)}
        row = row_of(known[name], self._voices)
        row.show_value(self._choices.now)
        row.changed.connect(self._choose)
        row.looked_at.connect(lambda: self.looked_at.emit(name))
        before = sum(other in self.rows for other in self._names[: self._names.index(name)])
        self.inside.insertWidget(1 + before, row)  # below the title
        self.rows[name] = row

    def _choose(self, field: str, value: object) -> None:
        values: dict[str, Any] = {field: value}
        self._choices.set(by_hand(self._choices.now, **values))

    def _reset(self) -> Undo:
        before: dict[str, Any] = {name: getattr(self._choices.now, name) for name in self._names}
        first: dict[str, Any] = {name: getattr(Preferences(), name) for name in self._names}
        self._choices.set(replace(self._choices.now, **first))
        return lambda: self._choices.set(replace(self._choices.now, **before))

    def _show_values(self, _: Preferences, now: Preferences) -> None:
        for row in self.rows.values():
            row.show_value(now)
