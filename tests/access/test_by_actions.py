"""A whole game by nothing but the actions of assistive technology: what switches, voices and braille displays do."""

from functools import partial

import pytest
from support.atspi import Opened
from support.lines import winning_line
from support.shadow import Shadow

pytestmark = pytest.mark.display

TABLE = "QApplication.Window.QWidget.Stage.TableView"
WON_BUTTON = "New game"
"""At the win, the keyboard goes there."""
TOKENS = winning_line("klondike").tokens


def play_by_actions(open_game: Opened, tokens: tuple[str, ...]) -> list[str]:
    """Play by actions alone, and return what was said; it is one thing for each of them."""
    game, reader = open_game()
    reader.ask("centre", node=TABLE)
    shadow, start, presses = Shadow(), reader.count(), 0
    for token in tokens:
        for node in shadow.presses(token):
            reader.told_by(partial(reader.act, node), f"pressing {node}")
            presses += 1
        shadow.play(token)
    reader.quiet()
    said = reader.spoken(start)
    assert len(said) == presses + said.count(WON_BUTTON), said
    assert game.lives()
    return said


def test_s_04_pressing_things_is_playing(open_game: Opened) -> None:
    said = play_by_actions(open_game, TOKENS[:12])
    assert said[0].startswith("Holding seven of diamonds")


@pytest.mark.thorough
def test_s_04_a_whole_game_is_won_by_actions_alone(open_game: Opened) -> None:
    said = play_by_actions(open_game, TOKENS)
    assert any("You won" in text for text in said[-2:])
