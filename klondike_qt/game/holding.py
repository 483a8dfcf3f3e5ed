"""What the hand may hold and how it grows and shrinks."""

from klondike_qt.game.cursor import Empty, Focus, Hand, Holding
from klondike_qt.rules.moves import Reason, Refusal
from klondike_qt.rules.play import settle
from klondike_qt.rules.position import Place, Position


def picked_up(position: Position, place: Place, count: int | None) -> Holding | Refusal:
    """Return the hand with the last ``count`` cards of a place (None: a column as a whole), or why not."""
    refused = refused_lift(position, place, count)
    if refused:
        return refused
    return Holding(place, count if place.is_column else 1)


def refused_lift(position: Position, place: Place, count: int | None) -> Refusal | None:
    """Return why the last ``count`` cards of a place cannot be picked up, or None."""
    back = settle(position, place, place, count)
    if isinstance(back, Refusal) and back.reason is not Reason.SAME_PLACE:
        return back
    if place.is_foundation and not position.variant.worry_back:
        return Refusal(Reason.FOUNDATION_LOCKED, position.top_card(place), place=place)
    return None


def held_count(position: Position, hand: Holding) -> int:
    """Return how many cards are held at most: all of the run, if that is settled where they are put down."""
    return len(position.column(hand.place).run) if hand.count is None else hand.count


def resized(position: Position, hand: Hand, by: int) -> Hand | Refusal:
    """Return the hand with more or fewer cards of its run; the same hand where there are no more or no fewer."""
    if isinstance(hand, Empty):
        return hand
    count = held_count(position, hand) + by
    refused = refused_lift(position, hand.place, count)
    if refused is None:
        return Holding(hand.place, count)
    return hand if refused.reason is Reason.WRONG_COUNT else refused


def narrowed(position: Position, hand: Hand, focus: Focus) -> Hand:
    """Return the hand after the focus stepped up or down: a column held as a whole becomes the focused card's run."""
    if not isinstance(hand, Holding) or hand.count is not None or hand.place is not focus.place or focus.depth is None:
        return hand
    count = focus.depth + 1
    return hand if refused_lift(position, hand.place, count) else Holding(hand.place, count)
