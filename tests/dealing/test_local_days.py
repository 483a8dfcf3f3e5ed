"""Which day it is at the player's place: from Pago Pago to Kiritimati, in nights of changing clocks, in all years."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest

from klondike_qt.dealing import daily_game, daily_rules, today
from klondike_qt.game.commands import PressStock, Restart
from klondike_qt.game.record import new_record
from klondike_qt.game.session import Session
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, VEGAS_THREE, Variant
from klondike_qt.store.daily import DAYS, DRAWS, FIRST_DAY, LAST_DAY, daily_number

Live = Callable[[str], None]

FIXED = {
    "Pago Pago": ("SST11", -11),
    "Honolulu": ("HST10", -10),
    "Lima": ("<-05>5", -5),
    "UTC": ("UTC0", 0),
    "Kathmandu": ("<+0545>-5:45", 5.75),
    "Tokyo": ("JST-9", 9),
    "Kiritimati": ("<+14>-14", 14),
}
"""Places whose clocks are never changed: their zone as POSIX writes it, which no system has to look up; their hours."""
NIGHTS = {
    "Berlin, forwards": ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-28T22:59", "2026-03-28T23:00"),
    "Berlin, back": ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-24T21:59", "2026-10-24T22:00"),
    "Berlin, a day later": ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T22:59", "2026-10-25T23:00"),
    "Lord Howe, half an hour": ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04T12:59", "2026-04-04T13:00"),
    "Chatham": ("<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", "2026-04-04T10:14", "2026-04-04T10:15"),
    "Santiago, no midnight": ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-09-06T03:59", "2026-09-06T04:00"),
    "Beirut, no midnight": ("EET-2EEST,M3.5.0/0,M10.5.0/0", "2026-03-28T21:59", "2026-03-28T22:00"),
    "leap day": ("SST11", "2028-02-29T10:59", "2028-02-29T11:00"),
    "after the leap day": ("SST11", "2028-03-01T10:59", "2028-03-01T11:00"),
    "end of the year": ("<+14>-14", "2026-12-31T09:59", "2026-12-31T10:00"),
}
"""The last minute of a day and the first of the next one, in UTC."""


@pytest.fixture
def live_in() -> Iterator[Live]:
    """Let the program run at another place of the world."""
    with pytest.MonkeyPatch.context() as patch:

        def live(zone: str) -> None:
            patch.setenv("TZ", zone)
            time.tzset()

        yield live
    time.tzset()


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize("place", FIXED)
def test_the_day_is_that_of_the_place(place: str, live_in: Live) -> None:
    zone, hours = FIXED[place]
    live_in(zone)
    for hour in range(0, 24 * 366, 7):
        now = datetime(2028, 1, 1, tzinfo=UTC) + timedelta(hours=hour)
        assert today(now) == (now + timedelta(hours=hours)).date()


def test_at_one_moment_two_places_have_days_that_are_two_apart(live_in: Live) -> None:
    days = []
    for place in ("Pago Pago", "Kiritimati"):
        live_in(FIXED[place][0])
        days.append(today(moment("2026-12-31T10:30")))
    assert days == [date(2026, 12, 30), date(2027, 1, 1)]
    deals = [daily_game(KLONDIKE, day).origin.deal_number for day in days]
    assert deals == [daily_number(day, 1) for day in days]


@pytest.mark.parametrize("night", NIGHTS)
def test_the_next_day_begins_at_midnight_also_in_nights_of_changing_clocks(night: str, live_in: Live) -> None:
    zone, last, first = NIGHTS[night]
    live_in(zone)
    assert today(moment(first)) - today(moment(last)) == timedelta(days=1)


def test_where_midnight_comes_twice_the_day_goes_back_once_and_each_day_keeps_its_deal(live_in: Live) -> None:
    live_in("EET-2EEST,M3.5.0/0,M10.5.0/0")  # Beirut: at midnight it is eleven again
    days = [today(moment(f"2026-10-24T{time_of_day}")) for time_of_day in ("20:59", "21:00", "21:59", "22:00")]
    assert days == [date(2026, 10, 24)] * 3 + [date(2026, 10, 25)]


@pytest.mark.parametrize("zone", sorted({zone for zone, *_ in NIGHTS.values()}))
def test_no_day_is_left_out_or_lasts_longer_than_25_hours(zone: str, live_in: Live) -> None:
    live_in(zone)
    begin = datetime(2026, 1, 1, tzinfo=UTC)
    days = [today(begin + timedelta(hours=hour)) for hour in range(24 * 730)]
    for before, after in pairwise(days):
        assert after - before in {timedelta(0), timedelta(days=1)}
    whole = set(days[24:-24]) - {days[24], days[-25]}
    assert all(23 <= days.count(day) <= 25 for day in list(whole)[::10])


def test_a_clock_that_is_set_back_in_mid_game_changes_nothing_in_it(live_in: Live) -> None:
    live_in("UTC0")
    day = today(moment("2026-12-03T12:00"))
    game = daily_game(KLONDIKE, day)
    session = Session(new_record(game.origin, game.start))
    session.handle(PressStock(), 10.0)
    live_in("SST11")
    assert today(moment("2026-12-03T10:00")) == date(2026, 12, 2)
    session.handle(PressStock(), 5.0)
    session.handle(Restart(), 6.0)
    record = session.standing.record
    assert (record.origin.daily, record.origin.deal_number) == ("2026-12-03", daily_number(day, 1))
    assert session.standing.clock.seconds(6.0) >= 0
    session.handle(daily_game(KLONDIKE, date(2026, 12, 2)), 7.0)
    assert session.standing.record.origin.daily == "2026-12-02"


@pytest.mark.parametrize("draw", DRAWS)
def test_years_behind_the_table_have_deals_as_well(draw: int) -> None:
    for day in (date(2041, 1, 1), date(2048, 2, 29), date(2100, 12, 31), date(1970, 1, 1), date(9999, 12, 31)):
        assert daily_number(day, draw) == daily_number(FIRST_DAY + timedelta((day - FIRST_DAY).days % DAYS), draw)
    assert daily_number(LAST_DAY + timedelta(1), draw) == daily_number(FIRST_DAY, draw)


@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE, VEGAS, VEGAS_THREE])
def test_both_deals_of_a_day_can_be_had_in_every_variant(variant: Variant) -> None:
    assert [daily_rules(variant, draw) for draw in DRAWS] == [KLONDIKE, DRAW_THREE]


def test_a_time_bonus_that_is_switched_off_stays_off_in_both_deals_of_a_day() -> None:
    calm = Variant(3, None, DRAW_THREE.scoring, redeal_penalty=0)
    assert daily_rules(calm, 3) == calm
    assert daily_rules(calm, 1) == Variant(1, None, KLONDIKE.scoring, redeal_penalty=100)
