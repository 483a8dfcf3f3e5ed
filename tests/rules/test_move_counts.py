"""How many ways there are to play the next moves: counted once and pinned, and counted again by the dull engine."""

import pytest
from support.dull_engine import DullGame
from support.games import dealt
from support.recorded_games import recorded_games

from klondike_qt.game.replay import replay
from klondike_qt.rules.deck import opening
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.notation import read_tokens
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.reading import read_deal
from klondike_qt.rules.variant import VARIANTS

OPENINGS = [
    (1, "klondike", [3, 9, 31, 113, 437, 1750]),
    (1, "draw-three", [3, 9, 31, 115, 454, 1867]),
    (24, "vegas", [5, 21, 73, 210, 523, 1283]),
    (24, "vegas-three", [5, 22, 86, 298, 887, 2192]),
    (617, "draw-three", [2, 4, 8, 18, 48, 123]),
    (100_000, "klondike", [3, 7, 13, 21, 35, 71]),
]
MIDDLES = [
    ("MK-issue6", 55, [9, 79, 687]),
    ("MK-issue6", 88, [15, 225, 3391]),
    ("WB-same-pile", 40, [6, 35, 202]),
    ("LB-default-0", 83, [19, 350, 6296]),
    ("ksolve-ran-1040", 62, [15, 231, 3634]),
]
"""A recorded game, how many of its tokens are played, and the counts from there."""


def ways(position: Position, depth: int) -> int:
    """Count the sequences of ``depth`` legal moves."""
    if not depth:
        return 1
    return sum(ways(play(position, move).after, depth - 1) for move in legal_moves(position))


def dull_ways(dull: DullGame, depth: int) -> int:
    if not depth:
        return 1
    text, total = dull.text(), 0
    for move in dull.legal():
        dull.play(move)
        total += dull_ways(dull, depth - 1)
        dull.put(text)
    return total


def middle(deal: str, played: int) -> tuple[str, Position]:
    game = next(game for game in recorded_games() if game.deal == deal)
    start = opening(read_deal(game.text).deal, VARIANTS[game.variant])
    return game.variant, replay(start, read_tokens(game.tokens)[:played]).moment.position


@pytest.mark.parametrize(("number", "variant", "counts"), OPENINGS)
def test_the_ways_from_an_opening(number: int, variant: str, counts: list[int]) -> None:
    position = dealt(number, VARIANTS[variant])
    assert [ways(position, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(("deal", "played", "counts"), MIDDLES)
def test_the_ways_from_the_middle_of_a_game(deal: str, played: int, counts: list[int]) -> None:
    _, position = middle(deal, played)
    assert [ways(position, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(("number", "variant", "counts"), OPENINGS)
def test_the_dull_engine_counts_as_many_from_an_opening(number: int, variant: str, counts: list[int]) -> None:
    dull = DullGame(variant)
    dull.put(position_text(dealt(number, VARIANTS[variant])))
    assert [dull_ways(dull, depth) for depth in (1, 2, 3, 4)] == counts[:4]


@pytest.mark.parametrize(("deal", "played", "counts"), MIDDLES)
def test_the_dull_engine_counts_as_many_from_the_middle_of_a_game(deal: str, played: int, counts: list[int]) -> None:
    variant, position = middle(deal, played)
    dull = DullGame(variant)
    dull.put(position_text(position))
    assert [dull_ways(dull, depth) for depth in (1, 2)] == counts[:2]
