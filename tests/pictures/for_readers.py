"""Draws the pictures of the README anew: ``PYTHONPATH=.:tests python tests/pictures/for_readers.py``."""

import os
from dataclasses import replace
from pathlib import Path

from pictures import window_states
from pictures.gallery import STILL, shot
from pictures.window_states import deep_focus, hinted, middle
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from support.fingers import Keys

from klondike_qt.preferences.schema import Face, Preferences, Size, Surface, Theme
from klondike_qt.ui.look.theme import application_font

FOLDER = Path(__file__).parents[2] / "packaging" / "pictures"
WINDOW = (960, 600)


def holding(keys: Keys) -> None:
    """Two cards are held, and the place where they fit is marked."""
    middle(keys)
    keys.press("6")
    keys.press(Qt.Key.Key_Up)
    keys.press(Qt.Key.Key_Space)


PICTURES: dict[str, tuple[window_states.State, Preferences]] = {
    "table": (holding, replace(STILL, size=Size.L)),
    "classic": (middle, replace(STILL, face=Face.CLASSIC, surface=Surface.WALNUT)),
    "long-column": (deep_focus, replace(STILL, size=Size.L, theme=Theme.FOUR_COLOUR, surface=Surface.SLATE)),
    "high-contrast": (hinted, replace(STILL, theme=Theme.HIGH_CONTRAST_BLACK, surface=Surface.BLACK, size=Size.L)),
}
"""What each shows."""


def main() -> None:
    """Write all of them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    application.setFont(application_font())
    for name, (state, preferences) in PICTURES.items():
        shot(state, preferences, WINDOW).save(str(FOLDER / f"{name}.png"), quality=0)


if __name__ == "__main__":
    main()
