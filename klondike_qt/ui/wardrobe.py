"""Dressing table and window in the colours that player and system want, at the start and whenever that changes."""

from PySide6.QtWidgets import QApplication, QWidget

from klondike_qt.preferences.schema import Preferences, Surface, Theme
from klondike_qt.ui.bar import BUTTONS, TopBar
from klondike_qt.ui.look.icons import tool_icon
from klondike_qt.ui.look.theme import application_palette, chrome, chrome_style
from klondike_qt.ui.system import System, is_light, worn_theme
from klondike_qt.ui.table.scene import TableScene


class Wardrobe:
    """Knows what the window wears, and changes it only for something else."""

    def __init__(self, window: QWidget, bar: TopBar, scene: TableScene) -> None:
        self._window = window
        self._bar = bar
        self._scene = scene
        self._worn: tuple[Surface, Theme, bool] | None = None

    def dress(self, preferences: Preferences, system: System) -> None:
        """Put on what these choices and wishes ask for."""
        self._scene.apply(preferences, system)
        surface, theme, light = preferences.surface, worn_theme(preferences, system), is_light(preferences, system)
        if (surface, theme, light) == self._worn:
            return
        self._worn = surface, theme, light
        QApplication.setPalette(application_palette(chrome(surface, theme, light=light)))
        self._window.setStyleSheet(chrome_style(surface, theme, light=light))
        self._bar.set_icons({name: tool_icon(name, surface, theme, light=light) for name in BUTTONS})
