"""The names of keys where Qt does not write them: in the terminal, and on web pages that it makes."""

from klondike_qt.words.translate import translate

_KEY = "What is written on a key; seen in the list of keys, alone or as in Ctrl+N."


def written(key: str) -> str:
    """Return a key as it is written on keyboards: "Ctrl+N" is "Strg+N" in German.

    ``key``: its portable text, such as "Shift+PgUp"; letters, digits and signs stay as they are.
    """
    names = _names()
    return "+".join(names.get(part, part) for part in key.split("+"))


def _names() -> dict[str, str]:
    return {
        "Ctrl": translate("Ctrl", _KEY),
        "Shift": translate("Shift", _KEY),
        "Space": translate("Space", _KEY),
        "Return": translate("Return", _KEY),
        "Enter": translate("Enter", _KEY),
        "Backspace": translate("Backspace", _KEY),
        "Pause": translate("Pause", _KEY),
        "Left": translate("Left arrow", _KEY),
        "Right": translate("Right arrow", _KEY),
        "Up": translate("Up arrow", _KEY),
        "Down": translate("Down arrow", _KEY),
        "Home": translate("Home", _KEY),
        "End": translate("End", _KEY),
        "PgUp": translate("Page Up", _KEY),
        "PgDown": translate("Page Down", _KEY),
    }
