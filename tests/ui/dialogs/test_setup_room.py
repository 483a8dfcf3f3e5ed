"""What the set-up shows at once: all answers on a usual screen, and how to answer only where there is room for it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.speakers import Ears
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.dialogs.setup import SetupDialog
from klondike_qt.ui.language import install_language
from klondike_qt.ui.setting_up import set_up
from klondike_qt.words import translate

STILL = Preferences(reduced_motion=Switch.ON)
Begun = Callable[..., SetupDialog]


@pytest.fixture
def begun(open_window: Opened, qtbot: QtBot) -> Iterator[Begun]:
    """Open the set-up over a window of some size, in a language."""

    def open_setup(language: str, size: tuple[int, int], text: TextSize) -> SetupDialog:
        if language != "en":
            assert install_language(language)
        window = open_window(preferences=replace(STILL, text_size=text))
        window.readers = Ears()
        window.resize(*size)
        dialog = set_up(window, lambda: None, now=count(step=1.0).__next__)
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    yield open_setup
    translate.install(translate.untranslated)


def pages(dialog: SetupDialog) -> Iterator[str]:
    """Show one question after the other."""
    while dialog.question:
        for _ in range(3):
            QApplication.processEvents()
        yield dialog.question.id
        focus = dialog.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Return)
    dialog.reject()


def seen_hows(dialog: SetupDialog) -> list[str]:
    """Return how to answer as it is seen, above the page or at its beginning."""
    page = dialog._shown
    assert page
    return [line.text for line in (dialog._head._how, page.how) if line.isVisible()]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
def test_all_answers_are_seen_at_once_on_a_usual_screen(begun: Begun, language: str, size: tuple[int, int]) -> None:
    dialog = begun(language, size, TextSize.USUAL)
    scrolled = [name for name in pages(dialog) if dialog.area.verticalScrollBar().maximum()]
    assert scrolled == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_how_to_answer_is_told_where_it_is_new_and_then_takes_no_room_from_the_answers(
    begun: Begun, language: str
) -> None:
    dialog = begun(language, (1280, 800), TextSize.LARGEST)
    told = {name: seen_hows(dialog) for name in pages(dialog)}
    assert {name for name, hows in told.items() if hows} >= {"voice", "size"}
    assert told["theme"] == told["play"] == []


def test_a_question_begins_at_its_first_answer_if_the_marked_one_is_seen_too(begun: Begun) -> None:
    dialog = begun("de", (1280, 800), TextSize.LARGEST)
    assert {name: dialog.area.verticalScrollBar().value() for name in pages(dialog)}.items() >= {"play": 0}.items()
