"""Choosing a deal: the window that takes it, the forms it can have, and files it can come from."""

from collections.abc import Callable, Mapping

from klondike_qt.rules.found import Form
from klondike_qt.words import status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.translate import translate

_SOURCE = "Stands above a board before it is dealt: in which form it was given. "
PROGRAMS = {
    Form.MS: "Microsoft",
    Form.PYSOL: "PySolFC",
    Form.PYSOL_CARDS: "PySol Cards",
    Form.PYSOL_OLD: "PySol",
    Form.KPATIENCE: "KPatience",
    Form.GREENFELT: "Greenfelt",
    Form.MICROSOFT: "Microsoft Solitaire Collection",
    Form.KLONDIKE_SOLVER: "Klondike-Solver",
    Form.KSOLVE: "KSolve",
    Form.LONELYBOT: "lonelybot",
    Form.SOLVITAIRE: "Solvitaire",
}
"""The names of the programs whose numbers are known; they are the same in every language."""


def title() -> str:
    """Name the window that asks for a deal."""
    return translate("Deal by number or text", "Title of the window that asks for a deal.")


def label() -> str:
    """Explain what can be typed or pasted."""
    return translate(
        "Type a deal number from 1 to 2147483647. Or paste a deal, a code, a whole game, or a deal of another "
        "program, such as kpat 24.",
        "Stands above the field that takes a deal. The last two words stay as they are.",
    )


def open_button() -> str:
    """Name the button that reads a file."""
    return translate("&Open a file …", "Button: chooses a file that holds a deal or a game.")


def deal_button() -> str:
    """Name the button that deals."""
    return translate("&Deal", "Button: deals the wanted cards.")


def board_name() -> str:
    """Name the list of what lies where, for a deal that can still be refused."""
    return translate("The board", "Name of a list, for screen readers: what lies where in a deal.")


def looking() -> str:
    """Say that the solver is at work."""
    return translate("Looking whether it can be won …", "Stands above a board before it is dealt.")


def no_solver() -> str:
    """Say that nobody can tell whether a deal can be won."""
    return translate("Without the solver nobody knows whether it can be won", "Stands above a board.")


def file_title() -> str:
    """Name the window that asks for a file to open."""
    return translate("Open a deal or a game", "Title of the window that asks for a file.")


def source(form: Form, written: str, number: int | None) -> str:
    """Return where a board comes from: "Deal 24 of KPatience"."""
    if form in PROGRAMS:
        text = translate(
            "Deal {number} of {program}",
            _SOURCE + "{number}: its number there; {program}: a name.",
            number=written,
            program=PROGRAMS[form],
        )
        return followed(text, _two_deals(form, written))
    if form is Form.NUMBER:
        return translate("Deal {number}", _SOURCE + "{number}: its number.", number=number)
    return _TEXTS[form]()


_TEXTS: Mapping[Form, Callable[[], str]] = {
    Form.CHARACTERS: lambda: translate("A deal as 104 characters", _SOURCE),
    Form.CODE: lambda: translate("A deal from a code", _SOURCE),
    Form.POSITION: lambda: translate("The middle of a game", _SOURCE),
    Form.DIGITS: lambda: translate("A deal as 156 digits", _SOURCE),
    Form.PYSOL_BOARD: lambda: translate("A board of PySol", _SOURCE),
    Form.REVERSE_BOARD: lambda: translate("A board of KSolve", _SOURCE),
    Form.SOLVITAIRE_JSON: lambda: translate("A board of Solvitaire", _SOURCE),
    Form.KPATIENCE_FILE: lambda: translate("A game of KPatience, as it was left", _SOURCE),
}


def _two_deals(form: Form, written: str) -> str:
    """Return a warning where PySol has two deals of one number."""
    if form not in {Form.PYSOL, Form.PYSOL_CARDS} or written != "32000":
        return ""
    other = Form.PYSOL_CARDS if form is Form.PYSOL else Form.PYSOL
    return translate(
        "PySol has two deals with this number; the other one is {other}",
        _SOURCE + "{other}: what to type for it.",
        other=f"{other.value} {written}",
    )


def whole_game(moves: int, *, is_won: bool) -> str:
    """Say that a board is a game that goes on, or begins anew because it was won."""
    if is_won:
        return translate("A whole game that was won: it begins anew", _SOURCE)
    return listed((translate("A whole game, as it was left", _SOURCE), status.moves_text(moves)))


def file_unreadable(file: str, why: str) -> str:
    """Say that a file could not be read."""
    return translate(
        "{file} cannot be read: {why}",
        "Seen when a file cannot be opened. {file}: its name; {why}: what the system says.",
        file=file,
        why=why,
    )
