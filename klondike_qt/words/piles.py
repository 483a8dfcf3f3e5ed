"""The thirteen places: their names, and what each says when the focus is on it."""

from collections.abc import Iterator

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.words import cards
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.translate import translate

_PLACE = "The name of a place on the table. Heard when cards go there or come from there, and when it is looked at."
_FOCUS = "Heard when the focus comes to this place. "
SHOWN_IN_DRAW_THREE = 3


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


def stock(position: Position) -> str:
    """Return what the stock holds, and whether the waste can be turned over."""
    if not position.stock and position.waste and position.may_redeal:
        return translate("Stock empty, the waste can be turned over", "Heard when the table is read.")
    return stock_at_focus(position)


def stock_at_focus(position: Position) -> str:
    """Return what the stock says when the focus is on it."""
    if position.stock:
        count = len(position.stock)
        return translate("Stock, {n} cards", _FOCUS + "Cards left to draw.", n=count, one="Stock, {n} card")
    if not position.waste:
        return translate("Stock empty, waste empty", _FOCUS + "Nothing is left to draw or to turn over.")
    if position.may_redeal:
        return translate("Stock empty, Enter turns the waste over", _FOCUS + "Enter is the key.")
    return translate("Stock finished, no more passes", _FOCUS + "The waste may not be turned over again.")


def waste(position: Position) -> str:
    """Return what the waste says: its top card, in draw three with the cards that show under it."""
    if not position.waste:
        return translate("Waste empty", _FOCUS)
    top, *under = reversed(shown_waste(position))
    if not under:
        return capital(translate("{card}, waste", _FOCUS + "{card}: its top card.", card=cards.name(top)))
    text = translate(
        "{card}, waste; under it {others}",
        _FOCUS + "{card}: its top card, the only one that may be moved; {others}: one or two cards that show under it.",
        card=cards.name(top),
        others=listed(cards.names(under)),
    )
    return capital(text)


def shown_waste(position: Position) -> tuple[Card, ...]:
    """Return the waste cards that show, bottom to top: one in draw one, up to three in draw three."""
    return position.waste[-1:] if position.variant.draw == 1 else position.waste[-SHOWN_IN_DRAW_THREE:]


def foundation(position: Position, place: Place) -> str:
    """Return what a foundation says."""
    top = position.top_card(place)
    place_name = capital(name(place))
    if top is None:
        return translate(
            "Empty foundation, {suit}", _FOCUS + "{suit}: which one, such as hearts.", suit=cards.suit_name(place.suit)
        )
    return translate(
        "{place}, {card}",
        _FOCUS + "{place}: a foundation; {card}: its top card.",
        place=place_name,
        card=cards.name(top),
    )


def column_last(position: Position, place: Place) -> str:
    """Return what the last card of a column says: "Queen of spades, column four, 2 face-down"."""
    column = position.column(place)
    if not column.run:
        return translate("{place}, empty", _FOCUS + "{place}: a column or a foundation.", place=capital(name(place)))
    text = translate(
        "{card}, {place}",
        _FOCUS + "{card}: the last card of the column; {place}: which column.",
        card=cards.name(column.run[-1]),
        place=name(place),
    )
    return capital(listed((text, *_hidden(column))))


def column_whole(position: Position, place: Place) -> str:
    """Return what a column says as a whole: "Column four: king of hearts to queen of spades, 2 face-down"."""
    column = position.column(place)
    if not column.run:
        return column_last(position, place)
    text = translate(
        "{place}: {cards}",
        "Heard when a column is meant as a whole. {place}: which column; {cards}: its face-up cards.",
        place=capital(name(place)),
        cards=cards.spanned(column.run),
    )
    return listed((text, *_hidden(column)))


def deeper_card(card: Card, above: int) -> str:
    """Return what a face-up card says that has others on it: "King of hearts, with 2 cards on it"."""
    text = translate(
        "{card}, with {n} cards on it",
        _FOCUS + "{card}: a covered face-up card; {n}: how many cards lie on it and move with it.",
        n=above,
        one="{card}, with {n} card on it",
        card=cards.name(card),
    )
    return capital(text)


def _hidden(column: Column) -> Iterator[str]:
    if column.hidden:
        yield hidden_mark(len(column.hidden))
