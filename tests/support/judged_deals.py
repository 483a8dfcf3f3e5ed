"""Deals with answers that other solvers gave, were checked by replay where they are wins, and stand in tests/data."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from klondike_qt.rules.deck import Deal, opening
from klondike_qt.rules.position import Position
from klondike_qt.rules.reading import read_deal
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant
from klondike_qt.solver.verdict import Outcome

DATA = Path(__file__).parent.parent / "data" / "judged_deals.tsv"


class JudgedDeal(NamedTuple):
    """A deal under one set of rules."""

    name: str
    """Where it comes from: ``seed-7`` and ``ksolve-7`` are numbers of two generators."""
    deal: Deal
    variant: Variant
    outcome: Outcome
    shortest: int | None
    """Fewest draws and card moves that win, redeals not counted, where known."""

    @property
    def position(self) -> Position:
        """The opening."""
        return opening(self.deal, self.variant)


@cache
def judged_deals() -> tuple[JudgedDeal, ...]:
    """Return all of them."""
    return tuple(_judged(line.split("\t")) for line in DATA.read_text("utf-8").splitlines()[1:])


def handed_deals(draw: int) -> tuple[JudgedDeal, ...]:
    """Return the two hundred deals of the seeds 1 to 200, passes unlimited."""
    return tuple(judged for judged in judged_deals() if judged.name.startswith("seed-") and judged.variant.draw == draw)


def _judged(fields: list[str]) -> JudgedDeal:
    name, deal, draw, passes, worry_back, outcome, shortest = fields
    variant = replace(
        KLONDIKE if draw == "1" else DRAW_THREE,
        passes=None if passes == "-" else int(passes),
        worry_back=worry_back == "yes",
    )
    return JudgedDeal(name, read_deal(deal).deal, variant, Outcome(outcome), int(shortest) if shortest else None)
