"""Every dialog fits a screen of 640x400, in German as in English."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea
from support.windows import Opened

from klondike_qt.ui.access.bindings import BY_ID
from klondike_qt.ui.dialogs.key_press import KeyPressDialog
from klondike_qt.ui.dialogs.keys import KeysDialog
from klondike_qt.ui.look.theme import application_font
from klondike_qt.ui.window import FRAME, LEAST_HEIGHT, LEAST_WIDTH, Window

WIDTH, HEIGHT = LEAST_WIDTH - FRAME.width(), LEAST_HEIGHT - FRAME.height()
DIALOGS = ("new-game", "choose-deal", "moves", "move-log", "keys", "palette", "preferences", "about")


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[None]:
    """Write as the program does."""
    before = qapp.font()
    qapp.setFont(application_font())
    yield
    qapp.setFont(before)


def opened_by(window: Window, action: str) -> QDialog:
    """Open a dialog on the smallest screen."""
    window.resize(LEAST_WIDTH, LEAST_HEIGHT)
    window.run(BY_ID["draw"])
    window.run(BY_ID[action])
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    dialog.resize(WIDTH, HEIGHT)
    QApplication.processEvents()
    return dialog


def check(window: Window, action: str) -> None:
    """See that a dialog is not larger than the screen, and that nothing in it is cut off at the side."""
    dialog = opened_by(window, action)
    assert dialog.width() <= WIDTH
    assert dialog.height() <= HEIGHT
    for area in dialog.findChildren(QScrollArea):
        page = area.widget()
        assert page is not None
        assert page.width() <= area.viewport().width()
    if isinstance(dialog, KeysDialog):
        dialog._change()
        (asking,) = dialog.findChildren(KeyPressDialog)
        assert asking.minimumSizeHint().height() <= HEIGHT
        asking.reject()
    dialog.reject()


@pytest.mark.usefixtures("german", "large_text")
@pytest.mark.parametrize("action", DIALOGS)
def test_v_17_every_german_dialog_fits_the_least_screen(open_window: Opened, action: str) -> None:
    check(open_window(), action)


@pytest.mark.usefixtures("large_text")
@pytest.mark.parametrize("action", DIALOGS)
def test_v_17_every_dialog_fits_the_least_screen(open_window: Opened, action: str) -> None:
    check(open_window(), action)
