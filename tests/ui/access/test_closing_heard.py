"""A window that is closed is heard as one thing: its news first, if there are any, then where the keyboard is."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QPushButton
from support.dialogs import OPENED_BY, open_dialog, opened
from support.listening import Event, Listener, below

from klondike_qt.preferences.schema import Preferences, SpeechRoute, Switch
from klondike_qt.ui.access.aloud import focused
from klondike_qt.ui.window import Window

HeardWindow = Callable[..., tuple[Window, Listener]]
ROUTES = (SpeechRoute.ANNOUNCEMENT, SpeechRoute.NOTIFICATION)
QUIET_AT_ESCAPE = set(OPENED_BY) - {"SetupDialog"}
"""Closing these changes nothing."""
NEWS = {
    "CalendarDialog": "New game, ",
    "ChooseDealDialog": "New game, ",
    "MeasureDialog": "Sizes on this screen are true in millimetres",
    "MovesDialog": "Ace of clubs to foundation",
    "NewDealDialog": "New game, ",
    "OwnRulesDialog": "New game, ",
    "PaletteDialog": "New game, ",
    "SetupDialog": "Your game goes on as you wish",
    "TutorialWayDialog": "You can hear the whole table at any time",
}
"""What is heard first after the default button of these; that of the others only closes them."""


def heard_open(window: Window, listener: Listener, name: str) -> list[str]:
    """Open a dialog, wait until the keyboard is in it, and return what was said besides what Qt tells of it."""
    dialog = open_dialog(window, name)
    deadline = QDeadlineTimer(5000)
    while not dialog.isActiveWindow() and not deadline.hasExpired():
        QApplication.processEvents()
    return listener.spoken()


def said_at_the_end(window: Window, listener: Listener, close: Callable[[QDialog], object]) -> list[str]:
    """Close what is open, the uppermost first, and return what is said to the last one."""
    said: list[str] = []
    while dialogs := opened(window):
        assert said == [], "a window below is heard as Qt tells of it"
        close(dialogs[-1])
        QApplication.processEvents()
        assert dialogs[-1] not in opened(window)
        said = listener.spoken()
    return said


def escape(dialog: QDialog) -> None:
    """Press the key where the keyboard is."""
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)


def default_buttons(dialog: QDialog) -> Iterator[QPushButton]:
    """Yield the default button as long as the dialog is open."""
    while dialog.isVisible():
        (button,) = (each for each in dialog.findChildren(QPushButton) if each.isDefault() and each.isVisible())
        yield button


def accept(dialog: QDialog) -> None:
    """Press the default button until it closes the dialog."""
    if type(dialog).__name__ == "ChooseDealDialog":
        QTest.keyClicks(dialog.focusWidget(), "23")
    for button in default_buttons(dialog):
        button.click()


@pytest.mark.parametrize("name", OPENED_BY)
def test_s_06_opening_and_escape_say_one_thing_each(name: str, heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    assert len(heard_open(window, listener, name)) == OPENED_BY[name].count("draw")
    said = said_at_the_end(window, listener, escape)
    assert len(said) == 1
    assert said[0].endswith(focused(window))
    assert (said == [focused(window)]) == (name in QUIET_AT_ESCAPE)


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("name", OPENED_BY)
def test_s_06_the_default_button_says_one_thing(name: str, route: SpeechRoute, heard_window: HeardWindow) -> None:
    window, listener = heard_window(preferences=Preferences(reduced_motion=Switch.ON, speech_route=route))
    heard_open(window, listener, name)
    said = said_at_the_end(window, listener, accept)
    assert len(said) == 1
    assert said[0].startswith(NEWS.get(name, focused(window)))
    assert said[0].endswith(focused(window))


def test_s_06_leaving_a_game_tells_the_new_one_once(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    heard_open(window, listener, "LeaveDialog")
    (leave,) = (button for button in opened(window)[0].findChildren(QPushButton) if not button.isDefault())
    leave.click()
    QApplication.processEvents()
    (said,) = listener.spoken()
    assert said.startswith("New game, ")
    assert said.endswith(focused(window))


def test_s_06_preferences_that_were_changed_are_no_news_afterwards(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    heard_open(window, listener, "PreferencesDialog")
    for box in opened(window)[0].findChildren(QCheckBox)[:3]:
        box.click()
        QApplication.processEvents()
    listener.news()
    assert said_at_the_end(window, listener, escape) == [focused(window)]


def test_k_11_the_news_are_gone_from_the_focus_with_the_next_key(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    heard_open(window, listener, "SetupDialog")
    news = said_at_the_end(window, listener, escape)
    QTest.keyClick(window.view, Qt.Key.Key_S)
    assert listener.spoken() == ["Stock 24. Waste empty. Pass 1"]
    tree = window.access.tree
    assert [tree.name(tree.focus)] == [focused(window)] != news
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert listener.spoken() == [focused(window)]


def test_k_11_a_remembered_name_is_not_heard_in_place_of_the_news(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    heard_open(window, listener, "SetupDialog")
    escape(opened(window)[0])
    QApplication.processEvents()
    heard = [each for each in listener.news() if each.id == "card-5C"]
    assert [each.kind for each in heard] == [Event.NameChanged, Event.Focus]
    assert len({each.text for each in heard}) == 1
    below(window)  # they are asked for
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert (Event.NameChanged, "card-5C", "Five of clubs, column one") in {
        (each.kind, each.id, each.text) for each in listener.news()
    }
