"""Files of every older version open, with all that is in them; ``tests/data/schemas`` has one of each."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.player import Player
from support.won_days import won_by_day

from klondike_qt.store.carving import carved_results
from klondike_qt.store.migrations import APPLICATION_ID, MIGRATIONS, VERSION, migrate, version_of
from klondike_qt.store.results import results

SCHEMAS = Path(__file__).parents[1] / "data" / "schemas"


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()


def stored(version: int, path: Path) -> sqlite3.Connection:
    """Make a database of an older version."""
    connection = sqlite3.connect(path)
    connection.executescript((SCHEMAS / f"{version}.sql").read_text("utf-8"))
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {version}")
    return connection


def test_there_is_a_stored_file_of_every_version() -> None:
    assert sorted(path.stem for path in SCHEMAS.iterdir()) == [str(number + 1) for number in range(VERSION)]


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_released_version_is_never_changed(version: int, tmp_path: Path) -> None:
    with closing(stored(version, tmp_path / "stored")) as old, closing(sqlite3.connect(":memory:")) as new:
        migrate(new, MIGRATIONS[:version])
        assert schema(old) == schema(new)


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_file_of_an_older_version_opens_with_all_that_is_in_it(version: int, tmp_path: Path) -> None:
    stored(version, tmp_path / "klondike.sqlite3").close()
    player = Player(tmp_path)
    assert player.troubles == []
    standing = player.session.standing
    assert (standing.record.origin.deal_number, standing.moves, len(standing.record.turns)) == (1, 2, 4)
    rows = [(row.kind.value, row.dealt, row.won, row.abandoned) for row in player.store.statistics()]
    assert rows == [("vetted", 1, 1, 0), ("shuffled", 2, 0, 1)]
    assert won_by_day(player.store, draw=1) == {"2026-03-01": True}
    assert version_of(player.store._writer.connection) == VERSION
    player.leave()


def test_a_step_that_fails_leaves_the_older_version(tmp_path: Path) -> None:
    steps = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN note TEXT", "no such statement"))
    with closing(stored(VERSION, tmp_path / "file")) as connection:
        before = schema(connection)
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, steps)
        assert (schema(connection), version_of(connection)) == (before, VERSION)


def test_the_next_step_is_taken_and_keeps_the_rows(tmp_path: Path) -> None:
    steps = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN note TEXT",))
    with closing(stored(VERSION, tmp_path / "file")) as connection:
        query = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM turns), (SELECT count(*) FROM results)"
        counts = connection.execute(query).fetchall()
        migrate(connection, steps)
        migrate(connection, steps)
        assert version_of(connection) == VERSION + 1
        assert connection.execute(query).fetchall() == counts
        assert connection.execute("SELECT note FROM games").fetchall() == [(None,)]


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_results_of_an_older_version_are_found_in_the_bare_pages(version: int, tmp_path: Path) -> None:
    with closing(stored(version, tmp_path / "file")) as connection:
        migrate(connection)
        expected = list(results(connection))
    found = [result for _, result in carved_results(tmp_path / "file")]
    assert sorted(found, key=lambda result: result.game_id) == sorted(expected, key=lambda result: result.game_id)
    assert len(found) == 3
