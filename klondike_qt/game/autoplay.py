"""Where a card goes best, and which cards go up by themselves."""

from klondike_qt.game.holding import refused_lift
from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.legal import is_pointless
from klondike_qt.rules.moves import Carry, Move, Reason, Refusal, Step
from klondike_qt.rules.play import play, press_stock, settle
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position, foundation_of


def best_move(position: Position, place: Place, count: int | None = None) -> Move | Refusal:
    """Return the move that sends the last ``count`` cards of a place to their best place, or why there is none.

    Best is the own foundation, else the left-most non-empty column that takes the run, else the left-most empty
    column for a king that has cards under it or comes from the waste; never is a card taken off a foundation.
    A column as a whole (None) sends its last card to the foundation, else its whole run, else the longest tail that
    has a place. The stock is pressed.
    """
    if place is Place.STOCK:
        return press_stock(position)
    refused = refused_lift(position, place, count)
    if refused:
        return refused
    offered = _offered(position, place, count)
    if place.is_foundation:
        return Refusal(Reason.NO_PLACE, offered[-1], place=place)
    if count in {1, None}:
        up = settle(position, place, foundation_of(offered[-1].suit), 1)
        if isinstance(up, Carry):
            return up
    for length in range(len(offered), 0 if count is None else len(offered) - 1, -1):
        carry = _best_column(position, place, length)
        if carry:
            return carry
    return Refusal(Reason.NO_PLACE, offered[0] if count else offered[-1], place=place)


def to_foundation(position: Position, place: Place, count: int = 1) -> Carry | Refusal:
    """Return the move that sends the top card of a place to its foundation, or why not."""
    refused = refused_lift(position, place, count)
    if refused:
        return refused
    card = _offered(position, place, count)[0]
    return settle(position, place, foundation_of(card.suit), count)


def safe_steps(position: Position) -> tuple[Step, ...]:
    """Send every card up that can never be needed again, until there is none; return the steps."""
    steps = []
    while move := _safe_move(position):
        step = play(position, move)
        position = step.after
        steps.append(step)
    return tuple(steps)


def is_safe(position: Position, card: Card) -> bool:
    """Tell whether no card that is still down could ever need to lie on this one."""
    needed = (card.rank - 2 if suit.is_red != card.is_red else card.rank - 3 for suit in Suit if suit is not card.suit)
    heights = (position.foundations[suit] for suit in Suit if suit is not card.suit)
    return all(height >= need for height, need in zip(heights, needed, strict=True))


def _safe_move(position: Position) -> Carry | None:
    """Return the next safe move: columns from left to right, then the waste, which in draw three would shift."""
    places = (*COLUMN_PLACES, Place.WASTE) if position.variant.draw == 1 else COLUMN_PLACES
    for place in places:
        card = position.top_card(place)
        if card and position.foundations[card.suit] == card.rank - 1 and is_safe(position, card):
            return Carry(place, foundation_of(card.suit))
    return None


def _offered(position: Position, place: Place, count: int | None) -> tuple[Card, ...]:
    """Return the cards that move together, bottom to top; they must be there."""
    if place.is_column:
        run = position.column(place).run
        return run if count is None else run[-count:]
    top = position.top_card(place)
    return (top,) if top else ()


def _best_column(position: Position, place: Place, count: int) -> Carry | None:
    carries = [
        carry
        for destination in COLUMN_PLACES
        if destination is not place and isinstance(carry := settle(position, place, destination, count), Carry)
    ]
    # A column that takes the run is better than an empty one, which only a king takes that frees something.
    carries.sort(key=lambda carry: position.top_card(carry.destination) is None)
    if not carries or is_pointless(position, carries[0]):
        return None
    return carries[0]
