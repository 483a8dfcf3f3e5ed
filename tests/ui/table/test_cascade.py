"""How the cards leave a won table."""

import pytest

from klondike_qt.rules.cards import KING, PACK, Card, Suit
from klondike_qt.ui.table.cascade import APART, LONGEST, Cascade

TABLES = [((1280.0, 700.0), (134.0, 188.0)), ((640.0, 300.0), (80.0, 112.0)), ((1920.0, 980.0), (320.0, 448.0))]
SLACK = 0.1
"""Lpx in a millisecond that a card gains within the frame in which it bounces."""


def cascade(table: tuple[float, float], card: tuple[float, float], number: int = 7) -> Cascade:
    starts = {suit: (table[0] * (3 + suit) / 7, 10.0) for suit in Suit}
    return Cascade(table, card, starts, number)


@pytest.mark.parametrize(("table", "card"), TABLES)
@pytest.mark.parametrize("frame", [16, 50, 400])
def test_all_cards_go_the_kings_first_and_it_is_over_in_time(
    table: tuple[float, float], card: tuple[float, float], frame: float
) -> None:
    show, passed = cascade(table, card), 0.0
    gone: list[Card] = []
    while not show.is_over:
        following = show.next_card
        left = show.advance(frame)
        assert not left or left[0] == following
        gone += left
        passed += frame
        assert passed <= LONGEST + frame
    assert sorted(gone) == sorted(PACK)
    assert [one.rank for one in gone] == sorted((one.rank for one in gone), reverse=True)
    assert {one.rank for one in gone[: len(Suit)]} == {KING}
    assert show.next_card is None


@pytest.mark.parametrize(("table", "card"), TABLES)
@pytest.mark.parametrize("number", range(8))
def test_cards_bounce_on_the_edge_ever_lower_and_never_fall_through(
    table: tuple[float, float], card: tuple[float, float], number: int
) -> None:
    show = cascade(table, card, number)
    ground = table[1] - card[1]
    lowest: dict[Card, float] = {}
    while not show.is_over:
        before = {flyer.card: flyer.down for flyer in show.flyers}
        show.advance(16)
        for flyer in show.flyers:
            assert flyer.y <= ground
            if before.get(flyer.card, 0) > 0 > flyer.down:
                assert -flyer.down < before[flyer.card] + SLACK
                lowest[flyer.card] = flyer.y
    assert len(lowest) > len(PACK) / 2
    assert all(ground - y < 0.1 * table[1] for y in lowest.values())


def test_the_same_number_gives_the_same_cascade_and_another_one_another() -> None:
    def places(number: int) -> list[tuple[float, float]]:
        show = cascade(*TABLES[0], number)
        for _ in range(120):
            show.advance(16)
        return [(flyer.x, flyer.y) for flyer in show.flyers]

    assert places(5) == places(5)
    assert len({tuple(places(number)) for number in range(12)}) == 12


def test_the_cards_of_a_second_go_to_both_sides_at_different_speeds() -> None:
    show = cascade(*TABLES[0])
    while len(show.flyers) < 9:
        show.advance(APART)
    speeds = [flyer.aside for flyer in show.flyers]
    assert min(speeds) < 0 < max(speeds)
    assert len({round(speed, 3) for speed in speeds}) == len(speeds)
