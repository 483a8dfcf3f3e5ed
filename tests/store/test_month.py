"""Months of play, counted by the store and by the dull book."""

import random
from dataclasses import asdict
from datetime import date, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.disks import no_more_writing
from support.dull_book import Book
from support.player import WINS, Player

from klondike_qt.game.commands import PressStock, PreviousGame, Restart, Undo
from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import VARIANTS, variant_id
from klondike_qt.store.courses import Span
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.words.records import lines

SESSIONS = 60
OF_ONE_WINDOW = ("deal", "move", "move", "move", "undo", "restart", "back", "win", "quit", "vanish")
OF_A_MONTH = (*OF_ONE_WINDOW, "deal", "win", "reset", "undo_reset", "put_clock_back", "put_clock_right", "change_seat")


class Month:
    """A player of moods with a clerk beside him."""

    def __init__(self, directory: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.directory = directory
        self.players = {0: Player(directory)}
        self.book = Book(self.time)
        self.day = 1
        self.deal()

    @property
    def player(self) -> Player:
        return self.players[self.book.at]

    def time(self) -> datetime:
        return self.player.time()

    @property
    def score(self) -> int:
        return self.player.session.standing.score

    def have(self, mood: str) -> None:
        getattr(self, mood)()

    def deal(self) -> None:
        name = self.chance.choice(list(VARIANTS))
        variant = VARIANTS[name]
        daily = f"2026-03-{self.day:02}" if name in {"klondike", "draw-three"} and self.chance.random() < 0.4 else None
        kind = DealKind.VETTED if daily else self.chance.choice(list(DealKind))
        number = WINS[variant][0]
        score = self.score
        game_id = self.player.deal(number, variant, kind, daily)
        self.book.dealt(game_id, name, kind.value, f"{name} {daily}" if daily else None, score)

    def move(self) -> None:
        if not self.player.session.standing.position.is_won and not self.player.do(PressStock(), 7.5).refusal:
            self.book.moved()

    def undo(self) -> None:
        self.player.do(Undo())

    def restart(self) -> None:
        self.player.do(Restart())

    def back(self) -> None:
        if not self.player.do(PreviousGame()).refusal:
            self.book.back()

    def win(self) -> None:
        standing = self.player.session.standing
        if standing.position.is_won:
            return
        self.restart()
        tokens = WINS[standing.record.start.variant][1]
        self.player.play(tokens[:1])
        self.book.moved()
        self.player.play(tokens[1:])
        standing = self.player.session.standing
        self.book.won(standing.score, int(self.player.elapsed), standing.moves)

    def quit(self) -> None:
        self.player.leave()
        self.begin_again()

    def vanish(self) -> None:
        self.player.vanish()
        self.begin_again()

    def begin_again(self) -> None:
        self.day += self.chance.random() < 0.3
        off = self.player.clock_is_off
        self.players[self.book.at] = Player(self.directory, now=self.player.now + 3600)
        self.player.clock_is_off = off

    def reset(self) -> None:
        assert self.player.store.records.reset(ALL) == self.book.reset()

    def undo_reset(self) -> None:
        assert self.player.store.records.undo_reset() == self.book.undo_reset()

    def put_clock_back(self) -> None:
        self.player.clock_is_off -= self.chance.choice([90.0, 86_400.0, 40 * 86_400.0])

    def put_clock_right(self) -> None:
        self.player.clock_is_off = 0.0

    def change_seat(self) -> None:
        """Go to the other window on the same data, or open it."""
        other = 1 - self.book.at
        now = self.player.now
        if other not in self.players:
            self.players[other] = Player(self.directory, now=now)
            self.book.at = other
            self.deal()
            return
        self.book.at = other
        self.player.now = max(now, self.player.now)

    def counted(self) -> dict[tuple[str, str], dict[str, int | None]]:
        return {
            (variant_id(row.variant) or "", row.kind.value): {
                name: value for name, value in asdict(row).items() if name not in {"variant", "kind"}
            }
            for row in self.player.store.statistics()
        }

    def check(self) -> None:
        """Hold everything that a player can see against the book."""
        records, book = self.player.store.records, self.book
        counted = self.counted()
        assert counted == book.counted()
        assert all((row["won"] or 0) + (row["abandoned"] or 0) <= (row["dealt"] or 0) for row in counted.values())
        whole = book.figures() | {"best_score": None}
        assert asdict(records.figures(ALL)) == whole
        for kind in DealKind:
            expected = book.figures(kind=kind.value) | {"best_score": None}
            assert asdict(records.figures(Selection(kind=kind))) == expected
        for name, variant in VARIANTS.items():
            assert asdict(records.figures(Selection(variant))) == book.figures(name)
            assert records.balance(variant) == (book.balance(name) if "vegas" in name else 0)

    def check_all(self) -> None:
        """Hold the games one by one, the days and the terminal against the book as well."""
        self.check()
        records, book = self.player.store.records, self.book
        games = records.games(records.numbers(ALL))
        assert {game.game_id: game.state.value for game in games} == book.games()
        moments = [datetime.fromisoformat(game.ended or game.begun) for game in games]
        assert moments == sorted(moments, reverse=True)
        days = {period.name: (period.ended, period.won) for period in records.periods(ALL, Span.DAY, date(2020, 1, 1))}
        assert days == book.days()
        assert list(records.moves_of_wins(ALL)) == book.moves_of_wins()
        for row in self.player.store.statistics():
            assert f"Dealt: {row.dealt}" in lines(row.variant, row.kind, row)

    def end(self) -> None:
        for player in self.players.values():
            assert {trouble.kind.value for trouble in player.troubles} <= {"second-window"}
            player.leave()


@pytest.mark.parametrize("seed", range(4))
def test_the_store_counts_as_the_dull_book_does(seed: int, tmp_path: Path) -> None:
    month = Month(tmp_path, seed)
    for _ in range(SESSIONS):
        month.have(month.chance.choice(OF_ONE_WINDOW))
        month.check()
    month.check_all()
    month.end()


@pytest.mark.parametrize("seed", range(20, 26))
def test_a_month_with_two_windows_resets_and_a_wrong_clock_is_counted_as_the_dull_book_does(
    seed: int, tmp_path: Path
) -> None:
    month = Month(tmp_path, seed)
    for number in range(SESSIONS):
        month.have(month.chance.choice(OF_A_MONTH))
        month.check()
        if number % 10 == 0:
            month.check_all()
    month.check_all()
    month.end()


@settings(max_examples=15)
@given(moods=st.lists(st.sampled_from(OF_A_MONTH), max_size=12), seed=st.integers(0, 1000))
def test_no_more_is_won_than_dealt_whatever_a_player_does(
    tmp_path_factory: pytest.TempPathFactory, moods: list[str], seed: int
) -> None:
    month = Month(tmp_path_factory.mktemp("month"), seed)
    for mood in moods:
        month.have(mood)
        figures = month.player.store.records.figures(ALL)
        assert 0 <= figures.won <= figures.won + figures.abandoned <= figures.dealt
        assert 0 <= figures.streak <= figures.longest_streak <= figures.won
    month.check_all()
    month.end()


@pytest.mark.parametrize("seed", range(10, 14))
def test_a_disk_that_fails_now_and_then_changes_no_count(seed: int, tmp_path: Path) -> None:
    month = Month(tmp_path, seed)
    moods = OF_ONE_WINDOW[:-2]
    for _ in range(SESSIONS // 4):
        with no_more_writing():
            for _ in range(month.chance.randrange(6)):
                month.have(month.chance.choice(moods))
        for _ in range(month.chance.randrange(3)):
            month.have(month.chance.choice(moods))
        month.player.settle()
        assert month.counted() == month.book.counted()
        month.have(month.chance.choice(["quit", "vanish", "move"]))
        assert month.counted() == month.book.counted()
    month.player.leave()
