"""What the charts of the records show, in words."""

from collections.abc import Sequence
from datetime import date

from klondike_qt.words import dates, short_dates, status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.records import percent, percent_text
from klondike_qt.words.translate import translate

_CHART = "The name of a chart of games that were played."
_HEAD = "Column head in the table beside a chart."
_SUM = "Says what a chart shows. "


def label() -> str:
    """Name the choice of the chart."""
    return translate("Chart", "Label of a choice of one of several charts.")


def row(first: str, figures: Sequence[str]) -> str:
    """Return a row of the table beside a chart as it is heard: "November 2026, Played: 20, Won: 12"."""
    return listed((first, *figures))


def none() -> str:
    """Say that a cell is empty."""
    return translate("none", "Heard in place of a figure that a game does not have.")


def names() -> dict[str, str]:
    """Return what each chart is called."""
    return {
        "months": translate("Games of the last 12 months", _CHART),
        "days": translate("Games of the last 30 days", _CHART),
        "rate": translate("Share of wins, month by month", _CHART),
        "moves": translate("Moves that wins took", _CHART),
    }


def heads(chart: str) -> tuple[str, ...]:
    """Return the heads of the columns beside a chart."""
    if chart == "moves":
        return translate("Moves", _HEAD), translate("Wins", _HEAD + " Games won with so many moves.")
    first = translate("Day", _HEAD) if chart == "days" else translate("Month", _HEAD)
    return first, ended_head(), won_head(), translate("Share", _HEAD + " Wins of a hundred games.")


def share(number: int) -> str:
    """Return a share in few letters: "42 %"."""
    return translate("{number} %", "A share of games, in a table and in a chart.", number=number)


def ended_head() -> str:
    """Name the games that ended."""
    return translate("Played", _HEAD + " Games that were won or left.")


def won_head() -> str:
    """Name the games that were won."""
    return translate("Won", _HEAD + " Games that were won.")


def share_head() -> str:
    """Name the line of a chart."""
    return translate("Won of 100 games", "Beside the line of a chart.")


def period_text(day: date, *, is_month: bool) -> str:
    """Return a day or a month in words."""
    return dates.month_text(day) if is_month else dates.day_text(day)


def period_cell(day: date, *, is_month: bool) -> str:
    """Return a day or a month as it stands in a table: "Nov 2026", "30 Nov 2026"."""
    return short_dates.month_text(day) if is_month else short_dates.day_text(day)


def period_mark(day: date, *, is_month: bool) -> str:
    """Return a day or a month as it stands below a chart: "Nov", "30"."""
    return short_dates.month_mark(day) if is_month else str(day.day)


def counted(ended: int, won: int) -> str:
    """Sum up the games of a time: "48 games, 20 won, 42 percent"."""
    if not ended:
        return translate("No game ended in this time", _SUM)
    return translate(
        "{n} games ended, {won} won, {percent}",
        _SUM + "{percent}: 42 percent.",
        n=ended,
        one="{n} game ended, {won} won, {percent}",
        won=won,
        percent=percent_text(percent(won, ended)),
    )


def best_time(when: str, won: int) -> str:
    """Tell when most games were won: "Most wins: 9, November 2026"."""
    return translate("Most wins: {won}, {when}", _SUM + "{when}: November 2026.", won=won, when=when)


def rates(shares: Sequence[tuple[str, int]]) -> str:
    """Tell how the share of wins went: from the first to the last, and the best; texts of months with percents."""
    if not shares:
        return ""
    best = max(shares, key=lambda share: share[1])
    return followed(
        translate(
            "Share of wins: {first} in {then}, {last} in {now}",
            _SUM + "{first}, {last}: 42 percent; {then}, {now}: November 2026.",
            first=percent_text(shares[0][1]),
            then=shares[0][0],
            last=percent_text(shares[-1][1]),
            now=shares[-1][0],
        ),
        translate(
            "Best: {share} in {when}",
            _SUM + "{share}: 42 percent; {when}: November 2026.",
            share=percent_text(best[1]),
            when=best[0],
        ),
    )


def moves(wins: int, fewest: int, median: int, most: int) -> str:
    """Tell how many moves wins took: "20 wins. Half of them took 134 moves or fewer. From 98 to 210 moves"."""
    if not wins:
        return translate("No game was won yet", _SUM)
    return followed(
        translate("{n} wins", _SUM, n=wins, one="{n} win"),
        translate("Half of them took {moves} or fewer", _SUM + "{moves}: 134 moves.", moves=status.moves_text(median)),
        translate("From {fewest} to {most}", _SUM + "{most}: 210 moves.", fewest=fewest, most=status.moves_text(most)),
    )


def half(moves: int) -> str:
    """Name the line at which half of the wins lie."""
    return translate("half: {moves}", "At a line in a chart. {moves}: half of the wins took no more.", moves=moves)


def moves_from(fewest: int, most: int) -> str:
    """Return a range of moves: "100 to 109"."""
    return translate("{fewest} to {most}", "A range of moves in a chart.", fewest=fewest, most=most)
