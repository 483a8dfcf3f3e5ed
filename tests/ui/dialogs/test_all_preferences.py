"""Presets in the preferences, and all choices as one: to a file, from a file, as at first, and back."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from klondike_qt.preferences.presets import CHANGES, with_presets
from klondike_qt.preferences.schema import Preferences, Size, TextSize, Theme
from klondike_qt.preferences.worn import Preset
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.all_preferences import AllSection
from klondike_qt.ui.dialogs.boxes import Tick
from klondike_qt.ui.dialogs.preference_sections import ResetFlow
from klondike_qt.ui.dialogs.preferences import SECTIONS, PreferencesDialog
from klondike_qt.ui.dialogs.section import Section
from klondike_qt.ui.system import System
from klondike_qt.ui.wearing import wearing
from klondike_qt.words import preferences, presets

OWN = replace(Preferences(), size=Size.L, theme=Theme.LOW_GLARE, keys=(("undo", ("B",)),), screens=(("HDMI-1", 400),))


@pytest.fixture
def choices() -> Choices:
    return Choices(OWN)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def dialog(choices: Choices, told: list[str], qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(choices, tell=told.append)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def last_section(dialog: PreferencesDialog) -> AllSection:
    """Go to the section that has to do with all choices."""
    dialog._pick(len(SECTIONS) + 1)
    section = dialog.findChild(AllSection)
    assert section is not None
    return section


def tick(dialog: PreferencesDialog, preset: Preset) -> Tick:
    found = dialog.findChild(Tick, preset.value)
    assert found is not None
    return found


def test_p_03_each_preset_tells_everything_that_it_changes() -> None:
    for preset, changes in CHANGES.items():
        plain = {name: getattr(value, "value", value) for name, value in changes.items()}
        text = presets.explanation(preset, plain)
        assert all(preferences.names()[name] in text for name in changes)
        assert "{" not in text
    assert list(presets.preset_names()) == [preset.value for preset in Preset]


def test_p_03_presets_are_switched_by_keys_alone(choices: Choices, dialog: PreferencesDialog) -> None:
    QTest.keyClick(dialog._sections, Qt.Key.Key_Return)
    assert dialog.focusWidget() is tick(dialog, Preset.LOW_VISION)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert choices.now == with_presets(OWN, {Preset.LOW_VISION})
    tick(dialog, Preset.CALM).click()
    assert choices.now == with_presets(OWN, {Preset.LOW_VISION, Preset.CALM})
    tick(dialog, Preset.LOW_VISION).click()
    tick(dialog, Preset.CALM).click()
    assert choices.now == OWN


def test_the_marks_show_which_presets_are_on(choices: Choices, dialog: PreferencesDialog) -> None:
    choices.set(with_presets(OWN, {Preset.TREMOR}))
    assert [preset for preset in Preset if tick(dialog, preset).isChecked()] == [Preset.TREMOR]


def test_p_02_a_preset_does_not_shrink_the_text_of_the_system() -> None:
    worn = wearing(Preferences(), {Preset.LOW_VISION}, System(text_scale=2.0))
    assert (worn.text_size, worn.size) == (TextSize.AUTOMATIC, Size.XL)
    assert wearing(worn, (), System(text_scale=2.0)) == Preferences()
    assert wearing(Preferences(), {Preset.LOW_VISION}, System()).text_size is TextSize.LARGE


def test_searching_finds_presets_and_buttons(dialog: PreferencesDialog) -> None:
    QTest.keyClicks(dialog._search, "tremor")
    QTest.keyClick(dialog._search, Qt.Key.Key_Return)
    assert dialog.focusWidget() is tick(dialog, Preset.TREMOR)
    assert [preset for preset in Preset if tick(dialog, preset).isVisible()] == [Preset.TREMOR]
    dialog._search.clear()
    QTest.keyClicks(dialog._search, "file")
    QTest.keyClick(dialog._search, Qt.Key.Key_Return)
    assert [section.accessibleName() for section in dialog.findChildren(Section) if section.isVisible()] == [
        "All preferences"
    ]


def test_all_presets_are_taken_off_and_put_on_again(
    choices: Choices, dialog: PreferencesDialog, told: list[str]
) -> None:
    worn = with_presets(OWN, {Preset.CALM, Preset.TREMOR})
    choices.set(worn)
    flow = dialog.findChild(ResetFlow)
    assert flow is not None
    flow.reset()
    assert choices.now == OWN
    flow.undo()
    assert choices.now == worn
    assert told == ["Presets: all as it was at first. Undo brings your choices back.", "Your choices are back."]


def test_p_04_what_is_saved_is_what_is_opened(
    choices: Choices, dialog: PreferencesDialog, told: list[str], tmp_path: Path
) -> None:
    worn = with_presets(OWN, {Preset.CALM, Preset.KEYBOARD})
    choices.set(worn)
    file = str(tmp_path / "mine.json")
    last_section(dialog).save(file)
    choices.set(Preferences())
    last_section(dialog).open_file(file)
    assert choices.now == worn
    last_section(dialog).undo()
    assert choices.now == Preferences()
    assert told == [f"Saved in {file}.", f"The choices of {file} are in force.", "Your choices are back."]
    assert last_section(dialog)._news.text() == told[-1]


def test_p_04_everything_is_as_at_first_and_back_again(choices: Choices, dialog: PreferencesDialog) -> None:
    assert last_section(dialog)._undo.isHidden()
    last_section(dialog).reset()
    assert choices.now == replace(Preferences(), screens=OWN.screens)
    last_section(dialog)._undo.click()
    assert choices.now == OWN
    assert last_section(dialog)._undo.isHidden()
    assert dialog.focusWidget() is last_section(dialog)._save


def test_values_of_another_version_become_defaults_and_are_named(
    choices: Choices, dialog: PreferencesDialog, told: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"version": 99, "size": "gigantic", "double_strike": -1, "autoplay": False, "x": 1}))
    last_section(dialog).open_file(str(file))
    assert choices.now == replace(Preferences(), autoplay=False)
    assert told == [
        (
            f"The choices of {file} are in force. Not readable, so as at first: Card size, Ignore the same key for. "
            "One choice of another version was left out."
        )
    ]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense",
        b"\xff\xfe\x00",
        b"[]",
        b"7",
        b"{}",
        b'{"colour": 1}',
        b'{"preferences": 3}',
        b"[" * 100_000,
        b"\x80\x04K\x01.",
    ],
)
def test_a_file_without_preferences_changes_nothing(
    choices: Choices, dialog: PreferencesDialog, told: list[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "strange.json"
    file.write_bytes(content)
    last_section(dialog).open_file(str(file))
    assert choices.now == OWN
    assert told == [f"There are no preferences in {file}. Choose a file that was saved here; nothing was changed."]


def test_files_that_cannot_be_read_or_written_are_told(
    choices: Choices, dialog: PreferencesDialog, told: list[str], tmp_path: Path
) -> None:
    missing = str(tmp_path / "no" / "where.json")
    last_section(dialog).open_file(missing)
    last_section(dialog).save(missing)
    assert choices.now == OWN
    assert [text.partition(": ")[0] for text in told] == [
        f"{missing} cannot be read",
        f"Nothing was saved in {missing}",
    ]


def test_the_buttons_ask_for_a_file(dialog: PreferencesDialog, qtbot: QtBot, tmp_path: Path) -> None:
    for ask, mode in ((last_section(dialog)._ask_where, "AcceptSave"), (last_section(dialog)._ask_which, "AcceptOpen")):
        ask()
        asking = dialog.findChild(QFileDialog)
        assert asking is not None
        assert asking.acceptMode().name == mode
        asking.setDirectory(str(tmp_path))
        with qtbot.waitSignal(asking.destroyed):
            asking.reject()
