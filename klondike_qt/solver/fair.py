"""A hint that uses only what the player can have seen.

The cards that were never seen are dealt out anew many times, and the move is taken after which most of these deals
can be won, and most easily: a search knows all cards, the player does not, so that only wins which leave room for
surprises are worth much. To draw a card that was never seen is one of the moves; what shows a new card goes before
what is about as good. All moves are tried with the same deals, and those that clearly do worse than another are soon
tried no more.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations, takewhile
from math import factorial, log10, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from klondike_qt.game.hint import Basis, Hint
from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry, Draw, Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Column, Place, Position
from klondike_qt.solver.native import is_kernel_there, solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.reasons import explained
from klondike_qt.solver.thumb import StockWay, Worth, arrangement, arrangements, stock_ways, worth
from klondike_qt.solver.verdict import Outcome

SAMPLES = 128
"""How often the unseen cards are dealt out; all ways to do so are tried where there are no more."""
NODES = 128_000
"""Most states to look at for one move, for all samples together: what is wholly known is searched best."""
FIRST_SAMPLES = 16
"""After so many samples, and again whenever there are twice as many, moves that do clearly worse are given up."""
NEWS = 0.1
"""What it is worth to see a card before anything else is done, which no search can tell that sees them all."""
CLEARLY = 2.0
"""Standard errors of the mean difference from the best."""
MOST_PASSES = 3
"""After so many passes without a carry the nearest thing is done."""
EFFORT = 0.1
"""What a win loses of its worth for each power of ten of the states that had to be looked at."""

Guess = Mapping[Card, Card]
"""For each card that was never seen the one that is taken to lie in its place."""


class Plan(NamedTuple):
    """A carry with the presses of the stock before it, or one press to see more."""

    worth: Worth
    moves: tuple[Move, ...]
    after: Position
    tells: bool
    """Whether a card is seen that was not seen before."""


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
    """Deal the cards that were never seen out to their places, in all ways or in as many as there are samples."""
    hidden = (card for column in position.columns for card in column.hidden)
    unseen = [card for card in (*hidden, *position.stock) if card not in seen]
    chance = Random(seed)  # noqa: S311 - guesses at cards guard no secret
    if factorial(len(unseen)) <= SAMPLES:
        orders = list(permutations(sorted(unseen)))
        chance.shuffle(orders)
    else:
        orders = [tuple(chance.sample(sorted(unseen), len(unseen))) for _ in range(SAMPLES)]
    return tuple(dict(zip(unseen, order, strict=True)) for order in orders)


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
    line = fair_line(position, trail, cancel, seed)
    return explained(position, line, Basis.FAIR if is_kernel_there() else Basis.GUESSED) if line else None


def fair_line(position: Position, trail: Sequence[Position], cancel: Cancel, seed: int) -> tuple[Move, ...]:
    """Return the move of a fair hint with those up to the carry that it serves; empty if there is no hint.

    Without a kernel it is the best by rule of thumb of what the player can see.
    """
    seen = seen_cards((*trail, position))
    plans = sorted(_plans(position, (*trail, position), seen), key=lambda plan: (plan.worth, len(plan.moves)))
    if not plans:
        return ()
    if plans[0].worth is Worth.SAFE or len(plans) == 1 or not is_kernel_there():
        return plans[0].moves
    if _is_wandering(position, trail):
        return min(plans, key=lambda plan: len(plan.moves)).moves
    best = _best(plans, guesses(position, seen, seed), cancel)
    return () if cancel.is_set else best.moves


def _is_wandering(position: Position, trail: Sequence[Position]) -> bool:
    """Tell whether the stock was gone through again and again."""
    # What a plan promises hardly depends on how far the stock is drawn, and of equal ones the nearest is taken: so a
    # card that is once chosen is drawn for, press by press, until it can be played. This here makes it certain.
    same = arrangement(position)
    presses = sum(1 for _ in takewhile(lambda before: arrangement(before) == same, reversed(trail)))
    cards = len(position.waste) + len(position.stock)
    return presses > MOST_PASSES * (cards // position.variant.draw + 2)


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
                    step = play(way.after, move)
                    yield Plan(value, (*way.presses, move), step.after, tells=bool(step.turned))
    if any(card not in seen for card in position.stock):
        yield Plan(Worth.STOCK, (Draw(),), play(position, Draw()).after, tells=True)


def _best(plans: Iterable[Plan], found: Sequence[Guess], cancel: Cancel) -> Plan:
    """Return the plan that does best over guesses; of equal ones the first."""
    limits = Limits(nodes=NODES // len(found), polish=0, wants_line=False)
    left: list[tuple[Plan, list[float]]] = [(plan, []) for plan in plans]
    done = 0
    while done < len(found) and len(left) > 1 and not cancel.is_set:
        batch = found[done : 2 * done or FIRST_SAMPLES]
        for plan, eases in left:
            news = NEWS if plan.tells else 0.0
            eases.extend(news + _ease(guessed(plan.after, guess), limits, cancel) for guess in batch)
        done += len(batch)
        _, most = max(left, key=lambda trial: sum(trial[1]))
        left = [(plan, eases) for plan, eases in left if not _is_clearly_less(eases, most)]
    return max(left, key=lambda trial: sum(trial[1]))[0]


def _ease(position: Position, limits: Limits, cancel: Cancel) -> float:
    """Return 0 for a position that is not won, else up to 1: what is won at once leaves room for surprises."""
    if cancel.is_set:
        return 0.0
    verdict = solve(position, limits, cancel)
    return 1.0 - EFFORT * log10(1 + verdict.nodes) if verdict.outcome is Outcome.WINNABLE else 0.0


def _is_clearly_less(eases: Sequence[float], most: Sequence[float]) -> bool:
    """Tell whether the first do worse than the other, guess by guess, by more than chance explains."""
    gaps = [other - ease for ease, other in zip(eases, most, strict=True)]
    mean = fmean(gaps)
    return mean > CLEARLY * sqrt(fmean((gap - mean) ** 2 for gap in gaps) / len(gaps))
