"""Everything worth knowing about what the focus is on."""

from dataclasses import replace

from klondike_qt.game.cursor import EMPTY
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import cards, columns, hands, piles, prospects, reports, spots, status
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_DETAIL = "Answers what there is to know about the focused card. "


def told(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return position, what covers the focused card and what could take it (the key I); first of all what is held."""
    if standing.hand == EMPTY:
        return _at_focus(standing, manner, short=False)
    about = replace(manner, enter=False)  # which puts down
    return followed(hands.still_holding(standing, manner), _at_focus(standing, about, short=not manner.is_verbose))


def _at_focus(standing: Standing, manner: Manner, *, short: bool) -> str:
    """Return what there is to know about the focus; ``short`` leaves room for what is held."""
    position, place, depth = standing.position, standing.focus.place, standing.focus.depth
    if place is Place.STOCK:
        return _stock(position, manner, short=short)
    if place is Place.WASTE:
        return _waste(position, manner, short=short)
    if place.is_foundation:
        return _foundation(position, place, manner)
    column = position.column(place)
    if not column.run:
        return _empty(position, place, manner)
    if depth is None:
        return _column(position, place, manner, short=short)
    if depth < len(column.run):
        return _card(position, place, depth, manner, short=short)
    if column.hidden:
        return _face_down(position, place, manner, short=short)
    return _card(position, place, 0, manner, short=short)


def _stock(position: Position, manner: Manner, *, short: bool) -> str:
    if short and manner.is_brief:
        return reports.stock_count(position)
    text = spots.stock(position, manner)
    return text if short or manner.verbosity is not NORMAL.verbosity else followed(text, status.pass_of_all(position))


def _waste(position: Position, manner: Manner, *, short: bool) -> str:
    if manner.is_verbose or not position.waste:
        return spots.waste(position, manner)
    name, count = cards.name(position.waste[-1], manner), len(position.waste)
    if manner.is_brief:
        top = translate("top of {n}", _DETAIL + "It lies on the waste. {n}: how many cards the waste has.", n=count)
        return capital(top if short else listed((name, top)))
    top = translate("top of {n} in waste", _DETAIL + "{n}: how many cards the waste has.", n=count)
    places = () if short else (prospects.how_many(position, Place.WASTE, 1),)
    return capital(listed((name, top, *places)))


def _foundation(position: Position, place: Place, manner: Manner) -> str:
    if manner.is_verbose:
        return spots.foundation(position, place, manner)
    needed = spots.needed(position, place, manner)
    return capital(needed if manner.is_brief else listed((piles.name(place), needed)))


def _empty(position: Position, place: Place, manner: Manner) -> str:
    accepted = prospects.accepts(position, place, manner)
    return capital(accepted if manner.is_brief else listed((piles.name(place), _is_empty(), accepted)))


def _is_empty() -> str:
    return translate("empty", "A place without cards, in a list of several places.")


def _column(position: Position, place: Place, manner: Manner, *, short: bool) -> str:
    if manner.is_verbose:
        return columns.column_whole(position, place, manner)
    accepted = prospects.accepts(position, place, manner)
    column = position.column(place)
    if manner.is_brief:
        return capital(accepted) if short else listed((columns.face_up(len(column.run)), accepted))
    if short:
        return capital(listed((piles.name(place), accepted)))
    return columns.named_column(place, listed((*columns.counts(column), accepted)))


def _face_down(position: Position, place: Place, manner: Manner, *, short: bool) -> str:
    column = position.column(place)
    count, first = len(column.hidden), column.run[0]
    if manner.is_brief:
        return columns.down(count) if short else listed((columns.down(count), _under(first, manner)))
    text = listed((piles.face_down(count), piles.name(place), _under(first, manner)))
    if not manner.is_verbose:
        return text
    return followed(
        text,
        translate(
            "The last of them is turned over when nothing lies on it",
            _DETAIL + "The focus is on face-down cards.",
        ),
    )


def _card(position: Position, place: Place, depth: int, manner: Manner, *, short: bool) -> str:
    """Return its name, which card of its column it is, what lies on it or could, and where it can go."""
    run = position.column(place).run
    name = cards.name(run[-1 - depth], manner)
    relation = _under(run[-depth], manner) if depth else prospects.accepts(position, place, manner)
    if manner.is_brief:
        return capital(relation if short else listed((name, _number(position, place, depth))))
    if short:
        return capital(listed((name, piles.name(place), relation)))
    number = translate("card {number}", _DETAIL + "{number}: 3 of 5.", number=_number(position, place, depth))
    parts = [name, number, piles.name(place), relation]
    if not manner.is_verbose:
        return capital(listed((*parts, prospects.how_many(position, place, depth + 1))))
    if depth:
        parts.append(translate("carries {n} cards", _DETAIL, n=depth, one="carries {n} card"))
    going = prospects.can_go(position, place, depth + 1)
    return capital(followed(listed(parts), capital(going) if going else _nowhere()))


def _number(position: Position, place: Place, depth: int) -> str:
    count = len(position.column(place))
    return translate(
        "{number} of {count}",
        _DETAIL + "{number}: which card of its column it is, counted from the deepest; {count}: how many there are.",
        number=count - depth,
        count=count,
    )


def _nowhere() -> str:
    return translate("No place now", "Nothing takes the cards that were just picked up or refused.")


def _under(card: Card, manner: Manner) -> str:
    return translate("under {card}", _DETAIL + "{card}: what lies on it.", card=cards.plain(card, manner))
