"""The words of the text game and what they do."""

from collections.abc import Mapping

from klondike_qt.words.translate import translate

_HELP = "A line of the help of the text game, behind the word that it explains. "


def word_texts() -> Mapping[str, str]:
    """Return what each word of the text game does, by the way it is written."""
    return {**_play_texts(), **_game_texts(), **_ask_texts()}


def word_help(usage: str, text: str) -> str:
    """Return one line of help: "column 4: read a column card by card"."""
    return translate(
        "{usage}: {text}",
        "A line of the help of the text game. {usage}: words to type, not translated; {text}: what they do.",
        usage=usage,
        text=text,
    )


def moves_help() -> tuple[str, ...]:
    """Return how moves are written."""
    return (
        translate(
            "Name a move by its two places: 1 to 7 columns, W waste, C D H S foundations",
            "In the help of the text game. The single letters and digits stay as they are.",
        ),
        translate(
            "Such as 27 from column two to seven, W4 waste to column four, 3H column three to hearts",
            "In the help of the text game. 27, W4 and 3H stay as they are.",
        ),
        translate(
            "Short words: d draw, r redeal, u undo, y redo, = finish; many may stand in one line",
            "In the help of the text game. The single letters and the sign stay as they are.",
        ),
    )


def invitation() -> str:
    """Return how to begin."""
    return translate("Type help for the words, quit to leave", "Ends the start of the text game; help and quit stay.")


def after_win() -> str:
    """Return what can be done after a win."""
    return translate("Type new for a new game", "Follows a win in the text game. The word new stays as it is.")


def try_help() -> str:
    """Return where to find the words."""
    return translate("Type help for the words", "Follows a word that is not known. The word help stays as it is.")


def goodbye() -> str:
    """Return the last words."""
    return translate("The game is kept. Goodbye", "The last line of the text game.")


def goodbye_unkept() -> str:
    """Return the last words when nothing can be kept."""
    return translate("Goodbye", "The last line of the text game, when the game cannot be kept.")


def no_such_place(text: str) -> str:
    """Say that a place is not known."""
    return translate(
        'There is no place "{text}"; say 1 to 7, W, C, D, H or S',
        "Said in the text game. {text}: what was typed; the letters stay as they are.",
        text=text,
    )


def no_such_card(text: str) -> str:
    """Say that a card is not known."""
    return translate(
        'There is no card "{text}"; say 7H or seven of hearts',
        "Said in the text game. {text}: what was typed; 7H and the name of the card stay as they are.",
        text=text,
    )


def no_such_number(count: int) -> str:
    """Say that the list of moves has no such number."""
    return translate("The list of moves goes from 1 to {count}", "Said in the text game.", count=count)


def list_first() -> str:
    """Say that a bare number needs the list of moves."""
    return translate(
        "Type moves first, then a number", "Said in the text game when a bare number is typed. The word moves stays."
    )


def _play_texts() -> dict[str, str]:
    return {
        "draw": translate("turn cards from the stock, or turn the waste over", _HELP),
        "redeal": translate("turn the waste over when the stock is empty", _HELP),
        "best 4": translate("send a card to its best place, here from column four", _HELP),
        "safe": translate("send all cards up that are safe", _HELP),
        "finish": translate("play all cards up when they are all face up", _HELP),
        "undo": translate("take the last move back", _HELP),
        "redo": translate("play it again", _HELP),
        "moves": translate("list all moves; then type a number to play one", _HELP),
        "play 3": translate("play a move of that list", _HELP),
    }


def _game_texts() -> dict[str, str]:
    return {
        "new": translate("a new game; also new 24, new draw-three", _HELP + "The words after also stay as they are."),
        "same": translate("a new game with the same cards", _HELP),
        "restart": translate("back to the start of this game", _HELP),
        "previous": translate("the game before, while the new one has no move", _HELP),
        "share": translate("the code of this deal with its rules, for others to type after new", _HELP),
        "quit": translate("leave; the game is kept", _HELP),
    }


def _ask_texts() -> dict[str, str]:
    return {
        "table": translate("read the whole table", _HELP),
        "column 4": translate("read a column card by card", _HELP),
        "stock": translate("read stock, waste and pass", _HELP),
        "foundations": translate("read how far they are built", _HELP),
        "hidden": translate("count the cards face down", _HELP),
        "find 7H": translate("tell where a card is", _HELP),
        "score": translate("tell score, moves, time and cards to go", _HELP),
        "again": translate("tell the last answer again", _HELP),
        "help": translate("read this", _HELP),
    }
