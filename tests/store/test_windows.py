"""Two windows on the same data: each has its own game, and neither loses anything."""

import subprocess
import sys
from pathlib import Path

from support.player import Player

from klondike_qt.store.places import places_below
from klondike_qt.store.store import Store
from klondike_qt.store.trouble import TroubleKind
from klondike_qt.store.windows import lock_window

TESTS = Path(__file__).parents[1]
WINNER = """
import sys
from pathlib import Path
from support.player import Player

player = Player(Path(sys.argv[1]), ids=sys.argv[2])
for _ in range(10):
    player.win()
    player.deal()
    player.play("d")
player.leave()
print([trouble.kind.value for trouble in player.troubles])
"""


def figures(player: Player) -> tuple[int, int, int]:
    (row,) = player.store.statistics()
    return row.dealt, row.won, row.abandoned


def test_the_second_window_has_a_game_of_its_own_and_says_so(tmp_path: Path) -> None:
    first = Player(tmp_path)
    first.play("d d d")
    second = Player(tmp_path)
    assert (first.troubles, [trouble.kind for trouble in second.troubles]) == ([], [TroubleKind.SECOND_WINDOW])
    assert second.session.standing.record.origin != first.session.standing.record.origin
    second.play("7S")
    first.play("d")
    assert figures(first) == figures(second) == (2, 0, 0)
    first.leave()
    second.leave()
    for player in (first, second):
        player.reopen()
    assert [turns.session.standing.moves for turns in (first, second)] == [4, 1]
    second.leave()
    first.leave()


def test_a_win_in_each_window_counts(tmp_path: Path) -> None:
    first, second = Player(tmp_path), Player(tmp_path)
    first.win()
    second.win()
    assert figures(first) == (2, 2, 0)
    first.leave()
    second.leave()


def test_a_daily_won_in_both_windows_counts_once(tmp_path: Path) -> None:
    first, second = Player(tmp_path), Player(tmp_path)
    first.win(daily="2026-03-01")
    second.win(daily="2026-03-01")
    counted = sorted((row.kind.value, row.dealt, row.won) for row in first.store.statistics())
    assert counted == [("chosen", 1, 1), ("shuffled", 1, 1)]
    first.leave()
    second.leave()


def test_the_game_of_a_window_that_is_gone_is_resumed_when_the_first_has_none(tmp_path: Path) -> None:
    first, second = Player(tmp_path), Player(tmp_path)
    second.play("7S 71")
    left = second.session.standing.record
    first.leave()
    second.vanish()
    again = Player(tmp_path)
    assert again.troubles == []
    assert again.session.standing.record == left
    assert figures(again) == (1, 0, 0)
    again.leave()


def test_the_game_of_a_window_that_is_gone_waits_while_the_first_has_its_own(tmp_path: Path) -> None:
    first, second = Player(tmp_path), Player(tmp_path)
    first.play("d")
    second.play("7S 71")
    own, left = first.session.standing.record, second.session.standing.record
    first.vanish()
    second.vanish()
    again = Player(tmp_path)
    assert again.session.standing.record == own
    again.win()
    again.leave()
    again.reopen()
    assert again.session.standing.record == left
    assert figures(again) == (3, 1, 1)
    again.leave()


def test_the_previous_game_of_a_window_that_is_gone_comes_with_it(tmp_path: Path) -> None:
    first, second = Player(tmp_path), Player(tmp_path)
    second.play("7S")
    left = second.session.standing.record
    second.deal()
    second.leave()
    first.leave()
    again = Player(tmp_path)
    assert again.session.previous
    assert again.session.previous.record == left
    again.leave()


def test_one_window_too_many_is_played_in_memory(tmp_path: Path) -> None:
    Player(tmp_path).leave()
    locks = [lock_window(tmp_path) for _ in range(63)]
    player = Player(tmp_path)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.UNWRITABLE]
    player.play("d")
    player.leave()
    for lock in locks:
        lock.release()


def test_somebody_who_only_looks_is_no_window(tmp_path: Path) -> None:
    first = Player(tmp_path)
    first.play("d")
    looking = Store.look(places_below(str(tmp_path)))
    assert looking.troubles == ()
    assert looking.statistics() == first.store.statistics()
    loaded = looking.load().current
    assert loaded
    assert loaded.record == first.session.standing.record
    second = Player(tmp_path)
    assert [trouble.kind for trouble in second.troubles] == [TroubleKind.SECOND_WINDOW]
    second.leave()
    looking.close()
    first.leave()


def test_a_file_that_is_damaged_while_a_window_is_open_is_not_taken_away_from_it(tmp_path: Path) -> None:
    first = Player(tmp_path)
    first.play("d")
    database = tmp_path / "klondike.sqlite3"
    database.write_bytes(b"what is this")
    second = Player(tmp_path)
    assert [trouble.kind for trouble in second.troubles] == [TroubleKind.UNWRITABLE, TroubleKind.SECOND_WINDOW]
    assert database.exists()
    second.play("d")
    second.leave()
    first.vanish()


def test_two_programs_at_once_keep_every_win(tmp_path: Path) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", WINNER, str(tmp_path), name],
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": f"{TESTS}:{TESTS.parent}"},
        )
        for name in ("a", "b")
    ]
    told = sorted(program.communicate()[0].strip() for program in programs)
    assert [program.returncode for program in programs] == [0, 0]
    assert told in (["['second-window']", "[]"], ["[]", "[]"])
    looking = Store.look(places_below(str(tmp_path)))
    (row,) = looking.statistics()
    assert (row.dealt, row.won) == (40, 20)
    looking.close()
