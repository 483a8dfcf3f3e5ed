"""What the command line asks of the window."""

from dataclasses import dataclass
from datetime import date

from klondike_qt.game.commands import NewGame
from klondike_qt.preferences.schema import Size, Theme
from klondike_qt.preferences.worn import Preset
from klondike_qt.rules.found import FoundDeal
from klondike_qt.rules.moves import Move
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import Variant

Wanted = FoundDeal | Position | NewGame
"""A deal to be dealt by the rules in force, or a position or a whole game, which bring their own rules."""


@dataclass(frozen=True, slots=True)
class Demonstration:
    """A game that the program plays before the player's eyes."""

    start: Position
    line: tuple[Move, ...]
    """Moves that win it."""
    number: int | None = None
    """Of the deal, if it has one."""


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """The options of the window; None (or False) where nothing was asked for."""

    deal: Wanted | None = None
    variant: Variant | None = None
    """The rules of this one game; they are not remembered."""
    new: bool = False
    """Begin another game although one could be gone on with."""
    size: Size | None = None
    theme: Theme | None = None
    screenshot: str | None = None
    """Save a picture of the table after the deal in this file and end; the player's own data is left alone."""
    window_size: tuple[int, int] | None = None
    """Width and height in logical pixels."""
    data_dir: str | None = None
    """Everything the program writes goes below it."""
    lang: str | None = None
    """The language of the texts, such as ``en``."""
    daily: date | None = None
    """The day whose deal is wanted."""
    demo: Demonstration | None = None
    """Play this game and end; the player's own data is left alone."""
    presets: tuple[Preset, ...] = ()
    """Switched on besides those that are; remembered, and they answer the set-up."""
    speech: bool | None = None
    """Whether the program speaks, this time."""
