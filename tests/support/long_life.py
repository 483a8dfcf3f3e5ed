"""A database with as many games as nobody plays in one life."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from klondike_qt.rules.variant import VARIANTS
from klondike_qt.store.filing import time_text
from klondike_qt.store.game_text import variant_text
from klondike_qt.store.migrations import migrate

KINDS = ("vetted", "vetted", "vetted", "shuffled", "chosen")
LEVELS = ("easy", "medium", "hard", "very-hard", None)
_INSERT = (
    "INSERT INTO results (game_id, state, variant, kind, deal_number, begun, ended, ending, score, seconds, moves,"
    " difficulty) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def lived_long(
    path: Path,
    games: int,
    *,
    last: datetime = datetime(2026, 11, 30, 18, tzinfo=UTC),
    every: timedelta = timedelta(minutes=45),
    seed: int = 1,
) -> None:
    """Make a database of ended games, some an hour, up to a last moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("BEGIN")
        connection.executemany(_INSERT, _rows(games, last, every, random.Random(seed)))
        connection.execute("COMMIT")


def _rows(games: int, last: datetime, every: timedelta, chance: random.Random) -> Iterator[tuple[object, ...]]:
    at = last - every * games
    texts = [variant_text(variant) for variant in VARIANTS.values()]
    for number in range(1, games + 1):
        at += every * chance.uniform(0.2, 1.8)
        is_won = chance.random() < 0.3 + 0.3 * number / games
        moves, seconds = round(chance.triangular(95, 230, 130)), chance.randrange(120, 1500)
        figures = (chance.randrange(2000, 7000), seconds, moves) if is_won else (chance.randrange(0, 400), None, None)
        text = chance.choices(texts, (5, 3, 1, 1))[0]
        deal = (text, chance.choice(KINDS), chance.randrange(1, 2**31))
        ended = time_text(min(at + timedelta(seconds=seconds), last))
        state = "won" if is_won else "abandoned"
        yield (
            f"{chance.getrandbits(128):032x}",
            state,
            *deal,
            time_text(at),
            ended,
            number,
            *figures,
            chance.choice(LEVELS),
        )
