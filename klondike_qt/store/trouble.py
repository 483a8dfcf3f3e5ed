"""What can go wrong on disk, as values; the store itself says nothing to the player."""

from dataclasses import dataclass
from enum import StrEnum


class TroubleKind(StrEnum):
    """Kinds of trouble, each told to the player once in one plain sentence."""

    DAMAGED = "damaged"
    """A file could not be read; it was set aside, and what could be saved was saved."""
    NEWER = "newer"
    """A later version of the program wrote the file; it is left alone and nothing is kept this time."""
    UNWRITABLE = "unwritable"
    """Nothing can be written there; the game is played in memory only."""
    PREFERENCES_NEWER = "preferences-newer"
    """A later version wrote the preferences; they are left alone, and what is chosen is not kept."""
    PREFERENCES_UNWRITABLE = "preferences-unwritable"
    """The preferences cannot be read or written; what is chosen is not kept."""
    NOT_SAVED = "not-saved"
    """Writing failed in the middle of play (a full disk); it is tried again with the next move."""
    SECOND_WINDOW = "second-window"
    """Another window plays on the same data; this one has a game of its own."""
    GAME_SET_ASIDE = "game-set-aside"
    """A stored game does not follow the rules; its text is kept, the results stay."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One thing that went wrong with one file."""

    kind: TroubleKind
    path: str
    """The file or directory that it is about."""
    set_aside_as: str | None = None
    """Where the damaged file lies now."""
    detail: str = ""
    """What the system said, for the log and for doctor."""
