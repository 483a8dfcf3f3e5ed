"""Voice and sounds are joined with the window."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.windows import Opened

from klondike_qt.ui.access.aloud import Aloud
from klondike_qt.ui.window import Window


@pytest.fixture
def window(open_window: Opened) -> Window:
    return open_window(24)


@pytest.fixture
def aloud(window: Window) -> Iterator[Aloud]:
    aloud = Aloud(window, window.view, window.keyboard.strikes.struck, "en_GB")
    yield aloud
    aloud.close()


def is_about_to_sound(aloud: Aloud) -> bool:
    return aloud.sounds._soon.isActive()


def test_k_09_a_key_that_is_taken_for_an_accident_ticks(aloud: Aloud, window: Window) -> None:
    window.choices.set(replace(window.choices.now, double_strike=2000))
    QTest.keyClick(window.view, Qt.Key.Key_P)
    assert not is_about_to_sound(aloud)
    QTest.keyClick(window.view, Qt.Key.Key_P)
    assert is_about_to_sound(aloud)


def test_k_12_the_edge_of_the_table_sounds(aloud: Aloud, window: Window) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_End)
    assert not is_about_to_sound(aloud)
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert is_about_to_sound(aloud)


def test_a_08_a_key_mutes_the_sounds(aloud: Aloud, window: Window) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_Q)
    QTest.keyClick(window.view, Qt.Key.Key_N)
    assert not is_about_to_sound(aloud)


def test_a_06_voice_and_sounds_can_be_tried(aloud: Aloud, qtbot: QtBot) -> None:
    listen = aloud.previews(lambda: "Queen of hearts")
    listen["sound"]()
    assert is_about_to_sound(aloud)
    aloud.sounds.close()
    with qtbot.waitSignal(aloud.voice.found):  # either there is a voice, or it is told that there is none
        listen["voice"]()
        aloud.voice.find_voices()
