"""The hint in its three steps, in the window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot
from support.asked import LOST_BY_THE_LAST, wait_for_calm
from support.fingers import Keys
from support.games import command_of, session_on
from support.lines import winning_line
from support.positions import stuck_table
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.cursor import EMPTY
from klondike_qt.preferences.schema import Preferences, Switch, Verbosity
from klondike_qt.rules.position import Place
from klondike_qt.solver.book import Book
from klondike_qt.solver.native import KernelTrouble
from klondike_qt.ui.table.hinted import HintMarks
from klondike_qt.ui.window import Window

STILL = Preferences(reduced_motion=Switch.ON)
LINE = winning_line("klondike")


def message(window: Window) -> str:
    return window.stage.message.text()


def shown(window: Window) -> HintMarks | None:
    return window.scene.marked.hint


def guided(open_window: Opened, preferences: Preferences = STILL) -> Window:
    """Open a window whose solver knows the stored line of deal 24, so that hints follow it."""
    window = open_window(LINE.deal, preferences=preferences)
    session = session_on(window.desk.standing.position)
    moves = [session.handle(command_of(token), 0).steps[0].move for token in LINE.tokens]
    window.insight.book.keep_line(window.desk.standing.position, moves)
    return window


def ask(window: Window, qtbot: QtBot) -> None:
    Keys(window).press("h")
    wait_for_calm(qtbot, window)


def hint_button(window: Window) -> QToolButton:
    return next(button for button in window.bar.findChildren(QToolButton) if button.text() == "Hint")


def test_the_key_tells_the_place_then_the_move_then_plays_it(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    ask(window, qtbot)
    assert message(window) == "Look at column five. H tells the move, then plays it"
    marks = shown(window)
    assert marks
    assert marks.source
    assert not marks.destination
    Keys(window).press("h")
    assert message(window).startswith("Seven of diamonds to eight of clubs, column four: ")
    assert message(window).endswith("This wins")
    marks = shown(window)
    assert marks
    assert marks.place is Place.COLUMN_4
    assert window.desk.standing.moves == 0
    Keys(window).press("h")
    assert window.desk.standing.moves == 1
    assert message(window).startswith("Seven of diamonds on eight of clubs, column four")
    assert shown(window) is None


def test_the_whole_hint_comes_at_once_if_that_is_wished(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window, replace(STILL, whole_hint=True))
    ask(window, qtbot)
    assert message(window).startswith("Seven of diamonds, column five, to eight of clubs: ")
    assert message(window).endswith("This wins")
    Keys(window).press("h")
    assert window.desk.standing.moves == 1


def test_the_button_tells_the_whole_hint_and_never_plays(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    assert hint_button(window).isVisible()
    for _ in range(3):
        hint_button(window).click()
        wait_for_calm(qtbot, window)
        assert message(window).startswith("Seven of diamonds, column five, to eight of clubs: ")
        window.say("")
    assert window.desk.standing.moves == 0


def test_the_button_tells_more_after_the_first_step_of_the_key(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    ask(window, qtbot)
    hint_button(window).click()
    assert message(window).endswith("This wins")


def test_presses_while_it_is_looked_for_play_nothing_unseen(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    for _ in range(4):
        Keys(window).press("h")
    wait_for_calm(qtbot, window)
    assert window.desk.standing.moves == 0
    assert message(window).endswith("This wins")


def test_a_fair_hint_says_so(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window, replace(STILL, fair_hints=True, whole_hint=True))
    ask(window, qtbot)
    assert "Seems best" in message(window)
    window.choices.set(replace(window.choices.now, fair_hints=False))
    assert shown(window) is None
    ask(window, qtbot)
    assert "This wins" in message(window)


def test_escape_puts_the_hint_away_but_held_cards_back_first(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    ask(window, qtbot)
    for key in ("5", Qt.Key.Key_Space):
        Keys(window).press(key)
    assert window.desk.standing.hand != EMPTY
    marks = shown(window)
    assert marks
    assert marks.source is None
    Keys(window).press(Qt.Key.Key_Escape)
    assert window.desk.standing.hand == EMPTY
    assert shown(window)
    Keys(window).press(Qt.Key.Key_Escape)
    assert shown(window) is None
    assert message(window) == "Hint put away"
    Keys(window).press(Qt.Key.Key_Escape)
    assert message(window) == "Nothing is held"


def test_escape_stops_the_search(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    Keys(window).press("h")
    Keys(window).press(Qt.Key.Key_Escape)
    wait_for_calm(qtbot, window)
    assert message(window) == "Hint put away"
    assert shown(window) is None


@pytest.mark.parametrize("key", ["n", Qt.Key.Key_F2])
def test_a_move_or_another_game_takes_the_hint_off_the_table(
    open_window: Opened, qtbot: QtBot, key: str | Qt.Key
) -> None:
    window = guided(open_window)
    ask(window, qtbot)
    Keys(window).press(key)
    assert shown(window) is None
    Keys(window).press("h")
    Keys(window).press("u")
    wait_for_calm(qtbot, window)
    assert "H tells the move" not in message(window) or shown(window)


@pytest.mark.parametrize("verbosity", Verbosity)
def test_what_the_next_presses_do_is_told_once(open_window: Opened, qtbot: QtBot, verbosity: Verbosity) -> None:
    window = guided(open_window, replace(STILL, verbosity=verbosity))
    told = []
    for _ in range(3):
        ask(window, qtbot)
        told.append("H tells the move, then plays it" in message(window))
        Keys(window).press("h")
        Keys(window).press("h")
    wanted = {Verbosity.BRIEF: [False] * 3, Verbosity.NORMAL: [True, False, False], Verbosity.VERBOSE: [True] * 3}
    assert told == wanted[verbosity]


def test_the_hint_to_draw_marks_the_stock_alone(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    for token in LINE.tokens[: LINE.tokens.index("d")]:
        window.desk.do(command_of(token))
    ask(window, qtbot)
    assert message(window) == "Look at the stock. H tells the move, then plays it"
    Keys(window).press("h")
    assert message(window).startswith("Draw now: ")
    marks = shown(window)
    assert marks
    assert marks.source
    assert marks.destination is None


def test_a_stuck_game_is_told_with_what_can_be_done(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(position=stuck_table())
    ask(window, qtbot)
    assert message(window).startswith("Nothing can be played any more")
    assert "F8" in message(window)
    assert shown(window) is None


def test_a_lost_game_gets_a_guess_that_is_called_one(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(6, preferences=replace(STILL, whole_hint=True))
    for token in LOST_BY_THE_LAST:
        window.desk.do(command_of(token))
    ask(window, qtbot)
    assert "A guess" in message(window)


def test_after_the_win_there_is_nothing_to_hint_at(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(position=SETTLED)
    Keys(window).press("o")
    assert window.desk.standing.position.is_won
    window.insight.hinting.step()
    wait_for_calm(qtbot, window)
    assert message(window) == "The game is won"
    assert shown(window) is None


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_hints_are_guesses_and_say_why(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window, replace(STILL, whole_hint=True))
    ask(window, qtbot)
    assert "A guess" in message(window)
    assert "The solver is missing" in message(window)
    Keys(window).press("h")
    assert window.desk.standing.moves == 1


def test_the_clock_of_a_closed_window_stands_and_nothing_is_asked(open_window: Opened) -> None:
    window = guided(open_window)
    window.close()
    window.insight.hinting.step()
    window.insight.rescue.go_back()
    assert not window.insight.hinting.is_waiting
    assert not window.insight.rescue.is_waiting


def test_the_marks_of_a_hint_survive_another_look(open_window: Opened, qtbot: QtBot) -> None:
    window = guided(open_window)
    ask(window, qtbot)
    QTest.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    marks = shown(window)
    assert marks
    assert marks.source
    assert marks.source.rect == window.scene.picture.cards[window.desk.standing.position.columns[4].run[0]].shown


def test_a_search_that_fails_is_told_and_may_be_asked_for_again(
    open_window: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        msg = "the kernel is at odds with the rules"
        raise KernelTrouble(msg)

    window = guided(open_window, replace(STILL, show_state=True))
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(Book, "solve", fail)
        ask(window, qtbot)
        assert [str(error) for _, error, _ in raised] == ["the kernel is at odds with the rules"] * 2
    assert window.figures.text.startswith("Not known")
    ask(window, qtbot)
    assert message(window).startswith("Look at ")


def test_s_06_a_hint_that_stops_a_run_is_told_with_what_was_made_as_one_thing(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(position=SETTLED, preferences=replace(STILL, reduced_motion=Switch.OFF))
    said: list[str] = []
    window.menus.entries["finish"].trigger()
    qtbot.waitUntil(lambda: window.desk.standing.moves >= 3)
    window.announcer.said.connect(lambda message: said.append(message.text))
    window.menus.entries["hint"].trigger()
    qtbot.waitUntil(lambda: not window.insight.hinting.is_waiting)
    made = window.desk.standing.moves
    assert len(said) == 1
    assert said[0].startswith(f"Automatic: {made} cards to foundations")
    assert "Look at column" in said[0]
