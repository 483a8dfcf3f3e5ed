"""A kernel with hardly any room gives up more often, but what it decides is as true as before."""

import ctypes
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from compiler import compile_c
from support.end_games import end_games
from support.judged_deals import handed_deals
from support.second_opinion import is_plainly_lost

from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver import native
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

KERNEL = Path(native.__file__).with_name("kernel")
CRAMPED = {
    "tables are full early": ("table.c", "FIRST_BITS = 10", "FIRST_BITS = 5"),
    "most chains are left out": ("children.c", "MOST_CHAINS = 4096", "MOST_CHAINS = 1"),
    "chains are short": ("children.h", "LONGEST_CHILD = 28", "LONGEST_CHILD = 3"),
    "probes begin early": ("solve.c", "FIRST_LOOK = 1000, SECOND_LOOK = 7000", "FIRST_LOOK = 5, SECOND_LOOK = 5"),
}
OUTCOMES = (Outcome.UNKNOWN, Outcome.WINNABLE, Outcome.UNWINNABLE, Outcome.CANCELLED)
MEMORIES = (600, 1_300, 5_000, 20_000, 200_000)
Ask = Callable[[Position, int], Outcome]


@pytest.fixture(params=CRAMPED)
def cramped(request: pytest.FixtureRequest, tmp_path: Path) -> Ask:
    """Return a kernel in whose source one number was made small: it takes a position and bytes of memory."""
    file, usual, small = CRAMPED[request.param]
    for source in KERNEL.glob("*.[ch]"):
        text = source.read_text("utf-8")
        assert source.name != file or usual in text
        (tmp_path / source.name).write_text(text.replace(usual, small) if source.name == file else text, "utf-8")
    library = tmp_path / "cramped.so"
    compile_c(["-std=gnu11", "-O1", "-shared", "-fPIC", *sorted(tmp_path.glob("*.c")), "-o", library])
    search = ctypes.CDLL(str(library)).klondike_solve

    def ask(position: Position, memory: int) -> Outcome:
        result = native._Result()
        limits = native._Limits(20_000, memory, 0.0, 0, 0)
        packed = native._packed(position)
        assert packed
        search(ctypes.byref(packed), ctypes.byref(limits), None, ctypes.byref(result))
        return OUTCOMES[result.verdict]

    return ask


def positions() -> Iterator[Position]:
    for variant in VARIANTS.values():
        yield from end_games(variant, 7, 40, is_plainly_lost)
    for draw in (1, 3):
        yield from (deal.position for deal in handed_deals(draw)[:30])


@pytest.mark.thorough
def test_what_a_cramped_kernel_decides_is_true(cramped: Ask) -> None:
    tally = Counter[Outcome]()
    for position in positions():
        truth = solve(position, Limits(wants_line=False)).outcome
        for memory in MEMORIES:
            outcome = cramped(position, memory)
            assert outcome in {truth, Outcome.UNKNOWN}, position
            tally[outcome] += 1
    assert min(tally[Outcome.WINNABLE], tally[Outcome.UNWINNABLE]) > 30
