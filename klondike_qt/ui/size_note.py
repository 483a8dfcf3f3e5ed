"""Telling that the chosen card size does not fit this window."""

from collections.abc import Callable

from klondike_qt.ui.table.scene import TableScene
from klondike_qt.words import dialogs as words


class SizeNote:
    """Says once, each time it begins, that seven columns of the chosen size do not fit."""

    def __init__(self, scene: TableScene, say: Callable[[str], None]) -> None:
        self._scene = scene
        self._say = say
        self._is_short = False

    def check(self) -> None:
        """Look at the picture as it is laid out now."""
        was_short, self._is_short = self._is_short, self._scene.picture.floor_reached
        if self._is_short and not was_short:
            self._say(words.size_does_not_fit())
