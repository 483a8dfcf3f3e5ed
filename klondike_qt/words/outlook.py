"""Whether the game can still be won: what the figures show, and what is said about it."""

from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_BACK = "Heard when the player wants back to where the game could be won."
_WENT = "Heard after going back to the last position that can be won."
_MISSING = "Heard when something needs the solver and it could not be loaded. klondike-qt doctor: typed as it is."
_SHOWN = "Shown above the table: what the solver knows of this game. As short as can be. "


def can_be_won() -> str:
    """Name a game that can be won."""
    return translate("Can be won", _SHOWN)


def can_no_longer_be_won() -> str:
    """Name a game that could be won once."""
    return translate("Can no longer be won", _SHOWN + "It could be won before.")


def cannot_be_won() -> str:
    """Name a game that nobody can win."""
    return translate("Cannot be won", _SHOWN + "Nobody can win this deal.")


def not_known() -> str:
    """Name a game that nothing is proved about."""
    return translate("Not known", _SHOWN + "Nobody knows whether it can be won.")


def looking() -> str:
    """Name a game that is being looked at."""
    return translate("Looking …", _SHOWN + "The solver is at work.")


def no_solver() -> str:
    """Name what stands there when nothing can be found out."""
    return translate("No solver", _SHOWN + "The solver is missing on this computer.")


def all_states() -> tuple[str, ...]:
    """Return all that can stand there while one game is played, so that the room of the longest can be kept."""
    return can_be_won(), can_no_longer_be_won(), cannot_be_won(), not_known(), looking()


def lost(manner: Manner = NORMAL) -> str:
    """Say that the game can no longer be won, and what can be done."""
    if manner.is_brief:
        return can_no_longer_be_won()
    if not manner.rescue_key:
        return translate("The game can no longer be won", "Heard in place of a hint and when the game is looked at.")
    return translate(
        "The game can no longer be won. {key} goes back to where it could",
        "Heard after the move that lost the game, if the player wants to know. {key}: such as F8.",
        key=manner.rescue_key,
    )


def lost_from_the_start(manner: Manner = NORMAL) -> str:
    """Say that nobody can win this deal."""
    if manner.is_brief:
        return cannot_be_won()
    return translate("This deal cannot be won by anybody", "Heard in place of a hint and when the game is looked at.")


def still_winnable(manner: Manner = NORMAL) -> str:
    """Say that there is no need to go back."""
    if manner.is_brief:
        return translate("Can still be won", _BACK)
    return translate("The game can still be won from here", _BACK)


def went_back(turns: int, manner: Manner = NORMAL) -> str:
    """Say how far back the last position lies that can be won."""
    if manner.is_brief:
        return translate("Back by {n} moves", _WENT, n=turns, one="Back by {n} move")
    return translate(
        "Back by {n} moves: from here the game can be won. Redo goes forward again",
        _WENT,
        n=turns,
        one="Back by {n} move: from here the game can be won. Redo goes forward again",
    )


def no_way_back(manner: Manner = NORMAL) -> str:
    """Say that no earlier position is known to be winnable."""
    if manner.is_brief:
        return translate("No winnable moment known", _BACK + " Nobody knows.")
    return translate("No earlier moment of this game is known to be winnable", _BACK + " Nobody knows.")


def looking_back(manner: Manner = NORMAL) -> str:
    """Say that the search takes a while."""
    if manner.is_brief:
        return looking()
    return translate("Looking for the last moment when it could be won …", "Seen and heard when this takes a while.")


def solver_is_missing(manner: Manner = NORMAL) -> str:
    """Say that nothing can be found out on this computer, and where to learn more."""
    if manner.is_brief:
        return translate("The solver is missing", _MISSING)
    return translate(
        "The solver is missing, so nobody can tell what can be won. klondike-qt doctor tells more", _MISSING
    )
