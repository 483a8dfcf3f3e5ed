"""Which cards the hand holds, and how far they are raised in the picture."""

from klondike_qt.game.cursor import Hand, Holding
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.ui.table.marks import reach
from klondike_qt.ui.table.picture import Badge, BadgeKind, CardSpot, Picture
from klondike_qt.ui.table.rects import Rect

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


def bars_in_hand(picture: Picture, position: Position, hand: Hand) -> tuple[Badge, ...]:
    """Return the bars that stand for some of the held cards."""
    if not isinstance(hand, Holding) or not hand.place.is_column:
        return ()
    below = len(position.column(hand.place).run) - len(held_cards(position, hand))
    return tuple(
        badge
        for badge in picture.badges
        if badge.place is hand.place
        and (badge.kind is BadgeKind.BELOW or (badge.kind is BadgeKind.MORE and below <= badge.number))
    )


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
    lies_on_count = any(badge.place is hand.place and badge.kind is BadgeKind.HIDDEN for badge in picture.badges)
    is_low = lies_on_count or lies_below(picture, position, held[0])
    up = 0.0 if is_low else min(wanted, max(0.0, rect.y - ring))
    return aside, -up


def lies_below(picture: Picture, position: Position, card: Card) -> bool:
    """Tell whether another face-up card, or the bar that stands for some, ends at the upper edge of a card."""
    spot = picture.cards[card]
    if spot.place.is_column:
        return card in position.column(spot.place).run[1:]
    return any(other.bottom == spot.rect.y and other.x == spot.rect.x for other in _fanned(picture, spot))


def lies_beside(picture: Picture, card: Card) -> bool:
    """Tell whether another face-up card ends at the left edge of a card."""
    spot = picture.cards[card]
    return any(other.right == spot.rect.x and other.y == spot.rect.y for other in _fanned(picture, spot))


def _fanned(picture: Picture, spot: CardSpot) -> list[Rect]:
    """Return what is shown of the other cards of a fan."""
    if spot.place is not Place.WASTE:
        return []
    return [other.shown for other in picture.cards.values() if other.place is Place.WASTE and other.visible]


def _gap(picture: Picture) -> float:
    """Return the room between two columns."""
    first, second = sorted(picture.places[place].x for place in COLUMN_PLACES)[:2]
    return second - first - picture.card_width
