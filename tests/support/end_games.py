"""Small end-games made by chance, about half of them lost, many only just: a swap of two cards lost them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.play import play
from klondike_qt.rules.position import COLUMNS, Column, Position
from klondike_qt.rules.setup import Setup, arranged
from klondike_qt.rules.variant import Variant

MOST_IN_COLUMN = 7
MOST_SWAPS = 40


def end_games(variant: Variant, seed: int, number: int, is_lost: Callable[[Position], bool]) -> Iterator[Position]:
    """Make end-games; the same seed makes the same ones. ``is_lost`` only chooses among them."""
    chance = Random(f"{variant} {seed}")
    for _ in range(number):
        frame = _frame(variant, chance)
        cards = [card for card in PACK if card.rank > frame.heights[card.suit]]
        chance.shuffle(cards)
        if chance.random() < 0.6:
            cards = _soured(frame, cards, chance, is_lost)
        yield _played_on(frame.laid(cards), chance)


@dataclass(frozen=True)
class _Frame:
    """An end-game without its cards."""

    variant: Variant
    heights: tuple[int, int, int, int]
    stock: int
    waste: int
    columns: tuple[int, ...]
    pass_number: int

    def laid(self, cards: Sequence[Card]) -> Position:
        """Put the cards into it; one card of each column lies face up."""
        left = list(cards)
        waste, left = tuple(left[: self.waste]), left[self.waste :]
        stock, left = tuple(left[: self.stock]), left[self.stock :]
        columns = []
        for length in self.columns:
            pile, left = tuple(left[:length]), left[length:]
            columns.append(Column(pile[:-1], pile[-1:]))
        return arranged(Setup(self.variant, stock, waste, self.heights, tuple(columns), self.pass_number))


def _frame(variant: Variant, chance: Random) -> _Frame:
    fewest, most = chance.choice(((8, 14), (12, 20), (18, 26)))
    heights = [chance.choice((0, 1, 2, 3, 4, 5, 8, 12)) for _ in range(4)]
    while not fewest <= (size := len(PACK) - sum(heights)) <= most:
        suit = chance.randrange(4)
        heights[suit] = min(13, max(0, heights[suit] + (1 if size > most else -1)))
    in_stock = min(size // 2, chance.choice((0, 1, 2, 3, 4, 5, 7)))
    waste = chance.choice([n for n in range(in_stock + 1) if n % variant.draw == 0 or n == in_stock])
    in_columns = size - in_stock
    used = max(-(-in_columns // MOST_IN_COLUMN), min(in_columns, chance.choice((3, 4, 5, 6, 7))))
    columns = [len(range(index, in_columns, used)) for index in range(used)] + [0] * (COLUMNS - used)
    chance.shuffle(columns)
    first, second, third, fourth = heights
    pass_number = 1 if variant.passes is None else chance.randint(1, variant.passes)
    return _Frame(variant, (first, second, third, fourth), in_stock - waste, waste, tuple(columns), pass_number)


def _soured(frame: _Frame, cards: list[Card], chance: Random, is_lost: Callable[[Position], bool]) -> list[Card]:
    """Swap cards until the game is lost, two at a time."""
    for _ in range(MOST_SWAPS):
        if is_lost(frame.laid(cards)):
            break
        swapped = list(cards)
        one, two = chance.sample(range(len(cards)), 2)
        swapped[one], swapped[two] = swapped[two], swapped[one]
        cards = swapped
    return cards


def _played_on(position: Position, chance: Random) -> Position:
    """Play a few legal moves, whatever they are."""
    for _ in range(chance.choice((0, 0, 1, 3, 8))):
        moves = legal_moves(position)
        if not moves:
            break
        after = play(position, chance.choice(moves)).after
        if after.is_won:
            break
        position = after
    return position
