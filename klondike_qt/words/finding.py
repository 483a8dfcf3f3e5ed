"""Where a card is, as far as the player can know."""

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position, foundation_of
from klondike_qt.words import cards, piles
from klondike_qt.words.grammar import capital
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_ANSWER = "Answers where a card is. "
_WASTE = _ANSWER + "It lies in the waste, under others."


def whereabouts(position: Position, card: Card, manner: Manner = NORMAL) -> str:
    """Return where a card is (the key K, the word "find"): "Seven of hearts: column two, under six of clubs"."""
    return translate(
        "{card}: {where}",
        _ANSWER + "{card}: its name; {where}: such as column two, with 1 card on it.",
        card=capital(cards.name(card, manner)),
        where=_where(position, card, manner),
    )


def _where(position: Position, card: Card, manner: Manner) -> str:
    if position.foundations[card.suit] >= card.rank:
        place = foundation_of(card.suit)
        return piles.short_name(place) if manner.is_brief else piles.name(place)
    if card in position.waste:
        return _in_waste(len(position.waste) - 1 - position.waste.index(card))
    for place in COLUMN_PLACES:
        run = position.column(place).run
        if card in run:
            return _in_column(place, run[run.index(card) + 1 :], manner)
    if manner.is_brief:
        return translate("not seen yet", _ANSWER + "It is face down or in the stock.")
    return translate("still face down or in the stock", "Answers where a card is that cannot be seen yet.")


def _in_column(place: Place, on_it: tuple[Card, ...], manner: Manner) -> str:
    name = piles.brief_name(place) if manner.is_brief else piles.name(place)
    if not on_it:
        return translate("{place}, on top", _ANSWER + "{place}: column two, waste.", place=name)
    text = translate(
        "{place}, under {card}",
        _ANSWER + "{place}: column two; {card}: the card that lies on it.",
        place=name,
        card=cards.plain(on_it[0], manner),
    )
    if not manner.is_verbose:
        return text
    return translate(
        "{where}, {n} cards on it",
        _ANSWER + "{where}: column two, under six of clubs; {n}: how many cards have to go before it is free.",
        n=len(on_it),
        one="{where}, {n} card on it",
        where=text,
    )


def _in_waste(above: int) -> str:
    ordinals = (
        translate("waste, on top", _ANSWER),
        translate("waste, second from top", _WASTE),
        translate("waste, third from top", _WASTE),
        translate("waste, fourth from top", _WASTE),
        translate("waste, fifth from top", _WASTE),
        translate("waste, sixth from top", _WASTE),
        translate("waste, seventh from top", _WASTE),
        translate("waste, eighth from top", _WASTE),
        translate("waste, ninth from top", _WASTE),
    )
    if above < len(ordinals):
        return ordinals[above]
    return translate("waste, {number} from top", _WASTE + " {number}: 10 or more, the top one is 1.", number=above + 1)
