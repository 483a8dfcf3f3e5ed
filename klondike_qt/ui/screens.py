"""What a screen is called, so that it is known again."""

from PySide6.QtGui import QScreen


def screen_name(screen: QScreen) -> str:
    """Return the maker, model and number of a screen, or the name of its plug if it does not tell them."""
    parts = (screen.manufacturer(), screen.model(), screen.serialNumber())
    return " ".join(filter(None, map(str.strip, parts))) or screen.name()
