"""Whatever happens in the middle of a search: no crash, no answer about a game that is gone, no thread left."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QThread
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.asked import wait_for_calm
from support.games import command_for
from support.leftovers import left_running
from support.windows import Opened

from klondike_qt.dealing import chosen_game
from klondike_qt.game.commands import Redo, Restart, TakeBack, Undo
from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver.native import solve
from klondike_qt.solver.verdict import Outcome
from klondike_qt.ui.outlook import CALM, Known
from klondike_qt.ui.window import Window

LONG = (("draw-three", 159), ("draw-three", 68), ("draw-three", 58), ("klondike", 199), ("vegas-three", 7))
"""Deals whose search takes a while."""
WISHES = Preferences(reduced_motion=Switch.ON, show_state=True, tell_lost=True, confirm=False)
Deed = Callable[[Window, Random], object]


def _move(window: Window, chance: Random) -> None:
    moves = legal_moves(window.desk.standing.position)
    if moves:
        window.desk.do(command_for(chance.choice(moves)))


def _deal(window: Window, chance: Random) -> None:
    variant, number = chance.choice(LONG)
    window.desk.do(chosen_game(VARIANTS[variant], deal_of_number(number), number))


def _choose(window: Window, chance: Random) -> None:
    wishes: dict[str, Any] = {
        name: chance.random() < 0.5 for name in ("fair_hints", "whole_hint", "show_state", "tell_lost")
    }
    window.choices.set(replace(window.choices.now, **wishes))


QUESTIONS: tuple[Deed, ...] = (
    lambda window, _: window.insight.hinting.step(),
    lambda window, _: window.insight.hinting.tell(),
    lambda window, _: window.insight.rescue.go_back(),
    lambda _, chance: QTest.qWait(CALM + chance.randrange(60)),
)
"""What begins a search."""
DEEDS: tuple[Deed, ...] = (
    *QUESTIONS,
    _move,
    _move,
    _deal,
    _choose,
    lambda window, _: window.desk.do(Undo()),
    lambda window, _: window.desk.do(Redo()),
    lambda window, _: window.desk.do(Restart()),
    lambda window, chance: window.desk.do(TakeBack(chance.randrange(1, 4))),
    lambda window, _: window.insight.hinting.leave(),
    lambda window, chance: window.menus.variants[chance.choice(sorted(VARIANTS))].trigger(),
    lambda window, _: window.menus.entries["new-game"].trigger(),
)


def threads() -> list[object]:
    return [thing for thing in left_running() if isinstance(thing, QThread)]


def assert_true_of_this_game(window: Window) -> None:
    """What is known is known of the position on the table, and a hint that is shown can be played."""
    position = window.desk.standing.position
    state = window.insight.outlook.state
    if isinstance(state, Known) and state.outcome is not Outcome.UNKNOWN:
        truth = solve(position).outcome
        assert truth in {state.outcome, Outcome.UNKNOWN}
    pointer = window.scene.pointer
    if pointer:
        assert pointer.move in legal_moves(position)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(20))
def test_ten_games_are_left_in_the_middle_of_a_search(open_window: Opened, qtbot: QtBot, seed: int) -> None:
    chance = Random(seed)
    variant, number = chance.choice(LONG)
    window = open_window(number, variant, replace(WISHES, variant=VARIANTS[variant], fair_hints=chance.random() < 0.5))
    for _ in range(10):
        chance.choice(QUESTIONS)(window, chance)
        QTest.qWait(chance.randrange(20))
        for _ in range(chance.randrange(1, 4)):
            chance.choice(DEEDS)(window, chance)
            assert_true_of_this_game(window)
    wait_for_calm(qtbot, window)
    assert_true_of_this_game(window)
    chance.choice(QUESTIONS)(window, chance)
    QTest.qWait(chance.randrange(30))
    window.close()
    assert threads() == []
