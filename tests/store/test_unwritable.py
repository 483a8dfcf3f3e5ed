"""Where nothing can be written the game is played all the same, and what could not be written is not lost."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from support.disks import may_mount, no_more_writing, run_apart
from support.life import Life
from support.player import Player

from klondike_qt.game.commands import PressStock
from klondike_qt.store.migrations import VERSION
from klondike_qt.store.places import places_below, usual_places
from klondike_qt.store.store import Store
from klondike_qt.store.trouble import TroubleKind


@contextmanager
def few_pages(player: Player) -> Iterator[None]:
    """Let the database grow no more, as on a full disk."""
    connection = player.store._writer.connection
    connection.execute("PRAGMA max_page_count = 1")
    yield
    connection.execute("PRAGMA max_page_count = 1000000")


@contextmanager
def no_writing(player: Player) -> Iterator[None]:
    assert player.store.is_lasting
    with no_more_writing():
        yield


@pytest.mark.parametrize("full", [few_pages, no_writing])
def test_a_disk_that_is_full_for_a_while_loses_nothing(
    full: Callable[[Player], AbstractContextManager[None]], tmp_path: Path
) -> None:
    player = Player(tmp_path)
    player.play("d d d")
    with full(player):
        player.win()
        player.deal()
        for _ in range(300):
            player.do(PressStock())
        player.settle()
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.NOT_SAVED]
    player.do(PressStock())
    assert len(player.troubles) == 1
    record = player.session.standing.record
    player.vanish()
    again = Player(tmp_path)
    assert again.troubles == []
    assert again.session.standing.record == record
    (row,) = again.store.statistics()
    assert (row.dealt, row.won, row.abandoned) == (3, 1, 1)
    again.leave()


def test_each_time_the_disk_fails_is_told_once(tmp_path: Path) -> None:
    player = Player(tmp_path)
    for _ in range(2):
        with no_more_writing():
            player.play("d d")
        player.play("d")
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.NOT_SAVED] * 2
    player.leave()


@pytest.mark.parametrize("place", ["file", "file/below", "/proc/klondike"])
def test_a_place_where_no_directory_can_be_is_told_once(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    player = Player(tmp_path / place)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.UNWRITABLE]
    player.win()
    player.settle()
    assert len(player.troubles) == 1
    assert not player.store.is_lasting
    assert player.store.statistics()[0].won == 1
    player.leave()
    assert (tmp_path / "file").read_text() == "mine"


def test_a_store_in_memory_touches_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = Store.in_memory()
    assert (store.troubles, store.is_lasting, store.load().current, store.statistics()) == ((), False, None, ())
    store.close()
    assert list(tmp_path.iterdir()) == []


def test_a_newer_file_is_left_alone(life: Life) -> None:
    with closing(sqlite3.connect(life.database)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = life.database.read_bytes()
    player = Player(life.directory)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.NEWER]
    player.win()
    player.leave()
    assert life.database.read_bytes() == before
    assert [path.name for path in life.directory.iterdir() if "damaged" in path.name] == []


def test_the_places_are_those_of_the_system_or_below_the_one_named(tmp_path: Path) -> None:
    assert usual_places().database.is_relative_to(os.environ["XDG_DATA_HOME"])
    assert usual_places().preferences.is_relative_to(os.environ["XDG_CONFIG_HOME"])
    places = places_below(str(tmp_path / "here"))
    assert (places.database, places.preferences) == (
        tmp_path / "here" / "klondike.sqlite3",
        tmp_path / "here" / "preferences.json",
    )


if may_mount():

    @pytest.mark.parametrize("journey", ["full_for_a_while", "full_at_the_start", "protected"])
    def test_on_a_small_disk(journey: str, tmp_path: Path) -> None:
        run_apart(journey, tmp_path)
