"""``--daily``: the deal of a day, for the window and for the command ``deal``."""

from datetime import date, timedelta

import pytest
from support.program import Run

from klondike_qt.dealing import today
from klondike_qt.store.daily import daily_number
from klondike_qt.terminal.arguments import read_arguments, window_options


def test_the_deal_of_today(run: Run) -> None:
    before = today()
    ran = run("deal", "--daily", "--json")
    assert ran.code == 0
    assert set(ran.objects[0]) == {"deal", "columns", "stock", "text"}
    assert ran.objects[0]["deal"] in {daily_number(day, 1) for day in (before, today())}


@pytest.mark.parametrize(("variant", "draw"), [(None, 1), ("klondike", 1), ("draw-three", 3)])
@pytest.mark.parametrize("day", ["2026-01-01", "2026-03-01", "1999-12-31", "0001-01-01"])
def test_the_deal_of_a_day_is_that_of_its_number(run: Run, variant: str | None, draw: int, day: str) -> None:
    rules = ["--variant", variant] if variant else []
    ran = run("deal", "--daily", day, *rules, "--json")
    number = daily_number(date.fromisoformat(day), draw)
    assert ran.objects == run("deal", number, *rules, "--json").objects


def test_a_daily_deal_for_people_names_its_number(run: Run) -> None:
    assert run("deal", "--daily", "2026-01-01").lines[0] == f"Klondike, deal {daily_number(date(2026, 1, 1), 1)}"


def test_days_to_come_are_refused(run: Run) -> None:
    tomorrow = (today() + timedelta(days=2)).isoformat()
    for arguments in (["deal", "--daily", tomorrow], ["--daily", tomorrow]):
        ran = run(*arguments)
        assert (ran.code, ran.out, ran.reason) == (2, "", f"The daily deal of {tomorrow} is still to come")


@pytest.mark.parametrize(
    "text", ["2026-02-30", "2026-1-1", "20260101", "today", "24", "2026-W01-1", "", "2026-01-01T00:00"]
)
def test_what_is_no_day_is_refused(run: Run, text: str) -> None:
    ran = run("deal", "--daily", text)
    assert (ran.code, ran.reason) == (2, f'"{text}" is not a day such as 2026-11-30')


@pytest.mark.parametrize("variant", ["vegas", "vegas-three"])
def test_las_vegas_has_no_daily_deals(run: Run, variant: str) -> None:
    for arguments in (["deal", "--daily", "--variant", variant], ["--daily", "--variant", variant]):
        ran = run(*arguments)
        assert (ran.code, ran.reason) == (2, "This kind of game has no daily deals; klondike and draw-three have")


def test_one_deal_has_to_be_asked_for(run: Run) -> None:
    both = "Ask for --daily or for a deal, not for both"
    assert (run("deal", 24, "--daily").reason, run("--deal", 24, "--daily").reason) == (both, both)
    ran = run("deal")
    assert (ran.code, ran.reason) == (2, "Which deal? Give a number, a text, or --daily")


def test_it_goes_with_the_window_or_behind_deal(run: Run) -> None:
    ran = run("--daily=2026-01-01", "stats")
    assert (ran.code, ran.reason) == (2, "--daily stands before stats, but goes with the window only")


def test_the_window_hears_of_the_day() -> None:
    assert window_options(read_arguments(["--daily", "2026-01-01"])).daily == date(2026, 1, 1)
    assert window_options(read_arguments(["--daily"])).daily == today()
    assert window_options(read_arguments([])).daily is None


@pytest.mark.usefixtures("unsound_daily_table")
@pytest.mark.parametrize(
    "arguments", [["deal", "--daily"], ["--daily", "2026-01-01"], ["--daily", "2026-01-01", "--demo"]]
)
def test_a_table_that_is_not_to_be_trusted_is_not_used(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    reason = "The table of the daily deals is missing or damaged; install the program again"
    assert (ran.code, ran.out, ran.reason) == (4, "", reason)
