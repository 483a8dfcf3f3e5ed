"""How high text is: as the player chose, or as much higher than usual as the text of the whole system is."""

from klondike_qt.preferences.schema import TextSize

USUAL_TEXT = 20
"""Height in lpx of the text of bar, menus and dialogs, unless a larger one is asked for."""
LARGEST_TEXT = 40
SYSTEM_TEXT = {"windows": 12.0, "cocoa": 13.0}
"""Height in lpx of the system's text as it comes: 9 points on Windows, 13 on macOS."""
DESKTOP_TEXT = 15.0
"""The same on other desktops, of which the largest comes with 11 points."""


def text_scale(pixels: float, platform: str) -> float:
    """Return how much larger than usual the system writes, by the height of its text and Qt's platform; 1 at least."""
    return max(1.0, pixels / SYSTEM_TEXT.get(platform, DESKTOP_TEXT))


def text_pixels(choice: TextSize, scale: float = 1.0) -> int:
    """Return the height of text in lpx; the system's ``scale`` never makes it smaller than usual."""
    if choice is TextSize.AUTOMATIC:
        return min(LARGEST_TEXT, max(USUAL_TEXT, round(USUAL_TEXT * scale)))
    return int(choice)


def control_side(pixels: int) -> int:
    """Return the least side in lpx of a control with text of this height: 44, or what the text needs."""
    return max(44, round(1.6 * pixels))


def message_pixels(pixels: int) -> int:
    """Return the height of the text of messages beside other text of this height."""
    return round(1.2 * pixels)
