"""Which presets are switched on, and what the choices were that they changed."""

from dataclasses import dataclass
from enum import StrEnum


class Preset(StrEnum):
    """Choices that go together, for one way of seeing, hearing or handling; the order decides between them."""

    LOW_VISION = "low-vision"
    SCREEN_READER = "screen-reader"
    TREMOR = "tremor"
    SWITCH = "switch"
    COLOUR = "colour"
    CALM = "calm"
    KEYBOARD = "keyboard"


@dataclass(frozen=True, slots=True)
class Worn:
    """The presets that are switched on."""

    presets: tuple[Preset, ...] = ()
    """In the order of ``Preset``."""
    before: tuple[tuple[str, object], ...] = ()
    """Fields of the preferences that they changed, with the values that these had before, in the order of the names."""
    withstood: tuple[tuple[str, object], ...] = ()
    """Fields that the player had changed by hand and that presets changed again since: what presets had made of them
    when that was done, in the order of the names."""


NOTHING_WORN = Worn()
