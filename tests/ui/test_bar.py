"""The bar above the table at every text size and width: nothing is cut off, no command is lost."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from support.bars import SIZES, WIDTHS, buttons, faults, sized
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.access.control_text import described
from klondike_qt.ui.dialogs.palette import entries_of
from klondike_qt.ui.menus import MENUS, PARENTS
from klondike_qt.ui.window import Window

NO_LOG = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Key, ALT = Qt.Key, Qt.KeyboardModifier.AltModifier
STILL = Preferences(reduced_motion=Switch.ON)
FIGURES = ("Can be won", "Score 555", "178 moves", "10:00", "Stock 24", "Pass 1")
STATES = ("Can be won", "Can no longer be won")


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("text", SIZES)
@pytest.mark.parametrize("state", [False, True])
def test_v_16_nothing_in_the_bar_is_cut_off_or_lies_over_anything_else(
    open_window: Opened, text: TextSize, *, state: bool, mirrored: bool
) -> None:
    window = open_window(preferences=STILL)
    if mirrored:
        window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    for size in WIDTHS:
        sized(window, size, text)
        window.figures.show_texts(FIGURES if state else FIGURES[1:], STATES if state else (), "555")
        QApplication.processEvents()
        assert not faults(window)
        assert "Undo" in [button.text() for button in buttons(window)]
        assert window.figures.shown_texts


@pytest.mark.parametrize("text", SIZES)
@pytest.mark.parametrize("state", [False, True])
def test_v_17_undo_and_hint_stay_in_the_least_window_and_icons_and_figures_give_way(
    open_window: Opened, text: TextSize, *, state: bool
) -> None:
    window = open_window(preferences=replace(STILL, show_state=state))
    sized(window, (640, 400), text)
    assert window.figures.shown_texts
    for score in ("Score 5", "Score 555"):
        window.figures.show_texts(((STATES[0],) if state else ()) + (score,), STATES if state else (), score[6:])
        assert {"Undo", "Hint"} <= {button.text() for button in buttons(window)}
        assert window.figures.shown_texts
        assert not faults(window)


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("text", SIZES)
def test_v_16_a_language_of_long_words_is_not_cut_off_in_the_bar(open_window: Opened, text: TextSize) -> None:
    window = open_window(preferences=replace(STILL, show_state=True))
    for size in WIDTHS:
        sized(window, size, text)
        assert not faults(window)


@pytest.mark.parametrize("text", SIZES)
def test_v_17_figures_and_buttons_go_in_a_fixed_order_when_the_window_grows_narrow(
    open_window: Opened, text: TextSize
) -> None:
    window = open_window(preferences=STILL)
    seen = []
    for size in WIDTHS:
        sized(window, size, text)
        window.figures.show_texts(FIGURES, STATES)
        QApplication.processEvents()
        seen.append({button.text() for button in buttons(window)} & {"Undo", "Hint"})
        if size[0] >= 960 and text in {TextSize.USUAL, TextSize.LARGE}:
            assert window.figures.shown_texts[:2] == ("Can be won", "Score 555")
            assert {"Undo", "Hint"} <= seen[-1]
    assert all(fewer <= more for fewer, more in pairwise(seen))


@pytest.mark.parametrize("text", SIZES)
def test_v_17_every_command_is_in_the_menus_of_a_narrow_window(open_window: Opened, text: TextSize) -> None:
    window = open_window(preferences=STILL)
    menus, gathered, offered = window.bar.menu_bar, [], []
    for size, pixels in (((1920, 1080), TextSize.USUAL), ((640, 400), text), ((1920, 1080), TextSize.USUAL)):
        sized(window, size, pixels)
        gathered.append(menus.is_gathered)
        offered.append([entry.text for entry in entries_of(menus)])
    assert gathered == [False, True, False]
    assert offered[0] == offered[1] == offered[2]
    assert [action.menu() for action in window.bar.menu_bar.actions()] == tops(window)


def tops(window: Window) -> list[QMenu]:
    return [window.menus.menus[name] for name in MENUS if name not in PARENTS]


def active(menu: QMenu) -> QAction | None:
    return menu.activeAction()


@NO_LOG
def test_k_02_f10_and_arrows_lead_into_each_menu_of_a_narrow_window(open_window: Opened) -> None:
    window = open_window(preferences=STILL)
    sized(window, (640, 400), TextSize.LARGEST)
    whole = window.bar.menu_bar.whole
    for number, menu in enumerate(tops(window)):
        QTest.keyClick(window.view, Key.Key_F10)
        assert whole.isVisible()
        for _ in range(number + (active(whole) is None)):
            QTest.keyClick(whole, Key.Key_Down)
        assert active(whole) is menu.menuAction()
        assert described().content.startswith(menu.title().replace("&", ""))
        QTest.keyClick(whole, Key.Key_Right)
        assert menu.isVisible()
        assert active(menu) is not None
        QTest.keyClick(menu, Key.Key_Escape)
        QTest.keyClick(whole, Key.Key_Escape)
        QTest.keyClick(window.bar.menu_bar, Key.Key_Escape)
        assert window.view.hasFocus()


@NO_LOG
@pytest.mark.parametrize("number", range(5))
def test_k_13_alt_and_the_letter_of_a_menu_open_it_in_a_narrow_window_too(open_window: Opened, number: int) -> None:
    window = open_window(preferences=STILL)
    sized(window, (640, 400), TextSize.LARGEST)
    menu = tops(window)[number]
    QTest.keyClick(window.view, Key(ord(menu.title().partition("&")[2][0])), ALT)
    assert menu.isVisible()
    QTest.keyClick(menu, Key.Key_Escape)
    QTest.keyClick(window.bar.menu_bar.whole, Key.Key_Escape)
    QTest.keyClick(window.bar.menu_bar, Key.Key_Escape)
    assert window.view.hasFocus()


@NO_LOG
def test_k_04_what_is_chosen_in_the_one_menu_leads_back_to_the_table(open_window: Opened) -> None:
    window = open_window(preferences=STILL)
    sized(window, (640, 400), TextSize.LARGEST)
    QTest.keyClick(window.view, Key.Key_M, ALT)
    QTest.keyClick(window.menus.menus["move"], Key.Key_D)
    QApplication.processEvents()
    assert window.desk.standing.moves == 1
    assert window.focusWidget() is window.view


@pytest.mark.parametrize("text", SIZES)
def test_v_16_no_entry_of_a_menu_is_wider_than_the_screen_or_stands_in_a_second_column(
    open_window: Opened, text: TextSize
) -> None:
    window = open_window(preferences=STILL)
    sized(window, (640, 400), text)
    for menu in window.findChildren(QMenu):
        if menu.actions():
            menu.aboutToShow.emit()
            assert menu.sizeHint().width() <= window.screen().availableGeometry().width(), menu.title()
            assert text_height(menu) >= 20
            assert len({menu.actionGeometry(action).x() for action in menu.actions()}) == 1
            if menu.sizeHint().width() < 700:
                assert text_height(menu) >= min(int(text), 24)


def text_height(part: QWidget) -> int:
    return QFontInfo(part.font()).pixelSize()
