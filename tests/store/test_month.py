"""Months of play, counted by the store and by the dull book."""

import random
from dataclasses import asdict
from pathlib import Path

import pytest
from support.disks import no_more_writing
from support.dull_book import Book
from support.player import WINS, Player

from klondike_qt.game.commands import PressStock, PreviousGame, Restart, Undo
from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import VARIANTS, variant_id

SESSIONS = 60


class Month:
    """A player of moods with a clerk beside him."""

    def __init__(self, directory: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.directory = directory
        self.book = Book()
        self.player = Player(directory)
        self.day = 1
        self.deal()

    @property
    def score(self) -> int:
        return self.player.session.standing.score

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
        self.player = Player(self.directory, now=self.player.now + 3600)

    def counted(self) -> dict[tuple[str, str], dict[str, int | None]]:
        rows = [asdict(row) for row in self.player.store.statistics()]
        return {
            (variant_id(row_of.variant) or "", row_of.kind.value): {
                name: value for name, value in row.items() if name not in {"variant", "kind"}
            }
            for row, row_of in zip(rows, self.player.store.statistics(), strict=True)
        }


@pytest.mark.parametrize("seed", range(4))
def test_the_store_counts_as_the_dull_book_does(seed: int, tmp_path: Path) -> None:
    month = Month(tmp_path, seed)
    moods = [month.deal, month.move, month.move, month.move, month.undo, month.restart, month.back]
    moods += [month.win, month.quit, month.vanish]
    for _ in range(SESSIONS):
        month.chance.choice(moods)()
        assert month.counted() == month.book.counted()
    assert not month.player.troubles
    for name, variant in VARIANTS.items():
        expected = month.book.balance(name) if "vegas" in name else 0
        assert month.player.store.balance(variant) == expected
    assert all(row.won <= row.dealt for row in month.player.store.statistics())
    month.player.leave()


@pytest.mark.parametrize("seed", range(10, 14))
def test_a_disk_that_fails_now_and_then_changes_no_count(seed: int, tmp_path: Path) -> None:
    month = Month(tmp_path, seed)
    moods = [month.deal, month.move, month.move, month.undo, month.restart, month.back, month.win]
    for _ in range(SESSIONS // 4):
        with no_more_writing():
            for _ in range(month.chance.randrange(6)):
                month.chance.choice(moods)()
        for _ in range(month.chance.randrange(3)):
            month.chance.choice(moods)()
        month.player.settle()
        assert month.counted() == month.book.counted()
        month.chance.choice([month.quit, month.vanish, month.move])()
        assert month.counted() == month.book.counted()
    month.player.leave()
