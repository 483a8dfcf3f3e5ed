"""The cards that the player has not seen yet."""

from collections.abc import Collection

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.words import cards
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.translate import translate

_ROW = "A row of the cards not seen yet. "


def title() -> str:
    """Name the list of the cards that were not seen yet."""
    return translate("Cards not seen yet", "Title of the window that helps to remember which cards were seen.")


def label() -> str:
    """Explain the list."""
    return translate(
        "Cards face down in the columns, and those of the stock that you have not turned yet",
        "Explains the list of the cards that were not seen yet.",
    )


def total(count: int) -> str:
    """Return how many cards were not seen: "21 cards not seen yet"."""
    if not count:
        return translate("You have seen every card", "Begins the list of the cards not seen yet: there are none.")
    return translate("{n} cards not seen yet", "Begins the list of the cards not seen yet.", n=count,
                     one="{n} card not seen yet")  # fmt: skip


def row(suit: Suit, unseen: Collection[Card]) -> str:
    """Return the cards of a suit that were not seen: "Hearts: three, seven and queen not seen"."""
    name = capital(cards.suit_name(suit))
    ranks = [cards.rank_name(card.rank) for card in sorted(unseen) if card.suit is suit]
    if not ranks:
        return translate("{suit}: all seen", _ROW + "{suit}: such as Hearts.", suit=name)
    return translate(
        "{suit}, {n} not seen: {list}",
        _ROW + "{suit}: such as Hearts; {list}: three, seven, queen.",
        suit=name,
        n=len(ranks),
        list=listed(ranks),
    )
