"""Days in words."""

from datetime import date

from klondike_qt.words.translate import translate

_MONTH = "The name of a month, within a day such as 30 November 2026."
_WEEKDAY = "The name of a day of the week, within a day such as Monday 30 November 2026."
_HEAD = "A day of the week in very few letters, above its column in a calendar."


def day_text(day: date) -> str:
    """Return a day in words: "30 November 2026"."""
    return translate(
        "{day} {month} {year}",
        "A day. {day}, {year}: numbers; {month}: its name.",
        day=day.day,
        month=_months()[day.month - 1],
        year=day.year,
    )


def weekday_text(day: date) -> str:
    """Return a day with its name: "Monday 30 November 2026"."""
    return translate(
        "{weekday} {day}",
        "A day. {weekday}: its name; {day}: 30 November 2026.",
        weekday=_weekdays()[day.weekday()],
        day=day_text(day),
    )


def month_text(day: date) -> str:
    """Return the month of a day: "November 2026"."""
    return translate(
        "{month} {year}", "A month. {month}: its name; {year}: a number.", month=_months()[day.month - 1], year=day.year
    )


def weekday_heads() -> tuple[str, ...]:
    """Return the days of the week from Monday on, in very few letters."""
    return (
        translate("Mo", _HEAD),
        translate("Tu", _HEAD),
        translate("We", _HEAD),
        translate("Th", _HEAD),
        translate("Fr", _HEAD),
        translate("Sa", _HEAD),
        translate("Su", _HEAD),
    )


def _weekdays() -> tuple[str, ...]:
    return (
        translate("Monday", _WEEKDAY),
        translate("Tuesday", _WEEKDAY),
        translate("Wednesday", _WEEKDAY),
        translate("Thursday", _WEEKDAY),
        translate("Friday", _WEEKDAY),
        translate("Saturday", _WEEKDAY),
        translate("Sunday", _WEEKDAY),
    )


def _months() -> tuple[str, ...]:
    return (
        translate("January", _MONTH),
        translate("February", _MONTH),
        translate("March", _MONTH),
        translate("April", _MONTH),
        translate("May", _MONTH),
        translate("June", _MONTH),
        translate("July", _MONTH),
        translate("August", _MONTH),
        translate("September", _MONTH),
        translate("October", _MONTH),
        translate("November", _MONTH),
        translate("December", _MONTH),
    )
