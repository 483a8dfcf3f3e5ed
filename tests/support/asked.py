"""Waiting for what the solver of a window finds out."""

from pytestqt.qtbot import QtBot

from klondike_qt.ui.window import Window

LOST_BY_THE_LAST = ("36", "d", "17", "W1", "51", "d", "W1", "34", "37", "612")
"""Deal 6, draw one, can be won up to the last of these moves, and not after it."""
LOST_DEAL = 12
"""Nobody wins this one, drawing one."""


def is_calm(window: Window) -> bool:
    """Tell whether the window waits for nothing from its solver."""
    insight = window.insight
    return not (insight.hinting.is_waiting or insight.rescue.is_waiting or insight.outlook.is_waiting)


def wait_for_calm(qtbot: QtBot, window: Window) -> None:
    """Wait until the solver has answered whatever was asked."""
    qtbot.waitUntil(lambda: is_calm(window), timeout=60_000)
