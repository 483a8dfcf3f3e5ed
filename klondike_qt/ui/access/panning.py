"""Sounds in space: the samples of a cue for two ears, from its side of the table and at the height of its card."""

import math
import sys
import wave
from array import array
from functools import cache, lru_cache
from importlib.resources import files

RATE = 22050
"""Samples in each second of all sounds."""
STEPS = 12
"""So many steps of the rank make a sound twice as high: ace as it is, king an octave above."""
KEPT = 64
"""How many sounds are kept ready to be played again."""


@cache
def samples_of(name: str) -> "array[int]":
    """Return the samples of a sound of the program, for one ear; OSError if there is none of that name."""
    place = files("klondike_qt") / "resources" / "sounds" / f"{name}.wav"
    with place.open("rb") as file, wave.open(file) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def raised(samples: "array[int]", rank: int) -> "array[int]":
    """Return a sound at the height of a rank (1 to 13), and shorter by as much."""
    step = 2 ** ((rank - 1) / STEPS)
    if step == 1:
        return samples
    found = array("h")
    for n in range(int((len(samples) - 1) / step)):
        first, rest = divmod(n * step, 1)
        before, after = samples[int(first)], samples[int(first) + 1]
        found.append(round(before + (after - before) * rest))
    return found


def sided(samples: "array[int]", side: float) -> "array[int]":
    """Return a sound for the left and the right ear in turn, from -1 (hard left) to 1, equally loud everywhere."""
    angle = (max(-1.0, min(1.0, side)) + 1) * math.pi / 4
    left, right = math.cos(angle), math.sin(angle)
    found = array("h", bytes(4 * len(samples)))
    found[0::2] = array("h", (round(sample * left) for sample in samples))
    found[1::2] = array("h", (round(sample * right) for sample in samples))
    return found


@lru_cache(KEPT)
def rendered(name: str, side: float, rank: int) -> bytes:
    """Return a sound as the sound card takes it: 16 bits, two channels, in the order of this machine."""
    return sided(raised(samples_of(name), rank), side).tobytes()
