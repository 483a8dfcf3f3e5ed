"""What a game with switches costs: ``PYTHONPATH=.:tests python tests/benchmarks/bench_scan.py [GAMES]``.

Plays winnable deals along the solver's line and prints, for each order of the moves, where the wanted move stands, how
long one waits for it, and how many presses it takes. *Undo this?* comes first after each move, as it does by default.
"""

import sys
from collections.abc import Iterator
from statistics import mean

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.moves import Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome
from klondike_qt.ui.access.scan_order import scan_order

GAMES = 200
PACE = Preferences().scan_pace / 1000


def won_games(variant: Variant, number: int) -> Iterator[tuple[Position, tuple[Move, ...]]]:
    """Yield winnable deals with the line that wins each."""
    deal = 0
    while number:
        deal += 1
        start = opening(deal_of_number(deal), variant)
        verdict = solve(start, Limits(nodes=500_000), Cancel())
        if verdict.outcome is Outcome.WINNABLE:
            number -= 1
            yield start, verdict.line


def places(start: Position, line: tuple[Move, ...]) -> Iterator[tuple[int, int]]:
    """Yield, for each move of a line, where it stands by rule of thumb alone, and with the solver's choice next."""
    position, trail = start, [start]
    for number, move in enumerate(line):
        undo = 1 if number else 0  # what stands before the moves
        index = scan_order(position, trail).index(move)
        yield undo + index, undo + (min(index, 1) if not undo else 0)
        position = play(position, move).after
        trail.append(position)


def told(name: str, found: list[int]) -> str:
    """Return a row of the table."""
    waits = [(index + 1 if index else 0) * PACE for index in found]  # the first one is framed twice as long
    two = [index + 1 for index in found]
    few = 100 * sum(presses <= 2 for presses in two) / len(two)
    return f"| {name} | {mean(waits):.1f} s | 1.00 | {mean(two):.2f} | {few:.1f} % |"


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("| order | mean wait, one switch | presses, one switch | presses, two switches | of these at most two |")
    print("|---|---|---|---|---|")
    for name, variant in (("draw one", KLONDIKE), ("draw three", DRAW_THREE)):
        found = [place for start, line in won_games(variant, games) for place in places(start, line)]
        print(told(f"{name}, rule of thumb", [thumb for thumb, _ in found]))
        print(told(f"{name}, the solver's choice next", [best for _, best in found]))


if __name__ == "__main__":
    main()
