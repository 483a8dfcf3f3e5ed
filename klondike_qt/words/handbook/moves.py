"""The help: each move, with an example to try."""

from klondike_qt.words.handbook.blocks import Block, Example, Heading, Text
from klondike_qt.words.translate import translate

_NOTE = "The help, about moves. "
_HEAD = "The help, about moves: a heading, and the name of an example to try. "


def title() -> str:
    """Name the chapter."""
    return translate("Moves", "A chapter of the help.")


def blocks() -> tuple[Block, ...]:
    """Return the chapter."""
    found: list[Block] = [
        Text(
            translate(
                "Try each move on a small table. Your own game waits, and Esc brings it back.",
                _NOTE + "Esc is a key.",
            )
        ),
        Text(translate("The tutorial in the help menu shows all of them in one small game.", _NOTE)),
    ]
    heads, texts = names(), _texts()
    for name, head in heads.items():
        found += [Heading(head), *map(Text, texts[name]), Example(name, head)]
    return tuple(found)


def names() -> dict[str, str]:
    """Return the heading of each move, by the id of its example."""
    return {
        "column": translate("A card onto a column", _HEAD),
        "run": translate("A run onto a column", _HEAD),
        "foundation": translate("A card to its foundation", _HEAD),
        "king": translate("A king to an empty column", _HEAD),
        "draw": translate("Drawing from the stock", _HEAD),
        "three": translate("Drawing three cards", _HEAD),
        "waste": translate("A card from the waste", _HEAD),
        "redeal": translate("Turning the waste over", _HEAD),
        "back": translate("A card back from its foundation", _HEAD),
        "undo": translate("Taking moves back", _HEAD),
        "hint": translate("A hint", _HEAD),
        "finish": translate("Finishing", _HEAD),
    }


def _texts() -> dict[str, tuple[str, ...]]:
    return {**_columns(), **_stock(), **_ways()}


def _columns() -> dict[str, tuple[str, ...]]:
    return {
        "column": (
            translate("A card goes on the next higher card of the other colour: a red ten on a black jack.", _NOTE),
            translate("When a face-down card has nothing on it any more, it is turned over by itself.", _NOTE),
        ),
        "run": (translate("Cards that lie in order move as one. You may also take only a part of them.", _NOTE),),
        "foundation": (
            translate("An ace begins its foundation. Then comes the two, and so on up to the king.", _NOTE),
            translate("Only the last card of a column and the top card of the waste can go up.", _NOTE),
        ),
        "king": (translate("An empty column takes a king only. The cards on the king come along.", _NOTE),),
        "back": (
            translate("The top card of a foundation can go back to a column, if it fits there.", _NOTE),
            translate("It costs points, but now and then it saves a game.", _NOTE),
        ),
    }


def _stock() -> dict[str, tuple[str, ...]]:
    return {
        "draw": (translate("Press the stock, and its next card is turned to the waste.", _NOTE),),
        "three": (
            translate("In games of draw three, three cards are turned at once. Only the top one can be played.", _NOTE),
            translate("When it is gone, the one under it can be played.", _NOTE),
        ),
        "waste": (translate("The top card of the waste goes to a column or to its foundation.", _NOTE),),
        "redeal": (
            translate(
                "When the stock is empty, press it again. The waste is turned over and is the stock again.", _NOTE
            ),
            translate("The cards keep their order. Games of Las Vegas limit how often you may do this.", _NOTE),
        ),
    }


def _ways() -> dict[str, tuple[str, ...]]:
    return {
        "undo": (
            translate("Every move can be taken back, up to the first one, and played again.", _NOTE),
            translate("This costs nothing. A new game dealt by mistake can be taken back too.", _NOTE),
        ),
        "hint": (
            translate("A hint tells first where to look, then the move and why, then it plays the move.", _NOTE),
            translate("The list of moves tells all that can be played.", _NOTE),
        ),
        "finish": (
            translate("When all cards are face up, the game is decided. One key or button plays the rest.", _NOTE),
        ),
    }
