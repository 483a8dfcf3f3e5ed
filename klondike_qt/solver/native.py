"""The binding of the compiled kernel: the only place that packs positions for it and reads its lines.

The kernel knows nothing of Python, and the interpreter's lock is released while it searches.
"""

import ctypes
import sys
import time
from functools import cache
from pathlib import Path

from klondike_qt.rules.moves import Carry, Draw, IllegalMove, Move, Redeal
from klondike_qt.rules.notation import Attempt, read_tokens
from klondike_qt.rules.play import play, settle
from klondike_qt.rules.position import COLUMNS, Position
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome, Verdict

_MOST_COLUMN, _MOST_STOCK, _MOST_LINE = 24, 24, 8192
_MOST_REDEALS, _UNLIMITED = 24, -1
"""As many redeals as there can be stock cards are as good as unlimited: each that helps takes a card away."""
_OUTCOMES = (Outcome.UNKNOWN, Outcome.WINNABLE, Outcome.UNWINNABLE, Outcome.CANCELLED)
_BAD_POSITION = 4


class KernelTrouble(RuntimeError):
    """The kernel is missing, or gave an answer that the rules refuse."""


class _Position(ctypes.Structure):
    _fields_ = (
        ("draw", ctypes.c_uint8),
        ("worry_back", ctypes.c_uint8),
        ("redeals", ctypes.c_int8),
        ("foundation", ctypes.c_uint8 * 4),
        ("hidden", ctypes.c_uint8 * COLUMNS),
        ("length", ctypes.c_uint8 * COLUMNS),
        ("column", (ctypes.c_uint8 * _MOST_COLUMN) * COLUMNS),
        ("stock_length", ctypes.c_uint8),
        ("waste_length", ctypes.c_uint8),
        ("stock", ctypes.c_uint8 * _MOST_STOCK),
    )


class _Limits(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_uint64),
        ("memory", ctypes.c_uint64),
        ("seconds", ctypes.c_double),
        ("polish", ctypes.c_uint32),
        ("wants_line", ctypes.c_uint32),
    )


class _Result(ctypes.Structure):
    _fields_ = (
        ("verdict", ctypes.c_int32),
        ("nodes", ctypes.c_uint64),
        ("memory", ctypes.c_uint64),
        ("line", ctypes.c_char * _MOST_LINE),
    )


def kernel_path() -> Path:
    """Return where the build puts the compiled kernel."""
    suffix = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
    return Path(__file__).with_name("libkernel" + suffix)


def is_kernel_there() -> bool:
    """Tell whether positions can be solved here."""
    try:
        _kernel()
    except KernelTrouble:
        return False
    return True


def solve(position: Position, limits: Limits | None = None, cancel: Cancel | None = None) -> Verdict:
    """Search a position for a win; may be called from several threads at once.

    A position that no deal leads to (more than 24 cards in stock and waste, say) is answered by ``unknown`` at once.
    KernelTrouble if there is no kernel.
    """
    limits = limits or Limits()
    packed = _packed(position)
    if packed is None:
        return Verdict(Outcome.UNKNOWN)
    asked = _Limits(limits.nodes, limits.memory, limits.seconds or 0.0, limits.polish, limits.wants_line)
    result = _Result()
    flag = ctypes.byref(cancel.flag) if cancel else None
    begin = time.perf_counter()
    code = _kernel()(ctypes.byref(packed), ctypes.byref(asked), flag, ctypes.byref(result))
    seconds = time.perf_counter() - begin
    if code == _BAD_POSITION:
        return Verdict(Outcome.UNKNOWN)
    outcome = _OUTCOMES[code]
    line = _replayed(position, result.line.decode("ascii")) if outcome is Outcome.WINNABLE and limits.wants_line else ()
    return Verdict(outcome, line, result.nodes, seconds, result.memory)


@cache
def _kernel() -> "ctypes._NamedFuncPointer":
    try:
        library = ctypes.CDLL(str(kernel_path()))
        search, sizes = library.klondike_solve, library.klondike_sizes
    except (OSError, AttributeError) as error:
        msg = f"the solver kernel cannot be loaded: {error}"
        raise KernelTrouble(msg) from error
    sizes.restype = ctypes.c_uint64
    if sizes() != sum(ctypes.sizeof(kind) << 20 * place for place, kind in enumerate((_Result, _Limits, _Position))):
        msg = "the solver kernel was built for another version"
        raise KernelTrouble(msg)
    search.restype = ctypes.c_int
    search.argtypes = (ctypes.c_void_p,) * 4
    return search


def _packed(position: Position) -> _Position | None:
    """Return the position as the kernel reads it, or None if it has no room for it."""
    stock = position.waste + position.stock
    redeals = _redeals(position)
    if redeals < _UNLIMITED or len(stock) > _MOST_STOCK or max(map(len, position.columns)) > _MOST_COLUMN:
        return None
    packed = _Position(position.variant.draw, position.variant.worry_back, redeals)
    packed.foundation[:] = position.foundations
    for index, column in enumerate(position.columns):
        packed.hidden[index], packed.length[index] = len(column.hidden), len(column)
        for depth, card in enumerate(column.hidden + column.run):
            packed.column[index][depth] = (card.rank - 1) * 4 + card.suit
    packed.stock_length, packed.waste_length = len(stock), len(position.waste)
    for index, card in enumerate(stock):
        packed.stock[index] = (card.rank - 1) * 4 + card.suit
    return packed


def _redeals(position: Position) -> int:
    """Return the redeals that are left; one below unlimited if more than there are were used."""
    passes = position.variant.passes
    if passes is None or passes - position.pass_number >= _MOST_REDEALS:
        return _UNLIMITED
    return passes - position.pass_number if passes >= position.pass_number else _UNLIMITED - 1


def _replayed(position: Position, line: str) -> tuple[Move, ...]:
    """Play a line by the rules and return its moves; KernelTrouble unless it wins."""
    moves: list[Move] = []
    for token in read_tokens(line):
        move = settle(position, token.source, token.destination, token.count) if isinstance(token, Attempt) else token
        if not isinstance(move, Draw | Redeal | Carry):
            msg = f"the solver kernel played a move that is refused: {line}"
            raise KernelTrouble(msg)
        try:
            position = play(position, move).after
        except IllegalMove as error:
            msg = f"the solver kernel played a move that is refused: {line}"
            raise KernelTrouble(msg) from error
        moves.append(move)
    if not position.is_won:
        msg = f"the line of the solver kernel does not win: {line}"
        raise KernelTrouble(msg)
    return tuple(moves)
