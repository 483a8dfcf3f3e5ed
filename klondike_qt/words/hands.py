"""What the hand holds."""

from klondike_qt.game.cursor import Focus, Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Position
from klondike_qt.words import cards, piles, prospects
from klondike_qt.words.grammar import capital, followed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_HOLDING = (
    "Heard when cards are picked up, and after a refusal, when they are still held. "
    "{cards}: such as six of clubs, or column two."
)


def held_cards(position: Position, hand: Holding) -> tuple[Card, ...]:
    """Return the cards that the hand holds, bottom to top."""
    if hand.place.is_column:
        run = position.column(hand.place).run
        return run if hand.count is None else run[-hand.count :]
    top = position.top_card(hand.place)
    return (top,) if top else ()


def holding(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return what the hand holds: "Holding nine of hearts and 2 more"; verbose with where it can go; "" if nothing."""
    hand = standing.hand
    if not isinstance(hand, Holding):
        return ""
    text = _held(standing.position, hand, manner)
    if not manner.is_verbose:
        return text
    return followed(text, prospects.counted(standing.position, hand.place, hand.count))


def still_holding(standing: Standing, manner: Manner = NORMAL, *, short: bool = False) -> str:
    """Return what the hand still holds after a refusal; ``short``, of more than one card, only how many they are."""
    hand = standing.hand
    if not isinstance(hand, Holding):
        return ""
    held = held_cards(standing.position, hand)
    if len(held) > 1:
        if hand.count is None:
            return _named(piles.name(hand.place))
        if short or manner.is_brief:
            return translate(
                "Holding {n} cards", "Heard after a refusal: what is still held.", n=len(held), one="Holding {n} card"
            )
    return _named(cards.headed(held, manner))


def at_limit(standing: Standing, manner: Manner = NORMAL, *, most: bool) -> str:
    """Return that no more cards can be held, or no fewer, and which they are."""
    if most:
        more = "Heard when one card more was to be held. What is held follows."
        text = translate("No more", more) if manner.is_brief else translate("No more cards can be held", more)
    else:
        fewer = "Heard when one card less was to be held. What is held follows."
        text = translate("Only one", fewer) if manner.is_brief else translate("Only one card is held", fewer)
    return followed(text, still_holding(standing, manner))


def put_back() -> str:
    """Return that the held cards went back to where they lie."""
    return translate("Put back", "Heard when held cards go back to where they lie.")


def at_spot(standing: Standing, focus: Focus, manner: Manner = NORMAL) -> str:
    """Return what a spot says where the held cards lie: their head, or their column as a whole; else nothing."""
    hand = standing.hand
    if not isinstance(hand, Holding) or focus.place is not hand.place:
        return ""
    depth = len(held_cards(standing.position, hand)) - 1
    if focus.depth not in {None, depth}:
        return ""
    text = _held(standing.position, hand, manner)
    is_named = hand.count is None and depth > 0
    return piles.beside(text, piles.name(hand.place)) if manner.is_verbose and not is_named else text


def _held(position: Position, hand: Holding, manner: Manner) -> str:
    held = held_cards(position, hand)
    if hand.count is not None or len(held) == 1:
        return _named(cards.headed(held, manner))
    if manner.is_brief:
        return _named(piles.name(hand.place))
    return translate(
        "Holding {place}, {cards}",
        "Heard when a whole column is picked up; how many of its cards go is settled where they are put down. "
        "{place}: which column; {cards}: its face-up cards.",
        place=piles.name(hand.place),
        cards=cards.spanned(held),
    )


def _named(held: str) -> str:
    return capital(translate("Holding {cards}", _HOLDING, cards=held))
