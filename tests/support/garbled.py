"""Positions and limits as the kernel reads them: whole ones, damaged ones, and bytes that mean nothing."""

import ctypes
from collections.abc import Iterator
from random import Random

from klondike_qt.rules.position import Position
from klondike_qt.solver import native

SIZES = tuple(ctypes.sizeof(kind) for kind in (native._Position, native._Limits, native._Result))
"""Bytes of a position, of limits and of a result."""
WEIRD_NODES = (0, 1, 2, 50, 5_000, 2**63, 2**64 - 1)
WEIRD_MEMORY = (0, 1, 7, 4096, 65_536, 2**20, 2**23)
WEIRD_SECONDS = (0.0, -1.0, 1e-9, 0.01, float("inf"), float("nan"))


def garbled(positions: list[Position], chance: Random, number: int) -> Iterator[bytes]:
    """Make pairs of a position and limits."""
    packed = [bytes(whole) for position in positions if (whole := native._packed(position))]
    for _ in range(number):
        yield _position(chance.choice(packed), chance) + _limits(chance)


def _position(whole: bytes, chance: Random) -> bytes:
    size = len(whole)
    data = bytearray(whole)
    kind = chance.randrange(7)
    if kind == 1:  # cut off
        cut = chance.randrange(size)
        data[cut:] = bytes(size - cut)
    elif kind == 2:  # bytes that mean nothing
        data = bytearray(chance.randbytes(size))
    elif kind == 3:  # every byte could be a card or a small number
        data = bytearray(chance.randrange(53) for _ in range(size))
    elif kind == 4:  # two bytes exchanged: mostly two cards, so that runs are none
        one, two = chance.randrange(size), chance.randrange(size)
        data[one], data[two] = data[two], data[one]
    elif kind == 5:  # the rules
        data[chance.randrange(3)] = chance.choice((0, 1, 2, 3, 4, 127, 128, 200, 255))
    elif kind == 6:  # a few bytes here and there
        for _ in range(chance.randint(1, 4)):
            data[chance.randrange(size)] = chance.choice((0, 1, 5, 13, 24, 25, 51, 52, 127, 128, 255))
    return bytes(data)


def _limits(chance: Random) -> bytes:
    nodes = chance.choice(WEIRD_NODES) if chance.random() < 0.3 else chance.choice((200, 2_000))
    memory = chance.choice(WEIRD_MEMORY) if chance.random() < 0.5 else 2**20
    seconds = chance.choice(WEIRD_SECONDS) if chance.random() < 0.3 else 0.0
    if nodes == 0 or nodes > 5_000:  # as good as unlimited: the time ends it
        seconds = 0.01
    return bytes(native._Limits(nodes, memory, seconds, chance.choice((0, 1, 3)), chance.choice((0, 1))))
