"""A window to play in, on a stored list of winning lines."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from support.forgetting import forget

from klondike_qt.dealing import chosen_game, position_game
from klondike_qt.game.record import new_record
from klondike_qt.game.session import Session
from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.position_text import read_position
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.system import SystemWatch
from klondike_qt.ui.window import Window

Opened = Callable[..., Window]


class Hands:
    """A clock that moves only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[Opened]:
    """Open a window on a deal or a position; without motion unless the test's preferences say otherwise.

    ``before``: what is done with it before it is shown.
    """
    windows: list[Window] = []
    font = QApplication.font()

    def opened(
        deal: int = 24,
        variant: str = "klondike",
        preferences: Preferences | None = None,
        position: str | None = None,
        system: SystemWatch | None = None,
        *,
        before: Callable[[Window], object] = bool,
    ) -> Window:
        game = chosen_game(VARIANTS[variant], deal_of_number(deal), deal)
        if position:
            game = position_game(read_position(position))
        choices = Choices(preferences or Preferences(variant=VARIANTS[variant], reduced_motion=Switch.ON))
        desk = GameDesk(Session(new_record(game.origin, game.start)), choices, Hands())
        window = Window(desk, choices, system or SystemWatch(QApplication.styleHints()), "the data folder")
        window.resize(1280, 800)
        before(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        windows.append(window)
        return window

    yield opened
    active, given = QApplication.activeWindow(), QGuiApplication.focusWindow()
    # Without a display the window below a menu that was closed is not given the keyboard back.
    has_keyboard = isinstance(active, Window) and active.windowHandle() == given
    is_lost = has_keyboard and QApplication.focusWidget() is None
    for window in windows:
        if isValid(window):
            forget(window, window.scene)
    QApplication.setFont(font)
    assert not is_lost, "the keyboard is nowhere (K-10)"
