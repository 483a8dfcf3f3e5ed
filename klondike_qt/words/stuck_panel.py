"""What the panel says that offers a way on when a game is stuck or lost."""

from klondike_qt.words.translate import translate

_BUTTON = "Button on the panel of a game that is stuck or lost. "


def stuck() -> str:
    """Say that nothing can be played."""
    return translate("Nothing can be played any more", "Heads the panel of a game that is stuck.")


def lost() -> str:
    """Say that the game cannot be won any more."""
    return translate("The game can no longer be won", "Heads the panel of a game that is lost.")


def lost_from_the_start() -> str:
    """Say that the deal cannot be won."""
    return translate("This deal cannot be won by anybody", "Heads the panel of a deal that nobody can win.")


def undo() -> str:
    """Name the button that takes the last move back."""
    return translate("&Undo", _BUTTON + "Takes the last move back.")


def rescue() -> str:
    """Name the button that goes back to the last position that can be won."""
    return translate("&Back to where it could be won", _BUTTON + "Takes back what lost the game.")


def restart() -> str:
    """Name the button that goes back to the opening."""
    return translate("&Restart", _BUTTON + "The same deal from its beginning.")


def new_game() -> str:
    """Name the button that deals other cards."""
    return translate("&New game", _BUTTON + "Deals other cards.")


def leave() -> str:
    """Name the button that closes the panel."""
    return translate("&Close", _BUTTON + "Only takes the panel away.")
