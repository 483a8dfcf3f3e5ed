"""The six palettes of the cards, as data.

Every ink has at least 7:1 on its face; the four suits of the four-colour palettes stay apart for protan, deutan and
tritan eyes (ΔE of 25 at least). Where the colour family cannot be told by colour alone the red suits are outlined and
carry a double bar.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from klondike_qt.preferences.schema import Theme
from klondike_qt.rules.cards import Suit


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one pack of cards, as "#RRGGBB"."""

    face: str
    edge: str
    """The border of a card."""
    inks: Mapping[Suit, str]
    tint: str
    """The panel behind the symbol of a court card; the colour of the face where there is none."""
    family: bool = False
    """The red suits are outlined and carry a double bar."""
    dark: bool = False
    """The border is the only boundary of a dark card: it is twice as thick."""
    stark: bool = False
    """High contrast: no grain, no shading, black and white backs."""


def _inks(clubs: str, diamonds: str, hearts: str, spades: str) -> Mapping[Suit, str]:
    return {Suit.CLUBS: clubs, Suit.DIAMONDS: diamonds, Suit.HEARTS: hearts, Suit.SPADES: spades}


PALETTES: Mapping[Theme, Palette] = {
    Theme.CLASSIC: Palette("#FFFFFF", "#2A2E33", _inks("#000000", "#B00020", "#B00020", "#000000"), "#FBEFCF"),
    Theme.FOUR_COLOUR: Palette(
        "#FFFFFF", "#2A2E33", _inks("#18534B", "#021CF6", "#A21E0C", "#000000"), "#FBEFCF", family=True
    ),
    Theme.DARK: Palette(
        "#101418", "#B4BCC6", _inks("#18FC1C", "#58A4FD", "#FD7C63", "#FFFFFF"), "#1E262E", family=True, dark=True
    ),
    Theme.HIGH_CONTRAST_BLACK: Palette(
        "#000000",
        "#FFFFFF",
        _inks("#FFFFFF", "#FFFF00", "#FFFF00", "#FFFFFF"),
        "#000000",
        family=True,
        dark=True,
        stark=True,
    ),
    Theme.HIGH_CONTRAST_WHITE: Palette(
        "#FFFFFF", "#000000", _inks("#000000", "#000000", "#000000", "#000000"), "#FFFFFF", family=True, stark=True
    ),
    Theme.LOW_GLARE: Palette("#E3DAC3", "#3A342A", _inks("#000000", "#7E0A14", "#7E0A14", "#000000"), "#D8CBA6"),
}
"""Each palette by its theme."""
