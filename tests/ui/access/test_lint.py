"""Whatever opens over the table says what it is and what is in it, and the keyboard gets everywhere and out again."""

import importlib
import pkgutil
from collections.abc import Callable

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QPushButton, QToolButton, QWidget
from support.listening import Listener, Text, walked
from support.windows import Opened

from klondike_qt.ui import dialogs
from klondike_qt.ui.access.pointers import interface_of
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.window import Window
from klondike_qt.words.keyboard import change_button
from klondike_qt.words.statistics import reset_button

HeardWindow = Callable[..., tuple[Window, Listener]]
OPENED_BY: dict[str, tuple[str, ...]] = {
    "AboutDialog": ("about",),
    "CalendarDialog": ("calendar",),
    "ChooseDealDialog": ("choose-deal",),
    "KeyPressDialog": ("keys", change_button()),
    "KeysDialog": ("keys",),
    "LeaveDialog": ("draw", "new-game"),
    "MeasureDialog": ("measure",),
    "MessagesDialog": ("move-log",),
    "MovesDialog": ("moves",),
    "PaletteDialog": ("palette",),
    "PreferencesDialog": ("preferences",),
    "ResetDialog": ("statistics", reset_button()),
    "StatisticsDialog": ("statistics",),
    "TutorialWayDialog": ("tutorial",),
}
"""Each dialog, and what is to be chosen for it."""
TAB, BACKTAB = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
Listed = Qt.FocusPolicy.TabFocus


def every_dialog() -> set[str]:
    """Return the names of all dialogs of the program."""
    modules = [
        importlib.import_module(f"{dialogs.__name__}.{found.name}") for found in pkgutil.iter_modules(dialogs.__path__)
    ]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    kinds -= {PagedDialog}  # what others are made of
    return {kind.__name__ for kind in kinds if issubclass(kind, QDialog) and kind.__module__.startswith("klondike_qt")}


def choose(window: Window, action: str) -> None:
    """Choose something in the menus, or press the button that changes a key."""
    if action in window.menus.entries:
        window.menus.entries[action].trigger()
        return
    (dialog,) = opened(window)
    next(button for button in dialog.findChildren(QPushButton) if button.text() == action).click()


def opened(window: Window) -> list[QDialog]:
    """Return the dialogs that are seen."""
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def open_dialog(window: Window, name: str) -> QDialog:
    """Open a dialog as a player does."""
    for action in OPENED_BY[name]:
        choose(window, action)
    found = [dialog for dialog in opened(window) if type(dialog).__name__ == name]
    assert len(found) == 1, name
    deadline = QDeadlineTimer(5000)
    while found[0].focusWidget() is None and not deadline.hasExpired():
        QApplication.processEvents()
    return found[0]


def parts(widget: QWidget) -> list[QWidget]:
    """Return everything below a widget that is seen."""
    return [part for part in widget.findChildren(QWidget) if part.isVisibleTo(widget)]


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
