"""Whatever happened to the files, the program starts, is played, and destroys nothing that was there."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.damage import (
    PAGE,
    WHOLE,
    Damage,
    astray,
    beheaded,
    directory,
    foreign_text,
    pipe,
    randomised,
    truncated,
    zeroed,
)
from support.life import Life
from support.player import Player

from klondike_qt.game.commands import PressStock
from klondike_qt.store.trouble import TroubleKind


def content(directory: Path) -> dict[str, bytes | None]:
    """Return what lies in a directory, by name."""
    return {
        path.name: path.read_bytes() if path.is_file() else None
        for path in directory.iterdir()
        if "window-" not in path.name and not path.name.endswith("-shm")
    }


def check_playable(player: Player) -> None:
    """Play, leave, come back, and find what was played."""
    player.play("d")
    record = player.session.standing.record
    player.leave()
    again = Player(Path(player.directory), now=player.now)
    assert again.troubles == []
    assert again.session.standing.record == record
    again.leave()


@pytest.mark.parametrize("damage", WHOLE)
def test_a_damaged_database_is_set_aside_and_the_program_starts(damage: Damage, life: Life) -> None:
    damage(life.database)
    before = content(life.directory)["klondike.sqlite3"] if damage is not astray else None
    player = Player(life.directory)
    (trouble,) = player.troubles
    assert (trouble.kind, trouble.path) == (TroubleKind.DAMAGED, str(life.database))
    aside = life.directory / "klondike.sqlite3.damaged-2026-03-01"
    assert trouble.set_aside_as == str(aside)
    assert content(life.directory).get(aside.name) == before
    check_playable(player)


@pytest.mark.parametrize("damage", [truncated, zeroed, randomised, foreign_text, directory, pipe])
@pytest.mark.parametrize("suffix", ["-wal", "-shm"])
def test_a_damaged_companion_is_told_or_mended_and_the_results_are_there(
    damage: Damage, suffix: str, killed_life: Life
) -> None:
    damage(killed_life.database.with_name("klondike.sqlite3" + suffix))
    player = Player(killed_life.directory)
    assert {trouble.kind for trouble in player.troubles} <= {TroubleKind.DAMAGED}
    if suffix == "-shm":
        assert player.store.statistics() == killed_life.statistics
        assert player.session.standing.record == killed_life.record
    check_playable(player)


def test_a_log_cut_short_leaves_an_earlier_moment(killed_life: Life) -> None:
    log = killed_life.database.with_name("klondike.sqlite3-wal")
    log.write_bytes(log.read_bytes()[: log.stat().st_size - PAGE // 2])
    player = Player(killed_life.directory)
    assert player.troubles == []
    turns, whole = player.session.standing.record.turns, killed_life.record.turns
    assert turns == whole[: len(turns)]
    assert len(turns) >= len(whole) - 1
    assert player.store.statistics() == killed_life.statistics
    check_playable(player)


def test_a_log_with_a_hole_is_told_and_read_around_it(killed_life: Life) -> None:
    log = killed_life.database.with_name("klondike.sqlite3-wal")
    data = bytearray(log.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 100] = b"\xff" * 100
    log.write_bytes(data)
    player = Player(killed_life.directory)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.DAMAGED]
    (row,), (whole,) = player.store.statistics(), killed_life.statistics
    assert whole.won - 1 <= row.won <= whole.won
    check_playable(player)


def test_a_second_damaged_file_of_the_day_has_a_name_of_its_own(life: Life) -> None:
    for name in ("klondike.sqlite3.damaged-2026-03-01", "klondike.sqlite3.damaged-2026-03-01-2"):
        foreign_text(life.database)
        player = Player(life.directory)
        assert player.troubles[0].set_aside_as == str(life.directory / name)
        player.leave()


@pytest.mark.parametrize("seed", range(10))
def test_one_damaged_page_costs_little(seed: int, life: Life) -> None:
    data = bytearray(life.database.read_bytes())
    page = random.Random(seed).randrange(1, len(data) // PAGE)
    data[page * PAGE : (page + 1) * PAGE] = random.Random(seed).randbytes(PAGE)
    life.database.write_bytes(data)
    player = Player(life.directory)
    assert {trouble.kind for trouble in player.troubles} <= {TroubleKind.DAMAGED, TroubleKind.GAME_SET_ASIDE}
    (row,), (whole,) = player.store.statistics() or life.statistics, life.statistics
    assert (row.variant, row.kind) == (whole.variant, whole.kind)
    assert row.won <= whole.won
    assert row.won <= row.dealt <= whole.dealt
    check_playable(player)


def test_results_around_a_hole_are_saved(life: Life) -> None:
    with closing(sqlite3.connect(life.database)) as connection:
        rows = connection.execute("SELECT pageno FROM dbstat WHERE name = 'results' AND pagetype = 'leaf'").fetchall()
    pages = [row[0] for row in rows]
    assert len(pages) > 2
    data = bytearray(life.database.read_bytes())
    middle = pages[len(pages) // 2] - 1
    data[middle * PAGE : (middle + 1) * PAGE] = bytes(PAGE)
    life.database.write_bytes(data)
    player = Player(life.directory)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.DAMAGED]
    assert player.session.standing.record == life.record
    (row,), (whole,) = player.store.statistics(), life.statistics
    assert whole.dealt * (1 - 1.5 / len(pages)) < row.dealt < whole.dealt
    assert row.best_score == whole.best_score
    check_playable(player)


def test_results_are_found_in_the_pages_when_the_head_is_lost(life: Life) -> None:
    beheaded(life.database)
    player = Player(life.directory)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.DAMAGED]
    assert player.store.statistics() == life.statistics
    check_playable(player)


def test_results_are_found_in_the_log_when_the_head_is_lost(killed_life: Life) -> None:
    beheaded(killed_life.database)
    player = Player(killed_life.directory)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.DAMAGED]
    assert player.store.statistics() == killed_life.statistics
    check_playable(player)


def test_a_stored_game_that_breaks_the_rules_is_kept_as_text_and_told(life: Life) -> None:
    with closing(sqlite3.connect(life.database)) as connection, connection:
        connection.execute("UPDATE turns SET text = 'r' WHERE number = 2")
    player = Player(life.directory)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.GAME_SET_ASIDE]
    assert player.store.statistics() == life.statistics
    assert player.session.standing.record.turns == ()
    (row,) = player.store._writer.connection.execute("SELECT game_id, text FROM set_aside").fetchall()
    assert row[0] == life.record.origin.game_id
    assert '"r"' in row[1]
    check_playable(player)


def test_a_file_damaged_in_the_middle_of_play_is_replaced_and_nothing_of_the_game_is_lost(life: Life) -> None:
    player = Player(life.directory)
    player.settle()
    connection = player.store._writer.connection
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(life.database.read_bytes())
    data[PAGE:] = bytes(len(data) - PAGE)
    life.database.write_bytes(data)
    connection.execute("PRAGMA shrink_memory")
    for _ in range(5):
        player.do(PressStock())
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.DAMAGED]
    check_playable(player)


@pytest.mark.parametrize("damage", [randomised, foreign_text, directory])
def test_a_damaged_lock_is_no_obstacle(damage: Damage, life: Life) -> None:
    for number in (0, 1):
        path = life.directory / f"klondike.window-{number}"
        path.write_text("something")
        damage(path)
    player = Player(life.directory)
    assert player.troubles == []
    assert player.session.standing.record == life.record
    check_playable(player)
