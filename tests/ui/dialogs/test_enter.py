"""Enter presses the button that has the keyboard, in every dialog."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from support.real_keys import strike
from support.windows import Opened

from klondike_qt.ui.access.bindings import BY_ID, bindings_of
from klondike_qt.ui.dialogs.key_press import KeyPressDialog
from klondike_qt.ui.window import Window

Enter = Qt.Key.Key_Return
DIALOGS = ("new-game", "choose-deal", "moves", "move-log", "keys", "palette", "preferences", "about")


def buttons_of(dialog: QDialog) -> list[QPushButton]:
    """Return the buttons that can be pressed, in order."""
    found = [button for button in dialog.findChildren(QPushButton) if button.window() is dialog]
    return [button for button in found if button.isVisible() and button.isEnabled()]


def pressed_by_enter(dialog: QDialog, index: int) -> list[QPushButton]:
    """Go to a button, press Enter there, and return what was pressed by that."""
    pressed: list[QPushButton] = []
    buttons = buttons_of(dialog)
    for button in buttons:
        button.clicked.disconnect()
        button.clicked.connect(lambda *_, button=button: pressed.append(button))
    buttons[index].setFocus()
    strike(Enter)
    assert pressed == [buttons[index]], [button.text() for button in pressed]
    return pressed


@pytest.fixture
def window(open_window: Opened) -> Iterator[Window]:
    """Open a window on a game that has begun."""
    opened = open_window()
    opened.run(BY_ID["draw"])
    yield opened
    while QApplication.activeModalWidget():
        strike(Qt.Key.Key_Escape)


def opened_by(window: Window, action: str) -> QDialog:
    """Open a dialog."""
    window.run(BY_ID[action])
    QApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    return dialog


@pytest.mark.parametrize("action", DIALOGS)
def test_k_02_enter_presses_the_button_that_has_the_keyboard(window: Window, action: str) -> None:
    dialog = opened_by(window, action)
    for index in range(len(buttons_of(dialog))):
        pressed_by_enter(dialog, index)


def test_k_05_enter_gives_the_key_that_was_pressed_to_the_action(window: Window) -> None:
    dialog = KeyPressDialog("draw", bindings_of(window.choices.now), lambda _: None, window)
    keys: list[tuple[str, ...]] = []
    dialog.chosen.connect(keys.append)
    dialog.open()
    strike("D")
    next(button for button in buttons_of(dialog) if button.text() == "Use this key &only").setFocus()
    strike(Enter)
    assert keys == [("D",)]


def test_c_03_enter_at_once_keeps_the_game_and_enter_on_the_other_button_leaves_it(window: Window) -> None:
    opened_by(window, "new-game")
    strike(Enter)
    assert window.desk.standing.moves == 1
    opened_by(window, "new-game")
    strike(Qt.Key.Key_Tab)
    strike(Enter)
    assert window.desk.standing.moves == 0


def test_enter_in_the_fields_of_preferences_and_keys_closes_as_before(window: Window) -> None:
    for action in ("preferences", "keys"):
        dialog = opened_by(window, action)
        defaults = [button for button in buttons_of(dialog) if button.isDefault()]
        assert [button.text() for button in defaults] == ["&Close"]
        dialog.reject()
        QApplication.processEvents()
