"""Every dialog is read and used with text of any size, in the smallest window, in any language (V-16, V-17, M-04)."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QPushButton, QWidget
from support.dialogs import OPENED_BY, open_dialog, opened, parts
from support.pseudo import pseudo_text
from support.room import complaints, hidden_share
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.language import install_language
from klondike_qt.ui.window import FRAME, Window
from klondike_qt.words import translate

LANGUAGES = ("en", "de", "twice as long")
SCREENS = tuple(QSize(*size) - FRAME for size in ((640, 400), (960, 540), (1280, 800)))
OTHERS = [
    *((size, language) for size in (TextSize.USUAL, TextSize.LARGEST) for language in LANGUAGES[1:]),
    (TextSize.USUAL, "en"),
    (TextSize.LARGE, "de"),
    (TextSize.LARGER, "de"),
]


@pytest.fixture(autouse=True)
def _usual_afterwards(qapp: QApplication) -> Iterator[None]:
    """Give language and text back."""
    font = qapp.font()
    yield
    translate.install(translate.untranslated)
    qapp.setFont(font)


def speak(language: str) -> None:
    """Let the program speak a language."""
    if language == "twice as long":
        translate.install(lambda source, n: pseudo_text(source, n).replace("~", " "))
    elif language != "en":
        assert install_language(language)


def window_with(open_window: Opened, size: TextSize, language: str) -> Window:
    """Open a window in a language on a game that has begun."""
    speak(language)
    window: Window = open_window(preferences=Preferences(text_size=size, reduced_motion=Switch.ON))
    return window


def fitted(dialog: QDialog, room: QSize) -> None:
    """Let a dialog take all the room that there is."""
    dialog.setMaximumSize(room)
    dialog.resize(room)
    for _ in range(3):
        QApplication.processEvents()


def close_all(window: Window) -> None:
    """Close what is open."""
    for dialog in reversed(opened(window)):
        dialog.reject()
    QApplication.processEvents()


def check(window: Window, name: str) -> list[str]:
    """Return what is wrong with a dialog on any of the screens."""
    dialog = open_dialog(window, name)
    found: list[str] = []
    for room in SCREENS:
        fitted(dialog, room)
        where = f"{room.width()}x{room.height()}"
        if dialog.minimumSizeHint().width() > room.width() or dialog.minimumSizeHint().height() > room.height():
            found.append(f"{where}: needs {dialog.minimumSizeHint().width()}x{dialog.minimumSizeHint().height()}")
        found += [f"{where}: {fault}" for fault in (*complaints(dialog), *out_of_reach(dialog))]
    close_all(window)
    return found


def focused(dialog: QDialog) -> QWidget:
    """Return what has the keyboard."""
    here: QWidget | None = dialog.focusWidget()
    assert here is not None
    return here


def begins_at_its_top(dialog: QDialog, here: QWidget) -> bool:
    """Tell whether a dialog is not scrolled to a table that it begins with, because its chosen row is seen."""
    if not (isinstance(dialog, PagedDialog) and isinstance(here, QAbstractItemView)):
        return False
    row = here.visualRect(here.currentIndex())
    is_seen = here.viewport().visibleRegion().boundingRect().contains(row)
    return dialog.area.verticalScrollBar().value() == 0 and is_seen


def out_of_reach(dialog: QDialog) -> list[str]:
    """Go round with Tab, and return what has the keyboard and is not seen."""
    found: list[str] = []
    been: list[QWidget] = []
    while (here := focused(dialog)) not in been:
        been.append(here)
        if hidden_share(here) > 0.05 and not begins_at_its_top(dialog, here):
            found.append(f"{type(here).__name__} {here.accessibleName()!r} has the keyboard and is not seen")
        QTest.keyClick(here, Qt.Key.Key_Tab)
        QApplication.processEvents()
    return found


@pytest.mark.parametrize("name", OPENED_BY)
def test_v_16_a_dialog_is_usable_with_text_of_twice_the_size(open_window: Opened, name: str) -> None:
    assert check(window_with(open_window, TextSize.LARGEST, "en"), name) == []


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "language"), OTHERS)
@pytest.mark.parametrize("name", OPENED_BY)
def test_v_16_a_dialog_is_usable_with_text_of_any_size_in_other_languages(
    open_window: Opened, name: str, size: TextSize, language: str
) -> None:
    assert check(window_with(open_window, size, language), name) == []


@pytest.mark.parametrize("name", OPENED_BY)
@pytest.mark.parametrize("leave", [QDialog.close, QDialog.reject])
def test_c_03_closing_a_dialog_changes_nothing(
    open_window: Opened, name: str, leave: Callable[[QDialog], object]
) -> None:
    window = window_with(open_window, TextSize.USUAL, "en")
    dialog = open_dialog(window, name)
    before = (window.desk.standing.position, window.choices.now)
    results: list[int] = []
    dialog.finished.connect(results.append)
    leave(dialog)
    assert results == [0], "it was accepted, or not closed"
    assert (window.desk.standing.position, window.choices.now) == before
    close_all(window)


@pytest.mark.parametrize("name", OPENED_BY)
def test_v_17_the_button_that_enter_presses_is_seen_in_the_smallest_window(open_window: Opened, name: str) -> None:
    window = window_with(open_window, TextSize.LARGEST, "en")
    dialog = open_dialog(window, name)
    fitted(dialog, SCREENS[0])
    (default,) = [part for part in parts(dialog) if isinstance(part, QPushButton) and part.isDefault()]
    assert hidden_share(default) == 0
    close_all(window)
