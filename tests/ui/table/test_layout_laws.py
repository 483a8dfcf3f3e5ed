"""Whatever lies on the table, in whatever window: every index is whole and every card is seen or counted."""

import random
from collections.abc import Iterator
from dataclasses import replace
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
from klondike_qt.ui.table.layout import BadgeKind, Frame, lay_out
from klondike_qt.ui.table.sizes import BAR, RIM, TEXT

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
        yield replace(screen.frame(size, layout, left_handed=left_handed), merge_hidden=case % 5 == 0)


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


def test_v_05_face_down_cards_can_always_be_one_back_with_their_number() -> None:
    position = laid("2C 3C 4C | 5S", "AD | KH", "| QH")
    picture = lay_out(position, Frame(1280, 708, merge_hidden=True))
    counts = {badge.place: badge for badge in picture.badges if badge.kind is BadgeKind.HIDDEN}
    assert {place: badge.number for place, badge in counts.items()} == {Place.COLUMN_1: 3, Place.COLUMN_2: 1}
    for place, badge in counts.items():
        backs = [spot for spot in picture.cards.values() if spot.place is place and spot.visible and not spot.face_up]
        assert len(backs) == 1
        assert badge.rect.height - 2 * RIM >= 24
        assert badge.rect.overlap(backs[0].shown) == badge.rect.width * badge.rect.height


@pytest.mark.parametrize("size", list(Size))
def test_v_04_bars_and_counts_grow_with_the_index_where_there_is_room(size: Size) -> None:
    picture = lay_out(longest_column(2), Frame(1920, 988, size))
    bars = [badge.rect.height / BAR * TEXT for badge in picture.badges if badge.kind is BadgeKind.MORE]
    stock = next(badge.rect.height / 1.7 for badge in lay_out(laid("| KH", stock="2C"), Frame(1920, 988, size)).badges)
    wanted = max(24, round(0.3 * picture.cap))
    assert all(24 <= text <= wanted for text in bars)
    assert stock == pytest.approx(wanted, abs=1)
