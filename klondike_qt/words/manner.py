"""How much the player wants to hear."""

from dataclasses import dataclass

from klondike_qt.preferences.schema import PlaceNames, Verbosity


@dataclass(frozen=True, slots=True)
class Manner:
    """What sentences may mention, made from the preferences by whoever asks for a sentence."""

    score: bool = True
    """Points and dollars."""
    timer: bool = True
    """Minutes and seconds."""
    offer_finish: bool = True
    """Tell when the rest of the game can be played up at once."""
    rescue_key: str = ""
    """The key that goes back to where the game could be won, as the player has it; empty: there is none."""
    hint_key: str = "H"
    foundation_key: str = ""
    """The key that sends the focused card to its foundation; empty: there is none."""
    new_game_key: str = "F2"
    enter: bool = True
    """Enter picks up, puts down and draws."""
    verbosity: Verbosity = Verbosity.NORMAL
    place_names: PlaceNames = PlaceNames.AFTER
    """Where the name of the place stands in what a card says at the focus."""
    colours: bool = False
    """Red seven of hearts."""
    turned: bool = True
    """Which card was turned over."""
    emptied: bool = True
    """That a column became empty."""
    left: bool = True
    """How many cards the stock has left after a draw."""
    automatic: bool = True
    """Which cards went up by themselves."""

    @property
    def is_brief(self) -> bool:
        """Tell whether as little as possible is said."""
        return self.verbosity is Verbosity.BRIEF

    @property
    def is_verbose(self) -> bool:
        """Tell whether everything worth knowing is said."""
        return self.verbosity is Verbosity.VERBOSE


NORMAL = Manner()
BRIEF = Manner(verbosity=Verbosity.BRIEF)
VERBOSE = Manner(verbosity=Verbosity.VERBOSE)
