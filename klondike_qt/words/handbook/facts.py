"""What the help has to be told, because it is known elsewhere."""

from collections.abc import Sequence
from typing import NamedTuple

Row = tuple[str, str]


class Facts(NamedTuple):
    """Rows to be shown, and where files are."""

    keys: Sequence[Row] = ()
    """What each action does, and its keys."""
    commands: Sequence[Row] = ()
    """How each command of the command line is written, and what it does."""
    options: Sequence[Row] = ()
    """How each option is written, and what it does."""
    games: str = ""
    """Where games and results are kept."""
    preferences: str = ""
    """Where the player's choices are kept."""
