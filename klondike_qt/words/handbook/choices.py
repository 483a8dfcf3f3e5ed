"""The help: all choices, with the sentences that the preferences have for them."""

from klondike_qt.words import preferences
from klondike_qt.words.handbook.blocks import Block, Grid, Text
from klondike_qt.words.translate import translate

_NOTE = "The help, about the preferences. "


def title() -> str:
    """Name the chapter."""
    return translate("Choices", "A chapter of the help: everything that can be chosen in the preferences.")


def blocks() -> tuple[Block, ...]:
    """Return the chapter."""
    names, sentences = preferences.names(), preferences.explanations()
    return (
        Text(
            translate(
                "Ctrl+Comma opens the preferences. Type a word there to find a choice. All act at once.",
                _NOTE + "Ctrl+Comma is a key.",
            )
        ),
        Grid(
            title(),
            (
                translate("Choice", _NOTE + "Head of a column with names of choices."),
                translate("What it does", "Column head in the list of keys."),
            ),
            [(names[field], sentences[field]) for field in names],
        ),
    )
