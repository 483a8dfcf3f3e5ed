"""Everything worth knowing about what the focus is on."""

from klondike_qt.game.updates import Standing
from klondike_qt.words import overview
from klondike_qt.words.manner import NORMAL, Manner


def told(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return position, what covers the focused card and what could take it (the key I)."""
    return overview.focus_text(standing, manner)
