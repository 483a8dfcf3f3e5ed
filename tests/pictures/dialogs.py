"""Pictures of every dialog: ``PYTHONPATH=.:tests python tests/pictures/dialogs.py FOLDER [NAME ...]``.

Each in a dark, a light and two high-contrast windows, and with the largest text in the smallest window.
"""

import os
import sys
from dataclasses import replace
from pathlib import Path

from pictures.gallery import mounted, opened
from pictures.window_states import middle
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from support.dialogs import OPENED_BY, open_dialog

from klondike_qt.preferences.schema import Preferences, Surface, Switch, TextSize, Theme, WindowLook
from klondike_qt.ui.look.theme import application_font

STILL = Preferences(reduced_motion=Switch.ON)
LOOKS: dict[str, tuple[Preferences, tuple[int, int]]] = {
    "dark": (STILL, (1280, 800)),
    "light": (replace(STILL, window_look=WindowLook.LIGHT, surface=Surface.BLUE), (1280, 800)),
    "black": (replace(STILL, theme=Theme.HIGH_CONTRAST_BLACK, text_size=TextSize.LARGE), (1280, 800)),
    "white": (replace(STILL, theme=Theme.HIGH_CONTRAST_WHITE, text_size=TextSize.LARGE), (1280, 800)),
    "200 %": (replace(STILL, text_size=TextSize.LARGEST), (1280, 800)),
    "200 %, 640x400": (replace(STILL, text_size=TextSize.LARGEST), (632, 360)),
}


def shot(name: str, preferences: Preferences, size: tuple[int, int]) -> QImage:
    """Return what a dialog shows on a screen of a size."""
    with opened(middle, preferences, size) as window:
        dialog = open_dialog(window, name)
        dialog.setMaximumSize(QSize(*size))
        dialog.resize(dialog.size().boundedTo(QSize(*size)))
        QApplication.processEvents()
        picture = dialog.grab().toImage()
        dialog.reject()
        return picture


def sheet(name: str) -> QImage:
    """Return a dialog in all looks."""
    return mounted(((look, shot(name, *given)) for look, given in LOOKS.items()), 2)


def main(folder: str, *names: str) -> None:
    """Write one sheet for each dialog."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name in names or OPENED_BY:
        sheet(name).save(str(Path(folder) / f"{name}.png"))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    app.setFont(application_font())
    main(*sys.argv[1:])
