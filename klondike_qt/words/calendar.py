"""The calendar of the daily deals: what came of each day, and of all of them."""

from datetime import date

from klondike_qt.words import dates, status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.translate import translate

_CELL = "Heard at a day of the calendar, and stands below it. "
_SUMMARY = "Stands below the calendar and is heard when it opens. "


def title() -> str:
    """Name the window with the calendar."""
    return translate("Daily deals", "Title of the window with the calendar of the daily deals.")


def draw_buttons() -> dict[int, str]:
    """Return the texts of the switch between the two deals of each day, by the number of cards drawn."""
    switch = "Switch above the calendar: each day has two deals."
    return {1: translate("Draw &one", switch), 3: translate("Draw t&hree", switch)}


def previous_button() -> tuple[str, str]:
    """Name the button that shows the month before: as it is seen, and as it is heard."""
    back = "Button above the calendar: shows the month before; the first is seen, the second is heard."
    return translate("Pre&vious", back), translate("Previous month", back)


def next_button() -> tuple[str, str]:
    """Name the button that shows the month after: as it is seen, and as it is heard."""
    on = "Button above the calendar: shows the month after; the first is seen, the second is heard."
    return translate("&Next", on), translate("Next month", on)


def today_button() -> str:
    """Name the button that goes to today."""
    return translate("&Today", "Button above the calendar: goes to today.")


def play_button() -> str:
    """Name the button that deals the chosen day."""
    return translate("&Play this day", "Button below the calendar: deals the daily deal of the chosen day.")


def keys() -> str:
    """Explain the keys of the calendar."""
    return translate(
        "Arrows go by days and weeks, Page Up and Page Down by months, with Shift by years; Home and End go along the "
        "week, with Ctrl along the month",
        "Heard once, at the switch between the two deals of each day.",
    )


def day(when: date, draw: int, came: str, *, is_today: bool) -> str:
    """Return a day of the calendar: "Tuesday 3 December 2026, today, draw three, won in 142 moves"."""
    today = [translate("today", _CELL + "Stands behind the day itself.")] if is_today else []
    return listed((dates.weekday_text(when), *today, _draw(draw), came))


def day_to_come(when: date) -> str:
    """Return a day that cannot be played yet: "Friday 4 December 2026, still to come"."""
    return listed((dates.weekday_text(when), translate("still to come", _CELL + "Such a day cannot be played yet.")))


def _draw(draw: int) -> str:
    drawn = _CELL + "The cards that are drawn at a time."
    return translate("draw one", drawn) if draw == 1 else translate("draw three", drawn)


def not_played() -> str:
    """Say that a day was not played."""
    return translate("not played", _CELL)


def begun() -> str:
    """Say that a day was played, but not won."""
    return translate("begun, not won", _CELL)


def won_in(moves: int) -> str:
    """Say that a day was won: "won in 142 moves"."""
    return translate("won in {moves}", _CELL + "{moves}: 142 moves.", moves=status.moves_text(moves))


def begun_mark() -> str:
    """Return the word in the box of a day that was played and not won."""
    return translate("begun", "Very short, in the box of a day in the calendar.")


def won_mark() -> str:
    """Return the word in the box of a day that was won."""
    return translate("won", "Very short, in the box of a day in the calendar.")


def more(games: int, fastest: str) -> str:
    """Return what else there is to know of a day: "Played 3 times, fastest 5 minutes, 7 seconds".

    ``fastest``: the time of the fastest win as it is to be read, or nothing.
    """
    times = translate("Played {n} times", _CELL, n=games, one="Played once") if games > 1 else ""
    if not fastest:
        return times
    if not times:
        return translate("It took {time}", _CELL + "{time}: 5 minutes, 7 seconds; how long the win took.", time=fastest)
    return listed((times, translate("fastest {time}", _CELL + "{time}: 5 minutes, 7 seconds.", time=fastest)))


def counts_once() -> str:
    """Say what a further win of a day that is won counts for."""
    return translate(
        "Another win counts as a chosen deal",
        "Heard at a day of the calendar that is won, and when its deal is dealt again.",
    )


def month(first: date, won: int, days: int) -> str:
    """Return what came of a month: "12 of 30 won in November 2026"."""
    return translate(
        "{won} of {days} won in {month}",
        _SUMMARY + "{won}, {days}: days of the month, up to today; {month}: November 2026.",
        won=won,
        days=days,
        month=dates.month_text(first),
    )


def in_a_row(streak: int, longest: int, won: int) -> str:
    """Return what came of all days: "5 days in a row, 9 at most, 45 in all"."""
    if not won:
        return ""
    parts = listed(
        (
            translate("{n} days in a row", _SUMMARY + "Days that are won.", n=streak, one="{n} day in a row"),
            translate("{n} at most", _SUMMARY + "The most days in a row so far.", n=longest),
            translate("{n} in all", _SUMMARY + "All days that are won.", n=won),
        )
    )
    if streak:
        return parts
    return followed(parts, translate("A missed day counts as soon as you win it", _SUMMARY + "It is a comfort."))


def nothing_before(first: date) -> str:
    """Say where the calendar begins."""
    return translate(
        "The first daily deal is that of {day}",
        "Heard in the calendar by whoever wants to go further back. {day}: 1 January 2026.",
        day=dates.day_text(first),
    )


def nothing_behind() -> str:
    """Say where the calendar ends."""
    return translate(
        "Days to come cannot be opened yet", "Heard in the calendar by whoever wants to go on to a later month."
    )


def to_come(when: date) -> str:
    """Say that a day cannot be played yet."""
    return translate(
        "The daily deal of {day} is still to come",
        "Heard in place of a daily deal. {day}: 4 December 2026.",
        day=dates.day_text(when),
    )


def lies_here(when: date) -> str:
    """Say that the wanted deal is the game on the table."""
    return translate(
        "The daily deal of {day} lies on the table already",
        "Heard when the daily deal is asked for that is being played. {day}: 3 December 2026.",
        day=dates.day_text(when),
    )


def row_of_wins(streak: int) -> str:
    """Return the news behind that of a won daily deal: "5 daily deals in a row"."""
    return translate(
        "{n} daily deals in a row",
        "Heard when a daily deal is won, behind the news of that: of so many days without a gap.",
        n=streak,
        one="{n} daily deal in a row",
    )
