"""Where new games come from: chance for shuffled deals, and an id for each game ever dealt."""

import secrets
from uuid import uuid4

from klondike_qt.game.commands import NewGame
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number, opening
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import Variant


def shuffled_game(variant: Variant) -> NewGame:
    """Return a new game of a deal number that chance has chosen."""
    number = 1 + secrets.randbelow(LARGEST_DEAL_NUMBER)
    return _game(DealKind.SHUFFLED, opening(deal_of_number(number), variant), number)


def chosen_game(variant: Variant, deal: Deal, number: int | None = None) -> NewGame:
    """Return a new game of a deal that the player has chosen by number or text."""
    return _game(DealKind.CHOSEN, opening(deal, variant), number)


def position_game(start: Position) -> NewGame:
    """Return a new game that begins in the middle: at any position."""
    return _game(DealKind.CHOSEN, start, None)


def same_deal_again(origin: Origin, start: Position) -> NewGame:
    """Return a new game of the same deal, as *Play again* deals it."""
    return _game(DealKind.CHOSEN, start, origin.deal_number)


def _game(kind: DealKind, start: Position, number: int | None) -> NewGame:
    return NewGame(Origin(uuid4().hex, kind, number), start)
