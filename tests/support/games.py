"""Positions written down, and sessions on them."""

from collections.abc import Sequence

from support.lines import winning_lines

from klondike_qt.game.commands import CarryCards, Command, PressStock
from klondike_qt.game.record import DealKind, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Update
from klondike_qt.rules.cards import CARD_BY_CODE, SUIT_LETTERS, Card
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.moves import Carry, Move
from klondike_qt.rules.position import COLUMN_PLACES, COLUMNS, FOUNDATION_PLACES, Column, Place, Position
from klondike_qt.rules.variant import KLONDIKE, VARIANTS, Variant

PLACE_BY_LETTER: dict[str, Place] = {
    "W": Place.WASTE,
    **{letter: FOUNDATION_PLACES[suit] for suit, letter in enumerate(SUIT_LETTERS)},
    **{str(number): place for number, place in enumerate(COLUMN_PLACES, 1)},
}

LINES: tuple[tuple[int, Variant, tuple[str, ...]], ...] = tuple(
    (line.deal, VARIANTS[line.variant], line.tokens) for name in VARIANTS for line in winning_lines(name)
)
"""Winning games: deal number, variant and the tokens that win it."""


def cards(codes: str) -> tuple[Card, ...]:
    """Read cards such as ``QS KH``."""
    return tuple(CARD_BY_CODE[code] for code in codes.split())


def laid(
    *columns: str,
    stock: str = "",
    waste: str = "",
    foundations: tuple[int, int, int, int] = (0, 0, 0, 0),
    variant: Variant = KLONDIKE,
    pass_number: int = 1,
) -> Position:
    """Lay out columns such as ``QS 4C | KH QS`` (what is left of the bar is face down); the pack need not be whole."""
    laid_columns = [_column(text) for text in (*columns, *[""] * (COLUMNS - len(columns)))]
    return Position(variant, cards(stock), cards(waste), foundations, tuple(laid_columns), pass_number)


def _column(text: str) -> Column:
    hidden, bar, run = text.partition("|")
    return Column(cards(hidden), cards(run)) if bar else Column((), cards(text))


def dealt(number: int, variant: Variant = KLONDIKE) -> Position:
    """Deal a numbered game."""
    return opening(deal_of_number(number), variant)


def origin(game_id: str = "a") -> Origin:
    """Name a game."""
    return Origin(game_id, DealKind.CHOSEN)


def session_on(position: Position, game_id: str = "a") -> Session:
    """Begin a game on a position."""
    return Session(new_record(origin(game_id), position))


def command_of(token: str) -> Command:
    """Return the command that plays a token of the move notation."""
    if token in {"d", "r"}:
        return PressStock()
    count = int(token[2:]) if token[2:] else None
    return CarryCards(PLACE_BY_LETTER[token[0]], PLACE_BY_LETTER[token[1]], count)


def command_for(move: Move) -> Command:
    """Return the command that plays a move."""
    return CarryCards(move.source, move.destination, move.count) if isinstance(move, Carry) else PressStock()


def play_tokens(session: Session, tokens: Sequence[str] | str, now: float = 0.0) -> Update:
    """Play tokens such as ``54 W7 d``, none of which may be refused; return the last update."""
    updates = [
        session.handle(command_of(token), now) for token in (tokens.split() if isinstance(tokens, str) else tokens)
    ]
    assert not [update for update in updates if update.refusal]
    return updates[-1]


def all_cards(position: Position) -> list[Card]:
    """Return every card of a position, those on the foundations included."""
    up = [
        Card(rank, place.suit) for place in FOUNDATION_PLACES for rank in range(1, position.foundations[place.suit] + 1)
    ]
    down = [card for column in position.columns for card in column.hidden + column.run]
    return [*position.stock, *position.waste, *up, *down]
