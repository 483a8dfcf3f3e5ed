"""Where cards can go, and what would fit where: the consequences that a sentence can end with."""

from collections.abc import Sequence

from klondike_qt.rules.cards import ACE, KING, Card
from klondike_qt.rules.legal import legal_places
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import cards, kinds, piles
from klondike_qt.words.grammar import listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_ACCEPTS = "Ends what is said of a column. "


def accepts(position: Position, place: Place, manner: Manner = NORMAL) -> str:
    """Return what can be put on a column: "accepts a red jack"."""
    under = position.top_card(place)
    if under is None:
        return translate("accepts a king", _ACCEPTS + "It is empty.")
    if under.rank == ACE:
        return translate("accepts nothing", _ACCEPTS + "Its last card is an ace, the lowest card.")
    kind = kinds.short if manner.is_brief else kinds.fitting
    return translate(
        "accepts {wanted}",
        _ACCEPTS + "{wanted}: a kind of card, such as a red jack.",
        wanted=kind(under.rank - 1, red=not under.is_red),
    )


def needs(card: Card, manner: Manner = NORMAL) -> str:
    """Return what a card needs to lie on in a column: "a red seven", "an empty column"."""
    if card.rank == KING:
        if manner.is_brief:
            return translate("empty column", "What a king needs, in few words: No place; needs empty column.")
        return translate("an empty column", "What a king needs: no place for king of clubs, needs an empty column.")
    kind = kinds.short if manner.is_brief else kinds.fitting
    return kind(card.rank + 1, red=not card.is_red)


def needed_below(card: Card) -> str:
    """Return the card that has to lie on its foundation before ``card`` can go there, if there is any."""
    return cards.plain(Card(card.rank - 1, card.suit)) if card.rank > ACE else ""


def can_go(position: Position, source: Place, count: int | None = 1) -> str:
    """Return where cards can go, as the end of a sentence: "can go to column two"; empty if nowhere."""
    places = legal_places(position, source, count)
    if not places:
        return ""
    return translate(
        "can go to {places}",
        "Where a card can be put that was just named. {places}: foundation, column two.",
        places=place_list(position, places),
    )


def counted(position: Position, source: Place, count: int | None) -> str:
    """Return how many places take cards, and which: "3 places: foundation, column two, column five"."""
    places = legal_places(position, source, count)
    if not places:
        return translate("No place now", "Nothing takes the cards that were just picked up or refused.")
    return translate(
        "{n} places: {list}",
        "Answers where a card can go. {list}: column two on seven of hearts, foundation.",
        n=len(places),
        one="{n} place: {list}",
        list=place_list(position, places),
    )


def how_many(position: Position, source: Place, count: int | None) -> str:
    """Return only how many places take cards: "2 places"."""
    places = len(legal_places(position, source, count))
    if not places:
        return translate("no place", "Ends what is said of a card: nothing takes it now.")
    return translate("{n} places", "Ends what is said of a card: how many places take it now.", n=places, one="1 place")


def place_list(position: Position, places: Sequence[Place]) -> str:
    """Return the names of places that take a card; several empty columns are one item."""
    if len(places) > 1 and all(place.is_column and not len(position.column(place)) for place in places):
        return translate("any empty column", "Where a king can go when several columns are empty.")
    return listed(piles.short_name(place) for place in places)
