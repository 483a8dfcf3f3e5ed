"""Pictures of the whole window to look at: ``PYTHONPATH=.:tests python tests/pictures/window_states.py FOLDER``."""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.asked import LOST_BY_THE_LAST, is_calm
from support.fingers import Keys
from support.games import command_of
from support.lines import winning_line
from support.positions import long_column

from klondike_qt.dealing import chosen_game, position_game
from klondike_qt.game.commands import NewGame
from klondike_qt.game.record import new_record
from klondike_qt.game.session import Session
from klondike_qt.preferences.schema import Preferences, Size, Switch, TableLayout
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.position_text import read_position
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.look.theme import application_font
from klondike_qt.ui.system import SystemWatch
from klondike_qt.ui.window import Window

WINDOWS = ((1280, 800), (1920, 1080), (960, 540), (640, 400))
SIZES = (Size.S, Size.L, Size.XXL)
LAYOUTS = (TableLayout.TOP_ROW, TableLayout.SIDE_RAIL)
State = Callable[[Keys], None]


def opening(_: Keys) -> None:
    """The table after the deal."""


def middle(keys: Keys) -> None:
    """Half of a winning line played."""
    tokens = winning_line("draw-three").tokens
    for token in tokens[: len(tokens) // 2]:
        keys.by_address(token)


def won(keys: Keys) -> None:
    """The whole line played."""
    for token in winning_line("draw-three").tokens:
        keys.by_address(token)


def deep_focus(keys: Keys) -> None:
    """The keyboard on a card in the middle of the long run."""
    keys.press("7")
    keys.press(Qt.Key.Key_PageDown)
    for _ in range(6):
        keys.press(Qt.Key.Key_Up)


def held(keys: Keys) -> None:
    """A run is held, its places are ringed."""
    keys.press("6")
    keys.press(Qt.Key.Key_PageDown)
    for _ in range(2):
        keys.press(Qt.Key.Key_Up)
    keys.press(Qt.Key.Key_Space)


def refused(keys: Keys) -> None:
    """A held card was put where it does not fit."""
    held(keys)
    keys.press("3")


def hinted(keys: Keys) -> None:
    """The whole hint in the middle of a game, and what is known of the game."""
    middle(keys)
    window = keys.window
    window.choices.set(replace(window.choices.now, whole_hint=True, show_state=True))
    keys.press("h")
    while not is_calm(window):
        QTest.qWait(10)


def lost(keys: Keys) -> None:
    """The game right after the move that lost it."""
    window = keys.window
    window.choices.set(replace(window.choices.now, show_state=True, tell_lost=True))
    for token in LOST_BY_THE_LAST:
        window.desk.do(command_of(token))
    while not is_calm(window):
        QTest.qWait(10)


def _game(name: str) -> NewGame:
    if name in {"deep_focus", "held", "refused"}:
        return position_game(read_position(long_column()))
    if name == "lost":
        return chosen_game(VARIANTS["klondike"], deal_of_number(6), 6)
    deal = winning_line("draw-three").deal
    return chosen_game(VARIANTS["draw-three"], deal_of_number(deal), deal)


STATES: tuple[State, ...] = (opening, middle, deep_focus, held, refused, hinted, lost, won)


def window_for(state: State, preferences: Preferences, size: tuple[int, int]) -> Window:
    """Open a window and bring it into a state."""
    game = _game(state.__name__)
    choices = Choices(preferences)
    desk = GameDesk(Session(new_record(game.origin, game.start)), choices, lambda: 0.0)
    window = Window(desk, choices, SystemWatch(QApplication.styleHints()), "")
    window.resize(*size)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    state(Keys(window))
    QApplication.processEvents()
    return window


def picture(state: State, preferences: Preferences, size: tuple[int, int], file: Path) -> None:
    """Bring a window into a state and save what it shows."""
    window = window_for(state, preferences, size)
    window.grab().save(str(file))
    window.close()
    window.deleteLater()


def main() -> None:
    """Save every state at every size of card and window, in both layouts."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    application.setFont(application_font())
    only = sys.argv[2:]
    for width, height in WINDOWS:
        for layout in LAYOUTS:
            for size in SIZES:
                preferences = Preferences(size=size, layout=layout, reduced_motion=Switch.ON)
                for state in STATES:
                    if only and state.__name__ not in only:
                        continue
                    name = f"{width}x{height}-{layout}-{size}-{state.__name__}.png"
                    picture(state, preferences, (width, height), folder / name)


if __name__ == "__main__":
    main()
