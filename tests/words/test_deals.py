"""Which deal lies on the table, whether it can be won, and how hard that is."""

from dataclasses import replace
from datetime import date

import pytest
from support.games import dealt

from klondike_qt.game.record import DealKind, Difficulty, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.words import dates, deals, demo

NAMES: list[tuple[Origin, str]] = [
    (Origin("a", DealKind.SHUFFLED, 24), "Klondike, deal 24"),
    (Origin("a", DealKind.CHOSEN, 24), "Klondike, deal 24"),
    (Origin("a", DealKind.CHOSEN), "Klondike"),
    (Origin("a", DealKind.CHOSEN, 24, difficulty=Difficulty.EASY), "Klondike, deal 24, winnable, easy"),
    (Origin("a", DealKind.VETTED, 24), "Klondike, deal 24, winnable"),
    (Origin("a", DealKind.VETTED, 24, difficulty=Difficulty.VERY_HARD), "Klondike, deal 24, winnable, very hard"),
    (Origin("a", DealKind.VETTED, 24, "2026-03-01"), "Klondike, deal 24, daily deal of 1 March 2026, winnable"),
]


@pytest.mark.parametrize(("origin", "name"), NAMES)
def test_a_game_is_named_with_what_is_known_of_its_deal(origin: Origin, name: str) -> None:
    standing = Session(new_record(origin, dealt(24))).standing
    assert deals.dealt(standing, is_new=True).startswith(f"New game, {name}. Columns: five of clubs, ")
    assert deals.dealt(standing, is_new=False) == f"Previous game back, {name}, 0 moves"
    assert deals.resumed(standing) == f"Your game goes on, {name}, 0 moves"


def test_a_deal_that_was_judged_is_told() -> None:
    told = [deals.judged(can_be_won=can, difficulty=None) for can in (True, False, None)]
    assert told == [
        "This deal is winnable",
        "This deal is unwinnable",
        "It is not known whether this deal can be won",
    ]
    assert deals.judged(can_be_won=True, difficulty=Difficulty.HARD) == "This deal is winnable, hard"
    assert [deals.measured(level) for level in Difficulty] == [
        "Difficulty: easy",
        "Difficulty: medium",
        "Difficulty: hard",
        "Difficulty: very hard",
    ]


def test_every_month_has_a_name() -> None:
    days = [dates.day_text(date(2026, month, 9)) for month in range(1, 13)]
    assert days[0] == "9 January 2026"
    assert days[11] == "9 December 2026"
    assert len(set(days)) == 12


def test_rules_without_a_time_bonus_have_a_name_of_their_own_in_the_records() -> None:
    calm = replace(KLONDIKE, time_bonus=False)
    assert deals.variant_name(calm) == "Klondike without points for a fast win"
    assert deals.game_name(calm, 24) == "Klondike, deal 24"


def test_a_demo_names_its_game() -> None:
    assert demo.begins(DRAW_THREE, 7) == "Demo: Draw Three, deal 7. Any key or click ends it"
    assert demo.begins(KLONDIKE, None) == "Demo: Klondike. Any key or click ends it"
    assert demo.won(1) == "Demo won, 1 move"
