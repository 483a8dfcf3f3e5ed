"""The border between an arrangement that anybody could have written and a position of the game."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from klondike_qt.rules.cards import KING, PACK, Card, Suit
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.rules.position import COLUMN_PLACES, COLUMNS, FOUNDATION_PLACES, Column, Position
from klondike_qt.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Setup:
    """An arrangement that nobody has checked; the fields mean what they mean in ``Position``."""

    variant: Variant
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    foundations: tuple[int, int, int, int]
    columns: tuple[Column, ...]
    pass_number: int = 1


def arranged(setup: Setup) -> Position:
    """Return the position of a setup; raises InvalidSetup with every fault unless it has 52 cards that can lie so.

    More lenient than a real game in one thing: a column may hold any number of face-down cards, and so may the stock.
    """
    faults = tuple(setup_faults(setup))
    if faults:
        raise InvalidSetup(faults)
    return Position(
        setup.variant, setup.stock, setup.waste, setup.foundations, setup.columns, pass_number=setup.pass_number
    )


def setup_faults(setup: Setup) -> Iterator[Fault]:
    """Find everything that is wrong with a setup."""
    for place, height in zip(FOUNDATION_PLACES, setup.foundations, strict=True):
        if not 0 <= height <= KING:
            yield Fault(FaultKind.FOUNDATION_HEIGHT, place=place, number=height)
    yield from card_faults(_cards(setup))
    if len(setup.columns) != COLUMNS:
        yield Fault(FaultKind.COLUMN_COUNT, number=len(setup.columns))
    for place, column in zip(COLUMN_PLACES, setup.columns, strict=False):
        if column.hidden and not column.run:
            yield Fault(FaultKind.FACE_DOWN_ON_TOP, place=place)
        for lower, upper in pairwise(column.run):
            if not upper.may_lie_on(lower):
                yield Fault(FaultKind.NOT_A_RUN, place=place, cards=(lower, upper))
    passes = setup.variant.passes
    if setup.pass_number < 1:
        yield Fault(FaultKind.PASSES_FROM_ONE, text="pass", number=setup.pass_number)
    elif passes is not None and setup.pass_number > passes:
        yield Fault(FaultKind.PASSES_USED_UP, number=setup.pass_number)


def card_faults(cards: Iterable[Card]) -> Iterator[Fault]:
    """Find how ``cards`` differ from one pack: how many, which are double, which are missing."""
    number = Counter(cards)
    if number.total() != len(PACK):
        yield Fault(FaultKind.CARD_COUNT, number=number.total())
    double = tuple(card for card in PACK if number[card] > 1)
    if double:
        yield Fault(FaultKind.DOUBLE_CARDS, cards=double)
    missing = tuple(card for card in PACK if not number[card])
    if missing:
        yield Fault(FaultKind.MISSING_CARDS, cards=missing)


def _cards(setup: Setup) -> Iterator[Card]:
    yield from setup.stock
    yield from setup.waste
    for suit, height in zip(Suit, setup.foundations, strict=True):
        yield from (Card(rank, suit) for rank in range(1, min(height, KING) + 1))
    for column in setup.columns:
        yield from column.hidden
        yield from column.run
