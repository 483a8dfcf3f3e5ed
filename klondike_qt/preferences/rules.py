"""Read and write the rules of a game as plain values: untrusted in, ``Variant`` or a reason out."""

from collections.abc import Mapping
from dataclasses import fields

from klondike_qt.rules.variant import VARIANTS, Scoring, Variant, variant_id

_FIELDS = tuple(field.name for field in fields(Variant))
_HIGHEST_PENALTY = 1_000_000


class UnreadableValue(ValueError):
    """A stored value is not one of those that it could be; the text says which and why."""


def variant_fields(variant: Variant) -> dict[str, object]:
    """Return every field of the rules, so that later changes of a named variant do not change old games."""
    return {
        "draw": variant.draw,
        "passes": variant.passes,
        "scoring": variant.scoring.value,
        "redeal_penalty": variant.redeal_penalty,
        "worry_back": variant.worry_back,
        "time_bonus": variant.time_bonus,
    }


def variant_value(variant: Variant) -> object:
    """Return the id of named rules, or the fields of custom ones."""
    return variant_id(variant) or variant_fields(variant)


def read_variant(value: object) -> Variant:
    """Return the rules that an id or a mapping of fields stands for; UnreadableValue otherwise."""
    if isinstance(value, str):
        if value not in VARIANTS:
            msg = f"no rules are called {value[:40]!r}"
            raise UnreadableValue(msg)
        return VARIANTS[value]
    if not isinstance(value, Mapping) or set(value) != set(_FIELDS):
        msg = f"rules need an id or exactly these fields: {', '.join(_FIELDS)}"
        raise UnreadableValue(msg)
    passes = value["passes"]
    try:
        return Variant(
            draw=whole_number(value["draw"], "draw"),
            passes=None if passes is None else whole_number(passes, "passes"),
            scoring=Scoring(value["scoring"]),
            redeal_penalty=whole_number(value["redeal_penalty"], "redeal_penalty", highest=_HIGHEST_PENALTY),
            worry_back=yes_or_no(value["worry_back"], "worry_back"),
            time_bonus=yes_or_no(value["time_bonus"], "time_bonus"),
        )
    except ValueError as error:
        raise UnreadableValue(str(error)) from error


def whole_number(value: object, name: str, *, lowest: int = 0, highest: int = 2**53) -> int:
    """Return a whole number between two bounds; True is none."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        msg = f"{name} is no whole number from {lowest} to {highest}"
        raise UnreadableValue(msg)
    return value


def yes_or_no(value: object, name: str) -> bool:
    """Return a truth value; 0 and 1 are none."""
    if not isinstance(value, bool):
        msg = f"{name} is neither true nor false"
        raise UnreadableValue(msg)
    return value
