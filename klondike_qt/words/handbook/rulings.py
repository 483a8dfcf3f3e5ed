"""The help: where books disagree about Klondike, and what this program does."""

from klondike_qt.rules.scoring import WORRIED_BACK
from klondike_qt.words.handbook.blocks import Block, Heading, Points, Text
from klondike_qt.words.translate import translate

_NOTE = "The help: a choice that this program has made. "


def title() -> str:
    """Name the chapter."""
    return translate("Rules of this program", "A chapter of the help: where books disagree, and what holds here.")


def blocks() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Text(translate("Books do not agree on all rules of Klondike. Here these hold:", _NOTE)),
        Heading(translate("Moves", "A chapter of the help.")),
        Points(_moves()),
        Heading(translate("The end of a game", _NOTE + "A heading.")),
        Points(_ends()),
        Heading(translate("Score, time and records", _NOTE + "A heading.")),
        Points(_records()),
    )


def _moves() -> tuple[str, ...]:
    return (
        translate("A part of a run may be moved, not only the whole.", _NOTE),
        translate("Cards may come back from a foundation, unless you play without.", _NOTE),
        translate("The waste keeps its order when it is turned over.", _NOTE),
        translate("A click on a card sends it to its own foundation first, else to a column.", _NOTE),
        translate("Cards are safe to go up when no card left could need them. They only do so if you wish.", _NOTE),
    )


def _ends() -> tuple[str, ...]:
    return (
        translate("You are told at once when nothing can be played any more. This is never a guess.", _NOTE),
        translate("Whether a game can still be won is told only if you ask for it.", _NOTE),
        translate("A won game stays won: undo is off, but you may play the same cards again.", _NOTE),
        translate("To restart is a move like others: undo brings back where you were.", _NOTE),
    )


def _records() -> tuple[str, ...]:
    return (
        translate("The first time the waste is turned over costs points too.", _NOTE),
        translate(
            "With few points, a card back from its foundation costs less than {points}: there is no score below zero.",
            _NOTE + "{points}: a number.",
            points=-WORRIED_BACK,
        ),
        translate("In Las Vegas a card taken back gives its dollars back.", _NOTE),
        translate("The clock begins with the first move. It stands while a window is open over the table.", _NOTE),
        translate("Nothing ever ends because of the clock.", _NOTE),
        translate("Each press of the stock counts as a move. Undo takes its move off the count.", _NOTE),
        translate("A deal counts from its first move. It is given up when the next game has its first move.", _NOTE),
        translate("To quit gives nothing up: the game is there again next time.", _NOTE),
        translate("Time and moves are kept for won games only.", _NOTE),
    )
