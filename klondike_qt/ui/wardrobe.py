"""Dressing table and window as player and system want them, at the start and whenever that changes."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.bar import TopBar
from klondike_qt.ui.look.text_size import text_pixels
from klondike_qt.ui.look.theme import Chrome, application_font, application_palette, chrome, chrome_style, system_chrome
from klondike_qt.ui.stage import Stage
from klondike_qt.ui.system import System, follows_contrast, is_light, worn_theme
from klondike_qt.ui.table.scene import TableScene


class Wardrobe:
    """Knows what the window wears, and changes it only for something else."""

    def __init__(self, window: QWidget, bar: TopBar, stage: Stage, scene: TableScene) -> None:
        self._window = window
        self._bar = bar
        self._stage = stage
        self._scene = scene
        self._worn: tuple[Chrome, int] | None = None

    def dress(self, preferences: Preferences, system: System) -> None:
        """Put on what these choices and wishes ask for."""
        self._scene.apply(preferences, system)
        colours = _colours(preferences, system)
        text = text_pixels(preferences.text_size, system.text_scale)
        if (colours, text) == self._worn:
            return
        self._worn = colours, text
        QApplication.setPalette(application_palette(colours))
        if QApplication.font().pixelSize() != text:
            QApplication.setFont(application_font(text))
            self._window.setFont(QFont())  # before it is shown it would keep the font that it was made with
        self._window.setStyleSheet(chrome_style(colours, text))
        self._bar.wear(colours.text, text)
        self._stage.write(text)


def _colours(preferences: Preferences, system: System) -> Chrome:
    if system.colours and follows_contrast(preferences, system):
        return system_chrome(system.colours)
    light = is_light(preferences, system)
    return chrome(preferences.surface, worn_theme(preferences, system), light=light)
