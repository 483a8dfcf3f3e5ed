"""Menus and windows told by the program's own voice, key by key."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot
from support.windows import Opened

from klondike_qt.ui.access.aloud import focused
from klondike_qt.ui.access.announcer import Message
from klondike_qt.ui.access.controls_aloud import ControlsAloud
from klondike_qt.ui.window import Window

Key = Qt.Key


class Listener:
    """A player who has only the own voice of the program."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot
        self.wants = True
        self._heard: list[str] = []
        self.aloud = ControlsAloud(window.view, lambda: self.wants, lambda: focused(window))
        window.announcer.said.connect(self.aloud.hear)
        self.aloud.said.connect(self._hear)

    def _hear(self, message: Message) -> None:
        self._heard.append(message.text)

    def press(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[str]:
        for key in keys:
            QTest.keyClick(self._keyboard(), key, modifiers)
            self._settle()
        return self.heard()

    def open(self, deed: str) -> list[str]:
        self.window._deeds[deed]()
        dialog = next(dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible())
        self._qtbot.waitUntil(dialog.isActiveWindow)
        self._settle()
        return self.heard()

    def _settle(self) -> None:
        """Let what follows from an event happen, and what follows from that."""
        for _ in range(3):
            QCoreApplication.processEvents()

    def heard(self) -> list[str]:
        heard, self._heard = self._heard, []
        return heard

    def _keyboard(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.window


@pytest.fixture
def listener(open_window: Opened, qtbot: QtBot) -> Iterator[Listener]:
    listener = Listener(open_window(), qtbot)
    yield listener
    for dialog in listener.window.findChildren(QDialog):
        dialog.close()


def test_a_01_the_table_speaks_for_itself(listener: Listener) -> None:
    assert listener.press(Key.Key_Right, Key.Key_T) == []


def test_a_01_a_window_is_told_by_its_title_then_only_what_changes(listener: Listener) -> None:
    assert listener.open("preferences") == ["Preferences, window. Sections, Presets, 7 choices, 1 of 12"]
    assert listener.press(Key.Key_Down) == ["Game, 7 choices, 2 of 12"]
    assert listener.press(Key.Key_Down) == ["Playing, 5 choices, 3 of 12"]
    assert listener.press(Key.Key_Tab) == [
        "Playing, A click sends the card, switched on. Off, a click picks the card up and a second click puts it down."
    ]
    assert listener.press(Key.Key_Space) == ["switched off"]
    assert listener.press(Key.Key_Down, Key.Key_Right) == []
    assert listener.press(Key.Key_Tab) == [
        "Send safe cards up, switched off. Cards that are no longer needed in the columns go up by themselves."
    ]
    assert listener.press(Key.Key_Tab)[-1] == (
        "When all cards are face up, choice, Offer to finish. The rest of a decided game can be played up at once."
    )
    assert listener.press(Key.Key_Down) == ["Finish by itself"]
    assert listener.press(Key.Key_Escape) == ["Five of clubs, column one"]


def test_a_01_the_moves_list_is_told_entry_by_entry(listener: Listener) -> None:
    first, second = listener.open("moves"), listener.press(Key.Key_Down)
    assert first == ["Moves, window. 5 moves can be played. Ace of clubs, column three to foundation, 1 of 5"]
    assert second == ["Six of spades, column six to column five, 2 of 5"]


def test_a_01_what_is_played_from_a_window_is_told_and_not_what_lies_at_the_focus(listener: Listener) -> None:
    listener.open("moves")
    assert listener.press(Key.Key_Return) == []
    assert listener.window.announcer.past[-1].text.startswith("Ace of clubs to foundation")


def test_a_01_what_is_typed_is_told(listener: Listener) -> None:
    assert listener.open("choose-deal") == [
        (
            "Deal by number or text, window. "
            "Type a deal number from 1 to 2147483647. Or paste a deal, a code, a whole game, or a deal of another "
            "program, such as kpat 24."
        )
    ]
    assert listener.press(Key.Key_2, Key.Key_4) == ["2", "24"]


def test_a_01_back_at_the_table_the_next_window_is_told_again(listener: Listener) -> None:
    heard = listener.open("about")
    assert len(heard) == 1
    assert heard[0].startswith("About Klondike Qt, window. Klondike Qt ")
    assert heard[0].endswith("Close, button")
    assert listener.press(Key.Key_Escape) == ["Five of clubs, column one"]
    assert listener.open("about") == heard


def test_nothing_is_told_while_nobody_listens(listener: Listener) -> None:
    listener.wants = False
    assert listener.open("preferences") == []
    assert listener.press(Key.Key_Down) == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_01_menus_are_told_entry_by_entry(listener: Listener) -> None:
    listener.window.bar.open_menus()
    listener._settle()
    assert listener.heard() == ["Game, menu"]
    assert listener.press(Key.Key_Down) == ["New game, F2"]
    assert listener.press(Key.Key_Down) == ["New game as …, menu"]
    assert listener.press(Key.Key_Down) == ["Kind of game, menu"]
    assert listener.press(Key.Key_Right) == ["Kind of game, menu, Klondike, draw one, switched on"]
    listener.press(Key.Key_Escape, Key.Key_Escape, Key.Key_Escape)
