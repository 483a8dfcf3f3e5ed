"""What a move left behind: a card turned over, an empty column."""

from collections.abc import Sequence

from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Step
from klondike_qt.rules.position import Place
from klondike_qt.words import cards, piles, prospects
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_HEARD = "Heard after a move. "


def told(steps: Sequence[Step], manner: Manner = NORMAL, *, with_place: bool) -> str:
    """Return which cards were turned over and still lie in their columns, one of them perhaps with its place."""
    after = steps[-1].after
    turned = [(step.turned, _source(step)) for step in steps if step.turned]
    left = [(card, place) for card, place in turned if after.foundations[card.suit] < card.rank]
    if not left or not manner.turned:
        return ""
    if manner.is_brief:
        return translate(
            "Turned {cards}",
            _HEARD + "{cards}: the cards that were turned face up. Very short, for players who want little speech.",
            cards=listed(cards.plain(card, manner) for card, _ in left),
        )
    if len(left) > 1:
        return _turned(listed(cards.plain(card) for card, _ in left))
    card, place = left[0]
    text = _turned_in(card, place, manner) if with_place else _turned(cards.name(card, manner))
    going = prospects.can_go(after, place) if manner.is_verbose and with_place else ""
    return listed((text, going)) if going else text


def emptied(step: Step, manner: Manner = NORMAL) -> str:
    """Return that a move took the last cards of a column, if it did."""
    move = step.move
    if not manner.emptied or not isinstance(move, Carry) or not move.source.is_column:
        return ""
    if len(step.after.column(move.source)):
        return ""
    if manner.is_brief:
        return piles.empty_column(move.source)
    return translate(
        "{place} is empty",
        _HEARD + "{place}: the column that it came from.",
        place=capital(piles.name(move.source)),
    )


def _turned(named: str) -> str:
    return translate(
        "Turned over {cards}",
        _HEARD + "{cards}: the face-down cards that were turned face up.",
        cards=named,
    )


def _turned_in(card: Card, place: Place, manner: Manner) -> str:
    return translate(
        "Turned over {card} in {place}",
        _HEARD + "{card}: the face-down card that was turned face up; {place}: its column.",
        card=cards.name(card, manner),
        place=piles.name(place),
    )


def _source(step: Step) -> Place:
    if not isinstance(step.move, Carry):
        msg = "only a carried card uncovers another"
        raise TypeError(msg)
    return step.move.source
