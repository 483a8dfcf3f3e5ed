"""A value that a key chooses in a closed list is told to a screen reader, once."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog
from support.dialogs import open_dialog
from support.listening import Listener
from support.real_keys import let_dialogs_come

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.window import Window

HeardWindow = Callable[..., tuple[Window, Listener]]


def first_list(dialog: QDialog) -> QComboBox:
    """Return a list of values that is seen, with the keyboard on it."""
    found = next(box for box in dialog.findChildren(QComboBox) if box.isVisible() and box.count() > 1)
    found.setCurrentIndex(0)
    let_dialogs_come()
    found.setFocus()
    assert found.hasFocus()
    return found


@pytest.mark.parametrize("name", ["StatisticsDialog", "OwnRulesDialog"])
def test_each_value_is_told_once(heard_window: HeardWindow, name: str) -> None:
    window, listener = heard_window()
    dialog = open_dialog(window, name)
    values = first_list(dialog)
    listener.spoken()
    for key, number in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Up, 0)):
        QTest.keyClick(values, key)
        assert values.currentIndex() == number
        assert listener.spoken() == [values.currentText()]
    dialog.close()


def test_the_own_voice_tells_it_by_itself(heard_window: HeardWindow) -> None:
    window, listener = heard_window(preferences=Preferences(speech=True, speech_beside_reader=True))
    dialog = open_dialog(window, "StatisticsDialog")
    values = first_list(dialog)
    listener.spoken()
    QTest.keyClick(values, Qt.Key.Key_Down)
    assert listener.spoken() == []
    dialog.close()
