"""How other programs make a deal out of a number; each has a generator, a pack and a way of dealing of its own."""

from collections.abc import Iterator

from klondike_qt.rules.cards import PACK, Card, Suit
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number, packed, packet_deal, row_order
from klondike_qt.rules.foreign.mersenne import below, fractions_of_python, words
from klondike_qt.rules.position import COLUMNS

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = Suit
_ROWS = 28
_FULL = 2**32 - 1


def deal_of_ms_number(number: int) -> Deal:
    """Return the deal that PySol calls ``msN``; ValueError outside 1 to 2**33 - 1.

    Up to 2147483647 it is the native deal of that number. Beyond, the generator of FreeCell Pro goes on with wider
    values: sixteen bits whose uppermost is set, and from 2**32 on sixteen bits plus one.
    """
    if not 1 <= number < 2**33:
        msg = f"ms numbers go from 1 to {2**33 - 1}, not {number}"
        raise ValueError(msg)
    return deal_of_number(number) if number <= LARGEST_DEAL_NUMBER else packet_deal(_wide_values(number))


def _wide_values(number: int) -> Iterator[int]:
    huge = number >= 2**32
    state = number % 2**32
    while True:
        state = (214_013 * state + 2_531_011) % 2**33
        yield (state >> 16) % 2**16 + 1 if huge else (state >> 16) % 2**15 + 2**15


def pysol(number: int) -> Deal:
    """Return the deal that PySolFC shows under a number: from 32000 on it shuffles with Python's generator."""
    return deal_of_number(number) if number < 32_000 else _python_shuffle(number)


def pysol_cards(number: int) -> Deal:
    """Return the deal of PySol's library and command line, which differs from PySolFC in number 32000 alone."""
    return deal_of_number(number) if number <= 32_000 else _python_shuffle(number)


def _python_shuffle(number: int) -> Deal:
    fractions = fractions_of_python(number)
    pack = _by_suit(_CLUBS, _SPADES, _HEARTS, _DIAMONDS)
    for i in range(len(pack) - 1, 0, -1):
        _swap(pack, i, int(next(fractions) * (i + 1)))
    return packed(pack)


def old_pysol(number: int) -> Deal:
    """Return the deal of PySol's first years: above 32000 with a generator of 64 bits."""
    if number <= 32_000:
        return deal_of_number(number)
    pack = _by_suit(_CLUBS, _SPADES, _HEARTS, _DIAMONDS)
    for i in range(len(pack) - 1, 0, -1):
        number = (number * 6_364_136_223_846_793_005 + 1) % 2**64
        _swap(pack, i, (number >> 21) % 2**31 * (i + 1) >> 31)
    return packed(pack)


def kpatience(number: int) -> Deal:
    """Return the deal of KPatience, dealt row by row from the end of its pack."""
    pack = list(PACK)
    for i in range(len(pack), 1, -1):
        number = (214_013 * number + 2_531_011) % 2**32
        _swap(pack, i - 1, (number >> 16) % 2**15 % i)
    return tuple(reversed(pack))


def klondike_solver(number: int) -> Deal:
    """Return the deal that Klondike-Solver calls ``Game: N``."""
    numbers = _mixed(number)
    pack = _by_suit(_CLUBS, _DIAMONDS, _SPADES, _HEARTS)
    for _ in range(269):
        one, other = next(numbers) % 52, next(numbers) % 52
        _swap(pack, one, other)
    return tuple(pack)


def _mixed(seed: int) -> Iterator[int]:
    """Yield the numbers of a mixer of three signed words, which is stirred, seeded anew and stirred again."""
    value, mix, twist = _signed(seed), 51_651_237, 895_213_268
    for step in range(10_000):
        if step == 50:
            value = _signed(_signed(0x9417B3AF) ^ _signed(_signed(seed) ^ _signed(seed) >> 15))
        y = value ^ _signed(twist - mix) ^ value
        y ^= twist ^ value ^ mix
        mix ^= twist ^ value
        value ^= _signed(twist - mix)
        twist ^= value ^ y
        value ^= _signed(twist << 7) ^ mix >> 16 ^ _signed(y << 8)
        if step >= 1_000:
            yield value & 2**31 - 1


def _signed(number: int) -> int:
    number &= _FULL
    return number - 2**32 if number >> 31 else number


def greenfelt(number: int) -> Deal:
    """Return the deal of Greenfelt: seven sweeps over the pack."""
    pack = _by_suit(_CLUBS, _DIAMONDS, _HEARTS, _SPADES)
    for _ in range(7):
        for i in range(len(pack)):
            number = number * 16_807 % (2**31 - 1)
            _swap(pack, i, number % 52)
    return tuple(reversed(pack))


def microsoft_collection(number: int) -> Deal:
    """Return the deal that Microsoft's collection writes as one number below 52!: the permutation itself."""
    pack = _by_suit(_SPADES, _HEARTS, _CLUBS, _DIAMONDS)
    for i in range(len(pack) - 1, 0, -1):
        number, j = divmod(number, i + 1)
        _swap(pack, i, j)
    return tuple(reversed(pack))


def lonelybot(number: int) -> Deal:
    """Return the deal that lonelybot writes as one ``exact`` number below 52!: its columns, then the stock."""
    pack = [Card(rank, suit) for rank in range(1, 14) for suit in (_HEARTS, _DIAMONDS, _CLUBS, _SPADES)]
    for i in range(1, len(pack)):
        number, j = divmod(number, i + 1)
        _swap(pack, i, j)
    cards = iter(pack)
    columns = [[next(cards) for _ in range(size)] for size in range(1, COLUMNS + 1)]
    return row_order(columns, tuple(cards))


def solvitaire(number: int) -> Deal:
    """Return the deal of Solvitaire's ``--random N``: whole buckets of a 32-bit number, dealt from the last row up."""
    numbers = words(number)
    pack = [Card(rank, suit) for rank in range(1, 14) for suit in (_CLUBS, _HEARTS, _SPADES, _DIAMONDS)]
    for i in range(len(pack) - 1, 0, -1):
        bucket = 2**32 // (i + 1)
        _swap(pack, i, next(place for place in (number // bucket for number in numbers) if place <= i))
    rows: list[Card] = []
    for size in range(COLUMNS, 0, -1):
        first = size * (size - 1) // 2
        rows += pack[first : first + size]
    return (*rows, *pack[_ROWS:])


def ksolve(number: int) -> Deal:
    """Return the deal that KSolve calls ``ran N``."""
    numbers = words(number)
    pack = _by_suit(_CLUBS, _DIAMONDS, _SPADES, _HEARTS)
    for i in range(len(pack) - 2):
        _swap(pack, i, i + below(numbers, len(pack) - i))
    return tuple(pack)


def _by_suit(*suits: Suit) -> list[Card]:
    return [Card(rank, suit) for suit in suits for rank in range(1, 14)]


def _swap(pack: list[Card], one: int, other: int) -> None:
    pack[one], pack[other] = pack[other], pack[one]
