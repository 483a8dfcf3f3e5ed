"""Days and months in few letters, for charts and tables."""

from datetime import date

from klondike_qt.words.translate import translate

_SHORT = "A month in very few letters, in a table and below a chart."


def day_text(day: date) -> str:
    """Return a day: "30 Nov 2026"."""
    return translate(
        "{day} {month} {year}",
        "A day. {day}, {year}: numbers; {month}: its name.",
        day=day.day,
        month=month_mark(day),
        year=day.year,
    )


def month_text(day: date) -> str:
    """Return the month of a day: "Nov 2026"."""
    return translate(
        "{month} {year}", "A month. {month}: its name; {year}: a number.", month=month_mark(day), year=day.year
    )


def month_mark(day: date) -> str:
    """Return the name of a month alone: "Nov"."""
    return _months()[day.month - 1]


def _months() -> tuple[str, ...]:
    return (
        translate("Jan", _SHORT),
        translate("Feb", _SHORT),
        translate("Mar", _SHORT),
        translate("Apr", _SHORT),
        translate("May", _SHORT),
        translate("Jun", _SHORT),
        translate("Jul", _SHORT),
        translate("Aug", _SHORT),
        translate("Sep", _SHORT),
        translate("Oct", _SHORT),
        translate("Nov", _SHORT),
        translate("Dec", _SHORT),
    )
