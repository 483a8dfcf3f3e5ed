"""The charts of the records: their figures, their sentences, and that they are seen without colour."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.long_life import lived_long

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.store.filing import State
from klondike_qt.store.places import places_below
from klondike_qt.store.selection import ALL
from klondike_qt.store.store import Store
from klondike_qt.ui.dialogs.chart_content import Bar, ChartContent, Point, content_of
from klondike_qt.ui.dialogs.charts import Chart, Ring, nice_step
from klondike_qt.ui.dialogs.fitted import shared
from klondike_qt.ui.look.contrast import contrast
from klondike_qt.ui.look.theme import application_font, application_palette, chrome
from klondike_qt.words import charts as words

TODAY = date(2026, 11, 30)
REDDISH = 40
SIZES = (QSize(240, 200), QSize(560, 420), QSize(1100, 600))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    places = places_below(str(tmp_path))
    lived_long(places.database, 500, every=timedelta(hours=20), last=datetime(2026, 11, 30, 12, tzinfo=UTC))
    store = Store.look(places)
    yield store
    store.close()


@pytest.fixture
def empty() -> Iterator[Store]:
    store = Store.in_memory()
    yield store
    store.close()


def bars(content: ChartContent) -> list[Bar]:
    return [bar for bar in content.shown if isinstance(bar, Bar)]


def test_the_months_are_those_up_to_this_one_with_all_games_in_them(store: Store) -> None:
    content = content_of("months", store.records, ALL, TODAY)
    assert " ".join(bar.mark for bar in bars(content)) == "Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov"
    since = datetime(2025, 12, 1).astimezone()
    ended = [game for game in store.history() if datetime.fromisoformat(str(game.ended)) >= since]
    assert sum(bar.whole for bar in bars(content)) == len(ended)
    won = sum(game.state is State.WON for game in ended)
    assert sum(bar.part or 0 for bar in bars(content)) == won
    assert content.summary.startswith(f"{len(ended)} games ended, {won} won, ")
    assert "Most wins: " in content.summary


def test_the_days_are_the_last_thirty(store: Store) -> None:
    content = content_of("days", store.records, ALL, TODAY)
    assert [bar.mark for bar in bars(content)] == [str(number) for number in range(1, 31)]
    assert content.names[-1] == "30 November 2026"
    assert content.rows[-1][0] == "30 Nov 2026"


def test_the_share_of_wins_leaves_out_months_without_games(store: Store) -> None:
    content = content_of("rate", store.records, ALL, date(2027, 3, 15))
    shares = [point.percent for point in content.shown if isinstance(point, Point)]
    assert len(shares) == 12
    assert shares[-3:] == [None, None, None]
    assert all(0 <= share <= 100 for share in shares if share is not None)
    assert content.summary.startswith("Share of wins: ")
    assert content.rows[-1][-1] == ""


def test_the_moves_of_wins_lie_between_the_fewest_and_the_most(store: Store) -> None:
    content = content_of("moves", store.records, ALL, TODAY)
    moves = sorted(game.moves for game in store.history() if game.moves is not None)
    assert sum(bar.whole for bar in bars(content)) == len(moves)
    half = moves[(len(moves) + 1) // 2 - 1]
    assert f"Half of them took {half} moves or fewer" in content.summary
    assert f"From {moves[0]} to {moves[-1]} moves" in content.summary
    assert content.mark_text == f"half: {half}"
    assert len(bars(content)) <= 14


@pytest.mark.parametrize("chart", words.names())
def test_a_chart_of_nothing_says_so(chart: str, empty: Store, qtbot: QtBot) -> None:
    content = content_of(chart, empty.records, ALL, TODAY)
    assert content.summary in {"No game ended in this time", "No game was won yet"}
    picture = Chart()
    qtbot.addWidget(picture)
    picture.show_content(content)
    picture.grab()


@pytest.mark.parametrize("chart", words.names())
def test_every_row_has_a_cell_for_each_head_and_a_name(chart: str, store: Store) -> None:
    content = content_of(chart, store.records, ALL, TODAY)
    assert content.rows
    assert {len(row) for row in content.rows} == {len(content.heads)}
    assert len(content.names) == len(content.rows) == len(content.shown)


def painted(qtbot: QtBot, content: ChartContent, size: QSize, pixels: int = 20) -> QImage:
    chart = Chart()
    qtbot.addWidget(chart)
    chart.setFont(application_font(pixels))
    chart.resize(size)
    chart.show_content(content)
    return chart.grab().toImage()


@pytest.mark.parametrize("pixels", [20, 40])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("chart", words.names())
def test_a_chart_is_painted_in_any_room(chart: str, size: QSize, pixels: int, store: Store, qtbot: QtBot) -> None:
    content = content_of(chart, store.records, ALL, TODAY)
    image = painted(qtbot, content, size, pixels)
    accent = QApplication.palette().color(QPalette.ColorRole.Link).rgb()
    seen = sum(image.pixel(x, y) == accent for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    assert seen > 20


def test_wins_and_games_are_told_apart_without_colour(store: Store, qtbot: QtBot) -> None:
    content = content_of("months", store.records, ALL, TODAY)
    image = painted(qtbot, content, SIZES[1]).convertToFormat(QImage.Format.Format_Grayscale8)
    column = [image.pixelColor(520, y).lightness() for y in range(image.height())]
    assert len(set(column)) > 3


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("surface", Surface)
def test_what_is_painted_stands_out_of_every_window(surface: Surface, theme: Theme, light: bool) -> None:
    palette = application_palette(chrome(surface, theme, light=light))
    ground = palette.color(QPalette.ColorRole.Window).name()
    for role in (QPalette.ColorRole.Link, QPalette.ColorRole.WindowText):
        assert contrast(palette.color(role).name(), ground) >= 4.5
    assert contrast(ground, palette.color(QPalette.ColorRole.Link).name()) >= 4.5  # figures on a solid bar


def test_the_ring_is_full_when_all_is_won(qtbot: QtBot) -> None:
    ring = Ring()
    qtbot.addWidget(ring)
    ring.setFont(application_font())
    ring.resize(ring.sizeHint())
    accent = QColor(QApplication.palette().color(QPalette.ColorRole.Link)).rgb()
    shares = []
    for percent in (0, 50, 100):
        ring.show_percent(percent)
        image = ring.grab().toImage()
        shares.append(sum(image.pixel(x, y) == accent for x in range(image.width()) for y in range(image.height())))
    assert shares[0] == 0
    assert shares[2] == pytest.approx(2 * shares[1], rel=0.05)


@given(st.integers(0, 10**9))
def test_a_scale_has_at_most_five_round_steps(highest: int) -> None:
    step = nice_step(highest)
    assert step * 5 >= highest
    assert step == 1 or step * 5 / 2.6 < highest
    assert str(step).rstrip("0") in {"1", "2", "5"}


@given(
    st.integers(10, 3000),
    st.lists(st.tuples(st.integers(1, 300), st.integers(0, 400)), min_size=1, max_size=8),
)
def test_a_width_is_shared_out_whole_and_nobody_has_less_than_the_least(
    width: int, columns: list[tuple[int, int]]
) -> None:
    least = [low for low, _ in columns]
    ideal = [low + more for low, more in columns]
    widths = shared(width, least, ideal)
    assert sum(widths) == width
    if sum(least) <= width:
        assert all(wide >= low for wide, low in zip(widths, least, strict=True))
    if sum(ideal) <= width:
        assert all(wide >= high for wide, high in zip(widths, ideal, strict=True))


@pytest.mark.parametrize("whole", range(143, 150))
def test_no_line_to_measure_by_goes_through_a_figure(whole: int, qtbot: QtBot) -> None:
    chart = Chart()
    qtbot.addWidget(chart)
    palette = chart.palette()
    palette.setColor(QPalette.ColorRole.Mid, QColor("red"))
    chart.setPalette(palette)
    chart.setFont(application_font(20))
    chart.resize(SIZES[1])
    chart.show_content(ChartContent((Bar("Dec", whole), Bar("Jan", 20)), (), (), (), (), ""))
    image = chart.grab().toImage()

    def is_line(x: int, y: int) -> bool:
        colour = image.pixelColor(x, y)
        return colour.red() - max(colour.green(), colour.blue()) > REDDISH

    low = image.height() - 80
    accent = palette.color(QPalette.ColorRole.Link)
    bar = [x for x in range(image.width() // 2) if image.pixelColor(x, low) == accent]
    figure = range(sum(bar) // len(bar) - 8, sum(bar) // len(bar) + 8)  # the middle of one of three digits
    lines = [[x for x in range(image.width()) if is_line(x, y)] for y in range(low)]
    seen = [sum(x in figure for x in line) for line in lines if len(line) > image.width() // 2]
    assert len(seen) >= 3
    assert set(seen) <= {0, len(figure)}  # the figure has its own ground, or lies somewhere else
