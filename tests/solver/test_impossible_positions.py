"""Positions that no deal leads to are answered by ``unknown`` or rightly, and never end in a crash."""

from dataclasses import replace
from random import Random

import pytest
from support.dull_engine import DullGame
from support.games import dealt, laid
from support.random_games import scatter
from support.second_opinion import plain_opinion

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.position import COLUMNS, Column, Position
from klondike_qt.rules.position_text import position_text, read_position
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Limits
from klondike_qt.solver.verdict import Outcome

EMPTY = (Column(),) * COLUMNS
WON = (13, 13, 13, 13)


def impossible() -> dict[str, Position]:
    """Return positions that the rules would not let anybody lay out."""
    whole = dealt(1)
    return {
        "nothing": laid(),
        "51 cards": replace(whole, stock=whole.stock[1:]),
        "a card twice": replace(whole, stock=(*whole.stock[:-1], whole.stock[0])),
        "a card on a foundation too": replace(whole, foundations=(1, 0, 0, 0)),
        "53 cards": replace(whole, waste=(Card(1, Suit.CLUBS),)),
        "foundations far too high": replace(laid(), foundations=(255, 255, 255, 255)),
        "only face-down cards": replace(whole, columns=tuple(Column((*c.hidden, *c.run)) for c in whole.columns)),
    }


@pytest.mark.parametrize("name", impossible())
def test_an_impossible_position_is_answered_by_unknown(name: str) -> None:
    verdict = solve(impossible()[name], Limits(nodes=1_000))
    assert (verdict.outcome, verdict.line) == (Outcome.UNKNOWN, ())


@pytest.mark.parametrize("draw_three", [False, True])
def test_a_game_that_is_won_is_won_without_a_move(draw_three: bool) -> None:
    won = Position(VARIANTS["draw-three" if draw_three else "klondike"], (), (), WON, EMPTY)
    verdict = solve(won)
    assert (verdict.outcome, verdict.line) == (Outcome.WINNABLE, ())


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["klondike", "draw-three"])
def test_any_number_of_cards_anywhere_is_answered_rightly_or_by_unknown(name: str) -> None:
    tally = dict.fromkeys(Outcome, 0)
    for seed in range(400):
        dull = DullGame(name)
        scatter(dull, Random(seed))
        position = read_position(dull.text())
        verdict = solve(position, Limits(nodes=100_000))
        tally[verdict.outcome] += 1
        if verdict.outcome is Outcome.UNWINNABLE:
            opinion = plain_opinion(position, 1_000_000).outcome
            assert opinion in {Outcome.UNWINNABLE, Outcome.UNKNOWN}, position_text(position)
    assert tally[Outcome.WINNABLE] > 200
    assert tally[Outcome.CANCELLED] == 0
