"""Which cards the hand holds, and how far they are raised in the picture."""

from klondike_qt.game.cursor import Hand, Holding
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.ui.table.marks import reach
from klondike_qt.ui.table.picture import BadgeKind, Picture

_RAISED = 0.10
"""How far held cards are raised to the side and up, as a part of the card width."""


def cards_at(position: Position, place: Place, count: int | None) -> tuple[Card, ...]:
    """Return the face-up cards that move together off a place, bottom to top (None: all of a run)."""
    if place.is_column:
        run = position.column(place).run
        return run if count is None else run[max(0, len(run) - count) :]
    top = position.top_card(place)
    return (top,) if top else ()


def held_cards(position: Position, hand: Hand) -> tuple[Card, ...]:
    """Return the cards in the hand, bottom to top."""
    return cards_at(position, hand.place, hand.count) if isinstance(hand, Holding) else ()


def laid_bare(position: Position, place: Place, count: int | None) -> Card | None:
    """Return the card that is seen whole once the last ``count`` cards of a place are lifted off it."""
    lifted = len(cards_at(position, place, count))
    if place.is_column:
        column = position.column(place)
        pile = column.hidden + column.run
    elif place.is_foundation:
        pile = tuple(Card(rank, place.suit) for rank in range(1, position.foundations[place.suit] + 1))
    else:
        pile = position.waste
    return pile[-1 - lifted] if 0 < lifted < len(pile) else None


def raised_by(picture: Picture, position: Position, hand: Hand) -> tuple[float, float]:
    """Return how far the held cards are drawn to the right and down (upwards is negative), in lpx.

    They hide neither the index or the count that they lie on nor an index of the next column, and stay inside the
    table.
    """
    held = held_cards(position, hand)
    if not held or not isinstance(hand, Holding):
        return 0.0, 0.0
    rect, width = picture.cards[held[0]].rect, picture.card_width
    wanted, ring = round(_RAISED * width), reach(width)
    aside = min(wanted, round(_gap(picture) / 2))
    if rect.right + aside + ring > picture.frame.width:
        aside = -aside
    lies_on_face_up = hand.place.is_column and len(held) < len(position.column(hand.place).run)
    lies_on_count = any(badge.place is hand.place and badge.kind is BadgeKind.HIDDEN for badge in picture.badges)
    up = 0.0 if lies_on_face_up or lies_on_count else min(wanted, max(0.0, rect.y - ring))
    return aside, -up


def _gap(picture: Picture) -> float:
    """Return the room between two columns."""
    first, second = sorted(picture.places[place].x for place in COLUMN_PLACES)[:2]
    return second - first - picture.card_width
