"""The player's choices, frozen, with their defaults."""

from dataclasses import dataclass
from enum import StrEnum

from klondike_qt.rules.variant import KLONDIKE, Variant


class Size(StrEnum):
    """The five card sizes; see the size table of the layout."""

    S = "S"
    L = "L"
    XL = "XL"
    XXL = "XXL"
    MAX = "MAX"


class Switch(StrEnum):
    """A choice that can be left to the system."""

    AUTOMATIC = "automatic"
    ON = "on"
    OFF = "off"


class Deals(StrEnum):
    """Which deals a new game has."""

    WINNABLE = "winnable"
    ANY = "any"


class AutoComplete(StrEnum):
    """What happens when the game is settled."""

    OFF = "off"
    ASK = "ask"
    ON = "on"


class TableLayout(StrEnum):
    """Where stock, waste and foundations lie."""

    AUTOMATIC = "automatic"
    TOP_ROW = "top-row"
    SIDE_RAIL = "side-rail"


class Theme(StrEnum):
    """The palettes of the cards."""

    CLASSIC = "classic"
    FOUR_COLOUR = "four-colour"
    DARK = "dark"
    HIGH_CONTRAST_BLACK = "high-contrast-black"
    HIGH_CONTRAST_WHITE = "high-contrast-white"
    LOW_GLARE = "low-glare"


class Surface(StrEnum):
    """The cloths of the table."""

    FELT = "felt"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    WALNUT = "walnut"
    SLATE = "slate"
    BLACK = "black"
    CREAM = "cream"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Everything a player can choose; the defaults are those of a fresh data directory."""

    variant: Variant = KLONDIKE
    """The rules of the next game."""
    deals: Deals = Deals.WINNABLE
    """Whether new games can be won for certain, or are plain shuffles."""
    autoplay: bool = True
    """A click on a card sends it to its best place; off: it picks the card up."""
    safe_cards: bool = False
    """Cards that can never be needed again go up by themselves."""
    auto_complete: AutoComplete = AutoComplete.ASK
    rings: bool = True
    """Brackets on the legal places of a held card."""
    confirm: bool = True
    """Ask before a game with moves is left for a new one."""
    size: Size = Size.S
    layout: TableLayout = TableLayout.AUTOMATIC
    left_handed: bool = False
    """Mirror the table."""
    theme: Theme = Theme.CLASSIC
    surface: Surface = Surface.FELT
    whole_hint: bool = False
    """The hint key tells the whole hint at once; off: first where to look."""
    fair_hints: bool = False
    """Hints use only what the player can have seen."""
    show_state: bool = False
    """Show whether the game can still be won."""
    tell_lost: bool = False
    """Say when the game can no longer be won."""
    reduced_motion: Switch = Switch.AUTOMATIC
    show_timer: bool = True
    show_score: bool = True
