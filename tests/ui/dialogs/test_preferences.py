"""The window of the preferences: complete, in force at once, searchable, and put back section by section."""

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot
from support.real_keys import strike

from klondike_qt.preferences.schema import MessagePlace, Preferences, Size, Theme, Verbosity
from klondike_qt.preferences.worn import Preset
from klondike_qt.rules.variant import VEGAS
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.preference_rows import PreferenceRow
from klondike_qt.ui.dialogs.preferences import NARROW, SECTIONS, PreferencesDialog
from klondike_qt.ui.dialogs.section import Section
from klondike_qt.words import preferences as words

ELSEWHERE = {"keys", "presets", "screens"}
"""Chosen in windows of their own."""


@pytest.fixture
def choices() -> Choices:
    return Choices(Preferences())


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def dialog(choices: Choices, told: list[str], qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(choices, voices=("Anna", "Bert"), tell=told.append)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def control(dialog: PreferencesDialog, field: str) -> QWidget:
    """Go to the section of a field, and return its control."""
    section = next(index for index, names in enumerate(SECTIONS.values()) if field in names)
    dialog._sections.setCurrentRow(1 + section)  # before all sections stand the presets
    found = dialog.findChild(QWidget, field)
    assert found is not None
    return found


def seen(dialog: PreferencesDialog) -> dict[str, list[str]]:
    """Return the titles of the sections that are shown, and the fields in each."""
    sections = [section for section in dialog.findChildren(Section) if section.isVisible()]
    return {
        section.accessibleName(): [row.field for row in section.findChildren(PreferenceRow) if row.isVisible()]
        for section in sorted(sections, key=lambda section: section.y())
    }


def button(dialog: PreferencesDialog, text: str) -> QPushButton:
    """Return the button with a text, of those that are seen if there are several."""
    found = [button for button in dialog.findChildren(QPushButton) if button.text().replace("&", "") == text]
    return max(found, key=lambda button: button.isVisible())


def page_fits(dialog: PreferencesDialog) -> bool:
    """Tell whether nothing of the page is beyond the side."""
    page = dialog.area.widget()
    assert page
    return page.minimumSizeHint().width() <= dialog.area.viewport().width()


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


def test_a_section_is_reset_and_the_others_are_left_alone(
    choices: Choices, dialog: PreferencesDialog, told: list[str]
) -> None:
    own = replace(choices.now, theme=Theme.DARK, message_line=MessagePlace.TOP, speech_rate=250)
    choices.set(own)
    control(dialog, "theme")
    button(dialog, "Reset Look").click()
    assert choices.now == replace(Preferences(), speech_rate=250)
    choices.set(replace(choices.now, wrap=True))
    button(dialog, "Undo").click()
    assert choices.now == replace(own, wrap=True)
    assert dialog.focusWidget() is button(dialog, "Reset Look")
    assert told == ["Look: all as it was at first. Undo brings your choices back.", "Your choices are back."]


def test_one_section_is_shown_and_made_at_a_time(dialog: PreferencesDialog) -> None:
    assert seen(dialog) == {"Presets": [preset.value for preset in Preset]}
    assert dialog.findChild(QWidget, "size") is None
    QTest.keyClick(dialog._sections, Qt.Key.Key_Down)
    assert seen(dialog) == {"Game": list(SECTIONS["game"])}
    assert dialog.findChild(QWidget, "size") is None


def test_searching_shows_what_fits_below_the_titles_of_the_sections(
    dialog: PreferencesDialog, told: list[str], qtbot: QtBot
) -> None:
    QTest.keyClicks(dialog._search, "voice PACE")
    qtbot.waitUntil(lambda: seen(dialog) == {"Voice": ["speech_rate"]})
    dialog._search.clear()
    assert list(seen(dialog)) == ["Presets"]
    QTest.keyClicks(dialog._search, "switch")
    qtbot.waitUntil(lambda: len(told) == 2)
    assert seen(dialog)["Switches"] == list(SECTIONS["switches"])
    assert next(iter(seen(dialog))) == "Presets"
    assert told[0] == "1 choice found"


def test_values_and_buttons_are_found_too(dialog: PreferencesDialog) -> None:
    for wanted, shown in (("burgundy", {"Look": ["surface"]}), ("choose keys …", {"Keyboard": []})):
        dialog._search.setText(wanted)
        dialog._find()
        assert seen(dialog) == shown
    assert button(dialog, "Choose keys …").isVisible()
    assert not button(dialog, "Reset Keyboard").isVisible()


def test_enter_and_the_arrow_lead_from_the_search_to_what_was_found(dialog: PreferencesDialog) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down):
        dialog._search.setFocus()
        dialog._search.setText("cloth walnut")
        QTest.keyClick(dialog._search, key)
        assert dialog.isVisible()
        assert dialog.focusWidget() is dialog.findChild(QWidget, "surface")


def test_a_search_in_vain_is_told(dialog: PreferencesDialog, told: list[str]) -> None:
    dialog._search.setText("zebra")
    dialog._find()
    assert seen(dialog) == {}
    assert not dialog._sections.selectedItems()
    assert dialog._nothing.isVisible()
    assert told == [words.nothing_found()]
    QTest.keyClick(dialog._search, Qt.Key.Key_Down)
    assert dialog.focusWidget() is not None
    dialog._sections.clicked.emit(dialog._sections.currentIndex())
    assert list(seen(dialog)) == ["Presets"]
    assert dialog._search.text() == ""
    assert [item.text() for item in dialog._sections.selectedItems()] == ["Presets"]
    assert not dialog._nothing.isVisible()


def test_the_list_of_sections_leads_to_their_choices(dialog: PreferencesDialog) -> None:
    sections = dialog._sections
    assert dialog.focusWidget() is sections
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Tab):
        sections.setFocus()
        sections.setCurrentRow(len(SECTIONS))  # above all sections stand the presets
        QTest.keyClick(sections, key)
        assert dialog.focusWidget() is dialog.findChild(QWidget, "scanning")


def test_what_is_heard_of_a_section_is_its_name_and_how_much_is_in_it(dialog: PreferencesDialog) -> None:
    heard = [dialog._sections.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in (0, 1, 11)]
    assert heard == ["Presets, 7 choices", f"Game, {len(SECTIONS['game'])} choices", "All preferences"]


def test_control_with_the_page_keys_goes_from_section_to_section(dialog: PreferencesDialog) -> None:
    dialog.activateWindow()
    for key, shown in ((Qt.Key.Key_PageDown, "Game"), (Qt.Key.Key_PageUp, "Presets"), (Qt.Key.Key_PageUp, "All")):
        strike(key, Qt.KeyboardModifier.ControlModifier)
        assert [title.split()[0] for title in seen(dialog)] == [shown]
        assert dialog.focusWidget() is dialog._sections
    control(dialog, "drag").setFocus()
    strike(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog.findChild(QWidget, "scanning")
    strike(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog._search


def test_tab_goes_through_what_is_shown_in_order(dialog: PreferencesDialog) -> None:
    control(dialog, "letters")
    dialog._pick(2)  # made later than the other section
    names = []
    dialog._search.setFocus()
    while (here := dialog.focusWidget().objectName() or dialog.focusWidget().accessibleName()) not in names:
        names.append(here)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert names[:2] == ["Search the preferences", "Sections"]
    assert names[2:-1] == list(SECTIONS["playing"])


def test_a_narrow_window_has_the_sections_in_one_line(dialog: PreferencesDialog) -> None:
    dialog.resize(NARROW * QFontInfo(dialog.font()).pixelSize() - 1, 400)
    assert dialog._sections.isHidden()
    assert dialog.focusWidget() is dialog._line
    QTest.keyClick(dialog._line, Qt.Key.Key_Down)
    assert list(seen(dialog)) == ["Game"]
    assert dialog._sections.currentRow() == 1
    QTest.keyClick(dialog._line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.findChild(QWidget, "variant")
    dialog._line.setFocus()
    dialog.resize(1200, 800)
    assert dialog.focusWidget() is dialog._sections


def test_voice_and_sounds_can_be_heard_and_keys_be_chosen(choices: Choices, qtbot: QtBot) -> None:
    asked: list[str] = []
    listen = {"voice": lambda: asked.append("voice"), "sound": lambda: asked.append("sound")}
    dialog = PreferencesDialog(choices, listen=listen)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.keys_wanted.connect(lambda: asked.append("keys"))
    for field, text in (("speech", "Listen"), ("sounds", "Listen"), ("letters", "Choose keys …")):
        control(dialog, field)
        dialog.show()
        button(dialog, text).click()
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
    for row in range(dialog._sections.count()):
        dialog._pick(row)
        assert page_fits(dialog)


@pytest.mark.parametrize("typed", ["", "-1", "99999999999999999999", "abc", "1e3", "½", "0x10", "٣", " ", "\t"])
def test_whatever_is_typed_for_a_number_it_stays_within_its_bounds(
    choices: Choices, dialog: PreferencesDialog, typed: str
) -> None:
    numbers = [field for field in fields(Preferences) if "least" in field.metadata]
    assert len(numbers) > 8
    for field in numbers:
        spin = control(dialog, field.name)
        assert isinstance(spin, QSpinBox)
        spin.setFocus()
        spin.selectAll()
        spin.lineEdit().insert(typed)
        dialog._sections.setFocus()
        value = getattr(choices.now, field.name)
        assert field.metadata["least"] <= value <= field.metadata["most"]
        assert spin.value() == value


def test_voices_of_any_name_do_no_harm(choices: Choices, dialog: PreferencesDialog) -> None:
    strange = ["", "Anna", "Anna", "a\nb", "<b>bold</b>", "&Amp", "x" * 5000, "\0", "شهد", "\ud83d"]
    dialog.offer_voices(strange)
    box = control(dialog, "speech_voice")
    dialog.offer_voices(strange)
    assert isinstance(box, QComboBox)
    assert box.count() == len({*strange, "Bert"})
    for index in range(box.count()):
        box.setCurrentIndex(index)
        assert choices.now.speech_voice == box.itemData(index)
    assert page_fits(dialog)


def test_the_choices_that_the_game_is_known_for_are_all_there(dialog: PreferencesDialog) -> None:
    wanted = {
        "autoplay", "safe_cards", "auto_complete", "rings", "whole_hint", "fair_hints", "tell_lost", "show_timer",
        "show_score", "confirm", "sounds", "sound_volume", "reduced_motion", "motion_speed", "variant", "time_bonus",
    }  # fmt: skip
    for field in wanted:
        found = control(dialog, field)
        assert found.isVisibleTo(dialog)
        assert found.accessibleName().startswith(words.names()[field])
        assert found.accessibleDescription() == words.explanations()[field]


def test_every_value_has_plain_words(dialog: PreferencesDialog) -> None:
    for field in (name for names in SECTIONS.values() for name in names):
        box = control(dialog, field)
        if isinstance(box, QComboBox):
            texts = [box.itemText(index) for index in range(box.count())]
            assert len(set(texts)) == len(texts) > 1
            assert all(text and "_" not in text and "&" not in text for text in texts)


def test_changes_are_taken_back_one_after_the_other(
    choices: Choices, dialog: PreferencesDialog, told: list[str]
) -> None:
    undo, start = button(dialog, "Undo change"), choices.now
    assert not undo.isVisible()
    letters, autoplay = control(dialog, "letters"), control(dialog, "autoplay")
    assert isinstance(autoplay, QCheckBox)
    autoplay.click()
    assert isinstance(control(dialog, "letters"), QCheckBox)
    letters.setFocus()
    QTest.keyClick(letters, Qt.Key.Key_Space)
    assert undo.isVisible()
    strike("Z", Qt.KeyboardModifier.ControlModifier)
    assert choices.now.letters == start.letters
    assert dialog.focusWidget() is letters
    undo.click()
    assert choices.now == start
    assert dialog.focusWidget() is autoplay
    assert autoplay.isVisible()
    assert not undo.isVisible()
    assert told == []
    strike("Z", Qt.KeyboardModifier.ControlModifier)
    assert told == ["Nothing was changed here"]


def test_a_choice_that_is_changed_again_and_again_is_one_change(choices: Choices, dialog: PreferencesDialog) -> None:
    start = choices.now
    size = control(dialog, "size")
    size.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):
        QTest.keyClick(size, key)
    assert choices.now.size is not start.size
    button(dialog, "Undo change").click()
    assert choices.now == start
    tick = control(dialog, "letters")
    for _ in range(2):
        QTest.keyClick(tick, Qt.Key.Key_Space)
    assert not button(dialog, "Undo change").isVisible()


def test_a_section_that_was_reset_comes_back_by_the_same_key(
    choices: Choices, dialog: PreferencesDialog, told: list[str]
) -> None:
    choices.set(replace(choices.now, autoplay=not choices.now.autoplay, rings=not choices.now.rings))
    chosen = choices.now
    control(dialog, "rings")
    button(dialog, "Reset Playing").click()
    assert choices.now == Preferences()
    told.clear()
    strike("Z", Qt.KeyboardModifier.ControlModifier)
    assert choices.now == chosen
    assert told == ["Your choices are back."]


def test_with_the_last_change_taken_back_the_keyboard_goes_on(choices: Choices, dialog: PreferencesDialog) -> None:
    choices.set(replace(choices.now, keys=(("hint", ("Ctrl+H",)),), size=Size.MAX))
    undo = button(dialog, "Undo change")
    undo.setFocus()
    QTest.keyClick(undo, Qt.Key.Key_Space)
    assert not undo.isVisible()
    assert dialog.focusWidget() is button(dialog, "Close")
