"""Whether the game can still be won: what the figures show, and what is said about it."""

from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

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


def lost_from_the_start() -> str:
    """Say that nobody can win this deal."""
    return translate("This deal cannot be won by anybody", "Heard in place of a hint and when the game is looked at.")


def still_winnable() -> str:
    """Say that there is no need to go back."""
    return translate(
        "The game can still be won from here", "Heard when the player wants back to where it could be won."
    )


def went_back(turns: int) -> str:
    """Say how far back the last position lies that can be won."""
    return translate(
        "Back by {n} moves: from here the game can be won. Redo goes forward again",
        "Heard after going back to the last position that can be won.",
        n=turns,
        one="Back by {n} move: from here the game can be won. Redo goes forward again",
    )


def no_way_back() -> str:
    """Say that no earlier position is known to be winnable."""
    return translate(
        "No earlier moment of this game is known to be winnable",
        "Heard when the player wants back to where the game could be won, and nobody knows.",
    )


def looking_back() -> str:
    """Say that the search takes a while."""
    return translate("Looking for the last moment when it could be won …", "Seen and heard when this takes a while.")


def solver_is_missing() -> str:
    """Say that nothing can be found out on this computer, and where to learn more."""
    return translate(
        "The solver is missing, so nobody can tell whether the game can be won. "
        "The command klondike-qt doctor tells more",
        "Heard when something needs the solver and it could not be loaded. klondike-qt doctor: typed as it is.",
    )
