"""The table of the daily deals: the same for everyone, each of its deals winnable."""

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest
from daily.make import FILE, candidate, table

from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome
from klondike_qt.store.daily import BYTES, DAYS, DRAWS, FIRST_DAY, LAST_DAY, daily_number, day_of

LARGEST = 60_000
PINNED = {
    (1, "2026-01-01"): 166035857,
    (3, "2026-01-01"): 1860147928,
    (1, "2040-12-31"): 1316752133,
    (3, "2040-12-31"): 1705404445,
}

QUICKLY = Limits(polish=0)


def all_days() -> list[date]:
    return [day_of(index) for index in range(DAYS)]


def test_every_day_of_the_years_2026_to_2040_has_a_deal_of_each_draw() -> None:
    days = all_days()
    assert (days[0], days[-1], len(days)) == (date(2026, 1, 1), date(2040, 12, 31), 5479)
    assert all(after - before == timedelta(days=1) for before, after in pairwise(days))
    numbers = [daily_number(day, draw) for draw in DRAWS for day in days]
    assert all(1 <= number <= LARGEST_DEAL_NUMBER for number in numbers)
    assert max(Counter(numbers).values()) == 1


def test_the_table_is_small() -> None:
    assert FILE.stat().st_size == len(DRAWS) * DAYS * BYTES <= LARGEST


@pytest.mark.parametrize(("draw", "day"), PINNED)
def test_a_day_keeps_its_deal_for_ever(draw: int, day: str) -> None:
    assert daily_number(date.fromisoformat(day), draw) == PINNED[draw, day]


def test_outside_its_days_the_table_repeats() -> None:
    one = timedelta(days=1)
    for draw in DRAWS:
        assert daily_number(LAST_DAY + one, draw) == daily_number(FIRST_DAY, draw)
        assert daily_number(FIRST_DAY - one, draw) == daily_number(LAST_DAY, draw)
        assert daily_number(FIRST_DAY + one * (3 * DAYS + 40), draw) == daily_number(day_of(40), draw)
        assert daily_number(date.min, draw)
        assert daily_number(date.max, draw)


def test_the_script_makes_these_very_bytes() -> None:
    made = table(days=3)
    stored = FILE.read_bytes()
    assert made == b"".join(stored[start : start + 3 * BYTES] for start in (0, DAYS * BYTES))
    assert candidate(FIRST_DAY, 1, 1) != candidate(FIRST_DAY, 3, 1) != candidate(FIRST_DAY, 3, 2)


@pytest.mark.thorough
@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE], ids=["draw one", "draw three"])
def test_a_deal_of_each_month_is_winnable(variant: Variant) -> None:
    assert lost([day for day in all_days() if day.day == 1], variant) == []


@pytest.mark.slow
@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE], ids=["draw one", "draw three"])
def test_every_deal_is_winnable(variant: Variant) -> None:
    assert lost(all_days(), variant) == []


def lost(days: list[date], variant: Variant) -> list[date]:
    return [
        day
        for day in days
        if solve(opening(deal_of_number(daily_number(day, variant.draw)), variant), QUICKLY).outcome
        is not Outcome.WINNABLE
    ]
