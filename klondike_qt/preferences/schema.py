"""The player's choices, frozen, with their defaults."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from klondike_qt.preferences.keys import Keys
from klondike_qt.preferences.screens import Screens
from klondike_qt.preferences.worn import NOTHING_WORN, Worn
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


class WishedDifficulty(StrEnum):
    """How hard to win the deals of new games are."""

    ANY = "any"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    VERY_HARD = "very-hard"


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


class Face(StrEnum):
    """The drawings of the cards."""

    LARGE_PRINT = "large-print"
    CLASSIC = "classic"


class Back(StrEnum):
    """The backs of the cards."""

    LATTICE = "lattice"
    SUNBURST = "sunburst"
    SHELLS = "shells"
    QUIET = "quiet"


class Surface(StrEnum):
    """The cloths of the table."""

    FELT = "felt"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    WALNUT = "walnut"
    SLATE = "slate"
    BLACK = "black"
    CREAM = "cream"


class WindowLook(StrEnum):
    """The colours of what stands round the table."""

    TABLE = "table"
    """Dark, in the colour of the cloth."""
    SYSTEM = "system"
    """Light where the system is light, else dark."""
    LIGHT = "light"


class TextSize(StrEnum):
    """The height of all text round the table, in lpx."""

    AUTOMATIC = "automatic"
    """The usual one, or as much larger as the system's own text is."""
    USUAL = "20"
    LARGE = "24"
    LARGER = "30"
    LARGEST = "40"


class MotionSpeed(StrEnum):
    """How fast cards travel."""

    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Verbosity(StrEnum):
    """How much is said of each thing."""

    BRIEF = "brief"
    NORMAL = "normal"
    VERBOSE = "verbose"


class PlaceNames(StrEnum):
    """Where the name of the place stands in what is said of a card."""

    BEFORE = "before"
    AFTER = "after"
    NONE = "none"


class SpeechRoute(StrEnum):
    """How messages reach the ear of a player who uses a screen reader."""

    AUTOMATIC = "automatic"
    ANNOUNCEMENT = "announcement"
    NOTIFICATION = "notification"
    SELF_VOICE = "self-voice"


class MessagePlace(StrEnum):
    """Where the message line stands."""

    BOTTOM = "bottom"
    TOP = "top"
    HIDDEN = "hidden"


class Scanning(StrEnum):
    """With how many switches the player plays."""

    OFF = "off"
    ONE_SWITCH = "one-switch"
    TWO_SWITCHES = "two-switches"


def _bounded(default: int, least: int, most: int) -> int:
    """Return a field for a whole number from ``least`` to ``most``."""
    number: int = field(default=default, metadata={"least": least, "most": most})
    return number


@dataclass(frozen=True, slots=True)
class Preferences:
    """Everything a player can choose; the defaults are those of a fresh data directory."""

    variant: Variant = KLONDIKE
    """The kind of the next game; see ``rules``."""
    time_bonus: bool = True
    """A fast win earns points, where the kind of game gives any."""
    deals: Deals = Deals.WINNABLE
    """Whether new games can be won for certain, or are plain shuffles."""
    difficulty: WishedDifficulty = WishedDifficulty.ANY
    """How hard winnable deals are to be."""
    autoplay: bool = True
    """A click on a card sends it to its best place; off: it picks the card up."""
    safe_cards: bool = False
    """Cards that can never be needed again go up by themselves."""
    auto_complete: AutoComplete = AutoComplete.ASK
    rings: bool = True
    """Brackets on the legal places of a held card."""
    confirm: bool = True
    """Ask before a game with moves is left for a new one."""
    pause_hides: bool = False
    """A pause covers the cards."""
    keep_balance: bool = False
    """Carry the dollars of Las Vegas from deal to deal, and show them."""
    size: Size = Size.S
    layout: TableLayout = TableLayout.AUTOMATIC
    left_handed: bool = False
    """Mirror the table."""
    merge_hidden: bool = False
    """The face-down cards of a column are always one back with their number."""
    face: Face = Face.LARGE_PRINT
    theme: Theme = Theme.CLASSIC
    back: Back = Back.LATTICE
    system_contrast: bool = True
    """High contrast while the system asks for it, unless the theme is one that the player chose."""
    surface: Surface = Surface.FELT
    plain_cloth: bool = False
    """The cloth is one flat colour: no grain, no light."""
    window_look: WindowLook = WindowLook.TABLE
    text_size: TextSize = TextSize.AUTOMATIC
    whole_hint: bool = False
    """The hint key tells the whole hint at once; off: first where to look."""
    fair_hints: bool = False
    """Hints use only what the player can have seen."""
    show_state: bool = False
    """Show whether the game can still be won."""
    tell_lost: bool = False
    """Say when the game can no longer be won."""
    reduced_motion: Switch = Switch.AUTOMATIC
    motion_speed: MotionSpeed = MotionSpeed.NORMAL
    show_timer: bool = True
    show_score: bool = True
    simple_window: bool = False
    """Six controls and no figures above the table; keys and the list of commands do all else."""
    verbosity: Verbosity = Verbosity.NORMAL
    place_names: PlaceNames = PlaceNames.AFTER
    colour_words: Switch = Switch.AUTOMATIC
    """Say "red seven of hearts"; automatic: only when everything is said."""
    say_turned: bool = True
    """Say which card was turned over."""
    say_emptied: bool = True
    """Say that a column became empty."""
    say_left: bool = True
    """Say how many cards the stock has left after a draw."""
    say_automatic: bool = True
    """Say which cards went up by themselves."""
    speech_route: SpeechRoute = SpeechRoute.AUTOMATIC
    speech: bool = False
    """The program speaks with a voice of its own."""
    speech_beside_reader: bool = False
    """The own voice speaks although a screen reader runs."""
    speech_rate: int = _bounded(100, 50, 300)
    """Percent of the usual pace of the voice."""
    speech_pitch: int = _bounded(100, 50, 200)
    """Percent of the usual height of the voice."""
    speech_volume: int = _bounded(80, 0, 100)
    """Percent."""
    speech_voice: str = ""
    """The name of the voice; empty: whichever the system offers first for the language."""
    sounds: bool = True
    sound_volume: int = _bounded(60, 0, 100)
    """Percent."""
    sound_space: bool = False
    """Sounds come from the side of their column, higher for higher ranks."""
    message_line: MessagePlace = MessagePlace.BOTTOM
    quick_moves: bool = False
    """Two digits move cards from one place to another."""
    letters: bool = True
    """Single letters, digits and signs are keys of the table."""
    double_strike: int = _bounded(0, 0, 2000)
    """Milliseconds within which the same key again is taken for an accident; 0: never."""
    drag: bool = True
    """Cards can be dragged."""
    click_picks: bool = True
    """A click picks a card up, where it does not send it, and a click on a place puts it down."""
    double_click: bool = True
    """A double click sends a card, where a click picks it up."""
    reach: int = _bounded(12, 4, 60)
    """How far a press may tremble and still be a click, in lpx."""
    accident: int = _bounded(300, 0, 2000)
    """Milliseconds within which a second click at the same spot is taken for an accident; 0: never."""
    dwell: int = _bounded(0, 0, 4000)
    """Milliseconds after which a resting pointer clicks, 400 at least; 0: it does not."""
    numbers: bool = False
    """Places show the keys that lead there."""
    scanning: Scanning = Scanning.OFF
    scan_pace: int = _bounded(1500, 300, 10_000)
    """Milliseconds for which each thing is framed."""
    scan_loops: int = _bounded(3, 1, 10)
    """How often all things are framed before the frame rests."""
    scan_aloud: bool = True
    """Say what is framed."""
    scan_undo: bool = True
    """After a move, taking it back is framed first."""
    scan_release: bool = False
    """A switch counts when it is let go."""
    wrap: bool = False
    """Arrows go on at the other end of the row."""
    screens: Screens = ()
    """What a bank card measured on the player's screens; on others an inch has 96 pixels."""
    keys: Keys = ()
    """The player's own keys for actions, by their ids; all others have the keys that they came with."""
    presets: Worn = NOTHING_WORN
    """The presets that are switched on, and what they changed."""

    @property
    def shows_timer(self) -> bool:
        """Whether time is shown and told."""
        return self.show_timer and not self.simple_window

    @property
    def shows_score(self) -> bool:
        """Whether points and moves are shown and told."""
        return self.show_score and not self.simple_window

    @property
    def rules(self) -> Variant:
        """The rules of the next game: those of its kind, without points for a fast win where none are wished."""
        return replace(self.variant, time_bonus=self.variant.time_bonus and self.time_bonus)
