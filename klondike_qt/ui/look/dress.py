"""What the courts of the Classic face wear: the colour of every part of a plate, by theme and suit.

On white faces the leading is nearly black. On dark ones it is the colour of the face, so that the figures look like
stained glass, and all that is dark elsewhere (hair, night robes) is lifted. High contrast has black, white, the two
colours of its index, and one grey between them for hair and fur: it is told from black and from white alike.
"""

from collections.abc import Mapping
from typing import NamedTuple

from klondike_qt.preferences.schema import Theme
from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.palettes import PALETTES

Colours = Mapping[str, str]
"""The colour "#RRGGBB" of each part of a plate."""


class Dress(NamedTuple):
    """The colours of one court."""

    large: Colours
    """On cards that show small ornament."""
    small: Colours
    """On narrower ones."""


_HAIR = {
    "hair-black": "#2A2D36",
    "hair-white": "#EDEBE4",
    "hair-umber": "#33231D",
    "hair-auburn": "#9A4A1E",
    "hair-blond": "#E2B65A",
}
_ORDINARY = {
    **_HAIR,
    "line": "#14171C",
    "gold": "#E9B234",
    "paper": "#FFFFFF",
    "fur": "#FFFFFF",
    "tail": "#14171C",
    "steel": "#DDE3EA",
    "wood": "#8A5A33",
    "leaf": "#2E7D4F",
    "vein": "#FFFFFF",
    "white": "#FFFFFF",
    "pupil": "#14171C",
    "lips": "#B3202E",
    "strand-white": "#14171C",
    "strand-umber": "#E9B234",
    "strand-auburn": "#E9B234",
}
_SKINS = {
    Suit.SPADES: ("#F3DAC4", "#D3A98A"),
    Suit.HEARTS: ("#F7D7B5", "#E0AC82"),
    Suit.DIAMONDS: ("#E6B283", "#C48850"),
    Suit.CLUBS: ("#B87B50", "#8E5731"),
}
"""Skin and its shade."""
_LOW_GLARE = {
    "gold": "#D9A63A",
    "paper": "#F1EBDB",
    "fur": "#F1EBDB",
    "vein": "#F1EBDB",
    "white": "#F1EBDB",
    "steel": "#CFD3D3",
    "hair-white": "#E9E3D2",
}
_DARK = {
    "line": "#101418",
    "tail": "#101418",
    "gold": "#F0BE4B",
    "paper": "#EEF1F4",
    "fur": "#EEF1F4",
    "steel": "#EEF1F4",
    "leaf": "#3FA56C",
    "wood": "#A87547",
    "hair-black": "#566079",
    "hair-umber": "#7A5138",
    "hair-auburn": "#B4602E",
    "strand-white": "#101418",
    "jewel": "#101418",
    "stud": "#101418",
}
_GREY = "#7A7A7A"
_ROBES: Mapping[Theme, Mapping[Suit, tuple[str, str, str]]] = {
    Theme.CLASSIC: {
        Suit.SPADES: ("#22304F", "#141C31", "#6C89B8"),
        Suit.HEARTS: ("#B00020", "#7C0018", "#F0A08C"),
        Suit.DIAMONDS: ("#C8452B", "#8E2413", "#F3C38B"),
        Suit.CLUBS: ("#1F4B45", "#12302C", "#7FB09A"),
    },
    Theme.FOUR_COLOUR: {
        Suit.SPADES: ("#2B2F38", "#16181D", "#8D98AA"),
        Suit.HEARTS: ("#B3261A", "#7D140A", "#F0A08C"),
        Suit.DIAMONDS: ("#2340D8", "#11208A", "#93B4F5"),
        Suit.CLUBS: ("#1F6157", "#123B35", "#7FC0A6"),
    },
    Theme.DARK: {
        Suit.SPADES: ("#C9D2DE", "#8994A5", "#F4F7FA"),
        Suit.HEARTS: ("#E8614A", "#A93A28", "#FFC2B0"),
        Suit.DIAMONDS: ("#3F86DC", "#265C9F", "#B5D6FF"),
        Suit.CLUBS: ("#27B33A", "#17762A", "#A9F0AE"),
    },
    Theme.LOW_GLARE: {
        Suit.SPADES: ("#22304F", "#141C31", "#6C89B8"),
        Suit.HEARTS: ("#9C1524", "#6E0A18", "#D98F78"),
        Suit.DIAMONDS: ("#B5472B", "#7E2413", "#DDB07C"),
        Suit.CLUBS: ("#1F4B45", "#12302C", "#7FA590"),
    },
}
"""Robe, its deeper and its lighter tone."""


def dress(theme: Theme, suit: Suit) -> Dress:
    """Return the colours of a court."""
    if PALETTES[theme].stark:
        colours = _stark(theme, suit)
        # Small white curls beside a white face would be one blot to weak eyes.
        dark = colours["hair-black"]
        return Dress(colours, {**colours, "cloth": colours["main"], "hair-white": dark, "hair-blond": dark})
    colours = _coloured(theme, suit)
    clubs = suit is Suit.CLUBS  # the small leaves of its sprigs merge on a narrow card
    return Dress({**colours, "cloth": colours["second" if clubs else "deep"]}, {**colours, "cloth": colours["deep"]})


def _coloured(theme: Theme, suit: Suit) -> Colours:
    main, deep, second = _ROBES[theme][suit]
    skin, shade = _SKINS[suit]
    special = {Theme.DARK: _DARK, Theme.LOW_GLARE: _LOW_GLARE}.get(theme, {})
    figure = {
        "main": main,
        "deep": deep,
        "second": second,
        "jewel": main,
        "stud": deep,
        "skin": skin,
        "shade": shade,
        "strand": second,
    }
    return {**_ORDINARY, **figure, **special}


def _stark(theme: Theme, suit: Suit) -> Colours:
    """Return black and white, with a grey for hair; on black the robes are in the ink of the suit."""
    on_black = theme is Theme.HIGH_CONTRAST_BLACK
    ink = PALETTES[theme].inks[suit]
    hair = dict.fromkeys(_HAIR, _GREY if on_black else "#000000")
    light = "#FFFFFF"
    parts = dict.fromkeys(_ORDINARY, light)
    return {
        **parts,
        **hair,
        "hair-white": light,
        "hair-blond": ink if on_black else light,
        "line": "#000000",
        "pupil": "#000000",
        "lips": "#000000",
        "tail": "#000000",
        "mouth": light,
        "strand": "#000000" if on_black else light,
        "strand-white": "#000000",
        "strand-umber": "#000000" if on_black else light,
        "strand-auburn": "#000000" if on_black else light,
        "gold": ink if on_black else light,
        "main": ink if on_black else "#000000",
        "deep": "#000000",
        "jewel": "#000000",
        "stud": "#000000",
        "second": _GREY if on_black else light,
        "leaf": _GREY if on_black else "#000000",
        "vein": "#000000" if on_black else light,
        "weave": "#000000" if on_black else light,
        "cloth": "#000000" if on_black else light,
        "skin": light,
        "shade": light,
    }
