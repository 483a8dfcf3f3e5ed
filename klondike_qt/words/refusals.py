"""Why something was refused: one telling sentence for each reason, and what stays in the hand."""

from collections.abc import Callable, Mapping

from klondike_qt.game.cursor import Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import ACE, Card
from klondike_qt.rules.moves import Reason, Refusal
from klondike_qt.rules.position import Place
from klondike_qt.words import cards, curt, hands, kinds, piles, prospects
from klondike_qt.words.grammar import capital, followed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_HEARD = "Heard when a move is refused. "
_ABOUT_THE_HELD = {
    Reason.WRONG_RANK,
    Reason.SAME_COLOUR,
    Reason.ONLY_KING,
    Reason.FOUNDATION_NEEDS,
    Reason.FOUNDATION_NEEDS_ACE,
    Reason.ONE_CARD,
    Reason.CANNOT_PUT_THERE,
}
"""Reasons why cards cannot go to one place, but perhaps to another."""


def told(refusal: Refusal, standing: Standing, manner: Manner = NORMAL) -> str:
    """Return the reason first, then the cards that are still held; verbose with where they could go instead."""
    hand = standing.hand
    if not isinstance(hand, Holding):
        return reason_text(refusal, manner)
    if manner.is_brief and refusal.reason is Reason.NO_PLACE:
        return followed(curt.no_place(), hands.still_holding(standing, manner))
    is_named = refusal.reason is Reason.NO_PLACE and not manner.is_verbose
    parts = [reason_text(refusal, manner), hands.still_holding(standing, manner, short=is_named)]
    if manner.is_verbose and refusal.reason in _ABOUT_THE_HELD:
        parts.append(prospects.counted(standing.position, hand.place, hand.count))
    return followed(*parts)


def reason_text(refusal: Refusal, manner: Manner = NORMAL) -> str:
    """Return the sentence for a reason alone."""
    if manner.is_brief:
        return curt.reason_text(refusal)
    return _SENTENCES[refusal.reason](refusal, manner)


def no_place(card: Card, manner: Manner = NORMAL) -> str:
    """Return that no place takes a card, and what it needs."""
    if manner.is_brief:
        return curt.no_place_for(card)
    needed, below = prospects.needs(card), prospects.needed_below(card)
    if manner.is_verbose and below:
        return translate(
            "No place for {card}; needs {wanted}, or {below} on its foundation",
            _HEARD + "{card}: the card that was to move; {wanted}: a red seven, an empty column; "
            "{below}: the card that has to lie on the foundation first.",
            card=cards.plain(card),
            wanted=needed,
            below=below,
        )
    return translate(
        "No place for {card}; needs {wanted}",
        _HEARD + "{card}: the card that was to move; {wanted}: a red seven, an empty column.",
        card=cards.plain(card),
        wanted=needed,
    )


def _wrong_rank(refusal: Refusal, manner: Manner) -> str:
    card, under = refusal.card, refusal.needed
    if card is None or under is None:
        return translate("Wrong rank", _HEARD + "The rank of the card does not fit.")
    if under.rank == ACE:
        return translate("Nothing can go on an ace in a column", _HEARD + "The ace is the lowest card.")
    wanted = kinds.fitting(under.rank - 1, red=not under.is_red)
    named = cards.name(card, manner) if manner.is_verbose else cards.rank_name(card.rank)
    if card.rank >= under.rank:
        return translate(
            "Needs {wanted}; {card} is too high",
            _HEARD + "{wanted}: a kind of card, such as a red seven; {card}: the card that was to move.",
            wanted=wanted,
            card=named,
        )
    return translate(
        "Needs {wanted}; {card} is too low",
        _HEARD + "{wanted}: a kind of card, such as a red seven; {card}: the card that was to move.",
        wanted=wanted,
        card=named,
    )


def _same_colour(refusal: Refusal, manner: Manner) -> str:
    card, under = refusal.card, refusal.needed
    if card is None or under is None:
        return translate("Same colour", _HEARD + "Cards in a column must change colour.")
    wanted = kinds.fitting(under.rank - 1, red=not under.is_red)
    if manner.is_verbose:
        return translate(
            "Same colour as {under}; needs {wanted}",
            _HEARD + "{under}: the card that lies there; {wanted}: a kind of card, such as a red seven.",
            under=cards.plain(under),
            wanted=wanted,
        )
    return translate(
        "Same colour; needs {wanted}", _HEARD + "{wanted}: a kind of card, such as a red seven.", wanted=wanted
    )


def _foundation_needs(refusal: Refusal, _: Manner) -> str:
    if refusal.needed is None or refusal.card is None:
        return translate("Foundation needs another card", _HEARD)
    text = translate(
        "{card}: foundation needs the {needed}",
        _HEARD + "{card}: the card that was to go there; {needed}: the next card of that foundation.",
        card=cards.plain(refusal.card),
        needed=cards.plain(refusal.needed),
    )
    return capital(text)


def _foundation_needs_ace(refusal: Refusal, _: Manner) -> str:
    if refusal.needed is None or refusal.card is None:
        return translate("Empty foundation needs an ace", _HEARD)
    text = translate(
        "{card}: empty foundation needs the {needed}",
        _HEARD + "{card}: the card that was to go there; {needed}: the ace of that foundation.",
        card=cards.plain(refusal.card),
        needed=cards.plain(refusal.needed),
    )
    return capital(text)


def _nothing_safe(_: Refusal, manner: Manner) -> str:
    if not manner.foundation_key:
        return translate("No card is safe to send up yet", _HEARD)
    return translate(
        "No card is safe yet; {key} sends one anyway",
        _HEARD + "No card can go to its foundation by itself. {key}: such as F, sends the focused card there.",
        key=manner.foundation_key,
    )


def _face_down(refusal: Refusal, _: Manner) -> str:
    if refusal.place is Place.STOCK:
        return translate("The stock is face down; draw instead", _HEARD + "A stock card was to move.")
    return translate("Face-down cards cannot be moved", _HEARD)


def _cannot_put_there(refusal: Refusal, _: Manner) -> str:
    place = refusal.place
    if place is not None and place.is_foundation:
        return translate(
            "{place} is full", _HEARD + "{place}: the foundation, with all 13 cards.", place=capital(piles.name(place))
        )
    return translate(
        "Cannot put a card on the {place}",
        _HEARD + "{place}: stock or waste.",
        place=piles.name(Place.STOCK if place is None else place),
    )


def _nothing_here(refusal: Refusal, _: Manner) -> str:
    if refusal.place is None:
        return translate("Nothing to pick up here", _HEARD)
    return translate(
        "Nothing to pick up here, {place} is empty",
        _HEARD + "{place}: such as column two.",
        place=piles.name(refusal.place),
    )


def _no_place(refusal: Refusal, manner: Manner) -> str:
    if refusal.card is None:
        return translate("No place for this card", _HEARD)
    return no_place(refusal.card, manner)


_SENTENCES: Mapping[Reason, Callable[[Refusal, Manner], str]] = {
    Reason.WRONG_RANK: _wrong_rank,
    Reason.SAME_COLOUR: _same_colour,
    Reason.ONLY_KING: lambda *_: translate("Only a king can go to an empty column", _HEARD),
    Reason.FOUNDATION_NEEDS: _foundation_needs,
    Reason.FOUNDATION_NEEDS_ACE: _foundation_needs_ace,
    Reason.ONE_CARD: lambda *_: translate("Only one card at a time to a foundation", _HEARD),
    Reason.FACE_DOWN: _face_down,
    Reason.ONLY_TOP_OF_WASTE: lambda *_: translate("Only the top waste card can be moved", _HEARD),
    Reason.CANNOT_PUT_THERE: _cannot_put_there,
    Reason.SAME_PLACE: lambda *_: translate("That is where it came from", _HEARD),
    Reason.FOUNDATION_LOCKED: lambda *_: translate("Foundation cards are locked in this game", _HEARD),
    Reason.NOTHING_HERE: _nothing_here,
    Reason.WRONG_COUNT: lambda *_: translate("There are not that many cards to move", _HEARD),
    Reason.STOCK_EMPTY: lambda *_: translate("The stock is empty", _HEARD + "A draw was asked for."),
    Reason.STOCK_NOT_EMPTY: lambda *_: translate("The stock still has cards; draw them first", _HEARD),
    Reason.NOTHING_TO_DRAW: lambda *_: translate("Stock and waste are empty", _HEARD),
    Reason.NO_PASSES_LEFT: lambda *_: translate("No passes left; the waste stays as it is", _HEARD),
    Reason.NOTHING_TO_UNDO: lambda *_: translate("At the start of the deal; nothing to undo", _HEARD),
    Reason.NOTHING_TO_REDO: lambda *_: translate("Nothing to redo", _HEARD),
    Reason.NOT_SETTLED: lambda *_: translate("Cannot finish yet; stock, waste or face-down cards remain", _HEARD),
    Reason.NO_PLACE: _no_place,
    Reason.NOTHING_SAFE: _nothing_safe,
    Reason.NO_PREVIOUS_GAME: lambda *_: translate(
        "A game that was left comes back only before the first move of the new one", _HEARD
    ),
    Reason.ALREADY_WON: lambda *_: translate("This game is won; start a new one", _HEARD),
    Reason.UNREADABLE: lambda *_: translate("That is not a move or a word that I know", _HEARD),
}
