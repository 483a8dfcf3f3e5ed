"""What each spot of the table says when the focus comes to it."""

from klondike_qt.preferences.schema import PlaceNames
from klondike_qt.rules.cards import KING, Card
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.words import cards, piles, prospects, status
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_FOCUS = "Heard when the focus comes to this place. "
_OF_COLUMN = "Part of what a card or a column says when everything is told. "


def stock(position: Position, manner: Manner = NORMAL) -> str:
    """Return what the stock says: how many cards it has, or what its press does when it is empty."""
    if position.stock:
        return _full_stock(position, manner)
    if not position.waste:
        if manner.is_brief:
            return translate("Stock and waste empty", _FOCUS + "Nothing is left to draw or to turn over.")
        return translate("Stock empty, waste empty", _FOCUS + "Nothing is left to draw or to turn over.")
    if position.may_redeal:
        return _empty_stock(position, manner)
    if manner.is_brief:
        return translate("Stock finished", _FOCUS + "The waste may not be turned over again.")
    text = translate("Stock finished, no more passes", _FOCUS + "The waste may not be turned over again.")
    if not manner.is_verbose:
        return text
    top = translate("waste top {card}", _FOCUS + "{card}: the top card of the waste.", card=_top(position))
    return listed((text, top))


def _full_stock(position: Position, manner: Manner) -> str:
    count = len(position.stock)
    if manner.is_brief:
        return translate("Stock, {count}", _FOCUS + "{count}: cards left to draw.", count=count)
    if not manner.is_verbose:
        return translate("Stock, {n} cards", _FOCUS + "Cards left to draw.", n=count, one="Stock, {n} card")
    return followed(
        translate(
            "Stock, {n} cards face down", _FOCUS + "Cards left to draw.", n=count, one="Stock, {n} card face down"
        ),
        enter_draws(position, manner),
        status.pass_of_all(position),
    )


def enter_draws(position: Position, manner: Manner) -> str:
    """Return how many cards a draw brings."""
    if not manner.enter:
        return ""
    return translate(
        "Enter draws {n} cards",
        "Heard at the stock. Enter is the key.",
        n=min(position.variant.draw, len(position.stock)),
        one="Enter draws one card",
    )


def _empty_stock(position: Position, manner: Manner) -> str:
    empty = translate("Stock empty", _FOCUS + "The waste can be turned over.")
    if manner.is_brief:
        return empty
    if not manner.is_verbose:
        return (
            can_be_turned()
            if not manner.enter
            else translate("Stock empty, Enter turns the waste over", _FOCUS + "Enter is the key.")
        )
    count = translate("{n} cards in waste", _FOCUS, n=len(position.waste), one="{n} card in waste")
    return followed(empty, count, _enter_starts(position.pass_number + 1) if manner.enter else "")


def can_be_turned() -> str:
    """Return that the waste can be turned over, without the key."""
    return translate("Stock empty, the waste can be turned over", "Heard when the table is read.")


def _enter_starts(number: int) -> str:
    return translate("Enter starts pass {number}", _FOCUS + "Enter is the key.", number=number)


def waste(position: Position, manner: Manner = NORMAL) -> str:
    """Return what the waste says: its top card, in draw three with the cards that show under it."""
    if not position.waste:
        empty = translate("Waste empty", _FOCUS)
        draw = translate("Draw from stock", _FOCUS + "The waste is empty.") if position.stock else ""
        return followed(empty, draw) if manner.is_verbose else empty
    top, *under = reversed(piles.shown_waste(position))
    if manner.is_brief:
        is_first = manner.place_names is PlaceNames.BEFORE
        text = cards.name(top, manner)
        return capital(piles.beside(text, piles.name(Place.WASTE), manner) if is_first else text)
    if not manner.is_verbose:
        text = piles.beside(cards.name(top, manner), piles.name(Place.WASTE), manner)
        return capital(_over(text, under))
    return capital(
        followed(_whole_waste(position, top, under, manner), capital(prospects.can_go(position, Place.WASTE)))
    )


def _whole_waste(position: Position, top: Card, under: list[Card], manner: Manner) -> str:
    name = cards.name(top, manner)
    if under:
        only = translate(
            "only {card} can be played", _FOCUS + "{card}: the top card of the waste.", card=cards.plain(top)
        )
        return _also(_over(piles.beside(name, piles.name(Place.WASTE), manner), under), only)
    place = translate("top of waste", _FOCUS + "Where the card lies that was just named.")
    count = translate("{n} cards", "How many cards.", n=len(position.waste), one="{n} card")
    return listed((piles.beside(name, place, manner), count))


def _over(text: str, under: list[Card]) -> str:
    if not under:
        return text
    return translate(
        "{card}; under it {others}",
        _FOCUS + "{card}: the top card of the waste, the only one that may be moved; "
        "{others}: one or two cards that show under it.",
        card=text,
        others=listed(cards.names(under)),
    )


def _also(first: str, second: str) -> str:
    return translate("{first}; {second}", "Two parts of one sentence about the waste.", first=first, second=second)


def foundation(position: Position, place: Place, manner: Manner = NORMAL) -> str:
    """Return what a foundation says."""
    top = position.top_card(place)
    if top is None:
        return _empty_foundation(place, manner)
    if manner.is_brief:
        return capital(
            translate(
                "{suit}, {rank}",
                _FOCUS + "{suit}: hearts; {rank}: the rank of the top card of this foundation.",
                suit=cards.suit_name(place.suit),
                rank=cards.rank_name(top.rank),
            )
        )
    if not manner.is_verbose:
        return translate(
            "{place}, {card}",
            _FOCUS + "{place}: a foundation; {card}: its top card.",
            place=capital(piles.name(place)),
            card=cards.name(top, manner),
        )
    built = translate("built to {rank}", _FOCUS + "{rank}: of its top card.", rank=cards.rank_name(top.rank))
    count = translate("{n} cards", "How many cards.", n=top.rank, one="{n} card")
    return listed((capital(piles.name(place)), built, needed(position, place), count))


def needed(position: Position, place: Place, manner: Manner = NORMAL) -> str:
    """Return what a foundation waits for: "needs four of hearts"."""
    top = position.top_card(place)
    if top is None:
        return translate("needs an ace", _FOCUS + "The foundation just named is empty.")
    if top.rank == KING:
        return translate("complete", "A foundation with all of its 13 cards.")
    return translate(
        "needs {card}",
        "What a foundation waits for. {card}: four of hearts.",
        card=cards.plain(Card(top.rank + 1, top.suit), manner),
    )


def _empty_foundation(place: Place, manner: Manner) -> str:
    suit = cards.suit_name(place.suit)
    if manner.is_brief:
        return capital(translate("{suit} empty", _FOCUS + "{suit}: of an empty foundation, such as hearts.", suit=suit))
    text = translate("Empty foundation, {suit}", _FOCUS + "{suit}: which one, such as hearts.", suit=suit)
    if not manner.is_verbose:
        return text
    return listed((text, translate("needs an ace", _FOCUS + "The foundation just named is empty.")))


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


def _top(position: Position) -> str:
    top = position.top_card(Place.WASTE)
    return cards.plain(top) if top else ""


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
