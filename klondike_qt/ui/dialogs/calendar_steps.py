"""Where the keys of a calendar lead, day by day."""

from calendar import monthrange
from datetime import date, timedelta

from PySide6.QtCore import Qt

WEEK = 7
_YEAR = 12
"""Months."""
_DAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -WEEK, Qt.Key.Key_Down: WEEK}
_MONTHS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_WHOLE = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""With one of these a key goes by years, or to the ends of the month."""


def first_of_month(day: date) -> date:
    """Return the first day of the month of a day."""
    return day.replace(day=1)


def last_of_month(day: date) -> date:
    """Return the last day of the month of a day."""
    return day.replace(day=monthrange(day.year, day.month)[1])


def months_on(day: date, months: int) -> date:
    """Return the day so many months on (or back), or the last of its month if that has no such day."""
    index = day.year * _YEAR + day.month - 1 + months
    year, month = divmod(index, _YEAR)
    if not date.min.year <= year <= date.max.year:
        return date.min if months < 0 else date.max
    first = date(year, month + 1, 1)
    return first.replace(day=min(day.day, last_of_month(first).day))


def led_to(day: date, key: int, modifiers: Qt.KeyboardModifier, first_weekday: int, *, mirrored: bool) -> date | None:
    """Return the day that a key leads to, wherever that is, or None if it is no key of a calendar.

    ``first_weekday``: 0 where weeks begin with Monday; ``mirrored``: days go from right to left.
    """
    code, is_whole = Qt.Key(key), bool(modifiers & _WHOLE)
    if mirrored and code in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
        code = Qt.Key.Key_Right if code is Qt.Key.Key_Left else Qt.Key.Key_Left
    if code in _DAYS:
        return _days_on(day, _DAYS[code])
    if code in _MONTHS:
        return months_on(day, _MONTHS[code] * (_YEAR if is_whole else 1))
    column = column_of(day, first_weekday)
    if code is Qt.Key.Key_Home:
        first = first_of_month(day)
        return first if is_whole else max(first, _days_on(day, -column))
    if code is Qt.Key.Key_End:
        last = last_of_month(day)
        return last if is_whole else min(last, _days_on(day, WEEK - 1 - column))
    return None


def column_of(day: date, first_weekday: int) -> int:
    """Return the column of a day where weeks begin with ``first_weekday`` (0 for Monday)."""
    return (day.weekday() - first_weekday) % WEEK


def within(goal: date, here: date, first: date, today: date) -> date | None:
    """Return the goal, or the end of the calendar that lies before it, or None if that is in this month already.

    The calendar goes from ``first`` to the end of the month of ``today``.
    """
    if first <= goal <= last_of_month(max(today, first)):
        return goal
    end = first if goal < first else max(today, first)
    return None if first_of_month(end) == first_of_month(here) else end


def _days_on(day: date, days: int) -> date:
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return date.min if days < 0 else date.max
