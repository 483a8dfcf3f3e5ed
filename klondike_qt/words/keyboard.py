"""What the keyboard itself says: what was switched by a key, and what goes on between two keys."""

from klondike_qt.words.translate import translate

_SWITCHED = "Heard when a key switches this."


def how_much(verbosity: str) -> str:
    """Return how much is said from now on, by the value of the choice."""
    note = "Heard when a key changes how much is said."
    texts = {
        "brief": translate("Says the least", note),
        "normal": translate("Says the usual", note),
        "verbose": translate("Says everything", note),
    }
    return texts[verbosity]


def voice(*, on: bool) -> str:
    """Return whether the program speaks from now on."""
    return translate("Voice on", _SWITCHED) if on else translate("Voice off", _SWITCHED)


def sounds(*, on: bool) -> str:
    """Return whether sounds are played from now on."""
    return translate("Sounds on", _SWITCHED) if on else translate("Sounds off", _SWITCHED)


def paused() -> str:
    """Say that the clock stands until a key is pressed."""
    return translate("Paused; any key goes on", "Heard when the game is paused: the clock stands.")


def goes_on() -> str:
    """Say that the clock runs again."""
    return translate("The game goes on", "Heard when a key ends the pause.")
