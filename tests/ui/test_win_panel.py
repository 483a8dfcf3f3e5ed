"""After a win: the panel, what is said when it goes, and the keys of the table beside it."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from support.real_keys import strike
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import Finish
from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.access.announcer import Message
from klondike_qt.ui.dialogs.flow import Button
from klondike_qt.ui.end_panel import EndPanel
from klondike_qt.ui.window import Window

Key = Qt.Key
NO_LOG = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
STILL = Preferences(reduced_motion=Switch.ON)
FACTS = (
    "3078 points, 118 moves, 5 minutes\n745 for the cards, 2333 for the time\nBest score so far\n3 daily deals in a row"
)


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


@NO_LOG
def test_k_11_escape_leads_from_the_menus_back_to_the_panel(open_window: Opened) -> None:
    window, said = won(open_window)
    strike(Key.Key_F10)
    assert window.bar.menu_bar.hasFocus()
    strike(Key.Key_Escape)
    strike(Key.Key_Escape)
    assert window.stage.win.first.hasFocus()
    assert said == []


def test_a_02_messages_are_heard_again_and_the_table_is_told_beside_the_panel(open_window: Opened) -> None:
    window, said = won(open_window)
    for key in "rtp":
        strike(key)
    assert len(said) == 3
    assert said[0].startswith("You won")
    assert window.stage.win.isVisible()


def offered(panel: EndPanel) -> list[Button]:
    return [button for button in panel.buttons.values() if button.isVisible()]


def is_whole(panel: EndPanel, part: QWidget) -> bool:
    """Tell whether all of a part is to be seen now."""
    (page,) = panel.findChildren(QScrollArea)
    return page.viewport().rect().contains(QRect(part.mapTo(page.viewport(), QPoint(0, 0)), part.size()))


@pytest.mark.parametrize("text", ["New game", "Den Tisch ansehen", "Begin another game of the same kind"])
def test_v_16_no_button_of_the_panel_is_cut_off_in_the_least_window(open_window: Opened, text: str) -> None:
    window, _ = won(open_window)
    for button in offered(window.stage.win):
        button.setText(text)
    for size in ((640, 400), (960, 540), (1280, 800)):
        window.resize(*size)
        QApplication.processEvents()
        panel = window.stage.win
        assert window.stage.rect().contains(panel.geometry())
        for button in offered(panel):
            assert button.width() >= button.minimumSizeHint().width()
            assert button.height() >= button.heightForWidth(button.width())


@pytest.mark.parametrize("text", TextSize)
@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
def test_v_16_the_panel_is_readable_and_whole_at_every_text_size(
    open_window: Opened, text: TextSize, size: tuple[int, int]
) -> None:
    window, _ = won(open_window)
    window.resize(*size)
    window.choices.set(replace(STILL, text_size=text))
    panel = window.stage.win
    panel.tell_win(FACTS, {"calendar", "statistics", "share"})
    QApplication.processEvents()
    assert window.stage.rect().contains(panel.geometry())
    assert all(QFontInfo(label.font()).pixelSize() >= 20 for label in panel.findChildren(QLabel))
    parts = [*offered(panel), *(label for label in panel.findChildren(QLabel) if label.isVisible())]
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(parts, 2))
    assert len(offered(panel)) == 6
    for button in offered(panel):
        assert button.hasFocus()
        assert is_whole(panel, button)
        assert button.width() >= button.minimumSizeHint().width()
        assert button.height() >= max(44, button.fontMetrics().height())
        strike(Key.Key_Right)
