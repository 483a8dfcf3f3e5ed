"""Whatever opens over the table says what it is and what is in it, and the keyboard gets everywhere and out again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QPushButton, QToolButton, QWidget
from support.dialogs import OPENED_BY, every_dialog, open_dialog, opened, parts
from support.listening import Listener, Text, walked
from support.windows import Opened

from klondike_qt.ui.access.pointers import interface_of
from klondike_qt.ui.window import Window

HeardWindow = Callable[..., tuple[Window, Listener]]
TAB, BACKTAB = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
Listed = Qt.FocusPolicy.TabFocus


def focused(dialog: QDialog) -> QWidget:
    """Return the part of a dialog that the keyboard is on."""
    part: QWidget | None = dialog.focusWidget()
    assert part is not None
    return part


def told(widget: QWidget) -> str:
    """Return the name that assistive technology is told."""
    name: str = interface_of(widget).text(Text.Name)
    return name


def test_every_dialog_is_looked_at() -> None:
    assert every_dialog() == set(OPENED_BY)


@pytest.mark.parametrize("name", OPENED_BY)
def test_everything_in_a_dialog_has_a_name(name: str, heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    dialog = open_dialog(window, name)
    assert dialog.windowTitle()
    reachable = [part for part in parts(dialog) if part.focusPolicy() & Listed and not part.focusProxy()]
    assert reachable
    for part in reachable:
        text = told(part)
        assert text.strip(), part
        assert "&" not in text, part
        if isinstance(part, QAbstractButton) and part.text():
            assert text.startswith(part.text().replace("&", "")), part
    for label in (part for part in parts(dialog) if isinstance(part, QLabel)):
        assert label.buddy() is not None or "&" not in label.text(), label.text()
    dialog.close()


@pytest.mark.parametrize("name", OPENED_BY)
def test_a_dialog_has_a_default_and_escape_leaves_it(name: str, heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    dialog = open_dialog(window, name)
    buttons = [part for part in parts(dialog) if isinstance(part, QPushButton)]
    assert len([button for button in buttons if button.isDefault()]) == 1
    QTest.keyClick(focused(dialog), Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    for left in opened(window):
        left.close()
    assert window.focusWidget() is window.view


@pytest.mark.parametrize("key", [TAB, BACKTAB])
@pytest.mark.parametrize("name", OPENED_BY)
def test_tab_goes_round_everything_in_a_dialog(name: str, key: Qt.Key, heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    dialog = open_dialog(window, name)
    reachable = {part for part in parts(dialog) if part.focusPolicy() & Listed == Listed and part.isEnabled()}
    seen: list[QWidget] = []
    while (here := focused(dialog)) not in seen:
        seen.append(here)
        QTest.keyClick(here, key)
    assert here is seen[0]
    missed = [part for part in reachable if part not in seen and not _stands_for(part, seen)]
    assert missed == []
    dialog.close()


def _stands_for(part: QWidget, seen: list[QWidget]) -> bool:
    """Tell whether a part is reached through another one: a field through its row, radio buttons through one."""
    proxy = part.focusProxy()
    return proxy in seen or any(part.isAncestorOf(other) or other.isAncestorOf(part) for other in seen)


def test_every_part_of_the_window_has_a_name(heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    unnamed = {
        QAccessible.Role.Client,
        QAccessible.Role.MenuBar,
        QAccessible.Role.PopupMenu,
        QAccessible.Role.Separator,
    }
    unnamed |= {QAccessible.Role.Notification}
    for interface in walked_of(window):
        name = interface.text(Text.Name)
        assert name or interface.role() in unnamed | {QAccessible.Role.StaticText}, interface.object()
        assert "&" not in name
        if interface.state().focusable and interface.role() not in unnamed:
            assert name, interface.object()
    assert told(window.bar._tools)
    assert told(window.stage.win)
    assert all(told(button) for button in window.bar.findChildren(QToolButton) if button.isVisible())


def walked_of(window: Window) -> list[QAccessibleInterface]:
    """Return everything in the window below its parts."""
    return [found for part in (window.bar, window.stage, window.access.notice) for found in _below(part)]


def _below(part: QWidget) -> list[QAccessibleInterface]:
    interface = interface_of(part)
    return [interface.child(index) for index in range(interface.childCount())]


def test_a_deal_that_cannot_be_read_is_told(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    dialog = open_dialog(window, "ChooseDealDialog")
    listener.news()
    QTest.keyClicks(dialog.focusWidget(), "nonsense")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    spoken = listener.spoken()
    assert len(spoken) == 1
    assert spoken == [window.stage.message.text()]
    assert interface_of(dialog.focusWidget()).text(Text.Description) == spoken[0]
    dialog.close()


def test_figures_say_nothing(open_window: Opened, listening: None) -> None:  # noqa: ARG001
    window = open_window()
    figures = interface_of(window.figures)
    assert figures.text(Text.Name) == ""
    assert figures.childCount() == 0
    assert list(walked(figures))
