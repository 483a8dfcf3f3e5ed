"""From start to start: winnable games, deals that wait, the daily deal, and the demo."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.won_days import won_by_day

from klondike_qt.dealing import today
from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import KLONDIKE
from klondike_qt.store.daily import daily_number
from klondike_qt.store.places import places_below
from klondike_qt.store.store import Store

START = """
import sys
from PySide6.QtCore import QTimer
from klondike_qt.app import run_window
from klondike_qt.game.commands import PressStock
from klondike_qt.solver.native import solve
from klondike_qt.terminal.arguments import read_arguments, window_options

what, *arguments = sys.argv[1:]

def begin(window):
    def go_on():
        print(window.stage.message.text(), flush=True)
        if what == "play":
            window.desk.do(PressStock())
        if what == "win":
            for move in solve(window.desk.standing.position).line:
                window.desk.do(command_for(move))
        if what == "prepare":
            preparing = window.solver.findChild(Preparing)
            preparing._keep = lambda variant, deal, keep=preparing._keep: (keep(variant, deal), window.close())
            preparing.fill()
        elif what == "watch":
            window.demo.shown.connect(lambda now: now and now.position.is_won and print("won", flush=True))
            window.demo._timer.setInterval(1)
        else:
            window.close()
    QTimer.singleShot(0, go_on)

from klondike_qt.ui.hinting import command_for
from klondike_qt.ui.prepared import Preparing
sys.exit(run_window(window_options(read_arguments(arguments)), begin))
"""


def started(what: str, *arguments: object) -> str:
    """Start the program, do something, leave, and return what was printed."""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2]), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", START, what, *map(str, arguments)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_the_very_first_game_is_winnable(tmp_path: Path) -> None:
    assert ", winnable. Columns: " in started("play", "--data-dir", tmp_path, "--new")
    store = Store.look(places_below(str(tmp_path)))
    assert [result.kind for result in store.history()] == [DealKind.VETTED]
    store.close()


def test_a_deal_that_was_prepared_is_dealt_at_the_next_start(tmp_path: Path) -> None:
    started("prepare", "--data-dir", tmp_path, "--new")
    store = Store.look(places_below(str(tmp_path)))
    assert store.prepared.count(KLONDIKE) == 1
    waiting = store.prepared.take(KLONDIKE)
    assert waiting
    store.prepared.add(KLONDIKE, waiting)
    store.close()
    assert started("look", "--data-dir", tmp_path, "--new").startswith(f"New game, Klondike, deal {waiting.number}, ")


@pytest.mark.thorough
def test_the_daily_deal_is_dealt_filed_and_gone_on_with(tmp_path: Path) -> None:
    day = today()
    game = f"Klondike, deal {daily_number(day, 1)}, daily deal of {day.day} "
    started("play", "--data-dir", tmp_path, "--new")
    assert started("play", "--data-dir", tmp_path, "--daily").startswith(f"New game, {game}")
    for arguments in ([], ["--daily"]):
        assert started("look", "--data-dir", tmp_path, *arguments).startswith(f"Your game goes on, {game}")
    store = Store.look(places_below(str(tmp_path)))
    filed = [(result.kind, result.state.value, result.daily) for result in store.history()]
    assert filed == [(DealKind.VETTED, "abandoned", None), (DealKind.VETTED, "playing", day.isoformat())]
    store.close()


@pytest.mark.thorough
def test_a_daily_deal_that_was_won_can_be_played_again(tmp_path: Path) -> None:
    day = today()
    started("win", "--data-dir", tmp_path, "--daily")
    assert started("win", "--data-dir", tmp_path, "--daily").startswith(
        f"New game, Klondike, deal {daily_number(day, 1)}"
    )
    store = Store.look(places_below(str(tmp_path)))
    filed = [(result.kind, result.state.value) for result in store.history()]
    assert filed == [(DealKind.VETTED, "won"), (DealKind.CHOSEN, "won")]
    assert won_by_day(store, draw=1) == {day.isoformat(): True}
    store.close()


@pytest.mark.thorough
def test_a_demo_wins_ends_and_leaves_no_trace(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    assert started("watch", "--data-dir", folder, "--demo", "--deal", 24).endswith("won")
    assert not folder.exists()
