"""What helps to remember: the moves played, with the way back, and the cards not seen yet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QPushButton
from support.fingers import Keys
from support.games import command_of
from support.lines import winning_line
from support.real_keys import strike
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import Finish, PressStock, Restart, Undo
from klondike_qt.rules.cards import CARD_BY_CODE, PACK
from klondike_qt.solver.fair import seen_cards
from klondike_qt.ui.dialogs.moves_played import MovesPlayedDialog
from klondike_qt.ui.dialogs.unseen import UnseenDialog
from klondike_qt.ui.window import Window
from klondike_qt.words import moves_played, unseen

Key = Qt.Key


def lines_of(dialog: MovesPlayedDialog | UnseenDialog) -> list[str]:
    rows = dialog.findChild(QListWidget)
    assert rows is not None
    return [rows.item(row).text() for row in range(rows.count())]


def moves_of(window: Window) -> MovesPlayedDialog:
    window.menus.entries["moves-played"].trigger()
    return next(found for found in window.findChildren(MovesPlayedDialog) if found.isVisible())


def played(window: Window, count: int) -> None:
    for token in winning_line("klondike").tokens[:count]:
        window.desk.do(command_of(token))


def test_every_turn_stands_in_the_list_in_words(open_window: Opened) -> None:
    window = open_window(24)
    window.desk.do(PressStock())
    window.desk.do(Restart())
    window.desk.do(PressStock())
    dialog = moves_of(window)
    assert lines_of(dialog) == ["1: Draw, ten of clubs", "2: Back to the start of the deal", "3: Draw, ten of clubs"]
    dialog.reject()


def test_automatic_moves_are_one_line_and_a_won_game_is_not_taken_back(open_window: Opened) -> None:
    window = open_window(position=SETTLED)
    window.desk.do(Finish())
    dialog = moves_of(window)
    assert lines_of(dialog) == ["1: 16 automatic moves"]
    assert len(dialog.findChildren(QPushButton)) == 1
    dialog.reject()


def test_before_the_first_move_it_says_so(open_window: Opened) -> None:
    window = open_window(24)
    dialog = moves_of(window)
    assert lines_of(dialog) == [moves_played.none_yet()]
    assert len(dialog.findChildren(QPushButton)) == 1
    dialog.reject()


def test_the_game_goes_back_to_before_the_chosen_move_by_keys_and_redo_forward_again(open_window: Opened) -> None:
    line = winning_line("klondike")
    window = open_window(line.deal)
    played(window, 12)
    before = window.desk.trail
    Keys(window).press(Key.Key_Right)
    dialog = moves_of(window)
    assert len(lines_of(dialog)) == 12
    for _ in range(4):
        strike(Key.Key_Up)
    button = next(button for button in dialog.findChildren(QPushButton) if button.text() == moves_played.go_back(8))
    strike(Key.Key_Tab)
    assert button.hasFocus()
    strike(Key.Key_Space)
    assert window.view.hasFocus()
    assert window.desk.trail == before[:8]
    assert window.stage.message.text() == "Undone: 5 moves; redo goes forward again"
    for _ in range(5):
        window.menus.entries["redo"].trigger()
    assert window.desk.trail == before


def test_moves_that_were_taken_back_are_not_in_it(open_window: Opened) -> None:
    window = open_window(24)
    window.desk.do(PressStock())
    window.desk.do(PressStock())
    window.desk.do(Undo())
    dialog = moves_of(window)
    assert len(lines_of(dialog)) == 1
    dialog.reject()


def test_c_12_the_cards_not_seen_yet_are_told_suit_by_suit(open_window: Opened) -> None:
    window = open_window(24)
    window.desk.do(PressStock())
    window.menus.entries["unseen"].trigger()
    (dialog,) = window.findChildren(UnseenDialog)
    first, *rows = lines_of(dialog)
    left = frozenset(PACK) - seen_cards(window.desk.trail)
    assert first == "44 cards not seen yet"
    assert len(left) == 44
    assert rows == [unseen.row(suit, left) for suit in sorted({card.suit for card in PACK})]
    assert sum(row.count(",") for row in rows) == 44
    assert CARD_BY_CODE["TC"] not in left
    assert "ten" not in rows[0].split(": ")[1].split(", ")
    assert not dialog.grab().isNull()
    strike(Key.Key_Escape)
    assert window.view.hasFocus()


def test_c_12_what_was_seen_stays_seen_when_the_waste_is_turned_over(open_window: Opened) -> None:
    window = open_window(24)
    for _ in range(25):
        window.desk.do(PressStock())
    window.menus.entries["unseen"].trigger()
    (dialog,) = window.findChildren(UnseenDialog)
    assert lines_of(dialog)[0] == "21 cards not seen yet"
    dialog.reject()


@pytest.mark.parametrize(
    ("cards", "text"), [("", "Clubs: all seen"), ("3C AC KC", "Clubs, 3 not seen: ace, three, king")]
)
def test_a_row_names_its_cards_in_order(cards: str, text: str) -> None:
    held = {CARD_BY_CODE[code] for code in cards.split()}
    suit = CARD_BY_CODE["AC"].suit
    assert unseen.row(suit, held) == text


def test_nothing_left_to_see_is_said() -> None:
    assert unseen.total(0) == "You have seen every card"
    assert unseen.total(1) == "1 card not seen yet"
