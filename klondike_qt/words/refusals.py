"""Why something was refused: one telling sentence for each reason, and what stays in the hand."""

from collections.abc import Callable, Mapping

from klondike_qt.game.cursor import Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import ACE, KING, Card
from klondike_qt.rules.moves import Reason, Refusal
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import cards, piles
from klondike_qt.words.grammar import capital, followed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_HEARD = "Heard when a move is refused. "
_HOLDING = (
    "Heard when cards are picked up, and after a refusal, when they are still held. "
    "{cards}: such as six of clubs, or column two."
)


def told(refusal: Refusal, standing: Standing, manner: Manner = NORMAL) -> str:
    """Return the reason first, then the cards that are still held."""
    return followed(reason_text(refusal, manner), _still_holding(standing))


def reason_text(refusal: Refusal, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return the sentence for a reason alone."""
    return _SENTENCES[refusal.reason](refusal)


def holding(standing: Standing, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return what the hand holds: "Holding nine of hearts and 2 more"; empty if nothing."""
    hand = standing.hand
    if not isinstance(hand, Holding):
        return ""
    held = held_cards(standing.position, hand)
    if hand.count is None and len(held) > 1:
        return translate(
            "Holding {place}, {cards}",
            "Heard when a whole column is picked up; how many of its cards go is settled where they are put down. "
            "{place}: which column; {cards}: its face-up cards.",
            place=piles.name(hand.place),
            cards=cards.spanned(held),
        )
    return translate(
        "Holding {cards}",
        _HOLDING,
        cards=cards.headed(held),
    )


def _still_holding(standing: Standing) -> str:
    """Return in few words what the hand still holds after a refusal."""
    hand = standing.hand
    if not isinstance(hand, Holding):
        return ""
    held = held_cards(standing.position, hand)
    is_column = hand.count is None and len(held) > 1
    return translate(
        "Holding {cards}",
        _HOLDING,
        cards=piles.name(hand.place) if is_column else cards.name(held[0]),
    )


def held_cards(position: Position, hand: Holding) -> tuple[Card, ...]:
    """Return the cards that the hand holds, bottom to top."""
    if hand.place.is_column:
        run = position.column(hand.place).run
        return run if hand.count is None else run[-hand.count :]
    top = position.top_card(hand.place)
    return (top,) if top else ()


def needs(card: Card) -> str:
    """Return what a card needs to lie on in a column: "a red seven", "an empty column"."""
    if card.rank == KING:
        return translate("an empty column", "What a king needs: no place for king of clubs, needs an empty column.")
    return cards.fitting(card.rank + 1, red=not card.is_red)


def _wrong_rank(refusal: Refusal) -> str:
    card, under = refusal.card, refusal.needed
    if card is None or under is None:
        return translate("Wrong rank", _HEARD + "The rank of the card does not fit.")
    if under.rank == ACE:
        return translate("Nothing can go on an ace in a column", _HEARD + "The ace is the lowest card.")
    wanted = cards.fitting(under.rank - 1, red=not under.is_red)
    if card.rank >= under.rank:
        return translate(
            "Needs {wanted}; {card} is too high",
            _HEARD + "{wanted}: a kind of card, such as a red seven; {card}: the card that was to move.",
            wanted=wanted,
            card=cards.name(card),
        )
    return translate(
        "Needs {wanted}; {card} is too low",
        _HEARD + "{wanted}: a kind of card, such as a red seven; {card}: the card that was to move.",
        wanted=wanted,
        card=cards.name(card),
    )


def _same_colour(refusal: Refusal) -> str:
    under = refusal.needed
    if under is None:
        return translate("Same colour", _HEARD + "Cards in a column must change colour.")
    return translate(
        "Same colour; needs {wanted}",
        _HEARD + "{wanted}: a kind of card, such as a red seven.",
        wanted=cards.fitting(under.rank - 1, red=not under.is_red),
    )


def _foundation_needs(refusal: Refusal) -> str:
    needed = refusal.needed
    return translate(
        "Foundation needs the {card}",
        _HEARD + "{card}: the next card of that foundation.",
        card=cards.name(needed) if needed else "",
    )


def _foundation_needs_ace(refusal: Refusal) -> str:
    needed = refusal.needed
    return translate(
        "Empty foundation needs an ace, the {card}",
        _HEARD + "{card}: the ace of that foundation.",
        card=cards.name(needed) if needed else "",
    )


def _face_down(refusal: Refusal) -> str:
    if refusal.place is Place.STOCK:
        return translate("The stock is face down; draw instead", _HEARD + "A stock card was to move.")
    return translate("Face-down cards cannot be moved", _HEARD)


def _cannot_put_there(refusal: Refusal) -> str:
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


def _nothing_here(refusal: Refusal) -> str:
    if refusal.place is None:
        return translate("Nothing to pick up here", _HEARD)
    return translate(
        "Nothing to pick up here, {place} is empty",
        _HEARD + "{place}: such as column two.",
        place=piles.name(refusal.place),
    )


def _no_place(refusal: Refusal) -> str:
    if refusal.card is None:
        return translate("No place for this card", _HEARD)
    return translate(
        "No place for {card}; needs {wanted}",
        _HEARD + "{card}: the card that was to move; {wanted}: a red seven, an empty column.",
        card=cards.name(refusal.card),
        wanted=needs(refusal.card),
    )


_SENTENCES: Mapping[Reason, Callable[[Refusal], str]] = {
    Reason.WRONG_RANK: _wrong_rank,
    Reason.SAME_COLOUR: _same_colour,
    Reason.ONLY_KING: lambda _: translate("Only a king can go to an empty column", _HEARD),
    Reason.FOUNDATION_NEEDS: _foundation_needs,
    Reason.FOUNDATION_NEEDS_ACE: _foundation_needs_ace,
    Reason.ONE_CARD: lambda _: translate("Only one card at a time to a foundation", _HEARD),
    Reason.FACE_DOWN: _face_down,
    Reason.ONLY_TOP_OF_WASTE: lambda _: translate("Only the top waste card can be moved", _HEARD),
    Reason.CANNOT_PUT_THERE: _cannot_put_there,
    Reason.SAME_PLACE: lambda _: translate("That is where it came from", _HEARD),
    Reason.FOUNDATION_LOCKED: lambda _: translate("Foundation cards are locked in this game", _HEARD),
    Reason.NOTHING_HERE: _nothing_here,
    Reason.WRONG_COUNT: lambda _: translate("There are not that many cards to move", _HEARD),
    Reason.STOCK_EMPTY: lambda _: translate("The stock is empty", _HEARD + "A draw was asked for."),
    Reason.STOCK_NOT_EMPTY: lambda _: translate("The stock still has cards; draw them first", _HEARD),
    Reason.NOTHING_TO_DRAW: lambda _: translate("Stock and waste are empty", _HEARD),
    Reason.NO_PASSES_LEFT: lambda _: translate("No passes left; the waste stays as it is", _HEARD),
    Reason.NOTHING_TO_UNDO: lambda _: translate("At the start of the deal; nothing to undo", _HEARD),
    Reason.NOTHING_TO_REDO: lambda _: translate("Nothing to redo", _HEARD),
    Reason.NOT_SETTLED: lambda _: translate("Cannot finish yet; stock, waste or face-down cards remain", _HEARD),
    Reason.NO_PLACE: _no_place,
    Reason.NOTHING_SAFE: lambda _: translate("No card is safe to send up yet", _HEARD),
    Reason.NO_PREVIOUS_GAME: lambda _: translate("There is no previous game to bring back", _HEARD),
    Reason.ALREADY_WON: lambda _: translate("This game is won; start a new one", _HEARD),
    Reason.UNREADABLE: lambda _: translate("That is not a move or a word that I know", _HEARD),
}
