"""Small end-games made by chance, about half of them lost, many only just: a swap of two cards lost them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from klondike_qt.rules.cards import KING, PACK, Card
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.play import play
from klondike_qt.rules.position import COLUMNS, Column, Position
from klondike_qt.rules.setup import Setup, arranged
from klondike_qt.rules.variant import Variant

MOST_IN_COLUMN = 7
MOST_SWAPS = 150
SOURED = 0.9


def end_games(variant: Variant, seed: int, number: int, is_lost: Callable[[Position], bool]) -> Iterator[Position]:
    """Make end-games; the same seed makes the same ones. ``is_lost`` only chooses among them."""
    chance = Random(f"{variant} {seed}")
    for _ in range(number):
        frame = _frame(variant, chance)
        cards = [card for card in PACK if card.rank > frame.heights[card.suit]]
        chance.shuffle(cards)
        position = frame.laid(cards)
        if chance.random() < SOURED:
            position = _soured(position, chance, is_lost)
        yield _played_on(position, chance)


def late_games(
    positions: Iterable[Sequence[Position]], seed: int, is_lost: Callable[[Position], bool]
) -> Iterator[Position]:
    """Make one late moment of each game, given as its positions from the opening to the win."""
    chance = Random(seed)
    for game in positions:
        position = chance.choice(game[len(game) // 4 : -1])
        yield _played_on(_soured(position, chance, is_lost), chance)


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
    heights = [chance.choice((0, 1, 2, 3, 4, 5, 8, 12, KING)) for _ in range(4)]
    while not fewest <= (size := len(PACK) - sum(heights)) <= most:
        suit = chance.randrange(4)
        heights[suit] = min(KING, max(0, heights[suit] + (1 if size > most else -1)))
    in_stock = min(size // 2, chance.choice((0, 1, 2, 3, 4, 5, 7)))
    if chance.random() < 0.4:  # a large stock and few cards on the table
        in_stock = size - chance.randint(4, min(size, 10))
    waste = chance.choice([n for n in range(in_stock + 1) if n % variant.draw == 0 or n == in_stock])
    if in_stock and chance.random() < 0.5:  # a card was played: the waste has any size
        waste = chance.randrange(in_stock)
    in_columns = size - in_stock
    used = max(-(-in_columns // MOST_IN_COLUMN), min(in_columns, chance.choice((2, 3, 4, 5, 6, 7))))
    columns = [len(range(index, in_columns, used)) for index in range(used)] + [0] * (COLUMNS - used)
    chance.shuffle(columns)
    first, second, third, fourth = heights
    pass_number = 1 if variant.passes is None else chance.randint(1, variant.passes)
    return _Frame(variant, (first, second, third, fourth), in_stock - waste, waste, tuple(columns), pass_number)


def _soured(position: Position, chance: Random, is_lost: Callable[[Position], bool]) -> Position:
    """Exchange cards that lie in no run, two at a time, until the game is lost."""
    for _ in range(MOST_SWAPS):
        loose = [*position.stock, *position.waste, *(card for column in position.columns for card in column.hidden)]
        loose += [column.run[0] for column in position.columns if len(column.run) == 1]
        if len(loose) < 2 or is_lost(position):
            break
        one, two = chance.sample(loose, 2)
        position = _exchanged(position, {one: two, two: one})
    return position


def _exchanged(position: Position, other: Mapping[Card, Card]) -> Position:
    def cards(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in pile)

    return arranged(
        Setup(
            position.variant,
            cards(position.stock),
            cards(position.waste),
            position.foundations,
            tuple(Column(cards(column.hidden), cards(column.run)) for column in position.columns),
            position.pass_number,
        )
    )


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
