"""Draws the pictures of the README anew: ``PYTHONPATH=.:tests python tests/pictures/for_readers.py``."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from pictures import window_states
from pictures.gallery import STILL, opened, shot
from pictures.window_states import deep_focus, hinted, middle, opening
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.fingers import Keys
from support.long_life import lived_long

from klondike_qt.preferences.schema import Face, Preferences, Size, Surface, Theme
from klondike_qt.store.days import PlayedDay
from klondike_qt.store.places import places_below
from klondike_qt.store.store import Store
from klondike_qt.ui.dialogs.calendar import CalendarDialog
from klondike_qt.ui.dialogs.statistics import StatisticsDialog
from klondike_qt.ui.look.theme import application_font
from klondike_qt.ui.setting_up import set_up

FOLDER = Path(__file__).parents[2] / "packaging" / "pictures"
WINDOW = (960, 600)
TODAY = date(2026, 11, 25)
GAMES = 420


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


def statistics() -> QImage:
    """The records of a player of some weeks."""
    with TemporaryDirectory() as folder, opened(middle, STILL, WINDOW) as window:
        places = places_below(folder)
        lived_long(places.database, GAMES, every=timedelta(hours=5))
        store = Store.open(places)
        dialog = StatisticsDialog(store.records, TODAY, lambda _: None, lambda _: None, window)
        dialog.show()
        dialog.resize(1160, 600)
        QApplication.processEvents()
        picture = dialog.grab().toImage()
        dialog.close()
        store.close()
        return picture


def calendar() -> QImage:
    """A month in which some daily deals were won."""
    chance = Random(5)
    days = [TODAY - timedelta(days=back) for back in range(60) if chance.random() < 0.7]
    played = {day: PlayedDay(1, 1, 128, 305) if chance.random() < 0.7 else PlayedDay(1, 0, None, None) for day in days}
    with opened(middle, STILL, WINDOW) as window:
        dialog = CalendarDialog(lambda _: played, 1, lambda: TODAY, lambda _: None, window, first_weekday=0)
        dialog.show()
        dialog.resize(960, 760)
        QApplication.processEvents()
        picture = dialog.grab().toImage()
        dialog.close()
        return picture


def questions() -> QImage:
    """The question for the colours of the cards, which the table shows meanwhile."""
    with opened(opening, STILL, (1200, 880)) as window:
        dialog = set_up(window, lambda: None)
        QApplication.processEvents()
        while dialog.question is not None and dialog.question.id != "theme":
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
        QApplication.processEvents()
        picture = dialog.grab().toImage()
        dialog.reject()
        return picture


DIALOGS: dict[str, Callable[[], QImage]] = {"statistics": statistics, "calendar": calendar, "set-up": questions}


def main() -> None:
    """Write all of them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    application.setFont(application_font())
    for name, (state, preferences) in PICTURES.items():
        shot(state, preferences, WINDOW).save(str(FOLDER / f"{name}.png"), quality=0)
    for name, draw in DIALOGS.items():
        draw().save(str(FOLDER / f"{name}.png"), quality=0)


if __name__ == "__main__":
    main()
