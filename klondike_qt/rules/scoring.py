"""The score, standard and Vegas, step by step."""

from typing import assert_never

from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import Scoring, Variant

TO_FOUNDATION = 10
WASTE_TO_COLUMN = 5
TURNED_OVER = 5
WORRIED_BACK = -15
VEGAS_STAKE = -52
VEGAS_CARD = 5
TIME_BONUS = 700_000


def opening_score(variant: Variant) -> int:
    """Return the score of a fresh deal: 0 points, or the stake of minus 52 dollars."""
    return VEGAS_STAKE if variant.scoring is Scoring.VEGAS else 0


def score_after(score: int, step: Step) -> int:
    """Return the score after ``step``; standard scoring never falls below 0 at any step."""
    if step.after.variant.scoring is Scoring.VEGAS:
        return score + _vegas_change(step)
    return max(0, score + _standard_change(step))


def time_bonus(variant: Variant, seconds: float) -> int:
    """Return the bonus for a win after ``seconds``: 700,000 by whole seconds, at least one; 0 without a bonus."""
    if not variant.time_bonus or variant.scoring is Scoring.VEGAS:
        return 0
    return TIME_BONUS // max(1, int(seconds))


def _standard_change(step: Step) -> int:
    match step.move:
        case Draw():
            return 0
        case Redeal():
            return -step.after.variant.redeal_penalty
        case Carry(source, destination):
            turned = TURNED_OVER if step.turned else 0
            if destination.is_foundation:
                return TO_FOUNDATION + turned
            if source is Place.WASTE:
                return WASTE_TO_COLUMN
            return WORRIED_BACK if source.is_foundation else turned
        case _:
            assert_never(step.move)


def _vegas_change(step: Step) -> int:
    up = sum(step.after.foundations) - sum(step.before.foundations)
    return VEGAS_CARD * up
