"""The presets in the preferences: a check mark for each, with what it changes."""

from collections.abc import Callable, Collection
from enum import StrEnum

from klondike_qt.preferences.presets import CHANGES
from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.worn import Preset
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.boxes import Tick
from klondike_qt.ui.dialogs.preference_rows import PreferenceRow
from klondike_qt.ui.dialogs.preference_sections import ResetFlow, Undo
from klondike_qt.ui.dialogs.section import Section
from klondike_qt.ui.system import System
from klondike_qt.ui.wearing import wearing
from klondike_qt.words import presets as words


def sentence_about(preset: Preset) -> str:
    """Return for whom a preset is and what it changes."""
    changes = CHANGES[preset].items()
    plain = {field: value.value if isinstance(value, StrEnum) else value for field, value in changes}
    return words.explanation(preset, plain)


class PresetsSection(Section):
    """Switches presets on and off, in force at once; ``tell`` is called with what a button did, for the ear."""

    def __init__(self, choices: Choices, system: System, tell: Callable[[str], object]) -> None:
        super().__init__(words.title())
        self._choices = choices
        self._system = system
        self._ticks: dict[Preset, Tick] = {}
        self.rows: list[PreferenceRow] = []
        for preset in Preset:
            name = words.preset_names()[preset]
            tick = Tick(name)
            tick.toggled.connect(self._switch)
            row = PreferenceRow(preset, tick, name, sentence_about(preset))
            self.inside.addWidget(row)
            self.rows.append(row)
            self._ticks[preset] = tick
        foot = ResetFlow(words.title(), self._reset, tell)
        foot.finish()
        self._foot = foot
        self.inside.addWidget(foot)
        choices.changed.connect(self._show)
        self._show(choices.now, choices.now)

    def show_only(self, names: Collection[str] | None) -> None:
        """Show the presets that were found, or the whole section."""
        for row in self.rows:
            row.setVisible(names is None or row.field in names)
        self._foot.setVisible(names is None)

    def _reset(self) -> Undo:
        """Take all presets off."""
        before = self._choices.now.presets.presets
        self._choices.set(wearing(self._choices.now, (), self._system))
        return lambda: self._choices.set(wearing(self._choices.now, before, self._system))

    def _switch(self) -> None:
        worn = {preset for preset, tick in self._ticks.items() if tick.isChecked()}
        self._choices.set(wearing(self._choices.now, worn, self._system))

    def _show(self, _: Preferences, now: Preferences) -> None:
        for preset, tick in self._ticks.items():
            blocked = tick.blockSignals(True)
            tick.setChecked(preset in now.presets.presets)
            tick.blockSignals(blocked)
