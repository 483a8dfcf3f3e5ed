"""What waits for a key does not wait while the player goes on by other means: a screen reader, the mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessibleActionInterface
from PySide6.QtTest import QTest
from support.listening import Listener, node

from klondike_qt.ui.access.bindings import BY_ID
from klondike_qt.ui.window import Window

HeardWindow = Callable[..., tuple[Window, Listener]]
PRESS, SET_FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()


def act(window: Window, identity: str, action: str) -> None:
    """Do what assistive technology does."""
    actions = node(window, identity).actionInterface()
    assert actions is not None
    actions.doAction(action)


@pytest.mark.parametrize("action", [PRESS, SET_FOCUS])
@pytest.mark.parametrize("waits", ["pause", "find"])
def test_s_04_a_screen_reader_ends_what_waits_for_a_key_and_one_thing_is_heard(
    heard_window: HeardWindow, waits: str, action: str
) -> None:
    window, listener = heard_window()
    window.run(BY_ID[waits])
    listener.news()
    act(window, "place-stock", action)
    assert len(listener.spoken()) == 1
    assert not window.keyboard.pause.is_on
    assert not window.keyboard.find.is_on
    assert window.desk.standing.moves == (action == PRESS)


@pytest.mark.parametrize("waits", ["pause", "find"])
def test_a_click_ends_what_waits_for_a_key(heard_window: HeardWindow, waits: str) -> None:
    window, _ = heard_window()
    window.run(BY_ID[waits])
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not window.keyboard.pause.is_on
    assert not window.keyboard.find.is_on
