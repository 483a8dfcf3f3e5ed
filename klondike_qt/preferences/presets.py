"""Presets: choices that go together, switched on and off as one, in any combination.

* Where two presets want different things, the one that stands first in ``Preset`` decides.
* A preset only ever makes cards and text larger.
* What the player changed by hand after a preset was switched on stays as it is, or comes back with the one that changed
  it again; all else that a preset changed is as it was before, once the preset is switched off.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from klondike_qt.preferences.schema import Back, Face, Preferences, Scanning, Size, Switch, TextSize, Theme
from klondike_qt.preferences.worn import Preset, Worn

_UNHURRIED: dict[str, object] = {"show_timer": False, "time_bonus": False}
_NOTHING_BY_ACCIDENT: dict[str, object] = {"autoplay": False}

CHANGES: dict[Preset, Mapping[str, object]] = {
    Preset.LOW_VISION: {
        "size": Size.XL,
        "text_size": TextSize.LARGE,
        "face": Face.LARGE_PRINT,
        "back": Back.QUIET,
        "plain_cloth": True,
        "merge_hidden": True,
        "rings": True,
        **_NOTHING_BY_ACCIDENT,
    },
    Preset.SCREEN_READER: {
        "say_turned": True,
        "say_emptied": True,
        "say_left": True,
        "say_automatic": True,
        "reduced_motion": Switch.ON,
        **_UNHURRIED,
        **_NOTHING_BY_ACCIDENT,
    },
    Preset.TREMOR: {
        "size": Size.L,
        "double_strike": 500,
        "double_click": False,
        "drag": False,
        "reach": 40,
        "accident": 500,
        **_UNHURRIED,
        **_NOTHING_BY_ACCIDENT,
    },
    Preset.SWITCH: {
        "scanning": Scanning.ONE_SWITCH,
        "wrap": True,
        "whole_hint": True,
        "rings": True,
        **_UNHURRIED,
        **_NOTHING_BY_ACCIDENT,
    },
    Preset.COLOUR: {"theme": Theme.FOUR_COLOUR, "face": Face.LARGE_PRINT, "colour_words": Switch.ON},
    Preset.CALM: {
        "show_score": False,
        "reduced_motion": Switch.ON,
        "tell_lost": False,
        "confirm": True,
        **_UNHURRIED,
        **_NOTHING_BY_ACCIDENT,
    },
    Preset.KEYBOARD: {"letters": True, "quick_moves": True, "rings": True},
}
"""What each preset makes of the fields of the preferences that it names."""
GROWING = {"size": tuple(Size), "text_size": tuple(TextSize)}
"""Fields that presets only make larger, with their values from the smallest on."""


def with_presets(now: Preferences, wanted: Collection[Preset]) -> Preferences:
    """Return the preferences with exactly these presets switched on, in whatever order they are named."""
    touched = {name: value for name, value in _held(now).items() if getattr(now, name) != value}
    untouched: dict[str, Any] = {name: value for name, value in now.presets.before if name not in touched}
    own = replace(now, **untouched)
    withstood = dict(now.presets.withstood)
    for name, value in touched.items():
        withstood[name] = _larger(name, value, withstood.get(name, value)) if name in GROWING else value
    asked = _asked(wanted, own)
    put = {name: value for name, value in asked.items() if not _withstands(withstood, name, value)}
    kept = tuple((name, getattr(own, name)) for name in sorted(put))
    later = tuple((name, withstood[name]) for name in sorted(put.keys() & withstood.keys()))
    worn = Worn(tuple(preset for preset in Preset if preset in wanted), kept, later)
    return replace(own, **put, presets=worn)


def _withstands(withstood: Mapping[str, Any], name: str, value: object) -> bool:
    """Tell whether the player changed a field by hand when presets had made this of it, or something larger."""
    if name not in withstood:
        return False
    return bool(withstood[name] == (_larger(name, withstood[name], value) if name in GROWING else value))


def switched(now: Preferences, preset: Preset, *, on: bool) -> Preferences:
    """Return the preferences with one preset switched on or off."""
    others = {worn for worn in now.presets.presets if worn is not preset}
    return with_presets(now, others | ({preset} if on else set()))


def own_value(now: Preferences, name: str) -> object:
    """Return what the player has chosen for a field, whatever a preset has made of it."""
    return dict(now.presets.before).get(name, getattr(now, name))


def by_hand(now: Preferences, **values: Any) -> Preferences:  # noqa: ANN401 # a value of any field
    """Return the preferences with choices of the player, which no preset that is switched off takes back."""
    kept = dict(now.presets.before)
    before = kept | {name: value for name, value in values.items() if name in kept}
    return replace(now, **values, presets=replace(now.presets, before=tuple(sorted(before.items()))))


def with_own(now: Preferences, name: str, value: object) -> Preferences:
    """Return the preferences with the player's own choice for a field; a preset that has changed it goes before."""
    before = dict(now.presets.before)
    if name not in before or getattr(now, name) != _held(now).get(name):
        values: dict[str, Any] = {name: value}
        return replace(now, **values)
    kept = tuple(sorted((before | {name: value}).items()))
    return replace(now, presets=replace(now.presets, before=kept))


def _held(now: Preferences) -> dict[str, Any]:
    """Return what the presets that are switched on have made of the player's own choices, by field."""
    before: dict[str, Any] = dict(now.presets.before)
    return _asked(now.presets.presets, replace(now, **before))


def _asked(presets: Collection[Preset], own: Preferences) -> dict[str, Any]:
    """Return what presets make together of the player's ``own`` choices, by field."""
    asked: dict[str, Any] = {}
    for preset in Preset:
        for name, value in CHANGES[preset].items() if preset in presets else ():
            asked[name] = (
                _larger(name, asked.get(name, getattr(own, name)), value)
                if name in GROWING
                else (asked.get(name, value))
            )
    return asked


def _larger(name: str, one: Any, other: object) -> object:  # noqa: ANN401 # a value of the field
    order = GROWING[name]
    return max(one, other, key=order.index)
