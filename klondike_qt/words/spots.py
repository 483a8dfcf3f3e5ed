"""What stock, waste and foundations say when the focus comes to them."""

from klondike_qt.preferences.schema import PlaceNames
from klondike_qt.rules.cards import KING, Card
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import cards, piles, prospects, status
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_FOCUS = "Heard when the focus comes to this place. "


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


def _top(position: Position) -> str:
    top = position.top_card(Place.WASTE)
    return cards.plain(top) if top else ""
