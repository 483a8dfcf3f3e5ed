"""The help: where things are kept, and what to do when something does not work."""

from klondike_qt.words.handbook.blocks import Block, Heading, Points, Text
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.translate import translate

_NOTE = "The help, about files. "
_TROUBLE = "The help: what to do when something does not work. "


def title() -> str:
    """Name the chapter."""
    return translate("Your games and files", "A chapter of the help: where everything is kept.")


def blocks(facts: Facts) -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Text(translate("Every move is kept at once. Close the program when you like: the game is there again.", _NOTE)),
        Heading(translate("Where they are", _NOTE + "A heading.")),
        Points(
            (
                translate("Games and results: {file}", _NOTE + "{file}: a file.", file=facts.games),
                translate("Your choices: {file}", _NOTE + "{file}: a file.", file=facts.preferences),
            )
        ),
        Heading(translate("A safe copy", _NOTE + "A heading: how to keep a second copy of everything.")),
        Text(
            translate(
                "In a terminal, klondike-qt export my-games.json writes all to one file. klondike-qt import "
                "my-games.json brings it back, on this computer or another one.",
                _NOTE + "The commands stay as they are.",
            )
        ),
        Text(translate("Or close the program and copy both files.", _NOTE)),
        Text(translate("Nothing is ever sent anywhere.", _NOTE)),
    )


def troubles_title() -> str:
    """Name the chapter."""
    return translate("When something is wrong", "A chapter of the help.")


def troubles() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Heading(translate("The cards are too small or too large", _TROUBLE + "A heading.")),
        Text(translate("Press Ctrl+Plus or Ctrl+Minus. Ctrl+0 brings the usual size back.", _TROUBLE)),
        Heading(translate("I hear nothing", _TROUBLE + "A heading.")),
        Text(
            translate(
                "Press J for the voice of the program. With a screen reader, choose in the preferences how messages "
                "are spoken.",
                _TROUBLE,
            )
        ),
        Heading(translate("A key does nothing", _TROUBLE + "A heading.")),
        Text(translate("Press Esc until the table has the keyboard. The list of keys tells which keys act.", _TROUBLE)),
        Heading(translate("A card does not move", _TROUBLE + "A heading.")),
        Text(translate("The line with the yellow bar tells why, and what would fit.", _TROUBLE)),
        Heading(translate("I made a mistake", _TROUBLE + "A heading.")),
        Text(translate("Press U. It takes back one move each time, as far as you like.", _TROUBLE)),
        Heading(translate("A file is damaged", _TROUBLE + "A heading.")),
        Text(
            translate(
                "The program keeps the damaged file under a name with the date, tells you so, and saves what it can.",
                _TROUBLE,
            )
        ),
        Heading(translate("Something else", _TROUBLE + "A heading.")),
        Text(
            translate(
                "In a terminal, klondike-qt doctor tells what is missing. Send its lines with your report.",
                _TROUBLE + "klondike-qt doctor stays as it is.",
            )
        ),
    )
