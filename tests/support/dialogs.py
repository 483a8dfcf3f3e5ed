"""Every dialog of the program, and the way to it: a new one is entered here, and all that holds for each is tried."""

import importlib
import pkgutil
from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from klondike_qt.ui import dialogs
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.window import Window
from klondike_qt.words.keyboard import change_button
from klondike_qt.words.statistics import reset_button

OPENED_BY: dict[str, tuple[str | Callable[[], str], ...]] = {
    "AboutDialog": ("about",),
    "CalendarDialog": ("calendar",),
    "ChooseDealDialog": ("choose-deal",),
    "HowToPlayDialog": ("how-to-play",),
    "KeyPressDialog": ("keys", change_button),
    "KeysDialog": ("keys",),
    "LargeMenuDialog": ("large-menu",),
    "LeaveDialog": ("draw", "new-game"),
    "MeasureDialog": ("measure",),
    "MessagesDialog": ("move-log",),
    "MovesDialog": ("moves",),
    "MovesPlayedDialog": ("draw", "moves-played"),
    "NewDealDialog": ("new-deal",),
    "OwnRulesDialog": ("own-rules",),
    "PaletteDialog": ("palette",),
    "PreferencesDialog": ("preferences",),
    "ResetDialog": ("statistics", reset_button),
    "SetupDialog": ("setup",),
    "StatisticsDialog": ("statistics",),
    "TutorialWayDialog": ("tutorial",),
    "UnseenDialog": ("unseen",),
}
"""Each dialog, and what is to be chosen for it: the id of an action, or the text of a button in the last dialog."""


def every_dialog() -> set[str]:
    """Return the names of all dialogs of the program."""
    modules = [
        importlib.import_module(f"{dialogs.__name__}.{found.name}") for found in pkgutil.iter_modules(dialogs.__path__)
    ]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    kinds -= {PagedDialog}  # what others are made of
    return {kind.__name__ for kind in kinds if issubclass(kind, QDialog) and kind.__module__.startswith("klondike_qt")}


def choose(window: Window, wanted: str | Callable[[], str]) -> None:
    """Choose an action in the menus, or press the button with a text."""
    if isinstance(wanted, str):
        window.menus.entries[wanted].trigger()
        return
    (dialog,) = opened(window)
    next(button for button in dialog.findChildren(QPushButton) if button.text() == wanted()).click()


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
