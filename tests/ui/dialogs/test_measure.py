"""Measuring the screen with a bank card, by keys alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from support.windows import Opened

from klondike_qt.preferences.screens import NOMINAL
from klondike_qt.ui.dialogs.measure import MeasureDialog
from klondike_qt.ui.screens import screen_name
from klondike_qt.ui.window import Window

Key = Qt.Key


def measure(window: Window, *keys: Qt.Key, times: int = 1) -> MeasureDialog:
    window._deeds["measure"]()
    dialog = next(dialog for dialog in window.findChildren(MeasureDialog) if dialog.isVisible())
    for key in keys * times:
        QTest.keyClick(dialog._slider, key)
    return dialog


def test_v_01_sizes_are_true_in_millimetres_at_once_after_the_card_was_held_there(open_window: Opened) -> None:
    window = open_window()
    before = window.scene.picture.cap
    dialog = measure(window, Key.Key_PageUp, times=13)
    QTest.keyClick(dialog, Key.Key_Return)
    name = screen_name(window.screen())
    assert window.choices.now.screens == ((name, round(NOMINAL) + 130),)
    assert window.scene.picture.frame.scale > 1.4
    assert window.scene.picture.cap >= round(24 * window.scene.picture.frame.scale)
    assert window.scene.picture.cap > before
    assert window.announcer.past[-1].text == "Sizes on this screen are true in millimetres"
    assert window.view.hasFocus()


def test_one_press_of_an_arrow_is_one_pixel_and_the_frame_follows(open_window: Opened) -> None:
    dialog = measure(open_window(), Key.Key_Right)
    assert dialog._outline.card_width == dialog._slider.value() == round(NOMINAL) + 1
    dialog.reject()


def test_escape_leaves_everything_as_it_is(open_window: Opened) -> None:
    window = open_window()
    dialog = measure(window, Key.Key_PageUp)
    QTest.keyClick(dialog, Key.Key_Escape)
    assert window.choices.now.screens == ()


def test_a_measure_is_forgotten(open_window: Opened) -> None:
    window = open_window()
    QTest.keyClick(measure(window, Key.Key_PageUp, times=10), Key.Key_Return)
    QApplication.processEvents()
    dialog = measure(window)
    button = next(button for button in dialog.findChildren(QPushButton) if "Forget" in button.text())
    button.click()
    assert window.choices.now.screens == ()
    assert window.scene.picture.frame.scale == 1.0
