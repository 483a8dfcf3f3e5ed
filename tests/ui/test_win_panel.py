"""After a win: the panel, what is said when it goes, and the keys of the table beside it."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from support.real_keys import strike
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import Finish
from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.access.announcer import Message
from klondike_qt.ui.window import Window

Key = Qt.Key
STILL = Preferences(reduced_motion=Switch.ON)


def won(open_window: Opened) -> tuple[Window, list[str]]:
    window = open_window(position=SETTLED, preferences=STILL)
    window.desk.do(Finish())
    assert window.stage.win.isVisible()
    said: list[str] = []

    def hear(message: Message) -> None:
        said.append(message.text)

    window.announcer.said.connect(hear)
    return window, said


def test_s_06_a_new_game_from_the_panel_is_told_once_and_nothing_else(open_window: Opened) -> None:
    window, said = won(open_window)
    strike(Key.Key_Space)
    assert not window.stage.win.isVisible()
    assert window.view.hasFocus()
    assert len(said) == 1
    assert said[0].startswith("New game")


def test_k_11_looking_at_the_table_leaves_the_focus_where_it_was(open_window: Opened) -> None:
    window, _ = won(open_window)
    before = window.desk.standing.focus
    strike(Key.Key_Escape)
    assert window.view.hasFocus()
    assert window.desk.standing.focus == before


def test_a_02_messages_are_heard_again_and_the_table_is_told_beside_the_panel(open_window: Opened) -> None:
    window, said = won(open_window)
    for key in "rtp":
        strike(key)
    assert len(said) == 3
    assert said[0].startswith("You won")
    assert window.stage.win.isVisible()


@pytest.mark.parametrize("text", ["New game", "Den Tisch ansehen", "Begin another game of the same kind"])
def test_v_16_no_button_of_the_panel_is_cut_off_in_the_least_window(open_window: Opened, text: str) -> None:
    window, _ = won(open_window)
    for button in window.stage.win.findChildren(QPushButton):
        button.setText(text)
    for size in ((640, 400), (960, 540), (1280, 800)):
        window.resize(*size)
        QApplication.processEvents()
        panel = window.stage.win
        assert window.stage.rect().contains(panel.geometry())
        for button in panel.findChildren(QPushButton):
            assert button.width() >= button.sizeHint().width()
            assert panel.rect().contains(button.geometry())


@pytest.mark.parametrize("text", TextSize)
@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
def test_v_16_the_panel_is_readable_and_whole_at_every_text_size(
    open_window: Opened, text: TextSize, size: tuple[int, int]
) -> None:
    window, _ = won(open_window)
    window.resize(*size)
    window.choices.set(replace(STILL, text_size=text))
    panel = window.stage.win
    panel.tell("745 points, 118 moves, 5 minutes 20 seconds")
    QApplication.processEvents()
    assert window.stage.rect().contains(panel.geometry())
    buttons = panel.findChildren(QPushButton)
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= max(44, button.fontMetrics().height())
        assert panel.rect().contains(button.geometry())
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(buttons, 2))
    assert all(QFontInfo(label.font()).pixelSize() >= 20 for label in panel.findChildren(QLabel))
    (page,) = panel.findChildren(QScrollArea)
    assert not any(button.geometry().intersects(page.geometry()) for button in buttons)
    inside = page.widget()
    assert inside is not None
    assert inside.height() <= page.viewport().height() or page.verticalScrollBar().isVisible()
