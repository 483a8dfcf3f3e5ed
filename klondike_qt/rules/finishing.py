"""The last cards of a settled game, in the order in which they go up."""

from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import COLUMN_PLACES, Position, foundation_of


def finishing_moves(position: Position) -> tuple[Carry, ...]:
    """Return the moves that win a settled position: lowest rank first, equal ranks in the order of the foundations.

    ValueError unless the position is settled.
    """
    if not position.is_settled:
        msg = "only a settled position can be finished"
        raise ValueError(msg)
    place_of = {card: place for place in COLUMN_PLACES for card in position.column(place).run}
    missing = sorted(place_of, key=lambda card: (card.rank, card.suit))
    return tuple(Carry(place_of[card], foundation_of(card.suit)) for card in missing)
