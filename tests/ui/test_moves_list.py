"""The list of moves: all of them, sensible ones first, each can be played."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QListWidget
from pytestqt.qtbot import QtBot
from support.fingers import Keys
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import Undo
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.play import play
from klondike_qt.solver.hints import sensible_moves
from klondike_qt.ui.dialogs.moves_list import MovesDialog
from klondike_qt.ui.window import Window


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
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    box.button(QDialogButtonBox.StandardButton.Ok).click()
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


def test_a_won_game_has_no_moves(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(position=SETTLED)
    Keys(window).press("o")
    dialog, moves = opened(window, qtbot)
    assert entries(moves) == []
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    assert not box.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.reject()
