"""What the cards of a column say when the focus comes to them, and the column as a whole."""

from klondike_qt.preferences.schema import PlaceNames
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.words import cards, piles, prospects
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_FOCUS = "Heard when the focus comes to this place. "
_OF_COLUMN = "Part of what a card or a column says when everything is told. "


def column_last(position: Position, place: Place, manner: Manner = NORMAL) -> str:
    """Return what the last card of a column says: "Queen of spades, column four, 2 face-down"."""
    column = position.column(place)
    if not column.run:
        return empty_column(position, place, manner)
    name = cards.name(column.run[-1], manner)
    if manner.is_brief:
        return capital(piles.beside(name, piles.brief_name(place), manner))
    if manner.is_verbose:
        return _whole_last(position, place, manner)
    return capital(listed((piles.beside(name, piles.name(place), manner), *_hidden(column))))


def _whole_last(position: Position, place: Place, manner: Manner) -> str:
    column = position.column(place)
    last = translate("last card of {place}", _OF_COLUMN + "{place}: column four.", place=piles.name(place))
    parts = [piles.beside(cards.name(column.run[-1], manner), last, manner)]
    if len(column.run) > 1:
        parts.append(
            translate(
                "run from {card}",
                _OF_COLUMN + "{card}: the first of its face-up cards.",
                card=cards.plain(column.run[0]),
            )
        )
    return capital(listed((*parts, *counts(column), prospects.accepts(position, place))))


def column_whole(position: Position, place: Place, manner: Manner = NORMAL) -> str:
    """Return what a column says as a whole: "Column four: king of hearts to queen of spades, 2 face-down"."""
    column = position.column(place)
    if not column.run:
        return empty_column(position, place, manner)
    text = named_column(place, cards.spanned(column.run, manner), manner)
    if manner.is_brief:
        return text
    if manner.is_verbose:
        return listed((text, *counts(column), prospects.accepts(position, place)))
    return listed((text, *_hidden(column)))


def named_column(place: Place, held: str, manner: Manner = NORMAL) -> str:
    """Return what lies in a column behind its name."""
    return translate(
        "{place}: {cards}",
        "Heard when a column is meant as a whole. {place}: which column; {cards}: its face-up cards.",
        place=capital(piles.brief_name(place) if manner.is_brief else piles.name(place)),
        cards=held,
    )


def empty_column(position: Position, place: Place, manner: Manner = NORMAL) -> str:
    """Return that a column is empty, in full with what it takes."""
    if manner.is_brief:
        return piles.empty_column(place)
    text = translate("{place}, empty", _FOCUS + "{place}: a column or a foundation.", place=capital(piles.name(place)))
    return followed(text, capital(prospects.accepts(position, place))) if manner.is_verbose else text


def deeper_card(position: Position, place: Place, depth: int, manner: Manner = NORMAL) -> str:
    """Return what a face-up card says that has others on it: "King of hearts, with 2 cards on it"."""
    run = position.column(place).run
    on_it = run[len(run) - depth :]
    text = cards.name(run[-1 - depth], manner)
    is_first = manner.place_names is PlaceNames.BEFORE
    if manner.is_brief:
        return capital(piles.beside(text, piles.brief_name(place), manner) if is_first else text)
    if manner.is_verbose:
        return capital(_carrying(piles.beside(text, piles.name(place), manner), on_it))
    return capital(covered(piles.beside(text, piles.name(place), manner) if is_first else text, depth))


def covered(card: str, count: int) -> str:
    """Return how many cards lie on a card."""
    return translate(
        "{card}, with {n} cards on it",
        _FOCUS + "{card}: a covered face-up card; {n}: how many cards lie on it and move with it.",
        n=count,
        one="{card}, with {n} card on it",
        card=card,
    )


def _carrying(text: str, on_it: tuple[Card, ...]) -> str:
    note = _FOCUS + "{card}: a covered face-up card; what follows lies on it and moves with it."
    first, last = cards.plain(on_it[0]), cards.plain(on_it[-1])
    match len(on_it):
        case 1:
            return translate("{card}, carries {first}", note, card=text, first=first)
        case 2:
            return translate("{card}, carries {first} and {last}", note, card=text, first=first, last=last)
        case count:
            return translate(
                "{card}, carries {count} cards, {first} to {last}",
                note,
                card=text,
                count=count,
                first=first,
                last=last,
            )


def face_down(position: Position, place: Place, manner: Manner = NORMAL) -> str:
    """Return what the face-down cards of a column say, which are one item."""
    count = len(position.column(place).hidden)
    if manner.is_brief:
        return down(count)
    text = piles.face_down(count)
    if manner.is_verbose:
        where = translate("{cards} in {place}", _FOCUS + "{cards}: 2 face-down cards; {place}: column four.",
                          cards=text, place=piles.name(place))  # fmt: skip
        return listed((where, translate("cannot be picked up", _FOCUS + "Ends what face-down cards say.")))
    is_first = manner.place_names is PlaceNames.BEFORE
    return capital(piles.beside(text, piles.name(place), manner)) if is_first else text


def down(count: int) -> str:
    """Return how many cards of a column lie face down, in two words."""
    return translate("{n} down", "The face-down cards of a column, for players who want little speech.", n=count)


def _hidden(column: Column) -> tuple[str, ...]:
    return (piles.hidden_mark(len(column.hidden)),) if column.hidden else ()


def counts(column: Column) -> tuple[str, ...]:
    """Return how many cards of a column lie face up and face down."""
    if not column.hidden:
        return (face_up(len(column.run)),)
    hidden = translate("{n} face down", _OF_COLUMN + "How many of its cards lie face down.", n=len(column.hidden))
    return face_up(len(column.run)), hidden


def face_up(count: int) -> str:
    """Return how many cards of a column lie face up."""
    return translate("{n} face up", _OF_COLUMN + "How many of its cards lie face up.", n=count)
