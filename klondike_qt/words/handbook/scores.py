"""The help: what moves are worth, taken from the rules themselves."""

from klondike_qt.rules.scoring import (
    TIME_BONUS,
    TO_FOUNDATION,
    TURNED_OVER,
    VEGAS_CARD,
    VEGAS_STAKE,
    WASTE_TO_COLUMN,
    WORRIED_BACK,
    time_bonus,
)
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, Variant
from klondike_qt.words.deals import variant_name
from klondike_qt.words.handbook.blocks import Block, Grid, Heading, Points, Text
from klondike_qt.words.translate import translate

_NOTE = "The help, about the score. "
_WHAT = "The help, in the table of points: what they are for. "
_EXAMPLE = 300
"""Seconds of a win to tell the bonus by."""


def title() -> str:
    """Name the chapter."""
    return translate("Score", "A chapter of the help.")


def blocks() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Heading(_kinds_title()),
        Grid(_kinds_title(), _kinds_heads(), [_kind(variant) for variant in VARIANTS.values()]),
        Heading(translate("Standard score", "The help: heads the points of Klondike and Draw Three.")),
        Grid(translate("Standard score", _NOTE), _points_heads(), _standard()),
        Points(_standard_notes()),
        Heading(translate("Las Vegas score", "The help: heads the dollars of Las Vegas.")),
        Grid(translate("Las Vegas score", _NOTE), _dollars_heads(), _vegas()),
        Text(
            translate("You buy the cards and are paid for each one that goes up. The score may fall below zero.", _NOTE)
        ),
    )


def signed(number: int) -> str:
    """Return a number with its sign: "+10", "−15"."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _kinds_title() -> str:
    return translate("Kinds of game", _NOTE + "Heads the four kinds of Klondike.")


def _kinds_heads() -> tuple[str, ...]:
    return (
        translate("Game", _NOTE + "Head of a column with the names of kinds of game."),
        translate("Cards drawn", _NOTE + "Head of a column: 1 or 3."),
        translate("Times through the stock", _NOTE + "Head of a column: a number, or no limit."),
    )


def _kind(variant: Variant) -> tuple[str, ...]:
    passes = translate("no limit", _NOTE + "How often.") if variant.passes is None else str(variant.passes)
    return (variant_name(variant), str(variant.draw), passes)


def _points_heads() -> tuple[str, str]:
    return (translate("What happens", _NOTE + "Head of a column."), translate("Points", _NOTE + "Head of a column."))


def _dollars_heads() -> tuple[str, str]:
    return (translate("What happens", _NOTE + "Head of a column."), translate("Dollars", _NOTE + "Head of a column."))


def _standard() -> tuple[tuple[str, str], ...]:
    return (
        (translate("A card to its foundation", _WHAT), signed(TO_FOUNDATION)),
        (translate("A card from the waste to a column", _WHAT), signed(WASTE_TO_COLUMN)),
        (translate("A face-down card turned over", _WHAT), signed(TURNED_OVER)),
        (translate("A card back from its foundation", _WHAT), signed(WORRIED_BACK)),
        (translate("The waste turned over, draw one", _WHAT), signed(-KLONDIKE.redeal_penalty)),
        (translate("The waste turned over, draw three", _WHAT), signed(-DRAW_THREE.redeal_penalty)),
        (translate("A move from column to column", _WHAT), signed(0)),
    )


def _vegas() -> tuple[tuple[str, str], ...]:
    return (
        (translate("The deal", _WHAT + "Its price."), signed(VEGAS_STAKE)),
        (translate("A card to its foundation", _WHAT), signed(VEGAS_CARD)),
        (translate("A card back from its foundation", _WHAT), signed(-VEGAS_CARD)),
    )


def _standard_notes() -> tuple[str, ...]:
    return (
        translate("The score never falls below zero, after any move.", _NOTE),
        translate("Undo gives the score back as it was, and costs nothing.", _NOTE),
        translate(
            "A win earns {bonus} points, shared by the seconds it took: {points} for {seconds} seconds. "
            "The preferences can switch this off.",
            _NOTE + "All three are numbers.",
            bonus=TIME_BONUS,
            points=time_bonus(KLONDIKE, _EXAMPLE),
            seconds=_EXAMPLE,
        ),
    )
