"""The Mersenne Twister MT19937, which several programs shuffle with; written out, so that no library decides a deal."""

from collections.abc import Iterator, Sequence

_WORDS, _MIDDLE = 624, 397
_FULL = 0xFFFFFFFF


def words(seed: int) -> Iterator[int]:
    """Yield 32-bit numbers without end from a 32-bit seed, as the C++ library seeds."""
    return _generated(_seeded(seed))


def words_of_python(seed: int) -> Iterator[int]:
    """Yield 32-bit numbers without end from a seed of any size, not negative, as Python seeds."""
    key = [seed >> shift & _FULL for shift in range(0, max(1, seed.bit_length()), 32)]
    return _generated(_keyed(key))


def fractions_of_python(seed: int) -> Iterator[float]:
    """Yield numbers from 0 to below 1 as Python's ``random()`` gives them for this seed."""
    numbers = words_of_python(seed)
    while True:
        high, low = next(numbers) >> 5, next(numbers) >> 6
        yield (high * 67_108_864 + low) / 9_007_199_254_740_992


def below(numbers: Iterator[int], bound: int) -> int:
    """Return a number from 0 to below ``bound``: the upper half of a product, tried again where it would be unfair."""
    product = next(numbers) * bound
    if product & _FULL < bound:
        least = (2**32 - bound) % bound
        while product & _FULL < least:
            product = next(numbers) * bound
    return product >> 32


def _seeded(seed: int) -> list[int]:
    state = [seed & _FULL]
    for index in range(1, _WORDS):
        before = state[-1]
        state.append(1_812_433_253 * (before ^ before >> 30) + index & _FULL)
    return state


def _keyed(key: Sequence[int]) -> list[int]:
    state = _seeded(19_650_218)
    i = 1
    for step in range(max(_WORDS, len(key))):
        j = step % len(key)
        before = state[i - 1]
        state[i] = (state[i] ^ (before ^ before >> 30) * 1_664_525) + key[j] + j & _FULL
        i = _next(state, i)
    for _ in range(_WORDS - 1):
        before = state[i - 1]
        state[i] = (state[i] ^ (before ^ before >> 30) * 1_566_083_941) - i & _FULL
        i = _next(state, i)
    state[0] = 2**31
    return state


def _next(state: list[int], index: int) -> int:
    """Return the index after ``index``; after the last one it goes on at 1, and word 0 is the last one again."""
    if index + 1 < _WORDS:
        return index + 1
    state[0] = state[-1]
    return 1


def _generated(state: list[int]) -> Iterator[int]:
    while True:
        for index in range(_WORDS):
            joined = state[index] & 2**31 | state[(index + 1) % _WORDS] & 2**31 - 1
            odd = 0x9908B0DF if joined & 1 else 0
            state[index] = state[(index + _MIDDLE) % _WORDS] ^ joined >> 1 ^ odd
        for word in state:
            mixed = word ^ word >> 11
            mixed ^= mixed << 7 & 0x9D2C5680
            mixed ^= mixed << 15 & 0xEFC60000
            yield mixed ^ mixed >> 18
