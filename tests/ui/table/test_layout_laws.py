"""Whatever lies on the table, in whatever window: every index is whole and every card is seen or counted."""

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import pytest
from support.games import cards, laid
from support.laws_of_layout import check
from support.screens import EXTREMES, SCREENS, Screen
from support.walks import longest_column, walk

from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.ui.table.layout import Frame, lay_out

ALL_SCREENS = SCREENS + EXTREMES
CHOICES = tuple(product(ALL_SCREENS, Size, TableLayout, (False, True)))


@lru_cache(maxsize=1)
def _reached() -> tuple[Position, ...]:
    """Give positions of some games, those with long columns twice."""
    positions = [position for seed in range(12) for position in walk(seed)]
    long = [p for p in positions if max(len(column.run) for column in p.columns) >= 7]
    return (*positions, *long)


def _focuses(position: Position) -> tuple[Focus | None, ...]:
    columns = (
        Focus(place, depth)
        for place in COLUMN_PLACES
        for depth in (None, *range(len(position.column(place).run) + bool(position.column(place).hidden)))
    )
    return (None, *columns, *(Focus(place) for place in (Place.STOCK, Place.WASTE, *FOUNDATION_PLACES)))


def _frames(chance: random.Random, number: int) -> Iterator[Frame]:
    """Give every choice of the player on every screen in turn, and windows of any other size between them."""
    for case in range(number):
        screen, size, layout, left_handed = CHOICES[case % len(CHOICES)]
        if case % 4 == 3:
            screen = Screen(chance.randint(640, 5120), chance.randint(400, 2160))
        yield screen.frame(size, layout, left_handed=left_handed)


def _check_cases(seed: int, number: int) -> None:
    chance = random.Random(seed)
    for frame in _frames(chance, number):
        position = chance.choice(_reached())
        focus = chance.choice(_focuses(position))
        check(position, frame, focus, lay_out(position, frame, focus))


def test_every_law_holds_in_1000_reached_positions() -> None:
    _check_cases(1, 1_000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_every_law_holds_in_10000_reached_positions(seed: int) -> None:
    _check_cases(seed, 1_000)


@pytest.mark.parametrize("screen", ALL_SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE], ids=["one", "three"])
def test_the_longest_column_keeps_every_law_at_every_focus(screen: Screen, variant: object) -> None:
    chance = random.Random(screen.width)
    for size, layout, left_handed in product(Size, TableLayout, (False, True)):
        position = longest_column(chance.randrange(7), DRAW_THREE if variant is DRAW_THREE else KLONDIKE)
        frame = screen.frame(size, layout, left_handed=left_handed)
        for focus in chance.sample(_focuses(position), 3):
            check(position, frame, focus, lay_out(position, frame, focus))


def test_any_frame_at_all_gives_a_picture() -> None:
    chance = random.Random(5)
    for _ in range(200):
        frame = Frame(chance.uniform(0, 700), chance.uniform(-20, 400), chance.choice(list(Size)))
        assert len(lay_out(chance.choice(_reached()), frame).cards) == 52


def test_a_column_of_face_down_cards_alone_shows_its_last_card_whole() -> None:
    picture = lay_out(laid("2C 3C 4C |", "KH"), Frame(1280, 708))
    spots = [picture.cards[card] for card in cards("2C 3C 4C")]
    assert [spot.covered for spot in spots] == [True, True, False]
    assert not any(spot.face_up for spot in spots)
    assert spots[-1].rect.height == picture.card_height
