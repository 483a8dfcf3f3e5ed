"""The kernel keeps its budget to the node and refuses what cannot lie on a table."""

from dataclasses import replace
from random import Random

import pytest
from support.games import dealt, laid
from support.judged_deals import handed_deals

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.position import COLUMNS, Column, Position
from klondike_qt.rules.position_text import read_position
from klondike_qt.rules.variant import KLONDIKE, VEGAS
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

LONG_WAY_BACK = """
variant: draw-three
pass: 1
stock:
waste: 8D QD JD TD 3C QC JC
foundations: C0 D7 H13 S13
1:
2:
3: <KD> <6C> <4C> <AC> 8C
4:
5:
6: <TC> <9C> <KC> 2C
7: <7C> <9D> 5C
"""
"""Won only by taking nearly all cards of two suits back at once."""

WON_BEFORE_ITS_MOVES_END = """
variant: klondike
pass: 1
stock: JH
waste:
foundations: C9 D13 H8 S8
1: <9S> <KH> TS
2: <9H> TH
3:
4: <KC> QS
5: <TC> QC
6: <QH> JC
7: <KS> JS
"""
"""A line was found for it in which a king came back from a full table and went up again."""


def test_a_line_ends_with_the_win() -> None:
    assert solve(read_position(WON_BEFORE_ITS_MOVES_END)).line


def test_a_win_that_takes_many_cards_back_is_found() -> None:
    assert solve(read_position(LONG_WAY_BACK)).outcome is Outcome.WINNABLE


@pytest.mark.parametrize("nodes", [1, 2, 3, 10, 100, 999, 1000, 1001, 1100, 5000])
def test_so_many_nodes_and_no_more(nodes: int) -> None:
    for deal in handed_deals(1)[:30] + handed_deals(3)[:30]:
        assert solve(deal.position, Limits(nodes=nodes, wants_line=False)).nodes <= nodes, deal.name


def test_a_foundation_of_fourteen_is_refused() -> None:
    assert solve(replace(laid(), foundations=(14, 13, 13, 12))).outcome is Outcome.UNKNOWN


def test_a_pass_beyond_the_last_is_not_taken_for_unlimited_passes() -> None:
    assert solve(replace(dealt(1), variant=VEGAS, pass_number=2), Limits(nodes=1000)).outcome is Outcome.UNKNOWN


def test_cards_that_lie_in_no_order_are_refused() -> None:
    chance = Random(1)
    for _ in range(300):
        cards = list(PACK)
        chance.shuffle(cards)
        columns = []
        for hidden in (0, 1, 2, 3, 4, 2, 1):
            pile, cards = tuple(cards[: hidden + 2]), cards[hidden + 2 :]
            columns.append(Column(pile[:hidden], pile[hidden:]))
        position = Position(KLONDIKE, tuple(cards), (), (0, 0, 0, 0), tuple(columns))
        assert len(columns) == COLUMNS
        assert solve(position, Limits(nodes=200)).outcome is Outcome.UNKNOWN
