"""The four variants as the rules list them, and values that no game has."""

from dataclasses import replace

import pytest

from klondike_qt.rules.variant import (
    DRAW_THREE,
    KLONDIKE,
    VARIANTS,
    VEGAS,
    VEGAS_THREE,
    Scoring,
    Variant,
    kind_id,
    variant_id,
)


def test_the_four_variants_are_those_of_the_rules() -> None:
    assert dict(VARIANTS) == {
        "klondike": Variant(1, None, Scoring.STANDARD, redeal_penalty=100, worry_back=True, time_bonus=True),
        "draw-three": Variant(3, None, Scoring.STANDARD, redeal_penalty=20, worry_back=True, time_bonus=True),
        "vegas": Variant(1, 1, Scoring.VEGAS, redeal_penalty=0, worry_back=True, time_bonus=False),
        "vegas-three": Variant(3, 3, Scoring.VEGAS, redeal_penalty=0, worry_back=True, time_bonus=False),
    }


def test_a_variant_knows_its_id_and_custom_rules_have_none() -> None:
    assert [variant_id(variant) for variant in (KLONDIKE, DRAW_THREE, VEGAS, VEGAS_THREE)] == list(VARIANTS)
    assert variant_id(Variant(3, 5, Scoring.STANDARD)) is None


def test_without_a_time_bonus_it_is_the_same_kind_of_game() -> None:
    kinds = [kind_id(replace(variant, time_bonus=False)) for variant in VARIANTS.values()]
    assert kinds == list(VARIANTS)
    assert kind_id(Variant(3, 5, Scoring.STANDARD)) is None


@pytest.mark.parametrize("draw", [0, 2, 4, -1])
def test_one_or_three_cards_are_drawn(draw: int) -> None:
    with pytest.raises(ValueError, match="draw must be 1 or 3"):
        Variant(draw, None, Scoring.STANDARD)


@pytest.mark.parametrize("passes", [0, -1])
def test_there_is_at_least_one_pass(passes: int) -> None:
    with pytest.raises(ValueError, match="passes must be at least 1"):
        Variant(1, passes, Scoring.STANDARD)


def test_a_penalty_is_never_a_reward() -> None:
    with pytest.raises(ValueError, match="must not be negative"):
        Variant(1, None, Scoring.STANDARD, redeal_penalty=-1)
