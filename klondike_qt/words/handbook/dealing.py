"""The help: where deals come from."""

from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER
from klondike_qt.words.handbook.blocks import Block, Heading, Points, Text
from klondike_qt.words.translate import translate

_NOTE = "The help, about deals. "


def title() -> str:
    """Name the chapter."""
    return translate("Deals", "A chapter of the help.")


def blocks() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Heading(translate("Deals that can be won", _NOTE + "A heading.")),
        *map(Text, _new_games()),
        Heading(translate("A deal for each day", _NOTE + "A heading.")),
        Points(_days()),
        Heading(translate("Deals that you choose", _NOTE + "A heading.")),
        *map(Text, _chosen()),
        Heading(translate("To share a deal", _NOTE + "A heading.")),
        Points(_shared()),
        Heading(translate("Records", _NOTE + "A heading.")),
        *map(Text, _records()),
    )


def _new_games() -> tuple[str, ...]:
    return (
        translate(
            "New games are deals that the program has proved can be won. You are told how hard each one is.", _NOTE
        ),
        translate("You may wish for easy or hard ones, or for any shuffle. Not all of those can be won.", _NOTE),
        translate(
            "The menu of new games has all ways to a deal. You can also set your own rules there: cards drawn, times "
            "through the stock, points. Games by your own rules have records of their own.",
            _NOTE,
        ),
    )


def _days() -> tuple[str, ...]:
    return (
        translate("Each day has one deal for draw one and one for draw three.", _NOTE),
        translate("They are the same for all players, and can always be won.", _NOTE),
        translate("The calendar shows each day, what came of it, and your wins in a row.", _NOTE),
        translate("You can go back to days that have been, but not ahead.", _NOTE),
        translate("The day is that of your clock when you deal. A game goes on past midnight.", _NOTE),
        translate("Only the first win of a day counts.", _NOTE),
    )


def _chosen() -> tuple[str, ...]:
    return (
        translate(
            "Each number from 1 to {largest} is a deal. Type a number, or paste the text of a deal.",
            _NOTE + "{largest}: a number.",
            largest=LARGEST_DEAL_NUMBER,
        ),
        translate("Numbers, texts and files of many other programs are read too.", _NOTE),
        translate("Such a deal is dealt as it is. Soon after, you are told if it can be won.", _NOTE),
    )


def _shared() -> tuple[str, ...]:
    return (
        translate("Copy the number, the cards or a short code, and send it to a friend.", _NOTE),
        translate("Or save the whole game with its moves as a text file. It opens where it was left.", _NOTE),
    )


def _records() -> tuple[str, ...]:
    return (
        translate(
            "The records tell your best games, wins in a row, and each game played. "
            "Each deal there can be played again.",
            _NOTE,
        ),
        translate("Deals that can be won, any shuffles, and deals that you choose have records of their own.", _NOTE),
    )
