"""The window of the preferences: complete, in force at once, searchable, and put back section by section."""

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from klondike_qt.preferences.schema import MessagePlace, Preferences, Size, Theme, Verbosity
from klondike_qt.rules.variant import VEGAS
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.preferences import SECTIONS, PreferencesDialog
from klondike_qt.words import preferences as words

ELSEWHERE = {"keys", "presets", "screens"}
"""Chosen in windows of their own."""


@pytest.fixture
def choices() -> Choices:
    return Choices(Preferences())


@pytest.fixture
def dialog(choices: Choices, qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(choices, voices=("Anna", "Bert"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def control(dialog: PreferencesDialog, field: str) -> QWidget:
    found = dialog.findChild(QWidget, field)
    assert found is not None
    return found


def test_every_preference_is_in_exactly_one_section() -> None:
    shown = [field for names in SECTIONS.values() for field in names]
    assert sorted(shown) == sorted({field.name for field in fields(Preferences)} - ELSEWHERE)
    assert SECTIONS.keys() == words.section_titles().keys()


def test_every_preference_has_a_name_and_a_sentence() -> None:
    shown = {field for names in SECTIONS.values() for field in names}
    assert words.names().keys() == shown == words.explanations().keys()
    assert all(sentence.endswith(".") for sentence in words.explanations().values())


def test_the_controls_show_what_is_in_force(choices: Choices, dialog: PreferencesDialog) -> None:
    choices.set(
        replace(choices.now, size=Size.XL, double_strike=450, letters=False, speech_voice="Bert", variant=VEGAS)
    )
    shown = {
        name: getattr(control(dialog, name), reader)()
        for name, reader in {
            "size": "currentData",
            "double_strike": "value",
            "letters": "isChecked",
            "speech_voice": "currentText",
            "variant": "currentData",
        }.items()
    }
    assert shown == {"size": "XL", "double_strike": 450, "letters": False, "speech_voice": "Bert", "variant": "vegas"}


def test_each_control_changes_its_preference_at_once(choices: Choices, dialog: PreferencesDialog) -> None:
    for field in [name for names in SECTIONS.values() for name in names]:
        before = getattr(choices.now, field)
        found = control(dialog, field)
        match found:
            case QCheckBox():
                found.click()
            case QSpinBox():
                found.setValue(found.value() + 1)
            case QComboBox():
                found.setCurrentIndex((found.currentIndex() + 1) % found.count())
        after = getattr(choices.now, field)
        assert after != before, field
        assert type(after) is type(before), field


def test_a_preference_is_changed_by_keys_alone(choices: Choices, dialog: PreferencesDialog) -> None:
    box = control(dialog, "verbosity")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert choices.now.verbosity is Verbosity.VERBOSE
    box = control(dialog, "wrap")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert choices.now.wrap


def test_a_section_is_reset_and_the_others_are_left_alone(choices: Choices, dialog: PreferencesDialog) -> None:
    choices.set(replace(choices.now, theme=Theme.DARK, message_line=MessagePlace.TOP, speech_rate=250))
    button = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Reset Look")
    button.click()
    assert choices.now == replace(Preferences(), speech_rate=250)


def test_searching_leaves_what_fits(dialog: PreferencesDialog) -> None:
    QTest.keyClicks(dialog._search, "voice PACE")
    seen = [row.field for row in dialog._rows if row.isVisibleTo(dialog)]
    assert seen == ["speech_rate"]
    dialog._search.clear()
    assert all(row.isVisibleTo(dialog) for row in dialog._rows)


def test_the_list_of_sections_leads_to_their_choices(dialog: PreferencesDialog) -> None:
    sections = dialog._sections
    assert dialog.focusWidget() is sections
    last = list(SECTIONS)[-1]
    sections.setCurrentRow(len(SECTIONS))  # above all sections stand the presets
    dialog._enter(sections.currentRow())
    assert dialog.focusWidget() is control(dialog, SECTIONS[last][0])


def test_voice_and_sounds_can_be_heard_and_keys_be_chosen(choices: Choices, qtbot: QtBot) -> None:
    asked: list[str] = []
    listen = {"voice": lambda: asked.append("voice"), "sound": lambda: asked.append("sound")}
    dialog = PreferencesDialog(choices, listen=listen)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.keys_wanted.connect(lambda: asked.append("keys"))
    for button in dialog.findChildren(QPushButton):
        if "Reset" not in button.text() and button.text() != "&Close":
            button.click()
    assert asked == ["voice", "sound", "keys"]


def test_voices_are_looked_for_when_the_player_looks_at_them(choices: Choices, dialog: PreferencesDialog) -> None:
    asked: list[None] = []
    dialog.voices_wanted.connect(lambda: asked.append(None))
    choices.set(replace(choices.now, speech_voice="Clara, who is not found today"))
    box = control(dialog, "speech_voice")
    assert isinstance(box, QComboBox)
    box.setFocus()
    dialog.offer_voices(["Bert", "Dora"])
    names = [box.itemText(index) for index in range(box.count())]
    assert names == ["The usual voice", "Anna", "Bert", "Clara, who is not found today", "Dora"]
    assert box.currentText() == "Clara, who is not found today"
    assert len(asked) == 1


@pytest.mark.parametrize("size", [(632, 360), (800, 600), (1200, 900)])
def test_nothing_is_wider_than_the_window(dialog: PreferencesDialog, size: tuple[int, int]) -> None:
    dialog.resize(*size)
    page = dialog.area.widget()
    assert page
    assert page.minimumSizeHint().width() <= dialog.area.viewport().width()
