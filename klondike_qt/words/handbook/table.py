"""The help: what lies on the table."""

from klondike_qt.words.handbook.blocks import Block, Picture, Points, Text
from klondike_qt.words.translate import translate

_NOTE = "The help, about the table. "


def title() -> str:
    """Name the chapter."""
    return translate("The table", "A chapter of the help.")


def blocks() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Text(
            translate(
                "Klondike is played with 52 cards. You win when all of them lie on the four foundations, each suit "
                "from the ace up to the king.",
                _NOTE,
            )
        ),
        Picture(
            "table",
            translate(
                "The table: at the top the stock, the waste and the four foundations, below them seven columns.",
                _NOTE + "Tells what is to be seen in a picture.",
            ),
        ),
        Points(
            (
                translate("Stock: face-down cards that you draw from. A number tells how many are left.", _NOTE),
                translate("Waste: the drawn cards. Only the top one can be played.", _NOTE),
                translate("Foundations: one for clubs, diamonds, hearts and spades, in this order.", _NOTE),
                translate("Columns: seven of them, with face-down cards below and face-up cards on top.", _NOTE),
                translate("Run: face-up cards in order, one lower each time, red and black in turn.", _NOTE),
            )
        ),
        Text(
            translate(
                "The first column has one card, the next one two, and so on. The last card of each lies face up. The "
                "other 24 cards are the stock.",
                _NOTE,
            )
        ),
        Text(
            translate(
                "Over the table are the menus, the main buttons, and the score. The line with the yellow bar tells "
                "what has just happened.",
                _NOTE,
            )
        ),
    )


def labels() -> dict[str, str]:
    """Return the words that stand in the picture, by what they name."""
    note = "Stands in the picture of the table in the help. As short as can be."
    return {
        "stock": translate("Stock", note),
        "waste": translate("Waste", note),
        "foundations": translate("Foundations", note),
        "columns": translate("Columns 1 to 7", note),
        "hidden": translate("Face down", note),
        "run": translate("Run", note),
    }
