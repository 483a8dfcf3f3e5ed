"""The help: the command line, from its own definitions."""

from klondike_qt.words.handbook.blocks import Block, Grid, Heading, Text
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.translate import translate

_NOTE = "The help, about the command line. "


def title() -> str:
    """Name the chapter."""
    return translate("Command line", "A chapter of the help: commands to type in a terminal.")


def blocks(facts: Facts) -> tuple[Block, ...]:
    """Return the chapter."""
    what = translate("What it does", "Column head in the list of keys.")
    return (
        Text(
            translate(
                "In a terminal, klondike-qt opens the window. With a command behind it, no window is needed: "
                "klondike-qt text plays the whole game in words.",
                _NOTE + "klondike-qt and text stay as they are.",
            )
        ),
        Heading(translate("Commands", "Title of the window in which commands are found by typing.")),
        Grid(
            translate("Commands", "Title of the window in which commands are found by typing."),
            (translate("Command", _NOTE + "Head of a column."), what),
            facts.commands,
        ),
        Heading(translate("Options", _NOTE + "A heading.")),
        Grid(
            translate("Options", _NOTE + "A heading."),
            (translate("Option", _NOTE + "Head of a column."), what),
            facts.options,
        ),
    )
