"""The rules that can differ from game to game, as one frozen value."""

from dataclasses import dataclass, replace
from enum import StrEnum


class Scoring(StrEnum):
    """The two ways of keeping the score."""

    STANDARD = "standard"
    VEGAS = "vegas"


@dataclass(frozen=True, slots=True)
class Variant:
    """The rules of one kind of Klondike; records are kept apart for each value."""

    draw: int
    """Cards turned by one press of the stock: 1 or 3."""
    passes: int | None
    """Most trips through the stock, at least 1; None is unlimited."""
    scoring: Scoring
    redeal_penalty: int = 0
    """Points lost at each redeal, in standard scoring."""
    worry_back: bool = True
    """Whether a card may come back from a foundation to a column."""
    time_bonus: bool = False
    """Whether a win in standard scoring earns 700,000 divided by its seconds."""

    def __post_init__(self) -> None:
        """Refuse values that no game has."""
        if self.draw not in {1, 3}:
            msg = f"draw must be 1 or 3, not {self.draw}"
            raise ValueError(msg)
        if self.passes is not None and self.passes < 1:
            msg = f"passes must be at least 1 or unlimited, not {self.passes}"
            raise ValueError(msg)
        if self.redeal_penalty < 0:
            msg = f"the redeal penalty must not be negative, but is {self.redeal_penalty}"
            raise ValueError(msg)


KLONDIKE = Variant(1, None, Scoring.STANDARD, redeal_penalty=100, time_bonus=True)
DRAW_THREE = Variant(3, None, Scoring.STANDARD, redeal_penalty=20, time_bonus=True)
VEGAS = Variant(1, 1, Scoring.VEGAS)
VEGAS_THREE = Variant(3, 3, Scoring.VEGAS)

VARIANTS: dict[str, Variant] = {
    "klondike": KLONDIKE,
    "draw-three": DRAW_THREE,
    "vegas": VEGAS,
    "vegas-three": VEGAS_THREE,
}
"""The four named variants by the id that the command line and position texts use."""


def variant_id(variant: Variant) -> str | None:
    """Return the id of a named variant, or None for custom rules."""
    return next((name for name, value in VARIANTS.items() if value == variant), None)


def kind_id(variant: Variant) -> str | None:
    """Return the id of the named variant that these rules are but for the time bonus, or None."""
    return variant_id(variant) or variant_id(replace(variant, time_bonus=True))
