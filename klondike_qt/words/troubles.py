"""What went wrong on disk, in one plain message: what, where, and what to do."""

from errno import EISDIR, ENXIO

from klondike_qt.words.grammar import followed
from klondike_qt.words.translate import translate

_WHY_UNREAD = "Why something cannot be read; follows a name and a colon."
_WHY_UNWRITTEN = "Why something cannot be written; follows a name and a colon."

_SEEN = "Seen once, when a file makes trouble. {path}: its name and place. "


def told(kind: str, path: str, set_aside_as: str | None = None) -> str:
    """Return the message for a kind of trouble of the store (its value as text) with one file."""
    match kind:
        case "damaged":
            return _damaged(path, set_aside_as)
        case "newer":
            text = translate("{path} comes from a newer version of this game and is left alone", _SEEN, path=path)
            return followed(text, _not_kept())
        case "unwritable":
            text = translate("Nothing can be saved in {path}", _SEEN, path=path)
            return followed(text, _not_kept())
        case "preferences-newer":
            text = translate("{path} comes from a newer version of this game and is left alone", _SEEN, path=path)
            return followed(text, _choices_not_kept())
        case "preferences-unwritable":
            return followed(translate("Nothing can be saved in {path}", _SEEN, path=path), _choices_not_kept())
        case "not-saved":
            text = translate("The game could not be saved in {path}", _SEEN, path=path)
            return followed(
                text, translate("Each new move tries again; is the disk full?", "Ends a message about saving.")
            )
        case "second-window":
            return translate(
                "Klondike is open in another window; this one has a game of its own",
                "Seen when the program is started twice.",
            )
        case "game-set-aside":
            return _game_set_aside(path, set_aside_as)
        case _:
            return translate("There is trouble with the file {path}", _SEEN, path=path)


def _damaged(path: str, copy: str | None) -> str:
    text = translate("{path} was damaged", _SEEN, path=path)
    if copy is None:
        return followed(text, translate("What could be read is here", "Ends a message about a damaged file."))
    return followed(
        text,
        translate("It is kept as {copy}", "Where the damaged file is now. {copy}: its new name and place.", copy=copy),
        translate("What could be read is here", "Ends a message about a damaged file."),
    )


def _game_set_aside(path: str, copy: str | None) -> str:
    text = translate("A saved game in {path} breaks the rules and was put aside", _SEEN, path=path)
    if copy is None:
        return text
    return followed(
        text,
        translate("It is kept as {copy}", "Where the damaged file is now. {copy}: its new name and place.", copy=copy),
    )


def _not_kept() -> str:
    return translate("You can play, but this game will not be kept", "Ends a message about a file that cannot be used.")


def _choices_not_kept() -> str:
    return translate(
        "You can play, but what you change in the preferences will not be kept",
        "Ends a message about a file of preferences that cannot be used.",
    )


def texts_damaged(path: str) -> str:
    """Tell that the texts of the player's language cannot be read."""
    return translate(
        "{path} is damaged, so all texts are in English; installing the program again brings the others back",
        _SEEN,
        path=path,
    )


def why(number: int | None, told: str) -> str:
    """Return why a file cannot be read: by the number of the system's error, or as the system told it."""
    if number == EISDIR:
        return translate("it is a folder; choose a file", _WHY_UNREAD)
    if number == ENXIO:
        return translate("it is a pipe or a device; save its content in a file first", _WHY_UNREAD)
    return told


def why_unwritten(number: int | None, told: str) -> str:
    """Return why a file cannot be written: by the number of the system's error, or as the system told it."""
    if number == ENXIO:
        return translate("it is a pipe or a device; choose the name of a file", _WHY_UNWRITTEN)
    return why(number, told)


def no_name() -> str:
    """Return why nothing can be done with a name that is empty."""
    return translate("no name was given", "Why an argument or a file cannot be used; follows a colon.")
