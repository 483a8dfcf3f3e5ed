"""The moves played so far, one line for each turn."""

from typing import assert_never

from klondike_qt.game.record import Played, Restarted, Turn
from klondike_qt.rules.moves import Draw, Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.words import cards, choices
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_LINE = "A line in the list of the moves played so far. "


def title() -> str:
    """Name the list of the moves played so far."""
    return translate("Moves played", "Title of the window that lists the moves of the game so far.")


def label() -> str:
    """Explain the list."""
    return translate(
        "The first move comes first. The game can go back to before the chosen one; redo goes forward again.",
        "Explains the list of the moves played so far.",
    )


def none_yet() -> str:
    """Say that the list is empty."""
    return translate("No move was played yet", "In place of the list of the moves played so far.")


def go_back(number: int) -> str:
    """Name the button that takes moves back."""
    return translate("Go &back to before move {number}", "Button: takes a move and all after it back.", number=number)


def line(number: int, before: Position, turn: Turn, manner: Manner = NORMAL) -> str:
    """Return one turn with its number, and the position it was played in: "12: draw, nine of diamonds"."""
    match turn:
        case Restarted():
            text = translate("back to the start of the deal", _LINE)
        case Played(automatic=True):
            text = _automatic(turn)
        case Played():
            text = _move(before, turn.moves[0], manner)
        case _:
            assert_never(turn)
    return choices.numbered(number, capital(text))


def _automatic(turn: Played) -> str:
    return translate("{n} automatic moves", _LINE, n=len(turn.moves), one="{n} automatic move")


def _move(before: Position, move: Move, manner: Manner) -> str:
    text = choices.move_text(before, move, manner)
    if not isinstance(move, Draw):
        return text
    return listed((text, cards.plain(play(before, move).moved[-1], manner)))
