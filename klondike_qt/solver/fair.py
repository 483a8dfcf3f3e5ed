"""A hint that uses only what the player can have seen."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from klondike_qt.game.hint import Basis, Hint
from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.moves import Draw, Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Column, Position
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.reasons import explained
from klondike_qt.solver.thumb import Worth, ranked
from klondike_qt.solver.verdict import Outcome

SAMPLES = 16
SAMPLE_LIMITS = Limits(nodes=1_000, polish=0)


def seen_cards(trail: Iterable[Position]) -> frozenset[Card]:
    """Return every card that lay face up at some moment of a game, those of the waste included."""
    seen: set[Card] = set()
    for position in trail:
        seen.update(position.waste)
        for column in position.columns:
            seen.update(column.run)
        for suit, height in enumerate(position.foundations):
            seen.update(card for card in PACK if card.suit == suit and card.rank <= height)
    return frozenset(seen)


def shuffled(position: Position, seen: frozenset[Card], chance: Random) -> Position:
    """Return the position with the cards that were never seen shuffled among their places."""
    unseen = sorted(card for card in PACK if card not in seen)
    chance.shuffle(unseen)
    supply = iter(unseen)

    def dealt(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card if card in seen else next(supply) for card in cards)

    columns = tuple(Column(dealt(column.hidden), column.run) for column in position.columns)
    return replace(position, columns=columns, stock=dealt(position.stock))


def fair_hint(position: Position, trail: Sequence[Position], cancel: Cancel, seed: int) -> Hint | None:
    """Return the move that wins most often over guesses at the unseen cards; None if nothing helps, or cancelled.

    Depends on nothing that the player cannot have seen in ``trail`` and ``position``, and on the seed.
    """
    seen = seen_cards((*trail, position))
    chance = Random(seed)  # noqa: S311 - guesses at cards guard no secret
    samples = [shuffled(position, seen, chance) for _ in range(SAMPLES)]
    best: tuple[int, Move] | None = None
    for worth, move in ranked(samples[0], (*trail, position)):
        if worth > Worth.IDLE or (worth is Worth.IDLE and not isinstance(move, Draw)):
            continue
        wins = sum(_is_won(play(sample, move).after, cancel) for sample in samples)
        if cancel.is_set:
            return None
        if best is None or wins > best[0]:
            best = wins, move
    return explained(samples[0], (best[1],), Basis.FAIR) if best else None


def _is_won(position: Position, cancel: Cancel) -> bool:
    return solve(position, SAMPLE_LIMITS, cancel).outcome is Outcome.WINNABLE
