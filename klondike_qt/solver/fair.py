"""A hint that uses only what the player can have seen.

The cards that were never seen are dealt out anew some times, and the move is taken that can win in most of these
deals. Nothing is lost by looking first: cards of the stock that were never seen are looked at before anything is
given up for another move.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from klondike_qt.game.hint import Basis, Hint
from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry, Draw, Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.reasons import explained
from klondike_qt.solver.thumb import StockWay, Worth, arrangements, stock_ways, worth
from klondike_qt.solver.verdict import Outcome

SAMPLES = 20
"""How often the unseen cards are dealt out."""
SAMPLE_LIMITS = Limits(nodes=1_000, polish=0)

Guess = Mapping[Card, Card]
"""For each card that was never seen the one that is taken to lie in its place."""


class Plan(NamedTuple):
    """A carry with the presses of the stock before it, or one press to see more."""

    worth: Worth
    moves: tuple[Move, ...]
    after: Position


def seen_cards(trail: Iterable[Position]) -> frozenset[Card]:
    """Return every card that lay face up at some moment of a game, those of the waste included."""
    seen: set[Card] = set()
    heights = [0, 0, 0, 0]
    for position in trail:
        seen.update(position.waste)
        for column in position.columns:
            seen.update(column.run)
        heights = [max(pair) for pair in zip(heights, position.foundations, strict=True)]
    seen.update(Card(rank, suit) for suit in Suit for rank in range(1, heights[suit] + 1))
    return frozenset(seen)


def guesses(position: Position, seen: frozenset[Card], seed: int) -> tuple[Guess, ...]:
    """Deal the cards that were never seen out to their places, in as many ways as there are samples."""
    hidden = (card for column in position.columns for card in column.hidden)
    unseen = [card for card in (*hidden, *position.stock) if card not in seen]
    chance = Random(seed)  # noqa: S311 - guesses at cards guard no secret
    found = []
    for _ in range(SAMPLES if unseen else 1):
        order = sorted(unseen)
        chance.shuffle(order)
        found.append(dict(zip(unseen, order, strict=True)))
    return tuple(found)


def guessed(position: Position, guess: Guess) -> Position:
    """Return the position as it would be if the guess were right."""

    def put(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(guess.get(card, card) for card in cards)

    columns = tuple(Column(put(column.hidden), put(column.run)) for column in position.columns)
    return replace(position, columns=columns, stock=put(position.stock), waste=put(position.waste))


def fair_hint(position: Position, trail: Sequence[Position], cancel: Cancel, seed: int) -> Hint | None:
    """Return the move that wins most often over guesses at the unseen cards; None if nothing helps, or cancelled.

    Depends on nothing that the player cannot have seen in ``trail`` and ``position``, and on the seed.
    """
    seen = seen_cards((*trail, position))
    plans = sorted(_plans(position, (*trail, position), seen), key=lambda plan: (plan.worth, len(plan.moves)))
    if not plans:
        return None
    if plans[0].worth is Worth.SAFE or len(plans) == 1:
        return explained(position, plans[0].moves, Basis.FAIR)
    found = guesses(position, seen, seed)
    best, most = plans[0], -1
    for plan in plans:
        wins = _wins(plan.after, found, cancel)
        if cancel.is_set:
            return None
        if wins > most:
            best, most = plan, wins
    return explained(position, best.moves, Basis.FAIR)


def _plans(position: Position, trail: Iterable[Position], seen: frozenset[Card]) -> Iterator[Plan]:
    """Yield what can be done without coming back to an arrangement that was there already."""
    before = arrangements(trail)
    for way in (StockWay((), position), *stock_ways(position)):
        for move in legal_moves(way.after):
            if isinstance(move, Carry) and (not way.presses or move.source is Place.WASTE):
                top = way.after.top_card(Place.WASTE)
                if move.source is Place.WASTE and top not in seen:
                    continue
                value = worth(way.after, move, before)
                if value < Worth.IDLE:
                    yield Plan(value, (*way.presses, move), play(way.after, move).after)
    if any(card not in seen for card in position.stock):
        yield Plan(Worth.STOCK, (Draw(),), play(position, Draw()).after)


def _wins(position: Position, found: Iterable[Guess], cancel: Cancel) -> int:
    """Count the guesses with which a position can be won."""
    return sum(_is_won(guessed(position, guess), cancel) for guess in found)


def _is_won(position: Position, cancel: Cancel) -> bool:
    return solve(position, SAMPLE_LIMITS, cancel).outcome is Outcome.WINNABLE
