"""One choice in the preferences: its name, the control that changes it, and a sentence about it."""

from collections.abc import Mapping, Sequence
from dataclasses import Field
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.code import read_rules_code, rules_code
from klondike_qt.rules.variant import Variant
from klondike_qt.ui.dialogs.boxes import Tick
from klondike_qt.ui.dialogs.choice import Choice
from klondike_qt.ui.dialogs.number import Number
from klondike_qt.ui.dialogs.prose import Prose, Sentence
from klondike_qt.words import hand_choices
from klondike_qt.words import preferences as words
from klondike_qt.words.grammar import capital
from klondike_qt.words.own_rules import game_name

STEPS = {"double_strike": 50, "accident": 50, "dwell": 100, "scan_pace": 100, "scan_loops": 1, "reach": 2}
"""How far one press of an arrow changes a number; 5 unless it is named here."""


class PreferenceRow(QWidget):
    """Shows one field of the preferences and tells what the player makes of it."""

    changed = Signal(str, object)
    """Carries the field and its new value."""
    looked_at = Signal()
    """The keyboard came to a list of values."""

    def __init__(self, field: str, control: QWidget, name: str, explanation: str) -> None:
        super().__init__()
        self.field = field
        self.control = control
        control.setObjectName(field)
        control.setAccessibleName(name)
        control.setAccessibleDescription(explanation)
        self._sentence = Sentence(explanation)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(2)
        if isinstance(control, QCheckBox):
            layout.addWidget(control)
        else:
            label = Prose(name)
            label.setBuddy(control)
            _widen(control)
            layout.addWidget(label)
            layout.addWidget(control)
        layout.addWidget(self._sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the sentence stand below the name, not below the box of a check mark."""
        super().resizeEvent(event)
        if isinstance(self.control, Tick):
            self._sentence.setContentsMargins(self.control.indent, 0, 0, 0)

    def offer(self, texts: Sequence[str]) -> None:
        """Offer more values, which are their own names."""
        if isinstance(self.control, QComboBox):
            for text in texts:
                if self.control.findData(text) < 0:
                    self.control.addItem(text, text)

    def show_value(self, preferences: Preferences) -> None:
        """Show the value that is in force."""
        value = getattr(preferences, self.field)
        blocked = self.control.blockSignals(True)
        match self.control:
            case QCheckBox():
                self.control.setChecked(value)
            case QSpinBox():
                self.control.setValue(value)
            case QComboBox():
                if isinstance(value, str) and value and self.control.findData(_plain(value)) < 0:
                    self.offer((value,))  # a voice that is not found at this moment
                if isinstance(value, Variant) and self.control.findData(_plain(value)) < 0:
                    self.control.addItem(capital(game_name(value)), _plain(value))
                self.control.setCurrentIndex(max(0, self.control.findData(_plain(value))))
        self.control.blockSignals(blocked)


def _widen(control: QWidget) -> None:
    """Let a control take the whole width."""
    policy = control.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
    control.setSizePolicy(policy)


def row_of(field: Field[Any], voices: Sequence[str]) -> PreferenceRow:
    """Return the row of a field of the preferences, with the control that fits its kind."""
    name, explanation = words.names()[field.name], words.explanations()[field.name]
    default = field.default
    if isinstance(default, bool):
        box = Tick(name)
        row = PreferenceRow(field.name, box, name, explanation)
        box.toggled.connect(lambda on: row.changed.emit(field.name, on))
        return row
    if isinstance(default, int):
        return _number(field, name, explanation)
    return _choice(field, name, explanation, voices)


def _number(field: Field[Any], name: str, explanation: str) -> PreferenceRow:
    spin = Number()
    spin.setRange(field.metadata["least"], field.metadata["most"])
    spin.setSingleStep(STEPS.get(field.name, 5))
    spin.setSuffix(hand_choices.unit(field.name))
    row = PreferenceRow(field.name, spin, name, explanation)
    spin.setAccessibleName(hand_choices.with_unit(field.name, name))
    spin.valueChanged.connect(lambda number: row.changed.emit(field.name, number))
    return row


def _choice(field: Field[Any], name: str, explanation: str, voices: Sequence[str]) -> PreferenceRow:
    combo = Choice()
    if isinstance(field.default, str) and not isinstance(field.default, StrEnum):
        texts: Mapping[str, str] = {"": words.first_voice()} | {voice: voice for voice in voices}
    else:
        texts = words.values()[field.name]
    for value, text in texts.items():
        combo.addItem(text, value)
    row = PreferenceRow(field.name, combo, name, explanation)
    combo.entered.connect(row.looked_at)
    combo.currentIndexChanged.connect(
        lambda index: row.changed.emit(field.name, _typed(field.default, combo.itemData(index)))
    )
    return row


def _plain(value: object) -> object:
    """Return what stands for a value in a list of texts."""
    return rules_code(value) if isinstance(value, Variant) else str(value)


def _typed(default: object, value: str) -> object:
    """Return the value that an entry of a list of texts stands for."""
    if isinstance(default, Variant):
        return read_rules_code(value)
    return type(default)(value) if isinstance(default, str) else value
