"""How long the figures of a hundred thousand games take; ``pytest -s`` prints it."""

import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from support.long_life import lived_long

from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import KLONDIKE
from klondike_qt.store.courses import Span
from klondike_qt.store.history import Column
from klondike_qt.store.places import places_below
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.store.store import Store

GAMES = 100_000
Ask = Callable[[], object]


@pytest.mark.thorough
def test_figures_of_a_long_life(tmp_path: Path) -> None:
    places = places_below(str(tmp_path))
    lived_long(places.database, GAMES)
    store = Store.look(places)
    records = store.records
    one = Selection(KLONDIKE, DealKind.VETTED)
    asked: dict[str, Ask] = {
        "the rules played": records.variants,
        "figures of all games": lambda: records.figures(ALL),
        "figures of one kind": lambda: records.figures(one),
        "figures of every kind": store.statistics,
        "the newest games": lambda: records.games(records.numbers(ALL)[:200]),
        "the best games": lambda: records.games(records.numbers(ALL, Column.SCORE)[:200]),
        "months": lambda: records.periods(ALL, Span.MONTH, date(2025, 12, 1)),
        "moves of wins": lambda: records.moves_of_wins(ALL),
    }
    print(f"\n\nmilliseconds of CPU, {GAMES} games, {places.database.stat().st_size / 2**20:.0f} MiB")
    for name, ask in asked.items():
        begun = time.process_time()
        assert ask()
        print(f"{(time.process_time() - begun) * 1000:7.0f} {name}")
    assert sum(row.dealt for row in store.statistics()) == records.figures(ALL).dealt == GAMES
    store.close()
