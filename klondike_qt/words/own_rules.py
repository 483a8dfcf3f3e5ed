"""Rules that a player put together, told apart by what they are."""

from klondike_qt.rules.variant import Scoring, Variant, kind_id
from klondike_qt.words import deals
from klondike_qt.words.grammar import listed
from klondike_qt.words.translate import translate

_RULE = "One of the rules that the player put together, in a list of them. "


def game_name(variant: Variant) -> str:
    """Return the name of the rules, of own ones with what they are: "Klondike", "own rules, draw 3, 2 passes"."""
    name = deals.variant_name(variant)
    return name if kind_id(variant) else listed((name, *_rules(variant)))


def _rules(variant: Variant) -> list[str]:
    passes = variant.passes
    told = [
        translate("draw {count}", _RULE + "{count}: 1 or 3 cards.", count=variant.draw),
        translate("any number of passes", "Heard after dealing: a rule of this game.")
        if passes is None
        else translate("{n} passes", "Heard after dealing: a rule of this game.", n=passes, one="one pass"),
    ]
    if variant.scoring is Scoring.VEGAS:
        told.append(translate("score in dollars", _RULE))
    elif variant.redeal_penalty:
        told.append(
            translate(
                "minus {n} points for turning the waste over",
                _RULE,
                n=variant.redeal_penalty,
                one="minus {n} point for turning the waste over",
            )
        )
    if not variant.worry_back:
        told.append(translate("no card back from a foundation", _RULE))
    if variant.scoring is Scoring.STANDARD and not variant.time_bonus:
        told.append(translate("no points for time", _RULE))
    return told
