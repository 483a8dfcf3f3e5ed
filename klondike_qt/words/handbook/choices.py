"""The help: all choices, with the sentences that the preferences have for them."""

from klondike_qt.words import preferences, presets
from klondike_qt.words.grammar import listed
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
                "Ctrl+Comma opens the preferences; there, Ctrl+F finds a choice by any word of it. All act at once; "
                "Ctrl+Z takes them back one by one.",
                _NOTE + "Ctrl+Comma, Ctrl+F and Ctrl+Z are keys.",
            )
        ),
        Text(
            translate(
                "Presets switch several choices on at once, and go together: {presets}. Taken off, they give back what "
                "was there before. F12 asks the first questions again.",
                _NOTE + "{presets}: their names. F12 is a key.",
                presets=listed(presets.preset_names().values()),
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
