"""A hint that uses only what the player can have seen.

The cards that were never seen are dealt out anew some times, and the move is taken after which most of these deals
can be won, and most easily: a search knows all cards, the player does not, so that only wins which leave room for
surprises are worth much. To draw a card that was never seen is one of the moves.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import log10
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
SAMPLE_LIMITS = Limits(nodes=1_000, polish=0, wants_line=False)
EFFORT = 0.1
"""What a win loses of its worth for each power of ten of the states that had to be looked at."""

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
    """Return the move that does best over guesses at the unseen cards; None if nothing helps, or cancelled.

    Depends on nothing that the player cannot have seen in ``trail`` and ``position``, and on the seed.
    """
    seen = seen_cards((*trail, position))
    plans = sorted(_plans(position, (*trail, position), seen), key=lambda plan: (plan.worth, len(plan.moves)))
    if not plans:
        return None
    if plans[0].worth is Worth.SAFE or len(plans) == 1:
        return explained(position, plans[0].moves, Basis.FAIR)
    found = guesses(position, seen, seed)
    # What a plan promises is the same from anywhere in the stock, and of equal ones the nearest is taken: so a card
    # that is once chosen is drawn for, press by press, until it can be played.
    best = max(plans, key=lambda plan: _promise(plan.after, found, cancel))
    return None if cancel.is_set else explained(position, best.moves, Basis.FAIR)


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


def _promise(position: Position, found: Iterable[Guess], cancel: Cancel) -> float:
    """Tell how well a position does over guesses: the sum of how easily it is won with each."""
    return sum(_ease(guessed(position, guess), cancel) for guess in found)


def _ease(position: Position, cancel: Cancel) -> float:
    """Return 0 for a position that is not won, else up to 1: what is won at once leaves room for surprises."""
    if cancel.is_set:
        return 0.0
    verdict = solve(position, SAMPLE_LIMITS, cancel)
    return 1.0 - EFFORT * log10(1 + verdict.nodes) if verdict.outcome is Outcome.WINNABLE else 0.0
