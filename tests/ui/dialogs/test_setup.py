"""The set-up: each question by key and by click, seen on the table at once, and nothing that has to be answered."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from support.setup_heard import FILE, SetupHeard
from support.speakers import Ears
from support.windows import Opened
from support.wishes import Accessibility, Hints, Motion

from klondike_qt.preferences.presets import with_presets
from klondike_qt.preferences.schema import Deals, Preferences, Scanning, Size, Switch, TextSize, Theme
from klondike_qt.preferences.worn import Preset
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.ui.access.readers import NOBODY, Reader
from klondike_qt.ui.dialogs.setup import LOOK, PATIENCE, SetupDialog
from klondike_qt.ui.dialogs.setup_answers import AnswerButton
from klondike_qt.ui.dialogs.setup_questions import QUESTIONS, questions_for
from klondike_qt.ui.setting_up import set_up
from klondike_qt.ui.system import System, SystemWatch
from klondike_qt.ui.window import Window
from klondike_qt.words import setup as words
from klondike_qt.words.menus import plain

SPACE = Qt.Key.Key_Space
READER = Reader(is_active=True, is_screen_reader=True, hears_announcements=True)
STILL = Preferences(reduced_motion=Switch.ON)
Begun = Callable[..., tuple[Window, SetupDialog]]


@pytest.fixture
def begun(open_window: Opened, qtbot: QtBot) -> Begun:
    """Open a window before its first game, with the set-up over it."""

    def open_setup(
        preferences: Preferences = STILL,
        system: SystemWatch | None = None,
        reader: Reader = NOBODY,
        now: Callable[[], float] | None = None,
    ) -> tuple[Window, SetupDialog]:
        window = open_window(preferences=preferences, system=system)
        window.readers = Ears(reader)
        dialog = set_up(window, lambda: None, now=now or count(step=1.0).__next__)
        qtbot.waitUntil(dialog.isActiveWindow)
        return window, dialog

    return open_setup


def press(dialog: SetupDialog, *keys: str | Qt.Key) -> None:
    """Press keys on whatever has the keyboard in the dialog."""
    for key in keys:
        focus = dialog.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key(ord(key)) if isinstance(key, str) else key)


def click(dialog: SetupDialog, name: str) -> None:
    """Click an answer, after a moment."""
    dialog._turned -= PATIENCE
    answer = answers(dialog)[name]
    dialog.area.ensureWidgetVisible(answer)
    QTest.mouseClick(answer, Qt.MouseButton.LeftButton, pos=QPoint(answer.width() - 5, answer.height() // 2))


def answers(dialog: SetupDialog) -> dict[str, AnswerButton]:
    assert dialog._shown
    return dialog._shown.answers


def now_of(window: Window) -> Preferences:
    """Return what is in force at this moment."""
    return window.choices.now


def asked(dialog: SetupDialog) -> str:
    return dialog.question.id if dialog.question else ""


def test_p_01_there_are_at_most_seven_questions_and_each_has_its_texts() -> None:
    assert len(QUESTIONS) <= 7
    assert [question.id for question in QUESTIONS] == list(words.questions()) == list(words.abouts())
    for question in QUESTIONS:
        assert list(question.answers) == list(words.answers()[question.id])
        assert all(text.name and text.more for text in words.answers()[question.id].values())


def test_p_01_the_marked_answers_are_taken_one_key_each(begun: Begun) -> None:
    window, dialog = begun()
    for question in QUESTIONS:
        assert asked(dialog) == question.id
        press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    press(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert window.choices.now == STILL
    assert window.desk.standing.position.variant == KLONDIKE
    assert window.stage.message.text().startswith("New game, Klondike, deal ")


def test_p_01_every_question_is_answered_by_number_keys(begun: Begun) -> None:
    window, dialog = begun()
    window.keyboard.strikes._now = count().__next__  # no key comes soon after another
    press(dialog, "2", "4", Qt.Key.Key_Return, "2", Qt.Key.Key_Return, "1", "2", "3", "2")
    assert asked(dialog) == ""
    now = window.choices.now
    assert (now.speech, now.size, now.theme) == (False, Size.XXL, Theme.FOUR_COLOUR)
    assert now.presets.presets == (Preset.TREMOR, Preset.CALM, Preset.KEYBOARD)
    assert (now.variant, now.deals) == (DRAW_THREE, Deals.WINNABLE)
    press(dialog, Qt.Key.Key_Return)
    assert window.desk.standing.position.variant == replace(DRAW_THREE, time_bonus=False)


def test_p_01_every_question_is_answered_by_clicks_alone(begun: Begun) -> None:
    window, dialog = begun()
    for name in ("no", "L", "L", "dark", "dark", "drag", "steady", "no-time", "klondike"):
        click(dialog, name)
    assert asked(dialog) == ""
    now = window.choices.now
    assert (now.size, now.theme, now.autoplay, now.show_timer, now.time_bonus) == (
        Size.L,
        Theme.DARK,
        False,
        False,
        False,
    )
    deal = next(button for button in dialog.findChildren(QPushButton) if button.isDefault())
    QTest.mouseClick(deal, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert window.focusWidget() is window.view


def test_p_01_arrows_show_an_answer_on_the_table_at_once(begun: Begun) -> None:
    window, dialog = begun()
    press(dialog, Qt.Key.Key_Return)
    before = window.scene.picture.cap
    press(dialog, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert now_of(window).size is Size.XL
    assert window.scene.picture.cap > before
    press(dialog, Qt.Key.Key_Escape)
    assert now_of(window).size is Size.S, "it was only looked at"
    assert window.scene.picture.cap == before


def test_c_13_one_key_leaves_all_questions_out_and_the_game_begins(begun: Begun) -> None:
    window, dialog = begun()
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.choices.now == STILL
    assert window.focusWidget() is window.view
    assert window.stage.message.text().endswith("Set-up skipped; F12 opens it again")
    QTest.keyClick(window.view, Qt.Key.Key_N)
    assert window.desk.standing.moves == 1


def test_m_08_one_key_takes_all_marked_answers(begun: Begun) -> None:
    window, dialog = begun()
    for _ in QUESTIONS:
        dialog._turned -= PATIENCE
        press(dialog, Qt.Key.Key_Space)
    assert asked(dialog) == ""
    press(dialog, Qt.Key.Key_Space)
    assert not dialog.isVisible()
    assert now_of(window) == STILL


@pytest.mark.parametrize(("key", "scanning"), [("4", Scanning.ONE_SWITCH), ("5", Scanning.TWO_SWITCHES)])
def test_m_08_switches_are_chosen_and_left_again(begun: Begun, key: str, scanning: Scanning) -> None:
    window, dialog = begun()
    press(dialog, "2", Qt.Key.Key_Return, Qt.Key.Key_Return, key)
    assert now_of(window).presets.presets == (Preset.SWITCH,)
    assert now_of(window).scanning is scanning
    dialog._back.click()
    press(dialog, "2")
    assert now_of(window) == STILL
    dialog.reject()


def test_m_08_switches_chosen_by_a_key_go_round_the_next_question(begun: Begun, qtbot: QtBot) -> None:
    window, dialog = begun()
    press(dialog, "2", Qt.Key.Key_Return, Qt.Key.Key_Return)
    before = answers(dialog)["clicks"]
    press(dialog, "4")
    qtbot.waitUntil(lambda: not isValid(before))
    framed = set()
    for _ in range(12):
        window.hands.scan.advance()
        framed.add(window.hands.scan.stop and window.hands.scan.stop.text)
    assert {"1 My clicks land where I want", "2 My hand shakes", "Next", "Back", "Skip all"} <= framed
    assert not any("keyboard" in str(text) for text in framed)
    dialog.reject()


def test_whoever_drags_with_a_shaking_hand_can_go_on_to_drag(begun: Begun) -> None:
    window, dialog = begun()
    press(dialog, "2", Qt.Key.Key_Return, Qt.Key.Key_Return, "3", "2")
    now = now_of(window)
    assert (now.presets.presets, now.drag, now.autoplay, now.reach) == ((Preset.TREMOR,), True, False, 40)
    dialog.reject()


def test_what_was_answered_before_the_rest_is_left_out_stays(begun: Begun) -> None:
    window, dialog = begun()
    press(dialog, "2", "3", Qt.Key.Key_Return, "4", Qt.Key.Key_Escape)
    assert (now_of(window).size, now_of(window).theme) == (Size.XL, Theme.CLASSIC)


def test_a_step_back_shows_what_was_answered(begun: Begun) -> None:
    window, dialog = begun()
    press(dialog, "2", "4", Qt.Key.Key_Return)
    dialog._back.click()
    assert asked(dialog) == "size"
    assert answers(dialog)["XXL"].isChecked()
    assert answers(dialog)["XXL"].hasFocus()
    press(dialog, "1", "1")
    assert asked(dialog) == "theme"
    assert (now_of(window).size, now_of(window).text_size) == (Size.S, TextSize.AUTOMATIC)


def test_m_06_the_second_click_of_a_double_click_answers_nothing(begun: Begun) -> None:
    _, dialog = begun(now=lambda: 0.0)
    click(dialog, "no")
    press(dialog, Qt.Key.Key_Return, Qt.Key.Key_Return)
    click(dialog, "clicks")
    assert asked(dialog) == "hands"
    button = answers(dialog)["shaky"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked(dialog) == "hands"
    assert button.isChecked()


def test_enter_or_the_number_once_more_skips_no_question_unseen(begun: Begun) -> None:
    clock = [0.0]
    _, dialog = begun(now=lambda: clock[0])
    press(dialog, "2", Qt.Key.Key_Return, "2")
    assert asked(dialog) == "size"
    assert answers(dialog)[Size.S].isChecked()
    press(dialog, Qt.Key.Key_Return)
    assert asked(dialog) == "size"
    clock[0] += LOOK
    press(dialog, Qt.Key.Key_Return, "2", Qt.Key.Key_Return)
    assert asked(dialog) == "play", "what only marks an answer turns no page"
    press(dialog, "1", "2")
    assert asked(dialog) == "calm", "another number is an answer"
    dialog.reject()


def test_p_01_the_voice_speaks_until_the_player_says_no(begun: Begun) -> None:
    window, dialog = begun()
    assert now_of(window).speech
    press(dialog, "2")
    assert not now_of(window).speech
    dialog._back.click()
    press(dialog, "1")
    assert now_of(window).speech
    press(dialog, Qt.Key.Key_Escape)
    assert now_of(window).speech


def test_p_02_beside_a_screen_reader_no_voice_is_asked_for(begun: Begun) -> None:
    window, dialog = begun(reader=READER)
    assert asked(dialog) == "size"
    assert [question.id for question in dialog.questions] == [question.id for question in questions_for(READER)]
    assert window.choices.now == with_presets(STILL, {Preset.SCREEN_READER})
    press(dialog, Qt.Key.Key_Escape)
    assert now_of(window).presets.presets == (Preset.SCREEN_READER,)
    assert not now_of(window).speech


def test_p_02_a_screen_reader_that_shows_itself_late_is_heard_of(begun: Begun, qtbot: QtBot) -> None:
    window, dialog = begun()
    assert asked(dialog) == "voice"
    ears = window.readers
    assert isinstance(ears, Ears)
    ears.come(READER)
    qtbot.waitUntil(lambda: asked(dialog) == "size")
    assert not now_of(window).speech
    assert now_of(window).presets.presets == (Preset.SCREEN_READER,)
    dialog.reject()


def test_p_02_where_something_may_read_aloud_no_voice_talks_into_it(begun: Begun) -> None:
    window, dialog = begun(reader=Reader(is_active=True))
    assert asked(dialog) == "size"
    assert now_of(window) == STILL, "it may be a magnifier"
    dialog.reject()


def test_where_nothing_can_speak_no_voice_is_asked_for(begun: Begun, qtbot: QtBot) -> None:
    window, dialog = begun(now=lambda: 0.0)
    assert asked(dialog) == "voice"
    window.aloud = SimpleNamespace(voice=SimpleNamespace(may_speak=False))  # type: ignore[assignment] # all it asks
    qtbot.waitUntil(lambda: asked(dialog) == "size")
    window.aloud = None
    assert not now_of(window).speech
    press(dialog, Qt.Key.Key_Return)
    assert asked(dialog) == "size", "an Enter for the question before"
    dialog.reject()


@pytest.mark.parametrize(("scale", "size"), [(1.0, Size.S), (1.25, Size.L), (1.6, Size.XL), (3.0, Size.XXL)])
def test_p_02_cards_are_as_large_as_the_text_of_the_system_tells(begun: Begun, scale: float, size: Size) -> None:
    system = SystemWatch(Hints(Accessibility()), scale_of_text=lambda: scale)
    window, dialog = begun(system=system)
    press(dialog, "2")
    assert answers(dialog)[size].isChecked()
    assert now_of(window).size is size
    press(dialog, Qt.Key.Key_Escape)
    assert (now_of(window).size, now_of(window).text_size) == (size, TextSize.AUTOMATIC)


def test_p_02_text_never_becomes_smaller_than_the_system_asks_for(begun: Begun) -> None:
    system = SystemWatch(Hints(Accessibility()), scale_of_text=lambda: 1.5)
    window, dialog = begun(system=system)
    press(dialog, "2", "4")
    assert (now_of(window).size, now_of(window).text_size) == (Size.XXL, TextSize.AUTOMATIC)
    press(dialog, "5")
    assert now_of(window).text_size is TextSize.LARGEST
    dialog.reject()


@pytest.mark.parametrize(
    ("scheme", "high", "marked"),
    [
        (Qt.ColorScheme.Light, False, Theme.CLASSIC),
        (Qt.ColorScheme.Dark, False, Theme.DARK),
        (Qt.ColorScheme.Light, True, Theme.HIGH_CONTRAST_WHITE),
        (Qt.ColorScheme.Dark, True, Theme.HIGH_CONTRAST_BLACK),
    ],
)
def test_p_02_colours_are_marked_as_the_system_has_them(
    begun: Begun, scheme: Qt.ColorScheme, *, high: bool, marked: Theme
) -> None:
    hints = Hints(Accessibility())
    hints.wish_scheme(scheme)
    hints.wish_contrast(high=high)
    window, dialog = begun(system=SystemWatch(hints))
    press(dialog, "2", Qt.Key.Key_Return)
    assert answers(dialog)[marked].isChecked()
    press(dialog, Qt.Key.Key_Return)
    assert now_of(window).theme is marked
    dialog.reject()


def test_p_02_cards_do_not_move_where_the_system_asks_for_stillness(begun: Begun) -> None:
    accessibility = Accessibility()
    accessibility.motion = Motion.ReducedMotion
    window, dialog = begun(Preferences(), SystemWatch(Hints(accessibility)))
    press(dialog, *[Qt.Key.Key_Return] * (len(QUESTIONS) + 1))
    assert now_of(window).reduced_motion is Switch.AUTOMATIC
    assert not window.scene.may_move


def test_an_answer_in_force_changes_nothing() -> None:
    own = replace(with_presets(Preferences(), {Preset.TREMOR, Preset.CALM}), text_size=TextSize.LARGER)
    for now in (Preferences(), own, replace(Preferences(), show_timer=False, autoplay=False, theme=Theme.LOW_GLARE)):
        for question in QUESTIONS:
            marked = question.marked(now, System())
            assert question.answers[marked](now, System()) == now, question.id


def test_no_time_stays_without_the_preset_that_asks_for_it_too() -> None:
    calm = next(question for question in QUESTIONS if question.id == "calm")
    hands = next(question for question in QUESTIONS if question.id == "hands")
    shaky = hands.answers["shaky"](Preferences(), System())
    now = hands.answers["steady"](calm.answers["no-time"](shaky, System()), System())
    assert now == replace(Preferences(), show_timer=False, time_bonus=False)
    assert hands.answers["steady"](shaky, System()) == Preferences()
    timed = calm.answers["all"](calm.answers["no-time"](shaky, System()), System())
    assert timed.show_timer
    assert hands.answers["steady"](timed, System()) == Preferences()


def test_every_answer_is_marked_once_it_was_given() -> None:
    for question in QUESTIONS:
        for name, effect in question.answers.items():
            for now in (Preferences(), with_presets(Preferences(), set(Preset))):
                assert question.marked(effect(now, System()), System()) == name


def test_p_01_it_opens_again_and_the_game_goes_on(open_window: Opened) -> None:
    window = open_window(preferences=STILL)
    window.readers = Ears()
    QTest.keyClick(window.view, Qt.Key.Key_N)
    QTest.keyClick(window.view, Qt.Key.Key_F12)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SetupDialog)
    dialog._now = count(dialog._turned + 1, 1.0).__next__
    press(dialog, "2", Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return, "3", "2")
    assert "go on with your game" in dialog._next.accessibleDescription()
    press(dialog, Qt.Key.Key_Return)
    assert window.desk.standing.moves == 1
    assert (now_of(window).variant, window.desk.standing.position.variant) == (DRAW_THREE, KLONDIKE)
    assert window.stage.message.text() == "Your game goes on as you wish"


@pytest.mark.parametrize("text", [TextSize.USUAL, TextSize.LARGE, TextSize.LARGER, TextSize.LARGEST])
@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
def test_v_16_answers_are_large_and_nothing_is_cut_off(begun: Begun, text: TextSize, size: tuple[int, int]) -> None:
    window, dialog = begun(replace(STILL, text_size=text))
    window.resize(*size)
    dialog._place()
    for _ in (*QUESTIONS, None):
        QApplication.processEvents()
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]
        assert dialog.area.horizontalScrollBar().maximum() == 0
        page = dialog._shown
        assert page
        assert page.width() <= dialog.area.viewport().width()
        for answer in answers(dialog).values():
            assert answer.height() >= max(64, answer.heightForWidth(answer.width()))
        for button in dialog.findChildren(QPushButton):
            assert button.isHidden() or dialog.buttons.rect().contains(button.geometry())
        if dialog.question:
            press(dialog, Qt.Key.Key_Return)
    dialog.reject()


def test_p_01_the_set_up_is_heard_as_written_down(open_window: Opened) -> None:
    assert SetupHeard(open_window(preferences=STILL)).play() == FILE.read_text(encoding="utf-8")


def test_m_08_presses_of_the_only_switch_begin_it_in_the_first_questions(begun: Begun, qtbot: QtBot) -> None:
    window, dialog = begun(now=lambda: 0.0)
    press(dialog, "2", SPACE, SPACE, SPACE, Qt.Key.Key_F7, SPACE, SPACE, SPACE)
    QApplication.processEvents()
    assert window.choices.now.scanning is Scanning.OFF, "whoever has other keys has no switch"
    press(dialog, SPACE)
    scan = window.hands.scan
    qtbot.waitUntil(lambda: scan.is_on)
    assert dialog.question is dialog.questions[1]
    assert scan.stop
    assert scan.stop.text == plain(words.next_button())
    for question in dialog.questions[1:]:
        assert dialog.question is question
        press(dialog, SPACE)
    press(dialog, SPACE)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert str(window.choices.now.scanning) == "one-switch"
    assert scan.is_on
    assert window.desk.standing.record.cursor == 0
