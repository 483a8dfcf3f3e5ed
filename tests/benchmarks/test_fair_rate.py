"""How often a player wins who follows fair hints only: ``pytest -s`` prints the figures."""

import pytest
from support.advised import fair_game
from support.judging import interval, rate
from support.seeded_deals import seeded

from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant

GAMES = 1_000
LEAST = {KLONDIKE: 50.0, DRAW_THREE: 32.0}
"""Per cent of games that the upper end of the interval must not fall below."""


@pytest.mark.slow
@pytest.mark.parametrize("variant", LEAST, ids=["draw one", "draw three"])
def test_a_thousand_fair_games(variant: Variant) -> None:
    games = seeded(5001, GAMES, variant)
    won = sum(fair_game(position, is_given_up=True)[-1].is_won for position in games)
    print(f"\ndraw {variant.draw}: {rate(won, GAMES)}")
    assert interval(won, GAMES)[1] >= LEAST[variant]
