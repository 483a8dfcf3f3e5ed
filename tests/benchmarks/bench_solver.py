"""What the solver costs: ``PYTHONPATH=.:tests python tests/benchmarks/bench_solver.py [--random N] [--fair N]``.

Prints the tables of the README beside this file, figures of other solvers beside ours. CPU is that of the thread that
searches, so that a busy machine shows little; only the time to call a search off is by the clock.
"""

import argparse
import random
import resource
import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from statistics import median
from time import perf_counter, thread_time
from typing import NamedTuple

from support.advised import advised_game, fair_game, looking_adviser
from support.judged_deals import JudgedDeal, handed_deals, judged_deals
from support.judging import PERCENTILES, Search, percentile, rate, searched
from support.seeded_deals import seeded

from klondike_qt.rules.deck import opening
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Move, Redeal
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.solver.fair import fair_hint
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.rescue import last_winnable
from klondike_qt.solver.verdict import Outcome

BUDGETS = (0.001, 0.01, 0.03, 0.3, 3.0)
VARIANTS = {1: KLONDIKE, 3: DRAW_THREE}
VERDICT_ONLY = Limits(polish=0)
REFERENCE = (
    "| lonelybot (Rust), draw 1, others | 74.8 % (73.8 + 1.0) | 84.9 % (82.3 + 2.6) | | 97.2 % (89.3 + 7.9) | | | |",
    "| lonelybot (Rust), draw 3, others | 68.3 % (61.0 + 7.3) | 80.7 % (71.9 + 8.8) | | 94.5 % (80.5 + 14.0) | | | |",
)


def decided(searches: Sequence[Search], seconds: float) -> str:
    """Return the share that was proved won and lost within so many seconds of CPU."""
    shares = [
        100 * sum(search.outcome is outcome and search.seconds <= seconds for search in searches) / len(searches)
        for outcome in (Outcome.WINNABLE, Outcome.UNWINNABLE)
    ]
    return f"{sum(shares):.1f} % ({shares[0]:.1f} + {shares[1]:.1f})"


class Sample(NamedTuple):
    """What was found about one set of deals."""

    name: str
    searches: list[Search]
    wrong: int | None = None
    """Answers other than those that came with the deals."""


def samples(draw: int, random_deals: int) -> Iterator[Sample]:
    """Solve the handed deals, further ones, and the handed ones with limited passes."""
    variant, handed = VARIANTS[draw], handed_deals(draw)
    searches = [searched(judged.position, VERDICT_ONLY) for judged in handed]
    wrong = sum(search.outcome != judged.outcome for search, judged in zip(searches, handed, strict=True))
    yield Sample(f"draw {draw}, handed {len(handed)}", searches, wrong)
    if random_deals:
        openings = seeded(1001, random_deals, variant)
        yield Sample(f"draw {draw}, {random_deals} more", [searched(at, VERDICT_ONLY) for at in openings])
    for passes in (1, 2, 3):
        openings = [opening(judged.deal, replace(variant, passes=passes)) for judged in handed]
        searches = [searched(at, VERDICT_ONLY) for at in openings]
        yield Sample(f"draw {draw}, handed, passes {passes}", searches)


def tell_verdicts(random_deals: int) -> None:
    """Print what verdicts cost, for both draws and for limited passes."""
    found = [sample for draw in VARIANTS for sample in samples(draw, random_deals)]
    print("Decided within CPU time (proved winnable + lost), and in the end:\n")
    print("| deals | 1 ms | 10 ms | 30 ms | 0.3 s | 3 s | undecided | wrong |\n|---|---|---|---|---|---|---|---|")
    for name, searches, wrong in found:
        unknown = sum(search.outcome is Outcome.UNKNOWN for search in searches)
        shares = " | ".join(decided(searches, budget) for budget in BUDGETS)
        print(f"| {name} | {shares} | {unknown} | {'' if wrong is None else wrong} |")
    print("\n".join(REFERENCE))
    for title, form in (("CPU ms", ".2f"), ("nodes", ",.0f")):
        print(f"\n| {title} | median | p90 | p95 | p99 | max | sum |\n|---|---|---|---|---|---|---|")
        for name, searches, _ in found:
            values = [1000 * search.seconds if title == "CPU ms" else search.nodes for search in searches]
            parts = [percentile(values, percent) for percent in PERCENTILES]
            print(f"| {name} | " + " | ".join(f"{value:{form}}" for value in (*parts, sum(values))) + " |")
    print("\n| deals | M nodes/s | table and frames at most |\n|---|---|---|")
    for name, searches, _ in found:
        speed = sum(search.nodes for search in searches) / sum(search.seconds for search in searches) / 1e6
        print(f"| {name} | {speed:.2f} | {max(search.memory for search in searches) / 2**20:.1f} MiB |")


def length(line: Iterable[Move]) -> int:
    """Count draws and card moves, as the known shortest lengths do."""
    return sum(not isinstance(move, Redeal) for move in line)


def tell_lengths() -> None:
    """Print how long lines are beside the shortest."""
    known = [judged for judged in judged_deals() if judged.shortest and judged.name.startswith("ksolve-")]
    for draw in VARIANTS:
        chosen = [judged for judged in known if judged.variant.draw == draw and judged.variant.passes is None]
        ratios, lengths, costs = [], [], []
        for judged in chosen:
            begin = thread_time()
            solve(judged.position, VERDICT_ONLY)
            plain = thread_time() - begin
            line = solve(judged.position).line
            costs.append(1000 * (thread_time() - begin - 2 * plain))
            lengths.append(length(line))
            ratios.append(lengths[-1] / (judged.shortest or 1))
        shortest = median(judged.shortest or 0 for judged in chosen)
        print(
            f"draw {draw}: {len(chosen)} deals, median {median(lengths)} beside {shortest} at best, ratio of medians ",
            end="",
        )
        print(f"{median(lengths) / shortest:.2f}, median ratio {median(ratios):.2f}; shortening took ", end="")
        print(f"{median(costs):.0f} ms (p95 {percentile(costs, 95):.0f})")


def tell_cancel(tries: int = 40) -> None:
    """Print how long a search goes on after it was called off."""
    hard = max(handed_deals(3), key=lambda judged: searched(judged.position, VERDICT_ONLY).seconds).position
    lags = []
    for trial in range(tries):
        cancel, ended = Cancel(), []
        searching = threading.Thread(target=lambda: ended.append((solve(hard, VERDICT_ONLY, cancel), perf_counter())))  # noqa: B023
        searching.start()
        searching.join(0.002 + 0.002 * trial)
        begin = perf_counter()
        cancel.set()
        searching.join()
        if ended[0][0].outcome is Outcome.CANCELLED:
            lags.append(1000 * (ended[0][1] - begin))
    print(f"called off: {len(lags)} searches, median {median(lags):.2f} ms, at most {max(lags):.2f} ms")


def tell_hints(deals: Sequence[JudgedDeal]) -> None:
    """Print what comes of playing nothing but hints, and what rescue from careless games costs."""
    won = possible = 0
    hints, rescues = [], []
    for judged in deals:
        begin = thread_time()
        trail = advised_game(judged.position, looking_adviser())
        hints.append(1000 * (thread_time() - begin) / len(trail))
        won += trail[-1].is_won
        possible += judged.outcome is Outcome.WINNABLE
        careless = careless_game(judged.position)
        begin = thread_time()
        last_winnable(careless, Cancel())
        rescues.append(1000 * (thread_time() - begin))
    print(f"draw {deals[0].variant.draw}, hints only: {won} won of {possible} winnable; ", end="")
    print(f"{median(hints):.1f} ms a hint (games: at most {max(hints):.1f}); way back from a careless game ", end="")
    print(f"{median(rescues):.0f} ms, p95 {percentile(rescues, 95):.0f}, at most {max(rescues):.0f}")


def careless_game(position: Position) -> list[Position]:
    """Play 120 moves by chance, or until there is none."""
    chance = random.Random(1)
    trail = [position]
    while len(trail) <= 120 and (moves := legal_moves(trail[-1])):
        trail.append(play(trail[-1], chance.choice(moves)).after)
    return trail


def tell_fair(deals: int) -> None:
    """Print how often a player wins who follows fair hints only."""
    for draw, variant in VARIANTS.items():
        games = [fair_game(position, is_given_up=True) for position in seeded(2001, deals, variant)]
        costs = []
        for game in games:
            for index in range(0, len(game) - 1, 10):
                begin = thread_time()
                fair_hint(game[index], game[: index + 1], Cancel(), seed=1)
                costs.append(1000 * (thread_time() - begin))
        won = sum(game[-1].is_won for game in games)
        print(f"draw {draw}, fair hints only: won {rate(won, deals)}; a hint ", end="")
        print(f"{median(costs):.0f} ms (p95 {percentile(costs, 95):.0f}, at most {max(costs):.0f})")


def main() -> None:
    """Print everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--random", type=int, default=1000, help="how many further deals of each draw (1000)")
    parser.add_argument("--fair", type=int, default=200, help="how many games of each draw by fair hints (200)")
    wanted = parser.parse_args()
    tell_verdicts(wanted.random)
    tell_lengths()
    tell_cancel()
    for draw in VARIANTS:
        tell_hints(handed_deals(draw))
    if wanted.fair:
        tell_fair(wanted.fair)
    print(f"whole program: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB at most")


if __name__ == "__main__":
    main()
