"""What the key I tells: the card first, and before that what is held."""

import pytest
from support.games import laid
from support.transcript import QUEEN, standing_at

from klondike_qt.game.commands import FocusOn, PickUp
from klondike_qt.game.cursor import Focus
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import details
from klondike_qt.words.manner import BRIEF, NORMAL, VERBOSE

DEEP = laid("2C 3C 4C 5C | 9H 8S", "TS", "", waste="7C 4S", stock="AC")
OVER = laid("KC", waste="7C 4S")
LAST, DEEPER, WASTE = Focus(Place.COLUMN_1), Focus(Place.COLUMN_1, 1), Focus(Place.WASTE)
STOCK, COLUMN, HEARTS = Focus(Place.STOCK), Focus(Place.COLUMN_1, None), Focus(Place.HEARTS)
EMPTY, HIDDEN = Focus(Place.COLUMN_3), Focus(Place.COLUMN_1, 2)


@pytest.mark.parametrize(
    ("focus", "normal", "brief"),
    [
        (LAST, "Eight of spades, card 6 of 6, column one, accepts a red seven, no place", "Eight spades, 6 of 6"),
        (DEEPER, "Nine of hearts, card 5 of 6, column one, under eight of spades, 1 place", "Nine hearts, 5 of 6"),
        (WASTE, "Four of spades, top of 2 in waste, no place", "Four spades, top of 2"),
        (EMPTY, "Column three, empty, accepts a king", "Accepts a king"),
    ],
)
def test_the_card_is_named_first(focus: Focus, normal: str, brief: str) -> None:
    standing = standing_at(DEEP, FocusOn(focus))
    assert details.told(standing, NORMAL) == normal
    assert details.told(standing, BRIEF) == brief
    assert details.told(standing, VERBOSE).startswith(normal.split(",", maxsplit=1)[0])


@pytest.mark.parametrize(
    ("focus", "normal", "brief"),
    [
        (LAST, "Eight of spades, column one, accepts a red seven", "Accepts red seven"),
        (DEEPER, "Nine of hearts, column one, under eight of spades", "Under eight spades"),
        (HIDDEN, "4 face-down cards, column one, under nine of hearts", "4 down"),
        (COLUMN, "Column one, accepts a red seven", "Accepts red seven"),
        (WASTE, "Four of spades, top of 2 in waste", "Top of 2"),
        (EMPTY, "Column three, empty, accepts a king", "Accepts a king"),
        (HEARTS, "Hearts foundation, needs an ace", "Needs an ace"),
        (STOCK, "Stock, 1 card", "Stock 1"),
    ],
)
def test_what_is_held_is_told_before_it(focus: Focus, normal: str, brief: str) -> None:
    standing = standing_at(DEEP, PickUp(Place.COLUMN_2, 1), FocusOn(focus))
    assert details.told(standing, NORMAL) == f"Holding ten of spades. {normal}"
    assert details.told(standing, BRIEF) == f"Holding ten spades. {brief}"
    assert details.told(standing, VERBOSE).startswith("Holding ten of spades. ")


@pytest.mark.parametrize("position", [DEEP, OVER, QUEEN])
def test_enter_is_not_told_to_draw_while_it_puts_down(position: Position) -> None:
    for manner in (BRIEF, NORMAL, VERBOSE):
        assert "Enter" not in details.told(standing_at(position, PickUp(Place.COLUMN_1, 1), FocusOn(STOCK)), manner)
