"""Where the keys of the calendar lead, and where the calendar ends."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from klondike_qt.ui.dialogs.calendar_steps import column_of, first_of_month, led_to, months_on, within

Key = Qt.Key
PLAIN, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
MONDAY, SUNDAY = 0, 6
FIRST, TODAY = date(2026, 1, 1), date(2026, 11, 27)

STEPS = [
    (Key.Key_Left, PLAIN, "2026-10-31"),
    (Key.Key_Right, PLAIN, "2026-11-02"),
    (Key.Key_Up, PLAIN, "2026-10-25"),
    (Key.Key_Down, PLAIN, "2026-11-08"),
    (Key.Key_PageUp, PLAIN, "2026-10-01"),
    (Key.Key_PageDown, PLAIN, "2026-12-01"),
    (Key.Key_PageUp, SHIFT, "2025-11-01"),
    (Key.Key_PageDown, CTRL, "2027-11-01"),
    (Key.Key_End, CTRL, "2026-11-30"),
    (Key.Key_Home, CTRL, "2026-11-01"),
]


def led(day: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN, first: int = MONDAY) -> date | None:
    return led_to(date.fromisoformat(day), key, modifiers, first, mirrored=False)


@pytest.mark.parametrize(("key", "modifiers", "goal"), STEPS, ids=[goal for *_, goal in STEPS])
def test_each_key_has_its_way(key: Qt.Key, modifiers: Qt.KeyboardModifier, goal: str) -> None:
    assert led("2026-11-01", key, modifiers) == date.fromisoformat(goal)


def test_home_and_end_stay_in_the_week_and_in_the_month() -> None:
    assert [led("2026-11-18", key) for key in (Key.Key_Home, Key.Key_End)] == [date(2026, 11, 16), date(2026, 11, 22)]
    assert [led("2026-11-18", key, first=SUNDAY) for key in (Key.Key_Home, Key.Key_End)] == [
        date(2026, 11, 15),
        date(2026, 11, 21),
    ]
    assert led("2026-10-02", Key.Key_Home) == date(2026, 10, 1)
    assert led("2026-11-30", Key.Key_End) == date(2026, 11, 30)


def test_where_lines_run_from_right_to_left_the_arrows_follow_the_picture() -> None:
    for key, goal in ((Key.Key_Left, 19), (Key.Key_Right, 17), (Key.Key_Down, 25)):
        assert led_to(date(2026, 11, 18), key, PLAIN, MONDAY, mirrored=True) == date(2026, 11, goal)


def test_other_keys_lead_nowhere() -> None:
    assert [led("2026-11-18", key) for key in (Key.Key_A, Key.Key_Tab, Key.Key_Space)] == [None] * 3


def test_months_of_fewer_days_end_with_their_last_one() -> None:
    assert months_on(date(2026, 1, 31), 1) == date(2026, 2, 28)
    assert months_on(date(2028, 1, 31), 1) == date(2028, 2, 29)
    assert months_on(date(2028, 2, 29), 12) == date(2029, 2, 28)
    assert months_on(date(2026, 12, 31), -1) == date(2026, 11, 30)


def test_time_itself_ends_without_a_fault() -> None:
    assert led_to(date.max, Key.Key_Down, PLAIN, MONDAY, mirrored=False) == date.max
    assert led_to(date.min, Key.Key_Left, PLAIN, MONDAY, mirrored=False) == date.min
    assert (months_on(date.max, 1), months_on(date.min, -12)) == (date.max, date.min)


def test_the_calendar_ends_with_its_first_day_and_with_the_month_of_today() -> None:
    assert within(date(2026, 11, 30), TODAY, FIRST, TODAY) == date(2026, 11, 30)
    assert within(date(2026, 12, 1), date(2026, 11, 30), FIRST, TODAY) is None
    assert within(date(2027, 6, 5), date(2026, 6, 5), FIRST, TODAY) == TODAY
    assert within(date(2025, 6, 5), date(2026, 6, 5), FIRST, TODAY) == FIRST
    assert within(date(2025, 12, 31), FIRST, FIRST, TODAY) is None


def test_before_the_first_day_there_is_its_month_alone() -> None:
    early = date(1970, 1, 1)
    assert within(date(2026, 1, 2), FIRST, FIRST, early) == date(2026, 1, 2)
    assert within(date(2026, 2, 1), FIRST, FIRST, early) is None
    assert within(early, FIRST, FIRST, early) is None


@given(st.dates(FIRST, TODAY), st.sampled_from([key for key, *_ in STEPS]), st.sampled_from([PLAIN, SHIFT, CTRL]))
def test_no_key_leads_out_of_the_calendar(day: date, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    goal = led_to(day, key, modifiers, MONDAY, mirrored=False)
    assert goal is not None
    reached = within(goal, day, FIRST, TODAY)
    if reached is None:
        assert first_of_month(day) in {date(2026, 1, 1), date(2026, 11, 1)}
    else:
        assert FIRST <= reached <= date(2026, 11, 30)


@given(st.dates(), st.integers(0, 6))
def test_the_first_day_of_a_week_stands_in_the_first_column(day: date, first: int) -> None:
    column = column_of(day, first)
    assert 0 <= column < 7
    if day - date.min >= timedelta(days=6):
        assert (day - timedelta(days=column)).weekday() == first
