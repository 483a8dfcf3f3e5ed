"""Prints how hard random deals are: the figures from which the bounds in ``klondike_qt/solver/difficulty.py`` come.

``python packaging/difficulty/measure.py [DEALS]`` looks at that many deals of each draw (500), always the same ones.
To see that the levels mean something for people, a careless player plays each winnable deal some times: moves chosen
by chance, cards that go up first. The share of games it wins falls from level to level.
"""

import sys
from collections import defaultdict
from random import Random

from klondike_qt.game.record import Difficulty
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.difficulty import Measure, is_choice, measured
from klondike_qt.solver.native import solve

SEED = 20_260_101
GAMES = 8
MOST_MOVES = 250
SHARES = (0.1, 0.25, 0.5, 0.75, 0.9, 0.95)


def careless_win(start: Position, chance: Random) -> bool:
    """Play one game without much thought and tell whether it was won."""
    position, seen = start, set()
    for _ in range(MOST_MOVES):
        seen.add((position.columns, position.waste, position.foundations))
        moves = [move for move in legal_moves(position) if is_choice(position, move)]
        better = [move for move in moves if isinstance(move, Carry) and move.destination.is_foundation] or moves
        chance.shuffle(better)
        following = (play(position, move).after for move in better)
        fresh = (after for after in following if (after.columns, after.waste, after.foundations) not in seen)
        after = next(fresh, None)
        if after is None:
            return False
        position = after
        if position.is_won or position.is_settled:
            return True
    return False


def measure_deals(variant: Variant, deals: int) -> None:
    chance = Random(SEED)
    numbers = [chance.randint(1, LARGEST_DEAL_NUMBER) for _ in range(deals)]
    found: list[Measure] = []
    won: dict[Difficulty, list[bool]] = defaultdict(list)
    for number in numbers:
        start = opening(deal_of_number(number), variant)
        measure = measured(start, solve(start))
        if measure:
            found.append(measure)
            won[measure.difficulty] += [careless_win(start, Random(f"{number} {game}")) for game in range(GAMES)]
    print(f"draw {variant.draw}: {len(found)} of {deals} can be won")
    for name, values in (
        ("nodes", [measure.nodes for measure in found]),
        ("losing", [measure.losing for measure in found]),
        ("points", [measure.points for measure in found]),
    ):
        ordered = sorted(values)
        print(f"  {name:7}", *(f"{ordered[int(len(ordered) * share)]:9.2f}" for share in SHARES))
    for level in Difficulty:
        games = won[level]
        share = len(games) / GAMES / len(found)
        print(f"  {level:10} {share:6.1%} of the deals, careless player wins {sum(games) / max(1, len(games)):6.1%}")


if __name__ == "__main__":
    for rules in (KLONDIKE, DRAW_THREE):
        measure_deals(rules, int(sys.argv[1]) if len(sys.argv) > 1 else 500)
