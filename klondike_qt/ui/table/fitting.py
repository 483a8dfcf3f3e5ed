"""What the table must fit in: the area of its view, its screen, and the direction of reading."""

from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.screens import scale_on
from klondike_qt.ui.table.picture import Frame

LEAST_SIZE = (640, 221)
"""The smallest table that is laid out, in lpx."""


class Fitting:
    """Remembers what a view asked for, and makes the frame of a picture of it.

    ``is_known``: a view has asked for a size; before, everything is laid out for the smallest table.
    """

    def __init__(self) -> None:
        self.is_known = False
        self.size: tuple[float, float] = LEAST_SIZE
        self._screen = ""
        self._from_right = False

    def ask(self, width: float, height: float, screen: str, *, from_right: bool) -> bool:
        """Take a size in lpx on the screen of a name, and answer whether anything is other than before."""
        size = max(width, LEAST_SIZE[0]), max(height, LEAST_SIZE[1])
        was = self.is_known, self.size, self._screen, self._from_right
        self.is_known, self.size, self._screen, self._from_right = True, size, screen, from_right
        return was != (True, size, screen, from_right)

    def frame(self, choices: Preferences) -> Frame:
        """Return what a picture must fit in, with the player's choices."""
        scale = scale_on(choices.screens, self._screen)
        is_mirrored = choices.left_handed != self._from_right
        return Frame(*self.size, choices.size, choices.layout, is_mirrored, choices.merge_hidden, scale)
