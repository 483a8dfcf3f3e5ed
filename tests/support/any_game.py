"""Positions and games for Hypothesis: any deal, any variant, any walk."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from klondike_qt.rules.cards import KING, PACK, Card, Suit
from klondike_qt.rules.deck import opening
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry, Step
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Column, Position
from klondike_qt.rules.variant import KLONDIKE, VARIANTS

VARIANT = st.builds(
    lambda variant, *, worry_back: replace(variant, worry_back=worry_back),
    st.sampled_from(tuple(VARIANTS.values())),
    worry_back=st.booleans(),
)
"""The four variants, with and without worrying back."""
OPENING = st.builds(lambda deal, variant: opening(tuple(deal), variant), st.permutations(PACK), VARIANT)
CHOICES = st.lists(st.integers(0, 2**16), max_size=120)


def walked(start: Position, choices: Sequence[int]) -> list[Step]:
    """Play one legal move for each choice: an odd one prefers moves of cards to a press of the stock."""
    steps: list[Step] = []
    position = start
    for choice in choices:
        moves = legal_moves(position)
        if choice % 2:
            moves = tuple(move for move in moves if isinstance(move, Carry)) or moves
        if not moves:
            break
        steps.append(play(position, moves[choice // 2 % len(moves)]))
        position = steps[-1].after
    return steps


def _reached(start: Position, choices: Sequence[int]) -> Position:
    steps = walked(start, choices)
    return steps[-1].after if steps else start


WALK: st.SearchStrategy[list[Step]] = st.builds(walked, OPENING, CHOICES)
POSITION = st.builds(_reached, OPENING, CHOICES)
_KINGS = tuple(Column((), (Card(KING, suit),)) for suit in Suit)
_LAST_KINGS = Position(KLONDIKE, (), (), (12, 12, 12, 12), (*_KINGS, Column(), Column(), Column()))
SETTLED = st.builds(_reached, st.just(_LAST_KINGS), CHOICES)
"""Settled positions: the last four kings, and what random worrying back makes of them."""
