"""Figures begin anew, nothing is lost by it, and all of it comes back."""

from pathlib import Path

import pytest
from support.disks import no_more_writing
from support.player import WINS, Player
from support.won_days import won_by_day

from klondike_qt.game.commands import PressStock
from klondike_qt.game.record import DealKind
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS
from klondike_qt.store.exchange import read_export, write_export
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.store.statistics import NOTHING


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """Somebody with wins of several kinds and a game on the table that has begun."""
    player = Player(tmp_path)
    player.win()
    player.win(kind=DealKind.VETTED, daily="2026-03-01")
    player.win(DRAW_THREE)
    player.win(VEGAS)
    player.deal(variant=VEGAS)
    player.do(PressStock())
    player.deal(WINS[KLONDIKE][0])
    player.do(PressStock())
    return player


def test_all_begins_anew_but_the_game_on_the_table(player: Player) -> None:
    records = player.store.records
    before = player.store.statistics()
    assert records.reset(ALL) == 5
    (row,) = player.store.statistics()
    assert (row.variant, row.dealt, row.won, row.abandoned) == (KLONDIKE, 1, 0, 0)
    assert player.store.balance(VEGAS) == 0
    assert [result.state.value for result in player.store.history()] == ["playing"]
    assert [records.has_reset, records.undo_reset(), records.has_reset] == [True, 5, False]
    assert player.store.statistics() == before
    player.leave()


def test_one_kind_begins_anew_and_the_others_stay(player: Player) -> None:
    records = player.store.records
    before = {(row.variant, row.kind): row for row in player.store.statistics()}
    assert records.reset(Selection(KLONDIKE, DealKind.VETTED)) == 1
    after = {(row.variant, row.kind): row for row in player.store.statistics()}
    assert before.keys() - after.keys() == {(KLONDIKE, DealKind.VETTED)}
    assert all(before[key] == after[key] for key in after)
    player.leave()


def test_the_calendar_keeps_its_days_and_a_daily_counts_once(player: Player) -> None:
    player.store.records.reset(ALL)
    assert won_by_day(player.store, draw=1) == {"2026-03-01": True}
    player.win(kind=DealKind.VETTED, daily="2026-03-01")
    assert player.store.records.figures(Selection(kind=DealKind.VETTED)) == NOTHING
    assert player.store.records.figures(Selection(kind=DealKind.CHOSEN)).won == 1
    player.leave()


def test_a_win_after_a_reset_counts_also_if_it_was_begun_before(player: Player) -> None:
    player.store.records.reset(ALL)
    player.win_on()
    assert player.store.records.figures(ALL).won == 1
    player.vanish()
    player.reopen()
    assert player.store.records.figures(ALL).won == 1
    assert player.store.records.undo_reset() == 5
    figures = player.store.records.figures(ALL)
    assert (figures.dealt, figures.won, figures.streak) == (6, 5, 1)
    player.leave()


def test_a_reset_outlives_the_program_and_so_does_its_undoing(player: Player) -> None:
    before = player.store.statistics()
    player.store.records.reset(ALL)
    player.vanish()
    player.reopen()
    assert player.store.records.figures(ALL).dealt == 1
    assert player.store.records.undo_reset() == 5
    player.vanish()
    player.reopen()
    assert player.store.statistics() == before
    player.leave()


def test_resets_are_undone_one_by_one_from_the_last_on(player: Player) -> None:
    records = player.store.records
    assert records.reset(Selection(VEGAS)) == 2
    assert records.reset(Selection(DRAW_THREE)) == 1
    assert [records.undo_reset() for _ in range(3)] == [1, 2, 0]
    player.leave()


def test_a_game_that_nobody_can_go_on_with_goes_too(player: Player) -> None:
    player.store._writer.connection.execute("DELETE FROM games")
    assert player.store.records.reset(ALL) == 6
    assert player.store.records.figures(ALL) == NOTHING
    player.win_on()  # and if it can be gone on with after all, its win counts
    assert player.store.records.figures(ALL).won == 1
    player.leave()


def test_a_full_disk_resets_nothing(player: Player) -> None:
    before = player.store.statistics()
    with no_more_writing(), pytest.raises(OSError, match="disk"):
        player.store.records.reset(ALL)
    assert player.store.statistics() == before
    player.leave()


def test_what_was_put_aside_stays_aside_in_an_export(player: Player, tmp_path: Path) -> None:
    player.store.records.reset(ALL)
    path = str(tmp_path / "all.json")
    write_export(player.store.gather(Preferences()), path)
    player.leave()
    there = Player(tmp_path / "there")
    there.store.take_in(read_export(path))
    assert there.store.records.figures(ALL).dealt in {0, 1}
    assert there.store.records.has_reset
    there.store.records.undo_reset()
    assert there.store.records.figures(ALL).won == 4
    there.leave()
