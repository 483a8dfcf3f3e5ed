"""The chapters of the help, in their order."""

from klondike_qt.words.handbook import choices, commands, dealing, files, moves, rulings, scores, senses, table
from klondike_qt.words.handbook.blocks import Chapter, Grid, Text
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.translate import translate


def title() -> str:
    """Name the help."""
    return translate("How to play", "Title of the help.")


def chapters(facts: Facts) -> tuple[Chapter, ...]:
    """Return the whole help."""
    return (
        Chapter("table", table.title(), table.blocks()),
        Chapter("moves", moves.title(), moves.blocks()),
        Chapter("score", scores.title(), scores.blocks()),
        Chapter("rules", rulings.title(), rulings.blocks()),
        Chapter("deals", dealing.title(), dealing.blocks()),
        Chapter("keys", _keys_title(), _keys(facts)),
        Chapter("seeing", senses.seeing_title(), senses.seeing()),
        Chapter("hearing", senses.hearing_title(), senses.hearing()),
        Chapter("hands", senses.hands_title(), senses.hands()),
        Chapter("choices", choices.title(), choices.blocks()),
        Chapter("files", files.title(), files.blocks(facts)),
        Chapter("commands", commands.title(), commands.blocks(facts)),
        Chapter("troubles", files.troubles_title(), files.troubles()),
    )


def _keys_title() -> str:
    return translate("Keys", "Title of the window with the list of all keys.")


def _keys(facts: Facts) -> tuple[Text | Grid, ...]:
    return (
        Text(
            translate(
                "Arrow keys go from place to place. Digits go there at once: 1 to 7 are the columns, 8 the "
                "foundations, 9 the waste. Space or Enter picks cards up and puts them down.",
                "The help, about keys.",
            )
        ),
        Text(
            translate(
                "So a card goes from column five to column four with 5, Space, 4. No two keys have to be held at once: "
                "the menus have everything, and F10 opens them.",
                "The help, about keys.",
            )
        ),
        Text(translate("Every key can be changed in the list of keys.", "The help, about keys.")),
        Grid(
            _keys_title(),
            (
                translate("What it does", "Column head in the list of keys."),
                translate("Keys to press", "Column head in the list of keys."),
            ),
            facts.keys,
        ),
    )
