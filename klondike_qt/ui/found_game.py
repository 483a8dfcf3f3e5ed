"""A game that was found in what the player typed, pasted, opened or dropped."""

from dataclasses import dataclass

from PySide6.QtCore import QMimeData

from klondike_qt.game.commands import NewGame
from klondike_qt.rules.position import Position


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game that a text stands for, with what there is to say about it."""

    game: NewGame
    position: Position
    """As the table would lie."""
    source: str
    """In which form it was given, and by which rules it would be played."""


def file_in(source: QMimeData) -> str:
    """Return the path of the first file of this machine in what is dropped or pasted, or nothing."""
    return next((url.toLocalFile() for url in source.urls() if url.isLocalFile()), "")
