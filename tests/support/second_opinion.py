"""Two searches that share nothing with the solver but the rules, in C because they have to look at everything."""

import atexit
import ctypes
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from compiler import compile_c

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Position
from klondike_qt.solver.verdict import Outcome

HERE = Path(__file__).parent
UNLIMITED = 255
OUTCOMES = (Outcome.UNKNOWN, Outcome.WINNABLE, Outcome.UNWINNABLE)


class Opinion(NamedTuple):
    """What a search says of a position, and how many positions it looked at; ``unknown`` if there were too many."""

    outcome: Outcome
    seen: int


def dull_opinion(position: Position, most: int = 100_000) -> Opinion:
    """Play every legal move of every position that can come about; see dull_search.c."""
    seen = ctypes.c_uint64()
    outcome = _searches().dull_search(_packed(position), ctypes.c_uint32(most), ctypes.byref(seen))
    return Opinion(OUTCOMES[outcome], seen.value)


def plain_opinion(position: Position, most: int = 20_000_000) -> Opinion:
    """Search a whole deal with safe cards as the only rule; see plain_search.c."""
    seen = ctypes.c_uint64()
    outcome = _searches().plain_search(_packed(position), ctypes.c_uint64(most), ctypes.byref(seen))
    return Opinion(OUTCOMES[outcome], seen.value)


def is_plainly_lost(position: Position) -> bool:
    """Tell whether a plain search finds an end-game lost."""
    return plain_opinion(position).outcome is Outcome.UNWINNABLE


@cache
def _searches() -> ctypes.CDLL:
    folder = tempfile.TemporaryDirectory(prefix="klondike-second-opinion-", ignore_cleanup_errors=True)
    atexit.register(folder.cleanup)
    library = Path(folder.name, "second_opinion.so")
    sources = [HERE / "dull_search.c", HERE / "plain_search.c"]
    compile_c(["-std=c11", "-O3", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", *sources, "-o", library])
    return ctypes.CDLL(str(library))


def _packed(position: Position) -> bytes:
    """Return draw, worrying back, redeals left, heights, waste, stock, columns; each pile behind its length."""
    passes = position.variant.passes
    redeals = UNLIMITED if passes is None else passes - position.pass_number
    packed = [position.variant.draw, position.variant.worry_back, redeals, *position.foundations]
    for pile in (position.waste, position.stock):
        packed += [len(pile), *map(_byte, pile)]
    for column in position.columns:
        packed += [len(column), len(column.hidden), *map(_byte, column.hidden + column.run)]
    return bytes(packed)


def _byte(card: Card) -> int:
    return (card.rank - 1) * 4 + card.suit
