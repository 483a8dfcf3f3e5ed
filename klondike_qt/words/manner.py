"""How much the player wants to hear."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """What sentences may mention, made from the preferences by whoever asks for a sentence."""

    score: bool = True
    """Points and dollars."""
    timer: bool = True
    """Minutes and seconds."""
    offer_finish: bool = True
    """Tell when the rest of the game can be played up at once."""
    rescue: bool = False
    """F8 goes back to where the game could be won."""


NORMAL = Manner()
