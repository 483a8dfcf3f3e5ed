"""The demo plays to a win before the player's eyes, and the player's game waits untouched."""

from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.fingers import LEFT, Keys, spot
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.game.commands import PressStock, RunClock, StopClock
from klondike_qt.game.cursor import EMPTY
from klondike_qt.options import Demonstration
from klondike_qt.preferences.schema import Preferences, Size, Switch, Theme, Verbosity
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS
from klondike_qt.solver.native import solve
from klondike_qt.ui.demo import LONGEST, LOOK, PACE, READ, pace
from klondike_qt.ui.window import Window

WHOLE = 40_000
"""Milliseconds that a demo may take."""


def message(window: Window) -> str:
    return window.stage.message.text()


def demo_of(number: int) -> Demonstration:
    start = opening(deal_of_number(number), KLONDIKE)
    return Demonstration(start, solve(start).line, number)


def run_to_the_win(window: Window) -> None:
    """Play all moves at once."""
    for _ in window.demo._demonstration.line if window.demo._demonstration else ():
        window.demo._step()


def run_out(window: Window) -> None:
    """Let the look at the win be over."""
    window.demo._step()
    assert not window.demo.is_running


def test_a_demo_begins_with_its_key_and_ends_with_a_win_and_the_game_of_the_player(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(PressStock())
    before, heard = window.desk.standing, [window.figures.text]
    window.demo.shown.connect(lambda _: heard.append(window.figures.text))
    Keys(window).press(Qt.Key.Key_F3)
    assert window.demo.is_running
    assert message(window).startswith("Demo: Klondike, deal ")
    run_to_the_win(window)
    assert window.scene.standing.position.is_won
    assert message(window).startswith("Demo won, ")
    assert not window.stage.win.isVisible()
    assert heard[-1].startswith("Demo, Score ")
    assert heard[-1] != heard[0]
    run_out(window)
    assert window.scene.standing == window.desk.standing
    assert window.desk.standing.record == before.record
    assert window.figures.text == heard[0]
    assert message(window) == "Demo over; your game lies on the table"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_N, Qt.Key.Key_F3, Qt.Key.Key_F2, Qt.Key.Key_Shift])
def test_any_key_ends_it_and_does_nothing_else(open_window: Opened, key: Qt.Key) -> None:
    window = open_window()
    record = window.desk.standing.record
    window.demo.start(demo_of(24))
    window.demo._step()
    Keys(window).press(key)
    assert not window.demo.is_running
    assert window.desk.standing.record == record
    assert message(window) == "Demo over; your game lies on the table"
    Keys(window).press(Qt.Key.Key_N)
    assert window.desk.standing.moves == 1


@pytest.mark.parametrize("on_table", [True, False])
def test_a_click_anywhere_ends_it_and_does_nothing_else(open_window: Opened, on_table: bool) -> None:
    window = open_window()
    record = window.desk.standing.record
    window.demo.start(demo_of(24))
    window.demo._step()
    place = spot(window, Place.STOCK) if on_table else QPoint(20, 10)
    QTest.mouseClick(window.view.viewport() if on_table else window.bar.stop, LEFT, pos=place)
    assert not window.demo.is_running
    assert window.desk.standing.record == record


def test_it_plays_by_itself_and_the_clock_of_the_player_stands(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    window.desk.do(PressStock())
    window.demo.start(demo_of(24))
    assert window.desk.standing.clock.running_since is None
    with qtbot.waitSignals([window.demo.shown] * 3):
        pass
    assert window.scene.standing.moves >= 3
    window.demo.stop()
    assert window.desk.standing.clock.running_since is not None


def test_a_command_from_elsewhere_makes_it_end(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    heard: list[type] = []
    window.desk.updated.connect(lambda update: heard.append(type(update.command)))
    window.demo.start(demo_of(24))
    window.desk.do(PressStock())
    assert not window.demo.is_running
    assert window.scene.standing == window.desk.standing
    qtbot.waitUntil(lambda: heard == [StopClock, PressStock, RunClock])
    assert window.desk.standing.clock.running_since is not None
    assert window.scene.standing == window.desk.standing


def test_held_cards_are_put_back_aloud_before_it(open_window: Opened) -> None:
    window = open_window(24)
    Keys(window).press("1 ")
    assert window.desk.standing.hand != EMPTY
    window.demo.start(demo_of(24))
    assert window.desk.standing.hand == EMPTY
    assert message(window) == "Put back. Demo: Klondike, deal 24. Any key or click ends it"
    window.demo.stop()


def test_it_ends_with_the_window(open_window: Opened) -> None:
    window = open_window()
    window.demo.start(demo_of(24))
    window.close()
    assert not window.demo.is_running


def test_it_takes_the_table_of_a_won_game_and_of_one_that_finishes(open_window: Opened) -> None:
    window = open_window(position=SETTLED)
    Keys(window).press("o")
    assert window.stage.win.isVisible()
    window.demo.start(demo_of(24))
    assert not window.stage.win.isVisible()
    window.demo.stop()
    assert window.scene.standing.position.is_won


@pytest.mark.parametrize("variant", VARIANTS)
def test_there_is_a_demo_in_every_kind_of_game(open_window: Opened, variant: str) -> None:
    window = open_window(variant=variant)
    Keys(window).press(Qt.Key.Key_F3)
    assert window.demo.is_running
    assert window.scene.standing.position.variant.draw == VARIANTS[variant].draw
    window.demo.stop()


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_it_says_so(open_window: Opened) -> None:
    window = open_window()
    Keys(window).press(Qt.Key.Key_F3)
    assert not window.demo.is_running
    assert message(window) == "The solver is missing, so there is no demo"


def test_no_demo_takes_longer_than_it_may() -> None:
    assert pace(10) == PACE
    moves = next(moves for moves in count(1) if pace(moves) < PACE)
    assert all(pace(many) * (many + 1) + LOOK < WHOLE for many in range(moves, 1_000))
    assert PACE * moves <= LONGEST + PACE


def test_whatever_changes_about_the_window_it_goes_on(open_window: Opened) -> None:
    window = open_window(preferences=Preferences(reduced_motion=Switch.OFF))
    demonstration = demo_of(24)
    window.demo.start(demonstration)
    changes = (
        lambda: window.resize(900, 700),
        lambda: window.choices.set(replace(window.choices.now, theme=Theme.DARK, size=Size.XL)),
        lambda: window.choices.set(replace(window.choices.now, variant=DRAW_THREE, left_handed=True)),
        window.hide,
        window.show,
    )
    for number, _ in enumerate(demonstration.line):
        window.demo._step()
        changes[number % len(changes)]()
    assert window.demo.is_running
    assert window.scene.standing.position.is_won
    window.demo.stop()
    assert window.scene.standing == window.desk.standing


def test_how_to_end_it_can_be_read_before_the_first_move(open_window: Opened) -> None:
    window = open_window()
    window.demo.start(demo_of(24))
    assert message(window).endswith("Any key or click ends it")
    assert window.demo._timer.interval() == READ
    window.demo._step()
    assert window.demo._timer.interval() == pace(len(demo_of(24).line))
    window.demo.stop()


def test_a_demo_says_as_much_as_the_player_wants(open_window: Opened) -> None:
    said = []
    for level in Verbosity:
        window = open_window(preferences=Preferences(verbosity=level))
        window.demo.start(demo_of(24))
        window.demo._step()
        said.append(message(window))
        window.demo.stop()
    assert said == ["Ten clubs, 23 left", "Ten of clubs, 23 left", "Black ten of clubs, 23 left"]
