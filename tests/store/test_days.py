"""What came of the daily deals, day by day, and the days won in a row."""

import sqlite3
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from support.player import Player

from klondike_qt.game.commands import PressStock
from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.store.days import Days, PlayedDay, Streak, run_around, streak, won_days
from klondike_qt.store.places import places_below

FIRST, SECOND, THIRD = (date(2026, 3, day) for day in (1, 2, 3))
VETTED = DealKind.VETTED


def days_won(*numbers: int) -> frozenset[date]:
    """Return days, counted from the end of February 2026."""
    return frozenset(FIRST + timedelta(days=number - 1) for number in numbers)


def test_a_day_tells_its_games_its_wins_and_the_best_of_them(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.deal(kind=VETTED, daily="2026-03-01")
    player.do(PressStock())
    player.win(kind=VETTED, daily="2026-03-01")
    won = player.session.standing
    player.win(kind=VETTED, daily="2026-03-01")
    player.deal(kind=VETTED, daily="2026-03-02")
    player.do(PressStock())
    player.deal(kind=VETTED, daily="2026-03-03")
    assert player.store.days.played(1) == {
        FIRST: PlayedDay(3, 2, won.moves, won.moves - 1),
        SECOND: PlayedDay(1, 0, None, None),
    }
    assert player.store.days.played(3) == {}
    player.leave()


def test_the_two_ways_of_drawing_have_days_of_their_own(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.win(DRAW_THREE, VETTED, "2026-03-01")
    player.win(KLONDIKE, VETTED, "2026-03-02")
    assert [set(player.store.days.played(draw)) for draw in (1, 3)] == [{SECOND}, {FIRST}]
    player.leave()


def test_rules_that_differ_in_the_score_only_share_their_days(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.win(KLONDIKE, VETTED, "2026-03-01")
    shortest = player.session.standing.moves
    player.deal(1, replace(KLONDIKE, time_bonus=False), VETTED, "2026-03-01")
    player.do(PressStock())
    assert player.store.days.played(1) == {FIRST: PlayedDay(2, 1, shortest, shortest - 1)}
    player.leave()


def test_a_day_that_is_made_good_later_is_won(tmp_path: Path) -> None:
    player = Player(tmp_path)
    for day in ("2026-03-03", "2026-03-01", "2026-03-02"):
        player.win(kind=VETTED, daily=day)
    assert streak(won_days(player.store.days.played(1)), THIRD) == Streak(3, 3, 3)
    player.leave()


def test_unreadable_days_are_passed_over(tmp_path: Path) -> None:
    player = Player(tmp_path)
    for day in ("2026-03-01", "2026-03-02", "2026-03-03"):
        player.win(kind=VETTED, daily=day)
    player.leave()
    connection = sqlite3.connect(places_below(str(tmp_path)).data / "klondike.sqlite3")
    connection.execute("UPDATE results SET daily = 'yesterday' WHERE daily = '2026-03-01'")
    connection.execute("UPDATE results SET variant = '{' WHERE daily = '2026-03-03'")
    connection.commit()
    assert set(Days(lambda: connection).played(1)) == {SECOND}
    connection.execute("DROP TABLE results")
    assert Days(lambda: connection).played(1) == {}
    connection.close()


def test_a_streak_goes_up_to_today_or_to_yesterday() -> None:
    assert streak(days_won(1, 2, 3), THIRD) == Streak(3, 3, 3)
    assert streak(days_won(1, 2), THIRD) == Streak(2, 2, 2)
    assert streak(days_won(1), THIRD) == Streak(0, 1, 1)
    assert streak(days_won(), THIRD) == Streak(0, 0, 0)
    assert streak(days_won(1, 3), THIRD) == Streak(1, 1, 2)


def test_a_streak_goes_over_the_ends_of_months_and_years_and_leap_days() -> None:
    for today in (date(2027, 1, 2), date(2028, 3, 1), date(2026, 4, 1), date(2041, 1, 3)):
        won = {today - timedelta(days=number) for number in range(5)}
        assert streak(won, today) == Streak(5, 5, 5)


def test_days_behind_today_break_no_streak() -> None:
    assert streak(days_won(1, 2, 3), SECOND) == Streak(2, 3, 3)
    assert streak(days_won(3), FIRST) == Streak(0, 1, 1)
    assert streak({date.min, date.max}, THIRD) == Streak(0, 1, 2)


def test_a_day_that_closes_a_gap_is_in_the_middle_of_a_longer_row() -> None:
    won = days_won(1, 2, 3, 4, 5, 9)
    assert [run_around(FIRST + timedelta(days=number - 1), won) for number in (1, 3, 5, 9)] == [5, 5, 5, 1]


def test_a_run_ends_with_the_days_that_there_are() -> None:
    ends = frozenset({date.min, date.max - timedelta(days=1), date.max})
    assert [run_around(day, ends) for day in (date.min, date.max)] == [1, 2]
    assert streak(ends, date.max) == Streak(2, 2, 3)


@given(st.sets(st.integers(1, 40)), st.integers(1, 40))
def test_streaks_are_those_of_a_dull_count(numbers: set[int], today: int) -> None:
    marks = "".join("x" if number in numbers else " " for number in range(1, 41))
    runs = marks[:today].removesuffix(" ").split(" ")
    expected = Streak(len(runs[-1]), max(map(len, marks.split(" "))), marks.count("x"))
    assert streak(days_won(*numbers), FIRST + timedelta(days=today - 1)) == expected
