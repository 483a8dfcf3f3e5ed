"""The colours of a system that was set to high contrast, where the window takes them over."""

from dataclasses import dataclass

from PySide6.QtGui import QPalette

from klondike_qt.ui.look.contrast import contrast

_HIGH = (7.0, 7.0, 4.5)
"""What window, buttons and what is chosen have at least: contrast themes of Windows keep to that."""
_ROLE = QPalette.ColorRole


@dataclass(frozen=True, slots=True)
class SystemColours:
    """What the system writes on what, as "#rrggbb"; each pair is easy to read."""

    window: str
    text: str
    button: str
    button_text: str
    chosen: str
    chosen_text: str

    @property
    def is_dark(self) -> bool:
        """Whether the text is lighter than its ground."""
        return contrast(self.window, "#000000") < contrast(self.window, "#FFFFFF")


def high_contrast_of(palette: QPalette) -> SystemColours | None:
    """Return the colours of a palette, or None if any text of it has less than high contrast."""
    roles = (_ROLE.Window, _ROLE.WindowText, _ROLE.Button, _ROLE.ButtonText, _ROLE.Highlight, _ROLE.HighlightedText)
    colours = [palette.color(QPalette.ColorGroup.Active, role).name() for role in roles]
    pairs = zip(colours[::2], colours[1::2], _HIGH, strict=True)
    return SystemColours(*colours) if all(contrast(one, other) >= least for one, other, least in pairs) else None
