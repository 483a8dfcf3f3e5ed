"""The words of the calendar of daily deals."""

from datetime import date

from klondike_qt.words import calendar, dates

TUESDAY = date(2026, 12, 1)


def test_a_day_is_read_with_its_name_its_draw_and_what_came_of_it() -> None:
    won = calendar.won_in(142)
    assert calendar.day(TUESDAY, 3, won, is_today=False) == "Tuesday 1 December 2026, draw three, won in 142 moves"
    assert calendar.day(TUESDAY, 1, calendar.not_played(), is_today=True) == (
        "Tuesday 1 December 2026, today, draw one, not played"
    )
    assert calendar.day_to_come(TUESDAY) == "Tuesday 1 December 2026, still to come"


def test_every_day_of_the_week_has_its_name() -> None:
    names = [dates.weekday_text(date(2026, 6, day)).split()[0] for day in range(1, 8)]
    assert [name[:2] for name in names] == list(dates.weekday_heads())
    assert names[0] == "Monday"


def test_what_else_is_known_of_a_day_is_told_only_if_it_is_more() -> None:
    assert calendar.more(1, "") == ""
    assert calendar.more(2, "") == "Played 2 times"
    assert calendar.more(1, "5 minutes, 7 seconds") == "It took 5 minutes, 7 seconds"
    assert calendar.more(3, "5:07") == "Played 3 times, fastest 5:07"


def test_the_summary_tells_days_in_a_row_and_comforts_whoever_missed_one() -> None:
    assert calendar.month(TUESDAY, 12, 30) == "12 of 30 won in December 2026"
    assert calendar.in_a_row(5, 9, 45) == "5 days in a row, 9 at most, 45 in all"
    assert calendar.in_a_row(0, 9, 45) == (
        "0 days in a row, 9 at most, 45 in all. A missed day counts as soon as you win it"
    )
    assert calendar.in_a_row(0, 0, 0) == ""
