"""Palettes as contrast themes of Windows make them."""

from PySide6.QtGui import QColor, QPalette


def contrast_palette(window: str, text: str, button: str, chosen: str, chosen_text: str) -> QPalette:
    """Return what a contrast theme of Windows makes of the palette."""
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, window),
        (QPalette.ColorRole.WindowText, text),
        (QPalette.ColorRole.Button, window),
        (QPalette.ColorRole.ButtonText, button),
        (QPalette.ColorRole.Highlight, chosen),
        (QPalette.ColorRole.HighlightedText, chosen_text),
    ):
        palette.setColor(role, QColor(colour))
    return palette


NIGHT_SKY = ("#000000", "#FFFFFF", "#FFEE32", "#D6B4FD", "#2B2B2B")
DESERT = ("#FFFAEF", "#3D3D3D", "#202020", "#903909", "#FFF5E3")
