"""The names of the thirteen places, and where they stand beside the name of a card."""

from klondike_qt.preferences.schema import PlaceNames
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import cards
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_PLACE = "The name of a place on the table. Heard when cards go there or come from there, and when it is looked at."
_EMPTY = "A column without cards, named by its number alone for players who want little speech."
_SHOWN_IN_DRAW_THREE = 3


def name(place: Place) -> str:
    """Return the name of a place, such as "column four" or "hearts foundation"."""
    names = (
        translate("stock", _PLACE),
        translate("waste", _PLACE),
        translate("clubs foundation", _PLACE),
        translate("diamonds foundation", _PLACE),
        translate("hearts foundation", _PLACE),
        translate("spades foundation", _PLACE),
        translate("column one", _PLACE),
        translate("column two", _PLACE),
        translate("column three", _PLACE),
        translate("column four", _PLACE),
        translate("column five", _PLACE),
        translate("column six", _PLACE),
        translate("column seven", _PLACE),
    )
    return names[place]


def short_name(place: Place) -> str:
    """Return the name of a place when the suit of a foundation is known from the card."""
    if place.is_foundation:
        return translate("foundation", "A foundation whose suit is known from the card: two of hearts to foundation.")
    return name(place)


def brief_name(place: Place) -> str:
    """Return the name of a place in as few letters as can be: a column is its number."""
    if place.is_column:
        return str(place.index + 1)
    return cards.suit_name(place.suit) if place.is_foundation else name(place)


def empty_column(place: Place) -> str:
    """Return in two words that a column is empty: "Four empty"."""
    texts = (
        translate("One empty", _EMPTY),
        translate("Two empty", _EMPTY),
        translate("Three empty", _EMPTY),
        translate("Four empty", _EMPTY),
        translate("Five empty", _EMPTY),
        translate("Six empty", _EMPTY),
        translate("Seven empty", _EMPTY),
    )
    return texts[place.index]


def beside(text: str, place: str, manner: Manner = NORMAL) -> str:
    """Return a text with the name of its place where the player wants it: behind it, before it or not at all."""
    note = "A card or what became of it, and the place where it lies: Queen of spades, column four."
    match manner.place_names:
        case PlaceNames.AFTER:
            return translate("{card}, {place}", note + " {place}: which one.", card=text, place=place)
        case PlaceNames.BEFORE:
            return translate("{place}, {card}", note + " Here the place comes first.", card=text, place=place)
        case PlaceNames.NONE:
            return text


def shown_waste(position: Position) -> tuple[Card, ...]:
    """Return the waste cards that show, bottom to top: one in draw one, up to three in draw three."""
    return position.waste[-1:] if position.variant.draw == 1 else position.waste[-_SHOWN_IN_DRAW_THREE:]


def face_down(count: int) -> str:
    """Return how many cards of a column lie face down."""
    return translate(
        "{n} face-down cards",
        "The face-down cards of a column, as one item. Heard when the focus is on them and when the column is read.",
        n=count,
        one="{n} face-down card",
    )


def hidden_mark(count: int) -> str:
    """Return the short form of the face-down cards, at the end of what a column says."""
    return translate("{n} face-down", "How many cards lie face down in the column just named.", n=count)
