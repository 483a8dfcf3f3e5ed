"""What counts as dealt, won and abandoned."""

from pathlib import Path

from support.player import Player
from support.won_days import won_by_day

from klondike_qt.game.commands import PressStock, PreviousGame, Restart, Undo
from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import KLONDIKE, VEGAS
from klondike_qt.store.statistics import Statistics


def figures(player: Player) -> dict[DealKind, tuple[int, int, int]]:
    """Dealt, won and abandoned for each kind."""
    return {row.kind: (row.dealt, row.won, row.abandoned) for row in player.store.statistics()}


def only(player: Player) -> Statistics:
    (row,) = player.store.statistics()
    return row


def test_a_deal_without_a_move_counts_nothing(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.deal()
    player.deal()
    assert player.store.statistics() == ()
    player.leave()


def test_a_deal_counts_at_its_first_move_even_if_that_is_undone(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.do(PressStock())
    player.do(Undo())
    assert figures(player) == {DealKind.SHUFFLED: (1, 0, 0)}
    player.leave()


def test_a_game_is_abandoned_at_the_first_move_of_the_next(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.do(PressStock())
    player.deal()
    assert figures(player) == {DealKind.SHUFFLED: (1, 0, 0)}
    player.do(PressStock())
    assert figures(player) == {DealKind.SHUFFLED: (2, 0, 1)}
    player.leave()


def test_the_previous_game_back_abandons_nothing(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.do(PressStock())
    before = player.session.standing.record
    player.deal()
    player.deal()
    player.do(PreviousGame())
    assert player.session.standing.record == before
    player.do(PressStock())
    assert figures(player) == {DealKind.SHUFFLED: (1, 0, 0)}
    player.leave()


def test_quitting_abandons_nothing_and_the_previous_game_is_still_offered(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.do(PressStock())
    before = player.session.standing.record
    player.deal()
    player.leave()
    player = Player(tmp_path)
    assert player.session.standing.previous
    assert figures(player) == {DealKind.SHUFFLED: (1, 0, 0)}
    player.do(PreviousGame())
    assert player.session.standing.record == before
    player.leave()


def test_a_win_is_filed_with_its_score_time_and_moves(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.win()
    standing = player.session.standing
    row = only(player)
    assert (row.variant, row.dealt, row.won, row.abandoned) == (KLONDIKE, 1, 1, 0)
    assert (row.best_score, row.fewest_moves, row.fastest_seconds) == (
        standing.score,
        standing.moves,
        standing.moves - 1,
    )
    assert (row.streak, row.longest_streak) == (1, 1)
    player.leave()


def test_a_won_game_is_filed_once_however_often_it_is_kept(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.win()
    player.settle()
    player.leave()
    player = Player(tmp_path)
    assert player.session.standing.position.is_won
    player.settle()
    player.deal()
    player.do(PressStock())
    assert figures(player) == {DealKind.SHUFFLED: (2, 1, 0)}
    player.leave()


def test_the_history_tells_every_game_in_the_order_of_its_end(tmp_path: Path) -> None:
    player = Player(tmp_path)
    ids = [player.win(), player.deal()]
    player.do(PressStock())
    ids.append(player.deal(7))
    player.do(PressStock())
    history = player.store.history()
    assert [result.game_id for result in history] == ids
    assert [result.state.value for result in history] == ["won", "abandoned", "playing"]
    assert history[-1].deal_number == 7
    assert history[0].begun == "2026-03-01T12:00:02+00:00"
    player.leave()


def test_a_restart_is_the_same_deal(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("d d d")
    player.do(Restart())
    player.play("d")
    assert figures(player) == {DealKind.SHUFFLED: (1, 0, 0)}
    player.leave()


def test_time_and_moves_of_a_lost_game_are_no_records_but_its_score_is(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("7S")
    score = player.session.standing.score
    assert score > 0
    player.deal()
    player.do(PressStock())
    row = only(player)
    assert (row.best_score, row.fastest_seconds, row.fewest_moves) == (score, None, None)
    player.leave()


def test_streaks_follow_the_order_of_endings(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.win()
    player.win()
    player.deal()
    player.do(PressStock())
    player.win()
    row = only(player)
    assert (row.dealt, row.won, row.abandoned, row.streak, row.longest_streak) == (4, 3, 1, 1, 2)
    player.leave()


def test_a_clock_that_goes_backwards_changes_no_streak(tmp_path: Path) -> None:
    player = Player(tmp_path, now=10_000_000.0)
    player.win()
    player.leave()
    player = Player(tmp_path, now=0.0)
    player.deal()
    player.do(PressStock())
    player.deal()
    player.do(PressStock())
    row = only(player)
    assert (row.won, row.abandoned, row.streak, row.longest_streak) == (1, 1, 0, 1)
    player.leave()


def test_a_daily_counts_with_its_first_win_only(tmp_path: Path) -> None:
    player = Player(tmp_path)
    first, second = (player.win(kind=DealKind.VETTED, daily="2026-03-01") for _ in range(2))
    assert first != second
    assert figures(player) == {DealKind.VETTED: (1, 1, 0), DealKind.CHOSEN: (1, 1, 0)}
    assert won_by_day(player.store, draw=1) == {"2026-03-01": True}
    assert won_by_day(player.store, draw=3) == {}
    player.leave()


def test_a_daily_may_be_abandoned_before_it_is_won(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.deal(24, KLONDIKE, DealKind.VETTED, "2026-03-01")
    player.do(PressStock())
    assert won_by_day(player.store, draw=1) == {"2026-03-01": False}
    player.win(kind=DealKind.VETTED, daily="2026-03-01")
    assert figures(player) == {DealKind.VETTED: (2, 1, 1)}
    assert won_by_day(player.store, draw=1) == {"2026-03-01": True}
    player.leave()


def test_the_balance_of_a_vegas_variant_is_the_sum_of_its_deals(tmp_path: Path) -> None:
    player = Player(tmp_path, variant=VEGAS)
    assert player.store.balance(VEGAS) == 0
    player.do(PressStock())
    assert player.store.balance(VEGAS) == 0
    player.deal(variant=VEGAS)
    player.deal(variant=VEGAS)
    player.do(PressStock())
    assert player.store.balance(VEGAS) == -52
    player.win(VEGAS)
    assert player.store.balance(VEGAS) == -52 - 52 + (52 * 5 - 52)
    assert player.store.balance(KLONDIKE) == 0
    player.leave()
