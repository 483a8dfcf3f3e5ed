"""Whoever chooses something in a menu, or by a key, hears once what is in force now."""

from collections.abc import Callable, Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from support.listening import Listener

from klondike_qt.preferences.schema import Preferences, Size
from klondike_qt.ui.access.bindings import BY_ID
from klondike_qt.ui.menus import SWITCHES
from klondike_qt.ui.window import Window

HeardWindow = Callable[..., tuple[Window, Listener]]


def choices_of(window: Window) -> Iterator[QAction]:
    """Yield the entries that choose something, but for kinds of games."""
    variants = set(window.menus.variants.values())
    for menu in window.bar.menu_bar.findChildren(QMenu):
        yield from (entry for entry in menu.actions() if entry.isCheckable() and entry not in variants)


def test_s_06_each_choice_of_a_menu_is_heard_once_also_if_it_was_in_force(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    entries = list(choices_of(window))
    assert len(entries) > len(SWITCHES)
    for entry in entries * 2:
        entry.trigger()
        assert len(listener.spoken()) == 1, entry.text()
        assert window.stage.message.text().startswith(window.announcer.past[-1].text)


def test_a_switch_of_a_menu_is_told_with_its_state(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    entry = next(entry for entry in choices_of(window) if entry.objectName() == "left_handed")
    entry.trigger()
    assert listener.spoken() == ["Left-handed table: on"]
    entry.trigger()
    assert listener.spoken() == ["Left-handed table: off"]


def test_s_06_the_usual_size_is_told_also_if_it_was_in_force(heard_window: HeardWindow) -> None:
    window, listener = heard_window(preferences=Preferences(size=Size.L))
    for _ in range(2):
        window.run(BY_ID["usual-size"])
        assert listener.spoken() == ["Card size: Standard"]
