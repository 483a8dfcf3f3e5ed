"""Preferences as plain values and back: each field by its own type, a damaged one by its default."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import get_type_hints

from klondike_qt.preferences.keys import keys_value, read_keys
from klondike_qt.preferences.rules import UnreadableValue, read_variant, variant_value, whole_number, yes_or_no
from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.screens import read_screens, screens_value
from klondike_qt.preferences.worn import Preset, Worn
from klondike_qt.rules.variant import Variant

_LONGEST_TEXT = 1_000
_LISTS = {"keys": read_keys, "screens": read_screens}
"""Fields of which an entry that cannot be read is left out alone."""
_bounds = {field.name: field.metadata for field in fields(Preferences)}


@dataclass(frozen=True, slots=True)
class ReadPreferences:
    """Preferences read from plain values."""

    preferences: Preferences
    faults: tuple[str, ...] = ()
    """One line for each value that could not be read and became its default (of the keys: that was left out)."""
    unknown: tuple[tuple[str, object], ...] = ()
    """Names with values that this version does not know; they are kept when preferences are written."""


@cache
def _types() -> dict[str, object]:
    return dict(get_type_hints(Preferences))


def preference_values(preferences: Preferences) -> dict[str, object]:
    """Return preferences as a mapping of names to plain values, ready for JSON."""
    values = {field.name: _plain(getattr(preferences, field.name)) for field in fields(preferences)}
    lists = {"keys": keys_value(preferences.keys), "screens": screens_value(preferences.screens)}
    return values | lists | {"presets": _worn_value(preferences.presets)}


def read_preferences(values: Mapping[str, object]) -> ReadPreferences:
    """Return the preferences that plain values stand for; what is missing or damaged has its default."""
    read: dict[str, object] = {}
    faults: list[str] = []
    for name, kind in _types().items():
        if name not in values:
            continue
        if name in _LISTS:
            read[name], wrong = _LISTS[name](values[name])
            faults += (f"{name}: {fault}" for fault in wrong)
            continue
        try:
            read[name] = _typed(values[name], kind, name)
        except UnreadableValue as error:
            faults.append(f"{name}: {error}")
    unknown = tuple((name, value) for name, value in values.items() if name not in _types())
    defaults = {field.name: getattr(Preferences(), field.name) for field in fields(Preferences)}
    return ReadPreferences(Preferences(**(defaults | read)), tuple(faults), unknown)


def _worn_value(worn: Worn) -> dict[str, object]:
    """Return the presets that are switched on, and what they changed, as plain values."""
    parts = {"before": worn.before, "withstood": worn.withstood}
    values: dict[str, object] = {
        part: {name: _plain(value) for name, value in pairs} for part, pairs in parts.items() if pairs
    }
    return {"on": [preset.value for preset in worn.presets], "before": {}} | values


def _read_worn(value: object) -> Worn:
    """Return the presets that plain values stand for; they stand or fall as one."""
    if not isinstance(value, Mapping) or {*value, "withstood"} != {"on", "before", "withstood"}:
        msg = "presets need on and before, and may have withstood"
        raise UnreadableValue(msg)
    on = value["on"]
    if not isinstance(on, list) or not all(name in tuple(Preset) for name in on):
        msg = f"{value!r:.60} are no presets"
        raise UnreadableValue(msg)
    before, withstood = (_read_fields(value.get(part, {})) for part in ("before", "withstood"))
    return Worn(tuple(preset for preset in Preset if preset in on), before, withstood)


def _read_fields(values: object) -> tuple[tuple[str, object], ...]:
    """Return fields that presets may change, with their values."""
    kinds = {name: kind for name, kind in _types().items() if name not in _LISTS and kind is not Worn}
    if not isinstance(values, Mapping) or not values.keys() <= kinds.keys():
        msg = f"{values!r:.60} cannot be changed by presets"
        raise UnreadableValue(msg)
    return tuple((name, _typed(values[name], kinds[name], name)) for name in sorted(values))


def _plain(value: object) -> object:
    if isinstance(value, Variant):
        return variant_value(value)
    return value.value if isinstance(value, StrEnum) else value


def _typed(value: object, kind: object, name: str) -> object:
    if kind is bool:
        return yes_or_no(value, name)
    if kind is int:
        return whole_number(value, name, lowest=_bounds[name]["least"], highest=_bounds[name]["most"])
    if kind is str and isinstance(value, str) and len(value) <= _LONGEST_TEXT and value.isprintable():
        return value
    if kind is Variant:
        return read_variant(value)
    if kind is Worn:
        return _read_worn(value)
    if isinstance(kind, type) and issubclass(kind, StrEnum) and isinstance(value, str):
        try:
            return kind(value)
        except ValueError as error:
            raise UnreadableValue(str(error)) from error
    msg = f"{value!r:.60} does not fit"
    raise UnreadableValue(msg)
