"""How long a new winnable game takes that nobody has prepared, and what it is filed as.

``python tests/benchmarks/bench_new_game.py [GAMES]`` deals that many games (200) of each kind.
"""

import sys
import time
from collections import Counter

from klondike_qt.dealing import Dealer
from klondike_qt.preferences.schema import Deals
from klondike_qt.rules.variant import VARIANTS

GAMES = 200


def main(games: int) -> None:
    dealer = Dealer()
    print(f"{'':12} {'median':>8} {'p95':>8} {'max':>8} ms, of {games} games")
    for name, variant in VARIANTS.items():
        times, kinds = [], Counter[str]()
        for _ in range(games):
            begin = time.perf_counter()
            game = dealer.new_game(variant, Deals.WINNABLE)
            times.append(1000 * (time.perf_counter() - begin))
            kinds[game.origin.kind.value] += 1
        times.sort()
        told = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
        print(f"{name:12} {times[games // 2]:8.1f} {times[games * 95 // 100]:8.1f} {times[-1]:8.1f}    {told}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
