"""What a sound is to the ear: how loud it is over time, and where its tones lie."""

import math
import wave
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TIMES, BANDS, TONES = 8, 12, 6
LOWEST, HIGHEST = 60.0, 8000.0
LONGEST = 0.4


@dataclass(frozen=True, slots=True)
class Recording:
    """Samples from -1 to 1, and how many of them make a second."""

    samples: tuple[float, ...]
    rate: int

    @property
    def seconds(self) -> float:
        return len(self.samples) / self.rate

    @property
    def loudness(self) -> float:
        """The root of the mean square."""
        return loudness(self.samples)


def recording(path: Path) -> Recording:
    """Read a file of 16 bits with one channel."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        return Recording(tuple(sample / 32768 for sample in samples), file.getframerate())


def loudness(samples: Sequence[float]) -> float:
    return math.sqrt(sum(sample * sample for sample in samples) / max(len(samples), 1))


def portrait(sound: Recording) -> list[float]:
    """Return the loudness of each band of each eighth of 0.4 seconds, as parts of a whole of length one.

    Two portraits are 0 apart if they are of the same sound, and 1.41 where they have nothing in common.
    """
    size = round(LONGEST * sound.rate / TIMES)
    padded = [*sound.samples, *([0.0] * size * TIMES)]
    found = []
    for time in range(TIMES):
        piece = padded[time * size : (time + 1) * size]
        found += [strength(piece, sound.rate, band) for band in range(BANDS)]
    whole = math.sqrt(sum(value * value for value in found))
    return [value / whole for value in found]


def strength(piece: Sequence[float], rate: int, band: int) -> float:
    """Return how strong a band of a short piece is: six tones in it, together."""
    ratio = (HIGHEST / LOWEST) ** (1 / BANDS)
    total = 0.0
    for part in range(TONES):
        total += power(piece, LOWEST * ratio ** (band + (part + 0.5) / TONES) / rate)
    return math.sqrt(total)


def power(piece: Sequence[float], frequency: float) -> float:
    """Return the power of one tone (Goertzel's way), ``frequency`` in turns for each sample."""
    factor = 2 * math.cos(2 * math.pi * frequency)
    last = before = 0.0
    for n, sample in enumerate(piece):
        window = 0.5 - 0.5 * math.cos(2 * math.pi * n / len(piece))
        last, before = sample * window + factor * last - before, last
    return max(last * last + before * before - factor * last * before, 0.0) / len(piece)
