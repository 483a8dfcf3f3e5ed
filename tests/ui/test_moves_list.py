"""The list of moves: all of them, sensible ones first, each can be played."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot
from support.fingers import Keys
from support.games import dealt
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import Undo
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.play import play
from klondike_qt.solver.hints import sensible_moves
from klondike_qt.ui.dialogs.moves_list import MovesDialog
from klondike_qt.ui.window import FRAME, LEAST_HEIGHT, LEAST_WIDTH, Window

STUCK = """variant: vegas
worry-back: no
pass: 1
stock:
waste: 2C
foundations: C0 D13 H13 S13
1: <AC> <5C> <3C> 4C
2: <KC> <QC> <JC> <TC> <9C> <8C> 7C
3:
4: 6C
5:
6:
7:
"""


def opened(window: Window, qtbot: QtBot) -> tuple[MovesDialog, QListWidget]:
    window.menus.entries["moves"].trigger()
    dialog = next(dialog for dialog in window.findChildren(MovesDialog) if dialog.isVisible())
    moves = dialog.findChild(QListWidget)
    assert moves is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog, moves


def entries(moves: QListWidget) -> list[str]:
    return [moves.item(row).text() for row in range(moves.count())]


def test_the_key_opens_it_and_the_clock_stands(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    Keys(window).press("n")
    Keys(window).press("m")
    dialog = next(dialog for dialog in window.findChildren(MovesDialog) if dialog.isVisible())
    assert window.desk.standing.clock.running_since is None
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.reject()
    assert window.desk.standing.clock.running_since is not None


def test_it_holds_every_legal_move_by_number(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    dialog, moves = opened(window, qtbot)
    position = window.desk.standing.position
    assert len(entries(moves)) == len(legal_moves(position))
    assert entries(moves)[0].startswith("1: ")
    assert "Draw" in entries(moves)[-1]
    heading = dialog.findChild(QLabel)
    assert heading is not None
    assert heading.text() == f"{len(legal_moves(position))} moves can be played"
    dialog.reject()


def test_enter_plays_the_first_and_the_keyboard_is_back_on_the_table(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    position = window.desk.standing.position
    after = play(position, sensible_moves(position)[0]).after
    _, moves = opened(window, qtbot)
    assert moves.hasFocus()
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert window.desk.standing.position == after
    assert window.focusWidget() is window.view


def test_a_number_chooses_and_the_button_plays(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    position = window.desk.standing.position
    dialog, moves = opened(window, qtbot)
    QTest.keyClicks(moves, "2")
    assert moves.currentRow() == 1
    next(button for button in dialog.findChildren(QPushButton) if button.isDefault()).click()
    assert window.desk.standing.position == play(position, sensible_moves(position)[1]).after


def test_every_entry_plays_the_move_that_it_names(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    position = window.desk.standing.position
    for row, move in enumerate(sensible_moves(position)):
        _, moves = opened(window, qtbot)
        moves.setCurrentRow(row)
        QTest.keyClick(moves, Qt.Key.Key_Space)
        assert window.desk.standing.position == play(position, move).after
        window.desk.do(Undo())


def test_escape_leaves_the_game_as_it_is(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    dialog, _ = opened(window, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.desk.standing.moves == 0


def test_a_won_game_says_so_in_place_of_a_list(open_window: Opened) -> None:
    window = open_window(position=SETTLED)
    Keys(window).press("o")
    window.menus.entries["moves"].trigger()
    assert not window.findChildren(MovesDialog)
    assert window.stage.message.text() == "The game is won"


def test_where_nothing_can_be_played_it_is_said_what_can_be_done(open_window: Opened) -> None:
    window = open_window(position=STUCK)
    window.menus.entries["moves"].trigger()
    assert not window.findChildren(MovesDialog)
    assert window.stage.message.text().startswith("Nothing can be played any more. Undo")


def test_its_buttons_have_words_alone(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    dialog, _ = opened(window, qtbot)
    buttons = dialog.findChildren(QPushButton)
    assert len(buttons) == 2
    assert all(button.icon().isNull() for button in buttons)
    dialog.reject()


def test_it_is_no_larger_than_the_screen(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(24)
    dialog = MovesDialog(window.desk.standing.position, sensible_moves(window.desk.standing.position), window)
    dialog.resize(5000, 5000)
    window.open_dialog(dialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    room = window.screen().availableSize()
    assert dialog.width() < room.width()
    assert dialog.height() < room.height()
    dialog.reject()


@pytest.mark.usefixtures("qapp")
def test_it_fits_the_smallest_screen() -> None:
    position = dealt(24)
    dialog = MovesDialog(position, sensible_moves(position))
    dialog.resize(LEAST_WIDTH - FRAME.width(), LEAST_HEIGHT - FRAME.height())
    assert dialog.size() + FRAME == QSize(LEAST_WIDTH, LEAST_HEIGHT)
