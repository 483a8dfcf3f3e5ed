"""Days in words."""

from datetime import date

from klondike_qt.words.translate import translate

_MONTH = "The name of a month, within a day such as 30 November 2026."


def day_text(day: date) -> str:
    """Return a day in words: "30 November 2026"."""
    return translate(
        "{day} {month} {year}",
        "A day. {day}, {year}: numbers; {month}: its name.",
        day=day.day,
        month=_months()[day.month - 1],
        year=day.year,
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
