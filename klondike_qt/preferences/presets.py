"""Presets: choices that go together, switched on and off as one, in any combination.

* Where two presets want different things, the one that stands first in ``Preset`` decides.
* A preset only ever makes cards and text larger.
* What the player changed by hand after a preset was switched on stays as it is; all else that the preset changed is as
  it was before, once the preset is switched off.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import StrEnum
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
    held = _held(now)
    touched = {name for name, value in held.items() if getattr(now, name) != value}
    untouched: dict[str, Any] = {name: value for name, value in now.presets.before if name not in touched}
    own = replace(now, **untouched)
    asked = _asked(wanted, own)
    put = {name: value for name, value in asked.items() if not (name in touched and held[name] == value)}
    kept = tuple((name, getattr(own, name)) for name in sorted(put))
    worn = Worn(tuple(preset for preset in Preset if preset in wanted), kept)
    return replace(own, **put, presets=worn)


def switched(now: Preferences, preset: Preset, *, on: bool) -> Preferences:
    """Return the preferences with one preset switched on or off."""
    others = {worn for worn in now.presets.presets if worn is not preset}
    return with_presets(now, others | ({preset} if on else set()))


def own_value(now: Preferences, name: str) -> object:
    """Return what the player has chosen for a field, whatever a preset has made of it."""
    return dict(now.presets.before).get(name, getattr(now, name))


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


def _larger(name: str, one: StrEnum, other: object) -> object:
    order = GROWING[name]
    return max(one, other, key=order.index)
