"""The tutorial by ear: done by the actions of assistive technology alone, each answered by one message."""

from collections.abc import Callable

from PySide6.QtGui import QAccessibleActionInterface
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot
from support.listening import Listener, Text, node

from klondike_qt.ui.access.bindings import BY_ID
from klondike_qt.ui.access.pointers import interface_of
from klondike_qt.ui.tutorial.course import BY_EAR, TUTORIAL
from klondike_qt.ui.tutorial.lesson import Way
from klondike_qt.ui.window import Window

HeardWindow = Callable[..., tuple[Window, Listener]]
PRESS = QAccessibleActionInterface.pressAction()


def act(window: Window, identity: str, action: str = PRESS) -> None:
    """Do what assistive technology does with something on the table."""
    node(window, identity).actionInterface().doAction(action)


def press_button(window: Window, text: str) -> None:
    """Press a button of the bar as assistive technology does."""
    (button,) = [found for found in window.bar.findChildren(QToolButton) if found.text() == text]
    interface_of(button).actionInterface().doAction(PRESS)


def test_c_10_it_is_done_by_accessible_actions_alone_and_each_is_answered_once(
    heard_window: HeardWindow, qtbot: QtBot
) -> None:
    window, listener = heard_window()
    with window.announcer.action():
        window.tutorial.start(BY_EAR, Way.EAR)
    (first,) = listener.spoken()
    assert first == "You can hear the whole table at any time. Hear what lies on the table. Press T"
    window.run(BY_ID["tell-table"])
    (told,) = listener.spoken()
    assert told.endswith("Well done. " + window_text(window))
    act(window, "card-TH")
    act(window, "card-JC")
    assert window.tutorial.step is BY_EAR.steps[2]
    listener.news()
    act(window, "card-9C", "Send")
    (sent,) = listener.spoken()
    assert sent.startswith("Nine of clubs to foundation. Column one is empty. Well done. Only a king can go")
    act(window, "card-KH")
    act(window, "place-column-1")
    act(window, "place-stock")
    act(window, "place-waste")
    act(window, "card-QD")
    press_button(window, "Undo")
    assert window.tutorial.step is BY_EAR.steps[-1]
    act(window, "place-waste")
    act(window, "card-QD")
    listener.news()
    press_button(window, "Finish")
    assert window.desk.standing.position.is_won
    (won,) = listener.spoken()
    assert won.endswith("That was the whole game. Esc brings your own game back")
    interface_of(window.practice.buttons[3]).actionInterface().doAction(PRESS)
    qtbot.waitUntil(lambda: not window.desk.is_lent)  # Qt shows the button pressed for a moment
    assert listener.spoken()[-1] == "Tutorial over; your game lies on the table"


def window_text(window: Window) -> str:
    """Return what the step on the table is about, as it was told."""
    return window.tutorial._told()


def test_a_move_that_is_not_asked_for_is_answered_once(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    window.tutorial.start(TUTORIAL, Way.EAR)
    listener.news()
    act(window, "place-stock")
    assert listener.spoken() == ["Not yet, please. Put the ten of hearts on the jack of clubs"]


def test_the_panel_is_named(heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    window.tutorial.start(TUTORIAL, Way.EAR)
    assert interface_of(window.practice).text(Text.Name) == "Tutorial"
    names = [interface_of(button).text(Text.Name) for button in window.practice.buttons if button.isVisible()]
    assert names == ["How?", "Skip", "Leave"]
