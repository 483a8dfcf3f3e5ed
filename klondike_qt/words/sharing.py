"""Sharing the game on the table: its number, its cards, a code, or all of it as a file."""

from klondike_qt.words.translate import translate

_HEARD = "Heard when something of the game was copied. "


def number_copied(number: int) -> str:
    """Say that the deal number lies on the clipboard."""
    return translate("Deal number {number} is on the clipboard", _HEARD, number=number)


def no_number() -> str:
    """Say that a deal has no number, and what can be copied instead."""
    return translate("This deal has no number; copy its cards or its code", "Heard when a number is to be copied.")


def code_copied(code: str) -> str:
    """Say that the code lies on the clipboard."""
    return translate(
        "The code {code} is on the clipboard", _HEARD + "{code}: such as klondike:draw-three:24:B0.", code=code
    )


def no_code() -> str:
    """Say that a game that began in the middle has no code."""
    return translate(
        "This game began in the middle, so it has no code; save it as a file", "Heard when a code is to be copied."
    )


def save_title() -> str:
    """Name the window that asks where a game is to be saved."""
    return translate("Save this game as a file", "Title of the window that asks for a file.")


def file_kind() -> str:
    """Name the kind of file."""
    return translate("Klondike games", "A kind of file, in the window that asks for a file.")


def file_name(number: int | None) -> str:
    """Return the name that is offered for the file, without its ending."""
    if number is None:
        return translate("klondike game", "The name that is offered for a file with a game.")
    return translate("klondike deal {number}", "The name that is offered for a file with a game.", number=number)


def saved(file: str) -> str:
    """Say that the game is saved."""
    return translate("The game is saved as {file}", "Heard when a game was saved as a file.", file=file)


def not_saved(file: str, why: str) -> str:
    """Say that the game could not be saved."""
    return translate(
        "The game could not be saved as {file}: {why}",
        "Heard when a game could not be saved as a file. {why}: what the system says.",
        file=file,
        why=why,
    )
