"""What is asked of the results: figures of a selection, orders, days and months, and which cards can be dealt again."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from support.games import dealt
from support.long_life import lived_long
from support.player import Player

from klondike_qt.game.commands import NewGame, PressStock
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS
from klondike_qt.store.courses import Period, Span
from klondike_qt.store.filing import State
from klondike_qt.store.history import Column, opening_of
from klondike_qt.store.places import places_below
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.store.statistics import NOTHING
from klondike_qt.store.store import Store


@pytest.fixture
def long_life(tmp_path: Path) -> Iterator[Store]:
    places = places_below(str(tmp_path))
    lived_long(places.database, 400, every=timedelta(hours=30))
    store = Store.look(places)
    yield store
    store.close()


@pytest.fixture(params=["Pacific/Pago_Pago", "Europe/Berlin", "Australia/Lord_Howe", "Pacific/Kiritimati"])
def zone(request: pytest.FixtureRequest) -> Iterator[str]:
    """Live in a time zone."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = request.param
    time.tzset()
    yield request.param
    if before is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = before
    time.tzset()


def test_nothing_played_comes_to_nothing(tmp_path: Path) -> None:
    store = Store.look(places_below(str(tmp_path)))
    records = store.records
    assert records.variants() == ()
    assert records.figures(ALL) == records.figures(Selection(VEGAS, DealKind.CHOSEN)) == NOTHING
    assert records.numbers(ALL) == []
    assert records.games([]) == records.games([1, 2]) == []
    assert records.periods(ALL, Span.DAY, date(2026, 1, 1)) == ()
    assert records.moves_of_wins(ALL) == ()
    assert not records.has_reset
    store.close()


def test_the_figures_of_all_are_those_of_the_kinds_together(long_life: Store) -> None:
    whole, parts = long_life.records.figures(ALL), long_life.statistics()
    assert (whole.dealt, whole.won) == (sum(row.dealt for row in parts), sum(row.won for row in parts))
    assert whole.fastest_seconds == min(row.fastest_seconds for row in parts if row.fastest_seconds is not None)
    assert whole.fewest_moves == min(row.fewest_moves for row in parts if row.fewest_moves is not None)
    assert whole.best_score is None
    assert whole.longest_streak <= whole.won
    for row in parts:
        one = long_life.records.figures(Selection(row.variant, row.kind))
        assert (one.dealt, one.best_score, one.streak, one.longest_streak) == (
            row.dealt,
            row.best_score,
            row.streak,
            row.longest_streak,
        )


@pytest.mark.parametrize("falling", [True, False])
@pytest.mark.parametrize("column", Column)
def test_every_column_sorts_all_games_both_ways(column: Column, falling: bool, long_life: Store) -> None:
    records = long_life.records
    numbers = records.numbers(ALL, column, falling=falling)
    assert sorted(numbers) == list(range(1, 401))
    by = {
        Column.DATE: "ended",
        Column.DEAL: "deal_number",
        Column.STATE: "state",
        Column.SCORE: "score",
        Column.TIME: "seconds",
        Column.MOVES: "moves",
    }
    if column in by:
        values = [getattr(game, by[column]) for game in records.games(numbers)]
        there = [value for value in values if value is not None]
        assert values[: len(there)] == there
        assert there == sorted(there, reverse=falling)


def test_the_easiest_deals_come_first_if_that_is_wished(long_life: Store) -> None:
    games = long_life.records.games(long_life.records.numbers(ALL, Column.DIFFICULTY, falling=False))
    levels = ["easy", "medium", "hard", "very-hard"]
    found = [levels.index(game.difficulty.value) for game in games if game.difficulty]
    assert found == sorted(found)
    assert games[-1].difficulty is None


def test_games_are_counted_by_the_months_and_days_of_the_player(zone: str, long_life: Store) -> None:
    for span, form in ((Span.MONTH, "%Y-%m"), (Span.DAY, "%Y-%m-%d")):
        expected: dict[str, Period] = {}
        for game in long_life.history():
            name = f"{datetime.fromisoformat(str(game.ended)).astimezone():{form}}"
            old = expected.get(name, Period(name, 0, 0))
            expected[name] = Period(name, old.ended + 1, old.won + (game.state is State.WON))
        assert long_life.records.periods(ALL, span, date(2000, 1, 1)) == tuple(
            expected[name] for name in sorted(expected)
        ), zone


def test_a_month_begins_at_the_midnight_of_the_player(zone: str, long_life: Store) -> None:
    since = date(2026, 8, 1)
    found = long_life.records.periods(ALL, Span.MONTH, since)
    days = [datetime.fromisoformat(str(game.ended)).astimezone().date() for game in long_life.history()]
    assert sum(period.ended for period in found) == len([day for day in days if day >= since]), zone
    assert found[0].name == "2026-08"


def test_the_moves_of_wins_are_counted(long_life: Store) -> None:
    moves = [game.moves for game in long_life.history() if game.moves is not None]
    assert long_life.records.moves_of_wins(ALL) == tuple((number, moves.count(number)) for number in sorted(set(moves)))


def test_the_game_that_is_played_can_be_dealt_again_whatever_its_deal(tmp_path: Path) -> None:
    player = Player(tmp_path)
    start = player.session.standing.position
    middle = replace(player.session.standing.position, waste=start.stock[:1], stock=start.stock[1:])
    player.do(NewGame(Origin("by number", DealKind.CHOSEN, 24), dealt(24, DRAW_THREE)))
    player.do(PressStock())
    player.do(NewGame(Origin("by text", DealKind.CHOSEN), start))
    player.do(PressStock())
    player.do(NewGame(Origin("from the middle", DealKind.CHOSEN), middle))
    player.do(PressStock())
    games = player.store.records.games(player.store.records.numbers(ALL, falling=False))
    by_id = {game.game_id: opening_of(game) for game in games}
    assert by_id["by number"] == dealt(24, DRAW_THREE)
    assert by_id["by text"] == start
    assert by_id["from the middle"] == middle
    player.leave()


def test_an_old_game_of_a_pasted_deal_cannot_be_dealt_again(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.do(NewGame(Origin("old", DealKind.CHOSEN), dealt(1)))
    player.do(PressStock())
    player.leave()
    with closing(sqlite3.connect(tmp_path / "klondike.sqlite3")) as connection, connection:
        connection.execute("UPDATE results SET start = NULL")
    player.reopen()
    (game,) = player.store.records.games(player.store.records.numbers(ALL))
    assert opening_of(game) is None
    player.leave()


@pytest.mark.parametrize(
    "damage",
    [
        "variant = 'x'",
        "variant = 7",
        "variant = NULL",
        "begun = 'yesterday'",
        "ended = 'x' || ended",
        "deal_number = 'many'",
        "deal_number = -3",
        "daily = '2026-02-30'",
        "start = 'nonsense'",
        "game_id = ''",
    ],
)
def test_a_damaged_row_is_passed_over_and_the_others_are_there(damage: str, tmp_path: Path) -> None:
    player = Player(tmp_path)
    for _ in range(3):
        player.win()
    player.leave()
    with closing(sqlite3.connect(tmp_path / "klondike.sqlite3")) as connection, connection:
        try:
            connection.execute(f"UPDATE results SET {damage} WHERE number = 2")  # noqa: S608 - of this test
        except sqlite3.IntegrityError:
            assert damage == "variant = NULL"  # SQLite itself lets no such row be
    player.reopen()
    records = player.store.records
    games = records.games(records.numbers(ALL))
    assert len(games) == (3 if damage == "variant = NULL" else 2)
    assert all(game.variant == KLONDIKE for game in games)
    figures = records.figures(ALL)
    assert 2 <= figures.won <= figures.dealt <= 3
    assert records.periods(ALL, Span.MONTH, date(2026, 1, 1))[0].won in {2, 3}
    player.leave()


def test_a_disk_that_is_gone_shows_nothing_and_refuses_to_reset(long_life: Store) -> None:
    long_life.close()
    records = long_life.records
    assert records.figures(ALL) == NOTHING
    assert records.variants() == ()
    with pytest.raises(OSError, match="closed"):
        records.reset(ALL)
    with pytest.raises(OSError, match="closed"):
        records.undo_reset()
