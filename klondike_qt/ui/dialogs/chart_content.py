"""What each chart of the records shows: figures for the picture, the same as a table, and in a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from klondike_qt.store.courses import Period, Span
from klondike_qt.store.records import Records
from klondike_qt.store.selection import Selection
from klondike_qt.words import charts as words
from klondike_qt.words.grammar import followed
from klondike_qt.words.records import percent

MONTHS, DAYS = 12, 30
_MOST_BINS = 14
_WIDTHS = (5, 10, 20, 50, 100, 200, 500, 1000)
_YEAR = 12


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: a whole with a part of it, or a whole alone (None)."""

    mark: str
    """What stands below it."""
    whole: int
    part: int | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a line, from 0 to 100."""

    mark: str
    percent: int | None
    """None: there is nothing at this place."""


@dataclass(frozen=True, slots=True)
class ChartContent:
    """A chart: its bars or points, its legend, and its figures in words."""

    shown: tuple[Bar, ...] | tuple[Point, ...]
    legend: tuple[str, ...]
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    names: tuple[str, ...]
    """What each row is about, in words."""
    summary: str
    mark_at: float | None = None
    """Where a line stands among the bars, counted in bars from the left."""
    mark_text: str = ""


def content_of(chart: str, records: Records, selection: Selection, today: date) -> ChartContent:
    """Return what a chart, one of ``words.names``, shows."""
    match chart:
        case "days":
            return _games(chart, _days(records, selection, today))
        case "months":
            return _games(chart, _months(records, selection, today))
        case "rate":
            return _rates(_months(records, selection, today))
        case _:
            return _moves(records.moves_of_wins(selection))


Times = Sequence[tuple[date, Period]]


def _months(records: Records, selection: Selection, today: date) -> Times:
    """Return the last twelve months up to that of today, those without games too."""
    count = today.year * _YEAR + today.month - 1
    firsts = [date(number // _YEAR, number % _YEAR + 1, 1) for number in range(count - MONTHS + 1, count + 1)]
    found = {period.name: period for period in records.periods(selection, Span.MONTH, firsts[0])}
    return [(first, found.get(f"{first:%Y-%m}", Period("", 0, 0))) for first in firsts]


def _days(records: Records, selection: Selection, today: date) -> Times:
    """Return the last thirty days up to today."""
    days = [today - timedelta(days=ago) for ago in reversed(range(DAYS))]
    found = {period.name: period for period in records.periods(selection, Span.DAY, days[0])}
    return [(day, found.get(day.isoformat(), Period("", 0, 0))) for day in days]


def _games(chart: str, times: Times) -> ChartContent:
    is_month = chart == "months"
    bars = tuple(Bar(words.period_mark(day, is_month=is_month), period.ended, period.won) for day, period in times)
    summary = words.counted(sum(period.ended for _, period in times), sum(period.won for _, period in times))
    best_day, best = max(times, key=lambda time: time[1].won)
    if best.won:
        summary = followed(summary, words.best_time(words.period_text(best_day, is_month=is_month), best.won))
    legend = (words.ended_head(), words.won_head())
    return ChartContent(bars, legend, words.heads(chart), *_rows(times, is_month=is_month), summary)


def _rates(times: Times) -> ChartContent:
    shares = [(day, percent(period.won, period.ended) if period.ended else None) for day, period in times]
    points = tuple(Point(words.period_mark(day, is_month=True), share) for day, share in shares)
    known = [(words.period_text(day, is_month=True), share) for day, share in shares if share is not None]
    summary = words.rates(known) or words.counted(0, 0)
    return ChartContent(points, (words.share_head(),), words.heads("rate"), *_rows(times, is_month=True), summary)


def _rows(times: Times, *, is_month: bool) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Return the rows of the table, and what each of them is about."""
    rows = tuple(
        (
            words.period_cell(day, is_month=is_month),
            str(period.ended),
            str(period.won),
            words.share(percent(period.won, period.ended)) if period.ended else "",
        )
        for day, period in times
    )
    return rows, tuple(words.period_text(day, is_month=is_month) for day, _ in times)


def _moves(counts: Sequence[tuple[int, int]]) -> ChartContent:
    heads = words.heads("moves")
    if not counts:
        return ChartContent((), heads[1:], heads, (), (), words.moves(0, 0, 0, 0))
    fewest, most = counts[0][0], counts[-1][0]
    width = next((width for width in _WIDTHS if most // width - fewest // width < _MOST_BINS), _WIDTHS[-1])
    first = fewest // width
    bins = [0] * (most // width - first + 1)
    for moves, wins in counts:
        bins[moves // width - first] += wins
    median = _median(counts)
    ranges = [words.moves_from(at * width, at * width + width - 1) for at in range(first, first + len(bins))]
    return ChartContent(
        tuple(Bar(str((first + number) * width), wins) for number, wins in enumerate(bins)),
        heads[1:],
        heads,
        tuple((name, str(wins)) for name, wins in zip(ranges, bins, strict=True)),
        tuple(ranges),
        words.moves(sum(bins), fewest, median, most),
        mark_at=median / width - first,
        mark_text=words.half(median),
    )


def _median(counts: Sequence[tuple[int, int]]) -> int:
    """Return the number of moves that half of the wins do not exceed."""
    left = (sum(wins for _, wins in counts) + 1) // 2
    for moves, wins in counts:
        left -= wins
        if left <= 0:
            return moves
    return counts[-1][0]
