"""What the window does with keys, menus and dialogs."""

import sys
from dataclasses import replace
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.fingers import LEFT, NO_KEY, Keys, spot
from support.lines import winning_line
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import Finish, PressStock
from klondike_qt.game.cursor import EMPTY, Hand
from klondike_qt.preferences.schema import AutoComplete, Preferences, Size, Surface, Switch, TableLayout, Theme
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import KLONDIKE, VEGAS
from klondike_qt.ui.dialogs.about import AboutDialog
from klondike_qt.ui.dialogs.choose_deal import ChooseDealDialog
from klondike_qt.ui.dialogs.keys import KeysDialog
from klondike_qt.ui.dialogs.leave import LeaveDialog
from klondike_qt.ui.look.theme import application_font
from klondike_qt.ui.window import Window

MOVING = Preferences(reduced_motion=Switch.OFF)
D = TypeVar("D", bound=QDialog)


def message(window: Window) -> str:
    return window.stage.message.text()


def only(window: Window, kind: type[D]) -> D:
    found = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
    assert len(found) == 1
    return found[0]


def no_dialog(window: Window) -> bool:
    return not any(dialog.isVisible() for dialog in window.findChildren(QDialog))


def choose(window: Window, action: str) -> None:
    window.menus.entries[action].trigger()


def hand_of(window: Window) -> Hand:
    return window.desk.standing.hand


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def clock_runs(window: Window) -> bool:
    return window.desk.standing.clock.running_since is not None


def test_the_keyboard_begins_on_the_last_card_of_column_one(open_window: Opened) -> None:
    window = open_window()
    assert window.desk.standing.focus.place is Place.COLUMN_1
    assert QApplication.focusWidget() is window.view


def test_a_refused_move_says_why_and_keeps_the_card_in_the_hand(open_window: Opened) -> None:
    window = open_window()
    keys = Keys(window)
    for key in ("1", Qt.Key.Key_Space, "2"):
        keys.press(key)
    assert message(window).startswith("Needs a black eight")
    assert hand_of(window) != EMPTY
    keys.press(Qt.Key.Key_Escape)
    assert hand_of(window) == EMPTY


def test_nothing_to_undo_is_said(open_window: Opened) -> None:
    window = open_window()
    Keys(window).press("u")
    assert message(window)


def test_escape_never_closes_the_window(open_window: Opened) -> None:
    window = open_window()
    for _ in range(3):
        Keys(window).press(Qt.Key.Key_Escape)
    assert window.isVisible()


def test_tab_leaves_the_table_and_comes_back_within_eight_presses(open_window: Opened) -> None:
    window = open_window()
    seen = []
    for _ in range(8):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
        assert seen[-1] is not None
        if len(set(seen)) > 1 and seen[-1] is window.view:
            return
    pytest.fail(f"the table was not reached again: {seen}")


def test_holding_a_key_plays_it_once(open_window: Opened) -> None:
    window = open_window()
    QTest.keyPress(window.view, Qt.Key.Key_N)
    for _ in range(20):
        QApplication.sendEvent(window.view, _repeated(Qt.Key.Key_N, "n"))
    QTest.keyRelease(window.view, Qt.Key.Key_N)
    assert window.desk.standing.moves == 1


def test_letters_do_nothing_while_a_dialog_is_open(open_window: Opened) -> None:
    window = open_window()
    choose(window, "choose-deal")
    text = only(window, ChooseDealDialog).findChild(QPlainTextEdit)
    assert text is not None
    QTest.keyClicks(text, "nnu")
    assert window.desk.standing.moves == 0
    only(window, ChooseDealDialog).reject()


def test_a_deal_is_chosen_by_number_and_a_bad_one_is_told_in_the_dialog(open_window: Opened) -> None:
    window = open_window()
    choose(window, "choose-deal")
    dialog = only(window, ChooseDealDialog)
    text, fault = dialog.findChild(QPlainTextEdit), dialog.findChild(QLabel, "fault")
    assert text is not None
    assert isinstance(fault, QLabel)
    deal = next(button for button in dialog.findChildren(QPushButton) if button.text() == "&Deal")
    for bad in ("0", "-1", "2147483648", "9223372036854775808", "queen", "५", "5C" * 31):
        text.setPlainText(bad)
        deal.click()
        assert fault.text()
        assert dialog.isVisible()
    text.setPlainText("100000")
    deal.click()
    assert window.desk.standing.position == opening(deal_of_number(100_000), KLONDIKE)
    assert window.view.hasFocus()


def test_a_game_with_moves_is_left_only_after_asking_and_enter_keeps_it(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    Keys(window).press("n")
    before = window.desk.standing.record
    choose(window, "new-game")
    dialog = only(window, LeaveDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert no_dialog(window)
    assert window.desk.standing.record == before
    choose(window, "new-game")
    only(window, LeaveDialog).accept()
    assert window.desk.standing.record.origin != before.origin
    choose(window, "previous-game")
    assert window.desk.standing.record == before


def test_the_question_before_leaving_a_game_has_room_for_all_its_words(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    window.desk.do(PressStock())
    window.games.deal_new()
    dialog = next(dialog for dialog in window.findChildren(LeaveDialog) if dialog.isVisible())
    qtbot.waitUntil(dialog.isActiveWindow)
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    dialog.reject()


def test_ten_new_games_at_once_leave_one_game(open_window: Opened) -> None:
    window = open_window(preferences=MOVING)
    for _ in range(10):
        QTest.keyClick(window, Qt.Key.Key_F2)
    number = window.desk.standing.record.origin.deal_number
    assert number is not None
    assert window.desk.standing.position == opening(deal_of_number(number), KLONDIKE)
    window.scene.cut()
    assert not window.scene.motion.is_moving


def test_another_kind_of_game_is_dealt_at_once_and_marked(open_window: Opened) -> None:
    window = open_window()
    window.menus.variant_chosen.emit(VEGAS)
    assert window.desk.standing.position.variant == VEGAS
    assert window.choices.now.variant == VEGAS
    assert [name for name, entry in window.menus.variants.items() if entry.isChecked()] == ["vegas"]


def test_declining_another_kind_of_game_leaves_mark_and_rules_together(open_window: Opened) -> None:
    window = open_window()
    Keys(window).press("n")
    window.menus.variants["vegas"].trigger()
    only(window, LeaveDialog).reject()
    assert window.desk.standing.position.variant == KLONDIKE
    assert [name for name, entry in window.menus.variants.items() if entry.isChecked()] == ["klondike"]


def test_the_clock_stands_while_a_dialog_is_open_or_the_window_is_hidden(open_window: Opened) -> None:
    window = open_window()
    Keys(window).press("n")
    assert clock_runs(window)
    choose(window, "keys")
    assert not clock_runs(window)
    only(window, KeysDialog).reject()
    assert clock_runs(window)
    window.hide()
    assert not clock_runs(window)
    window.show()
    assert clock_runs(window)


def test_looks_change_neither_the_game_nor_the_hand(open_window: Opened) -> None:
    window = open_window(preferences=MOVING)
    keys = Keys(window)
    for key in ("n", "9", Qt.Key.Key_Space):
        keys.press(key)
    before = window.desk.standing
    for change in (
        {"size": Size.XL},
        {"theme": Theme.DARK},
        {"surface": Surface.CREAM},
        {"layout": TableLayout.SIDE_RAIL},
        {"left_handed": True},
        {"show_timer": False},
        {"show_score": False},
    ):
        window.choices.set(replace(window.choices.now, **change))
    for action in ("bigger", "smaller", "usual-size", "next-theme", "full-screen", "full-screen"):
        choose(window, action)
    assert window.desk.standing == before


def test_a_size_that_does_not_fit_is_told_once(open_window: Opened) -> None:
    window = open_window()
    window.resize(640, 400)
    window.choices.set(replace(window.choices.now, size=Size.XXL))
    assert message(window).endswith("they are as large as they can be")
    Keys(window).press("n")
    window.resize(650, 410)
    assert "do not fit" not in message(window)


@pytest.mark.parametrize("size", [Size.L, Size.XL])
def test_a_size_that_fits_is_not_said_not_to_fit_at_the_start(open_window: Opened, size: Size) -> None:
    assert message(open_window(preferences=Preferences(size=size, reduced_motion=Switch.ON))) == ""


def test_a_size_that_does_not_fit_is_told_at_the_start(open_window: Opened) -> None:
    window = open_window(preferences=Preferences(size=Size.MAX, reduced_motion=Switch.ON))
    assert message(window).endswith("they are as large as they can be")


def test_figures_show_what_the_player_wants(open_window: Opened) -> None:
    window = open_window()
    assert window.figures.text == "Score 0, 0 moves, 0:00, Stock 24, Pass 1"
    window.choices.set(replace(window.choices.now, show_timer=False, show_score=False))
    assert window.figures.text == "Stock 24, Pass 1"


def test_the_key_list_names_every_key_and_can_be_searched(open_window: Opened) -> None:
    window = open_window()
    choose(window, "keys")
    dialog = only(window, KeysDialog)
    search, table = dialog.findChild(QLineEdit), dialog.findChild(QTableWidget)
    assert search is not None
    assert table is not None
    search.setText("foundation send")
    items = [table.item(row, 0) for row in range(table.rowCount()) if not table.isRowHidden(row)]
    shown = [item.text() for item in items if item]
    assert shown == ["Send to the foundation"]
    dialog.reject()


def test_the_rows_of_the_key_list_are_as_high_as_their_words(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    window.menus.entries["keys"].trigger()
    dialog = only(window, KeysDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    table = dialog.findChild(QTableWidget)
    assert isinstance(table, QTableWidget)
    for width in (dialog.width(), 560):
        dialog.resize(width, dialog.height())
        heights = [table.rowHeight(row) for row in range(table.rowCount())]
        assert all(height >= table.sizeHintForRow(row) for row, height in enumerate(heights))
        assert max(heights) < 4 * min(heights)
    dialog.reject()


def test_about_tells_version_and_place(open_window: Opened) -> None:
    window = open_window()
    choose(window, "about")
    assert "the data folder" in only(window, AboutDialog).findChildren(QLabel)[0].text()
    only(window, AboutDialog).reject()


def test_the_deal_is_copied_as_text(open_window: Opened) -> None:
    window = open_window()
    choose(window, "copy-deal")
    assert QApplication.clipboard().text().startswith("5C7H2D5DQC5H4C9H9S")


def test_a_listener_that_fails_does_not_keep_the_others_from_hearing(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    heard: list[object] = []
    errors: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: errors.append(kind))

    def fail(_: object) -> None:
        raise ZeroDivisionError

    window.desk.updated.connect(fail)
    window.desk.updated.connect(heard.append)
    Keys(window).press("n")
    window.desk.updated.disconnect(fail)
    assert errors == [ZeroDivisionError]
    assert len(heard) == 1


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_menus_take_every_key(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    choose(window, "open-menu")
    QTest.keyClicks(focused(), "0")
    qtbot.waitUntil(window.menus.menus["game"].isVisible)
    QTest.keyClicks(window.menus.menus["game"], "0")
    QTest.keyClick(window.menus.menus["game"], Qt.Key.Key_Escape)
    QTest.keyClicks(focused(), "0")
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert window.desk.standing.moves == 0
    assert window.view.hasFocus()


def test_f6_goes_round_the_parts_and_escape_comes_back_to_the_table(open_window: Opened) -> None:
    window = open_window()
    parts = []
    for _ in range(5):
        QTest.keyClick(focused(), Qt.Key.Key_F6)
        parts.append(window.desk.standing.focus.place if window.view.hasFocus() else focused())
    assert parts == [window.bar.stop, window.stage.message, Place.STOCK, Place.CLUBS, Place.COLUMN_1]
    QTest.keyClick(focused(), Qt.Key.Key_F6)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert window.view.hasFocus()


def test_finishing_a_won_game_is_refused_in_words(open_window: Opened) -> None:
    window = open_window(position=SETTLED, preferences=MOVING)
    window.desk.do(Finish())
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    Keys(window).press("o")
    assert message(window).startswith("This game is won")


def test_the_least_window_keeps_all_menus(open_window: Opened) -> None:
    for variant in ("klondike", "vegas"):
        window = open_window(variant=variant)
        window.resize(640, 400)
        QApplication.processEvents()
        assert window.bar.menu_bar.width() >= window.bar.menu_bar.sizeHint().width()


def _in_its_own_font(window: Window) -> None:
    for part in (window.bar, *window.bar.findChildren(QWidget)):
        part.setFont(application_font())


def test_a_narrow_window_keeps_its_buttons_whatever_the_score(open_window: Opened) -> None:
    window = open_window(5, "draw-three", before=_in_its_own_font)
    window.resize(640, 400)
    seen = set()
    for score in (0, 5, 55, 555):
        window.figures.show_texts((f"Score {score}", "100 moves", "0:00", "Stock 24", "Pass 1"))
        QApplication.processEvents()
        seen.add(tuple(button.text() for button in window.bar.findChildren(QToolButton) if button.isVisible()))
    assert seen == {("Undo", "Hint")}


def test_the_button_for_a_new_game_is_worth_more_than_what_the_table_shows(open_window: Opened) -> None:
    choices = Preferences(show_state=True, reduced_motion=Switch.ON)
    window = open_window(preferences=choices, before=_in_its_own_font)
    window.figures.show_texts(("Can be won", "Score 555", "178 moves", "10:00", "Stock 24", "Pass 1"), ("Can be won",))
    QApplication.processEvents()
    texts = [button.text() for button in window.bar.findChildren(QToolButton) if button.isVisible()]
    assert texts == ["New", "Undo", "Hint"]
    assert window.figures.shown_texts[:4] == ("Can be won", "Score 555", "178 moves", "10:00")


def test_steps_of_the_keyboard_are_told(open_window: Opened) -> None:
    window = open_window()
    Keys(window).press("7")
    assert message(window) == "Column seven: king of hearts, 6 face-down"


def test_another_look_is_told_by_name(open_window: Opened) -> None:
    window = open_window()
    choose(window, "bigger")
    assert message(window) == "Card size: Large"
    choose(window, "next-theme")
    assert message(window) == "Colours of the cards: Four colours"
    choose(window, "smaller")
    choose(window, "smaller")
    assert message(window) == "Card size: Standard; there is no smaller one"


def test_a_stock_that_finds_no_room_beside_the_columns_is_told(open_window: Opened) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, layout=TableLayout.SIDE_RAIL))
    assert message(window) == "Place of the stock: Beside the columns"
    window.choices.set(replace(window.choices.now, size=Size.MAX))
    assert message(window).endswith("There is no room for the stock beside the columns")


def test_enter_deals_in_the_deal_dialog(open_window: Opened) -> None:
    window = open_window()
    choose(window, "choose-deal")
    text = only(window, ChooseDealDialog).findChild(QPlainTextEdit)
    assert text is not None
    text.setPlainText("7")
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert window.desk.standing.record.origin.deal_number == 7


def test_a_key_ends_a_drag_and_escape_does_nothing_else(open_window: Opened) -> None:
    window = open_window()
    for letter in "nn":
        Keys(window).press(letter)
    before = window.desk.standing.position
    viewport, start = window.view.viewport(), spot(window, Place.WASTE)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Right):
        QTest.mousePress(viewport, LEFT, NO_KEY, start)
        QTest.mouseMove(viewport, QPoint(600, 500))
        QTest.keyClick(window.view, key)
        QTest.mouseMove(viewport, QPoint(610, 500))
        QTest.mouseRelease(viewport, LEFT, NO_KEY, spot(window, Place.SPADES))
        assert window.desk.standing.position == before


def test_a_dropped_card_sets_out_from_where_it_was_let_go(open_window: Opened) -> None:
    window = open_window(preferences=MOVING)
    viewport, home = window.view.viewport(), spot(window, Place.COLUMN_3)
    end = spot(window, Place.CLUBS) + QPoint(30, 20)
    ace = window.desk.standing.position.top_card(Place.COLUMN_3)
    assert ace is not None
    QTest.mousePress(viewport, LEFT, NO_KEY, home)
    QTest.mouseMove(viewport, (home + end) / 2)
    QTest.mouseMove(viewport, end)
    dragged = window.scene.places_now()[ace]
    QTest.mouseRelease(viewport, LEFT, NO_KEY, end)
    assert window.desk.standing.position.foundations == (1, 0, 0, 0)
    assert window.scene.motion.is_moving
    assert window.scene.places_now()[ace] == dragged


def test_a_tap_of_a_finger_is_a_click(open_window: Opened) -> None:
    window = open_window()
    screen, finger = QTest.createTouchDevice(), 0
    point = window.view.viewport().mapTo(window, spot(window, Place.STOCK))
    handle = window.windowHandle()
    QTest.touchEvent(handle, screen).press(finger, point, handle)
    QTest.touchEvent(handle, screen).release(finger, point, handle)
    assert message(window) == "Ten of clubs, 23 left"


def test_play_again_deals_any_position_anew(open_window: Opened) -> None:
    window = open_window(position=SETTLED, preferences=MOVING)
    opening_position = window.desk.standing.position
    window.desk.do(Finish())
    window.stage.win.wanted.emit("deal-again")
    assert window.desk.standing.position == opening_position
    assert not window.stage.win.isVisible()
    window.scene.cut()
    assert all(window.scene.picture.cards[card].visible for card in opening_position.column(Place.COLUMN_1).run)


def test_the_clock_stands_under_the_question_that_follows_the_deal_dialog(open_window: Opened) -> None:
    window = open_window()
    Keys(window).press("n")
    choose(window, "choose-deal")
    text = only(window, ChooseDealDialog).findChild(QPlainTextEdit)
    assert text is not None
    text.setPlainText("5")
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert not clock_runs(window)
    only(window, LeaveDialog).reject()
    assert clock_runs(window)


class TestFinish:
    """The rest of a settled game."""

    def test_finish_is_offered_only_when_settled(self, open_window: Opened) -> None:
        window = open_window()
        assert not window.bar.offered("finish")
        window = open_window(position=SETTLED)
        assert window.bar.offered("finish")

    def test_one_key_finishes_at_once_without_motion(self, open_window: Opened) -> None:
        window = open_window(position=SETTLED)
        Keys(window).press("o")
        assert window.desk.standing.position.is_won
        assert window.stage.win.isVisible()

    def test_cards_go_one_by_one_and_any_key_stops_them(self, open_window: Opened, qtbot: QtBot) -> None:
        window = open_window(position=SETTLED, preferences=MOVING)
        keys = Keys(window)
        keys.press("o")
        qtbot.waitUntil(lambda: window.desk.standing.moves >= 3)
        keys.press(Qt.Key.Key_Right)
        stopped = window.desk.standing
        assert not window.finish_run.is_running
        assert not stopped.position.is_won
        assert message(window).startswith(f"Automatic: {stopped.moves} cards to foundations")
        keys.press("u")
        assert window.desk.standing.moves == 0

    @pytest.mark.parametrize("key", ["t", "o", "b", "k", "z", "v", Qt.Key.Key_F11, Qt.Key.Key_Tab])
    def test_c_07_questions_switches_and_keys_without_meaning_stop_them_too_and_one_thing_is_said(
        self, open_window: Opened, qtbot: QtBot, key: Qt.Key | str
    ) -> None:
        window = open_window(position=SETTLED, preferences=MOVING)
        keys = Keys(window)
        keys.press("o")
        qtbot.waitUntil(lambda: window.desk.standing.moves >= 3)
        said: list[str] = []
        window.announcer.said.connect(lambda message: said.append(message.text))
        keys.press(key)
        assert not window.finish_run.is_running
        assert len(said) == 1
        assert f"Automatic: {window.desk.standing.moves} cards to foundations" in said[0]

    def test_c_07_a_lone_modifier_stops_nothing(self, open_window: Opened, qtbot: QtBot) -> None:
        window = open_window(position=SETTLED, preferences=MOVING)
        keys = Keys(window)
        keys.press("o")
        qtbot.waitUntil(lambda: window.desk.standing.moves >= 3)
        keys.press(Qt.Key.Key_Control)
        assert window.finish_run.is_running

    def test_finishing_goes_on_to_the_win_and_is_told_once(self, open_window: Opened, qtbot: QtBot) -> None:
        window = open_window(position=SETTLED, preferences=MOVING)
        Keys(window).press("o")
        qtbot.waitUntil(lambda: window.desk.standing.position.is_won)
        assert not window.finish_run.is_running
        assert "You won" in message(window)

    def test_it_begins_by_itself_if_wanted(self, open_window: Opened, qtbot: QtBot) -> None:
        preferences = replace(MOVING, auto_complete=AutoComplete.ON)
        window = open_window(position=SETTLED, preferences=preferences)
        Keys(window).press("f")
        qtbot.waitUntil(lambda: window.desk.standing.moves >= 2)
        assert window.finish_run.is_running

    @pytest.mark.parametrize("action", ["new-game", "undo", "draw", "keys", "restart", "choose-deal"])
    def test_whatever_else_is_asked_for_stops_it_cleanly(self, open_window: Opened, qtbot: QtBot, action: str) -> None:
        window = open_window(position=SETTLED, preferences=MOVING)
        Keys(window).press("o")
        qtbot.waitUntil(lambda: window.desk.standing.moves >= 2)
        choose(window, action)
        assert not window.finish_run.is_running
        for dialog in window.findChildren(QDialog):
            dialog.reject()


class TestWon:
    """After the last card."""

    def won(self, open_window: Opened) -> Window:
        line = winning_line("klondike")
        window = open_window(line.deal)
        for token in line.tokens:
            Keys(window).by_address(token)
        assert window.stage.win.isVisible()
        return window

    def test_undo_is_off_and_says_so(self, open_window: Opened) -> None:
        window = self.won(open_window)
        choose(window, "undo")
        assert window.desk.standing.position.is_won
        assert message(window)

    def test_enter_deals_the_next_game(self, open_window: Opened) -> None:
        window = self.won(open_window)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        assert not window.desk.standing.position.is_won
        assert not window.stage.win.isVisible()
        assert window.view.hasFocus()

    def test_a_dialog_gives_the_keyboard_back_to_the_panel(self, open_window: Opened) -> None:
        window = self.won(open_window)
        choose(window, "keys")
        only(window, KeysDialog).reject()
        assert window.stage.win.isAncestorOf(focused())

    def test_escape_shows_the_table(self, open_window: Opened) -> None:
        window = self.won(open_window)
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        assert not window.stage.win.isVisible()
        assert window.desk.standing.position.is_won
        assert window.view.hasFocus()


def _repeated(key: Qt.Key, text: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, autorep=True)
