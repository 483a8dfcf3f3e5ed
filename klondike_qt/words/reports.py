"""Short answers about parts of the table: face-down cards, stock and waste."""

from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.words import piles, status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate


def hidden_cards(position: Position, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return how many cards each column has face down, and which columns are empty (the key X)."""
    hidden = {place: len(position.column(place).hidden) for place in COLUMN_PLACES}
    counts = listed(_counted(place, count) for place, count in hidden.items() if count)
    text = (
        translate(
            "Face down: {list}", "Answers what is still face down. {list}: column two 1, column four 3.", list=counts
        )
        if counts
        else translate("No card is face down", "Answers what is still face down in the columns.")
    )
    empty = listed(piles.name(place) for place in COLUMN_PLACES if not len(position.column(place)))
    if not empty:
        return text
    return followed(
        text, translate("Empty: {list}", "The columns without cards. {list}: column one, column six.", list=empty)
    )


def stock(position: Position, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return what stock and waste hold, and which pass this is (the key S)."""
    return followed(piles.stock(position), piles.waste(position), status.pass_text(position))


def _counted(place: Place, count: int) -> str:
    return translate(
        "{place} {count}",
        "How many cards of a column are face down. {place}: column two; {count}: a number.",
        place=piles.name(place),
        count=count,
    )
