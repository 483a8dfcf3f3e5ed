"""Voice control and on-screen keyboards: what is seen on a thing is how its name begins, and the window is a window."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.windows import Opened

from klondike_qt.game.commands import PressStock
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.numbers import number_of
from klondike_qt.words.menus import plain


def test_m_11_the_name_of_a_numbered_place_begins_with_its_number(open_window: Opened) -> None:
    window = open_window()
    tree = window.access.tree
    before = {place: tree.name(tree.nodes.places[place]) for place in Place}
    window.choices.set(replace(window.choices.now, numbers=True))
    for place in Place:
        assert tree.name(tree.nodes.places[place]) == f"{number_of(place)}: {before[place]}"
    window.choices.set(replace(window.choices.now, numbers=False))
    assert {place: tree.name(tree.nodes.places[place]) for place in Place} == before


def test_m_11_the_name_of_a_button_begins_with_its_text(open_window: Opened) -> None:
    window = open_window()
    buttons = [part for part in window.findChildren(QAbstractButton) if part.text()]
    assert buttons
    for button in buttons:
        assert (button.accessibleName() or plain(button.text())).startswith(plain(button.text())), button


def test_m_12_the_window_is_an_ordinary_one_beside_an_on_screen_keyboard(open_window: Opened) -> None:
    window = open_window()
    assert not window.isFullScreen()
    assert not window.windowFlags() & (Qt.WindowType.WindowStaysOnTopHint | Qt.WindowType.FramelessWindowHint)
    assert window.minimumSize() == QSize(640, 400)
    assert window.maximumSize().width() > 10_000
    for size in (QSize(640, 400), QSize(1000, 450)):
        window.resize(size)
        assert window.size() == size


def test_m_12_nothing_takes_the_keyboard_from_another_window(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    window.choices.set(replace(window.choices.now, numbers=True, show_timer=False))
    window.desk.do(PressStock())
    window.say("News")
    QApplication.processEvents()
    assert other.isActiveWindow()
    other.close()
    with qtbot.waitActive(window):
        window.activateWindow()
