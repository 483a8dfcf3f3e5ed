"""Makes resources/daily.bin, the deal numbers of the daily deals: ``python packaging/daily/make.py``.

For each day and each number of cards drawn, numbers made from the day alone are tried in their order, and the first
one that the solver proves winnable is taken. So the same table comes out on every machine and with every solver that
decides all of them; one that does not ends the run.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from hashlib import sha256
from itertools import count
from pathlib import Path

from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.verdict import Outcome
from klondike_qt.store.daily import BYTES, DAYS, day_of

FILE = Path(__file__).parents[2] / "resources" / "daily.bin"
VARIANTS = (KLONDIKE, DRAW_THREE)
TOLD_EVERY = 500


def candidate(day: date, draw: int, attempt: int) -> int:
    """Return the number to try for a day, from 1 to the largest deal number."""
    digest = sha256(f"klondike-qt daily {day.isoformat()} draw {draw} attempt {attempt}".encode()).digest()
    return 1 + int.from_bytes(digest[:8], "big") % LARGEST_DEAL_NUMBER


def is_winnable(number: int, variant: Variant) -> bool:
    """Tell what the solver proves about a deal; ValueError if it cannot."""
    verdict = solve(opening(deal_of_number(number), variant))
    if not verdict.is_decided:
        msg = f"deal {number} with draw {variant.draw} is {verdict.outcome}"
        raise ValueError(msg)
    return verdict.outcome is Outcome.WINNABLE


def daily_number(day: date, variant: Variant) -> int:
    """Return the number of the daily deal of a day."""
    numbers = (candidate(day, variant.draw, attempt) for attempt in count(1))
    return next(number for number in numbers if is_winnable(number, variant))


def table(days: int = DAYS) -> bytes:
    """Return the table of the first days, variant by variant."""
    jobs = [(day_of(index), variant) for variant in VARIANTS for index in range(days)]
    made = bytearray()
    with ThreadPoolExecutor() as pool:
        for done, number in enumerate(pool.map(daily_number, *zip(*jobs, strict=True)), 1):
            made += number.to_bytes(BYTES, "big")
            if done % TOLD_EVERY == 0:
                print(f"{done} of {len(jobs)}", file=sys.stderr)
    return bytes(made)


if __name__ == "__main__":
    FILE.write_bytes(table())
