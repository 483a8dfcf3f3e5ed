"""Switching presets on and off beside what the system asks for."""

from collections.abc import Collection
from dataclasses import replace

from klondike_qt.preferences.presets import own_value, with_presets
from klondike_qt.preferences.schema import Preferences, TextSize
from klondike_qt.preferences.worn import Preset
from klondike_qt.ui.look.text_size import text_pixels
from klondike_qt.ui.system import System


def wearing(now: Preferences, wanted: Collection[Preset], system: System) -> Preferences:
    """Return the preferences with exactly these presets; text that follows the system never becomes smaller by them."""
    worn = with_presets(now, wanted)
    follows = own_value(worn, "text_size") is TextSize.AUTOMATIC
    of_system = text_pixels(TextSize.AUTOMATIC, system.text_scale)
    if follows and text_pixels(worn.text_size, system.text_scale) < of_system:
        return replace(worn, text_size=TextSize.AUTOMATIC)
    return worn
