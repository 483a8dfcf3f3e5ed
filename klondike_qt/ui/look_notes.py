"""Telling which look was chosen, and what of it cannot be had."""

from collections.abc import Callable

from klondike_qt.preferences.schema import Preferences, TableLayout
from klondike_qt.ui.table.picture import BadgeKind
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.words import dialogs as words
from klondike_qt.words.grammar import followed
from klondike_qt.words.menu_choices import chosen_text
from klondike_qt.words.tags import out_of_sight

TOLD = ("size", "face", "theme", "back", "surface", "layout", "text_size")
"""The choices whose new value is told."""


class LookNotes:
    """Says what was chosen, and once, each time it begins, what does not fit or is missing."""

    def __init__(self, scene: TableScene, say: Callable[[str], None]) -> None:
        self._scene = scene
        self._say = say
        self._is_short = False
        self._is_faceless = False
        self._knows_bars = False

    def tell(self, old: Preferences, now: Preferences) -> None:
        """Say which looks are in force now that were not before."""
        changed = [name for name in TOLD if getattr(old, name) != getattr(now, name)]
        if changed:
            chosen = (chosen_text(name, getattr(now, name)) for name in changed)
            self._say(followed(*chosen, self._shortage(), self._loss(), self._no_rail(now)))

    def _no_rail(self, now: Preferences) -> str:
        wanted = now.layout is TableLayout.SIDE_RAIL
        return words.no_room_beside() if wanted and self._scene.picture.rail is None else ""

    def check(self) -> None:
        """Look at the picture as it is laid out now, after the window has got another size."""
        self._say(followed(self._shortage(), self._loss()))

    def bar(self, line: str, has_room: Callable[[str], bool]) -> str:
        """Return what a bar in a long column means, once, when there is one and room behind a message to tell it."""
        if self._knows_bars:
            return ""
        kinds = {badge.kind for badge in self._scene.picture.badges} & {BadgeKind.MORE, BadgeKind.BELOW}
        note = out_of_sight(upwards=BadgeKind.MORE in kinds) if kinds else ""
        self._knows_bars = bool(note) and has_room(followed(line, note))
        return note if self._knows_bars else ""

    def _shortage(self) -> str:
        was_short, self._is_short = self._is_short, self._scene.picture.floor_reached
        return words.size_does_not_fit() if self._is_short and not was_short else ""

    def _loss(self) -> str:
        was_faceless, self._is_faceless = self._is_faceless, self._scene.artwork.lacks_plates
        return words.no_classic_faces() if self._is_faceless and not was_faceless else ""
