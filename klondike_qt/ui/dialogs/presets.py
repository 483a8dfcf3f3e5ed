"""The presets in the preferences: a check mark for each, with what it changes."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtWidgets import QWidget

from klondike_qt.preferences.presets import CHANGES
from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.worn import Preset
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.boxes import Tick
from klondike_qt.ui.dialogs.preference_rows import PreferenceRow
from klondike_qt.ui.dialogs.section import Section
from klondike_qt.ui.system import System
from klondike_qt.ui.wearing import wearing
from klondike_qt.words import presets as words


class PresetsSection(Section):
    """Switches presets on and off, in force at once."""

    def __init__(self, choices: Choices, system: System) -> None:
        super().__init__(words.title())
        self._choices = choices
        self._system = system
        self._ticks: dict[Preset, Tick] = {}
        self.rows: list[PreferenceRow] = []
        for preset in Preset:
            changes = CHANGES[preset]
            name = words.preset_names()[preset]
            tick = Tick(name)
            tick.toggled.connect(self._switch)
            plain = {field: value.value if isinstance(value, StrEnum) else value for field, value in changes.items()}
            row = PreferenceRow(preset, tick, name, words.explanation(preset, plain))
            self.inside.addWidget(row)
            self.rows.append(row)
            self._ticks[preset] = tick
        choices.changed.connect(self._show)
        self._show(choices.now, choices.now)

    @property
    def first(self) -> QWidget:
        """What the keyboard comes to first."""
        return next(iter(self._ticks.values()))

    def leave(self, words_wanted: Sequence[str]) -> None:
        """Show the presets in which every word occurs, and the section if it has any."""
        for row in self.rows:
            row.setVisible(row.fits(words_wanted))
        self.setVisible(any(row.fits(words_wanted) for row in self.rows))

    def _switch(self) -> None:
        worn = {preset for preset, tick in self._ticks.items() if tick.isChecked()}
        self._choices.set(wearing(self._choices.now, worn, self._system))

    def _show(self, _: Preferences, now: Preferences) -> None:
        for preset, tick in self._ticks.items():
            blocked = tick.blockSignals(True)
            tick.setChecked(preset in now.presets.presets)
            tick.blockSignals(blocked)
