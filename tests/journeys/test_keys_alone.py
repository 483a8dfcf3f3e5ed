"""Fifty games are won by key presses that the system sends, in each way of playing; the presses are counted."""

from collections.abc import Callable

import pytest
from support.forgetting import forget
from support.lines import WinningLine, winning_lines
from support.real_keys import Player
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TableLayout
from klondike_qt.rules.variant import VARIANTS

pytestmark = pytest.mark.thorough

GAMES = 50
LINES = [*winning_lines("klondike"), *winning_lines("draw-three")][:GAMES]
MOST_BY_ADDRESS = 2.2
MOST_BY_QUICK_MOVES = 2.0
Play = Callable[[Player, str], None]


def won(open_window: Opened, line: WinningLine, play: Play, *, quick: bool = False) -> tuple[int, int]:
    """Play a game to its win, and return presses and moves."""
    preferences = Preferences(
        reduced_motion=Switch.ON, layout=TableLayout.TOP_ROW, variant=VARIANTS[line.variant], quick_moves=quick
    )
    window = open_window(line.deal, line.variant, preferences)
    player = Player(window)
    for token in line.tokens:
        before = window.desk.standing.moves
        play(player, token)
        assert window.desk.standing.moves == before + 1, token
    assert window.desk.standing.position.is_won
    forget(window, window.scene)  # each holds some ten megabytes
    return player.presses, len(line.tokens)


def presses_per_move(open_window: Opened, play: Play, *, quick: bool = False) -> float:
    """Win all games and return the mean of the presses per move of each."""
    assert len(LINES) == GAMES
    counts = [won(open_window, line, play, quick=quick) for line in LINES]
    return sum(presses / moves for presses, moves in counts) / len(counts)


def test_k_01_fifty_games_are_won_by_addresses_in_few_presses(open_window: Opened) -> None:
    mean = presses_per_move(open_window, Player.by_address)
    print(f"\naddress layer: {mean:.2f} presses per move in {GAMES} games")
    assert mean <= MOST_BY_ADDRESS


def test_k_01_fifty_games_are_won_by_arrows(open_window: Opened) -> None:
    mean = presses_per_move(open_window, Player.by_arrows)
    print(f"\narrow layer: {mean:.2f} presses per move in {GAMES} games")


def test_k_03_fifty_games_are_won_by_two_digits_a_move(open_window: Opened) -> None:
    mean = presses_per_move(open_window, Player.by_quick_moves, quick=True)
    print(f"\nquick moves: {mean:.2f} presses per move in {GAMES} games")
    assert mean <= MOST_BY_QUICK_MOVES
