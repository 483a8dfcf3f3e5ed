"""Makes resources/sounds/*.wav: ``python packaging/sounds/make.py [FOLDER]``.

Every sound is computed here, from short noises like card on cloth and from tones like struck wood; nothing is recorded
or taken from elsewhere. Cues that know their card have a second form for the red suits, hollow like a tube (odd partial
tones only, a noise with a gap in its middle) beside the filled one for the black suits. The same bytes come out each
time.
"""

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "resources" / "sounds"
RATE = 22050
LOUDEST = 0.7
"""The highest sample of each sound, of 1."""
FADE = 0.006
"""Seconds at the end in which a sound dies away, so that it does not click."""

Sound = list[float]


def silence(seconds: float) -> Sound:
    """Return nothing at all, to put sounds into."""
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, seed: int) -> Sound:
    """Return white noise from a small generator of our own, so that it is the same everywhere."""
    state, samples = seed, []
    for _ in range(round(seconds * RATE)):
        state = (state * 1664525 + 1013904223) % 2**32
        samples.append(state / 2**31 - 1)
    return samples


def band(sound: Sound, centre: float, width: float) -> Sound:
    """Let through what lies round a frequency, ``width`` Hz wide."""
    radius = math.exp(-math.pi * width / RATE)
    first, second = 2 * radius * math.cos(2 * math.pi * centre / RATE), -radius * radius
    before, earlier, passed = 0.0, 0.0, []
    for sample in sound:
        now = (1 - radius) * sample + first * before + second * earlier
        before, earlier = now, before
        passed.append(now)
    return passed


def dying(sound: Sound, half_life: float, rise: float = 0.001) -> Sound:
    """Let a sound begin within ``rise`` seconds and become half as loud after each ``half_life``."""
    return [sample * min(1.0, n / (rise * RATE)) * 0.5 ** (n / (half_life * RATE)) for n, sample in enumerate(sound)]


def tone(seconds: float, pitch: float, partials: Iterable[tuple[float, float]], end: float | None = None) -> Sound:
    """Return partial tones (multiple, loudness) on a pitch that glides to ``end``; higher ones die sooner."""
    goal, samples, angle = end or pitch, silence(seconds), 0.0
    parts = list(partials)
    for n in range(len(samples)):
        angle += 2 * math.pi * (pitch + (goal - pitch) * n / len(samples)) / RATE
        samples[n] = sum(loud * math.sin(angle * k) * math.exp(-6 * k**0.5 * n / len(samples)) for k, loud in parts)
    return samples


def mixed(seconds: float, *parts: tuple[float, float, Sound]) -> Sound:
    """Lay sounds over each other, each from its second on and with its loudness."""
    samples = silence(seconds)
    for start, loud, sound in parts:
        first = round(start * RATE)
        for n, sample in enumerate(sound[: len(samples) - first]):
            samples[first + n] += loud * sample
    return samples


WOOD = ((0.5, 0.3), (1, 1.0), (2, 0.6), (4.1, 0.15))
TUBE = ((1, 0.6), (3, 1.0), (5, 0.6), (7, 0.3))
BELL = ((0.5, 0.25), (1, 1.0), (2, 0.6), (4.1, 0.12))
"""Partial tones of what is struck: a bar of wood, a tube that is closed at one end, a small bell."""


def brush(seconds: float, centre: float, seed: int, *, hollow: bool, rise: float = 0.004) -> Sound:
    """Return a card that brushes over cloth."""
    grain = noise(seconds, seed)
    centres = (centre * 0.4, centre * 2.2) if hollow else (centre, centre * 1.15)
    parts = [(0.0, 1.0, band(grain, middle, centre * (0.15 if hollow else 0.5))) for middle in centres]
    return dying(mixed(seconds, *parts), seconds / 4, rise)


def knock(seconds: float, pitch: float, *, hollow: bool, end: float | None = None) -> Sound:
    """Return a soft knock."""
    return dying(tone(seconds, pitch, TUBE if hollow else WOOD, end), seconds / 5)


def pick_up(*, hollow: bool) -> Sound:
    """A card slides off the cloth, upwards."""
    glide = knock(0.14, 330, hollow=hollow, end=520)
    return mixed(0.16, (0.0, 1.0, brush(0.13, 2600, 1, hollow=hollow, rise=0.03)), (0.015, 0.35, glide))


def place(*, hollow: bool) -> Sound:
    """A card is put down."""
    return mixed(0.2, (0.0, 0.5, brush(0.06, 1500, 2, hollow=hollow)), (0.012, 1.0, knock(0.18, 196, hollow=hollow)))


def foundation(*, hollow: bool) -> Sound:
    """A card comes home: two warm tones, a fifth apart."""
    partials = TUBE if hollow else BELL
    first, second = (dying(tone(0.3, pitch, partials), 0.07, 0.003) for pitch in (523.25, 783.99))
    return mixed(0.38, (0.0, 0.8, first), (0.075, 1.0, second))


def turn_over(*, hollow: bool) -> Sound:
    """A card is turned over: it leaves the cloth, and falls back on it."""
    return mixed(
        0.26,
        (0.0, 0.7, brush(0.07, 3400, 3, hollow=hollow, rise=0.02)),
        (0.11, 0.9, brush(0.05, 1900, 4, hollow=hollow)),
        (0.115, 0.8, knock(0.13, 294, hollow=hollow)),
    )


def draw(*, hollow: bool) -> Sound:
    """A card is drawn from the stock: a long brush that ends on a tap."""
    return mixed(
        0.28,
        (0.0, 1.0, brush(0.2, 4200, 5, hollow=hollow, rise=0.09)),
        (0.17, 0.55, knock(0.1, 440, hollow=hollow)),
    )


def illegal() -> Sound:
    """Something is refused: two dull knocks, the second one lower."""
    return mixed(0.34, (0.0, 1.0, knock(0.15, 147, hollow=False)), (0.15, 1.0, knock(0.18, 110, hollow=False, end=98)))


def redeal() -> Sound:
    """The waste is turned over: many cards run through the fingers."""
    times = [0.028 * n for n in range(11)]
    riffle = [(at, 0.5 + 0.04 * n, brush(0.03, 2300 + 90 * n, 20 + n, hollow=False)) for n, at in enumerate(times)]
    return mixed(0.39, *riffle, (0.31, 0.8, knock(0.08, 175, hollow=False)))


def edge() -> Sound:
    """Here the table ends: a short, soft bump."""
    return mixed(0.12, (0.0, 1.0, dying(tone(0.12, 92, ((1, 1.0), (2, 0.25)), 70), 0.03, 0.004)))


def win() -> Sound:
    """The game is won: a chord that climbs."""
    pitches = (392.0, 523.25, 659.26, 783.99, 1046.5)
    notes = [dying(tone(0.6, pitch, BELL), 0.12, 0.004) for pitch in pitches]
    return mixed(0.4, *((0.055 * n, 0.7, note) for n, note in enumerate(notes)))


def dead_end() -> Sound:
    """Nothing can be played any more: three tones go down."""
    notes = [dying(tone(0.3, pitch, TUBE), 0.06, 0.01) for pitch in (311.13, 261.63, 207.65)]
    return mixed(0.4, *((0.1 * n, 0.8, note) for n, note in enumerate(notes)))


def tick() -> Sound:
    """A key was struck twice: the softest of ticks."""
    return mixed(0.03, (0.0, 1.0, brush(0.025, 1100, 40, hollow=False)))


FORMS: dict[str, Callable[..., Sound]] = {
    "pick-up": pick_up,
    "place": place,
    "foundation": foundation,
    "turn-over": turn_over,
    "draw": draw,
}
"""Sounds of a card, in two forms."""
PLAIN: dict[str, Callable[[], Sound]] = {
    "illegal": illegal,
    "redeal": redeal,
    "edge": edge,
    "win": win,
    "dead-end": dead_end,
    "tick": tick,
}
SOFT = {"tick": 0.25, "edge": 0.6, "win": 0.8, "dead-end": 0.8}
"""How loud, of LOUDEST, sounds are that should hardly be noticed."""


def finished(name: str, sound: Sound) -> "array[int]":
    """Return a sound as samples of 16 bits, without its mean, and as loud as it should be."""
    mean = sum(sound) / len(sound)
    fade = FADE * RATE
    centred = [(sample - mean) * min(1.0, (len(sound) - 1 - n) / fade) for n, sample in enumerate(sound)]
    factor = 32767 * LOUDEST * SOFT.get(name, 1.0) / max(map(abs, centred))
    return array("h", (round(sample * factor) for sample in centred))


def sounds() -> "dict[str, array[int]]":
    """Return every sound by the name of its file."""
    made = {name: finished(name, make()) for name, make in PLAIN.items()}
    for name, make in FORMS.items():
        made[name] = finished(name, make(hollow=False))
        made[f"{name}-hollow"] = finished(name, make(hollow=True))
    return made


def write(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sorted(sounds().items()):
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            if sys.byteorder == "big":
                samples.byteswap()
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
