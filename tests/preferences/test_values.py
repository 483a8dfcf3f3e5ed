"""Preferences as plain values: every one comes back, a damaged one is its default, the others are kept."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike_qt.preferences.rules import UnreadableValue, read_variant, variant_value
from klondike_qt.preferences.schema import Preferences, Size, Theme
from klondike_qt.preferences.values import preference_values, read_preferences
from klondike_qt.rules.variant import KLONDIKE, VARIANTS, Scoring, Variant

variants = st.builds(
    Variant,
    st.sampled_from((1, 3)),
    st.one_of(st.none(), st.integers(1, 99)),
    st.sampled_from(Scoring),
    redeal_penalty=st.integers(0, 1000),
    worry_back=st.booleans(),
    time_bonus=st.booleans(),
)
chosen = st.builds(
    replace,
    st.just(Preferences()),
    variant=st.one_of(st.sampled_from(list(VARIANTS.values())), variants),
    size=st.sampled_from(Size),
    theme=st.sampled_from(Theme),
    autoplay=st.booleans(),
    left_handed=st.booleans(),
)
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
    max_leaves=8,
)
names = st.sampled_from([field.name for field in fields(Preferences) if field.name != "keys"])
keys = st.dictionaries(st.text(max_size=20), st.lists(st.text("ACtrl+Z", max_size=9), max_size=3), max_size=5)


@given(chosen)
def test_preferences_come_back_through_json(preferences: Preferences) -> None:
    read = read_preferences(json.loads(json.dumps(preference_values(preferences))))
    assert (read.preferences, read.faults, read.unknown) == (preferences, (), ())


@given(keys)
def test_own_keys_come_back_through_json(own: dict[str, list[str]]) -> None:
    read = read_preferences(json.loads(json.dumps({"keys": own})))
    assert read.faults == ()
    assert preference_values(read.preferences)["keys"] == own


@given(keys, anything)
def test_a_damaged_entry_of_the_keys_costs_that_entry_alone(own: dict[str, list[str]], value: object) -> None:
    read = read_preferences({"keys": own | {"damaged": value}})
    kept = dict(read.preferences.keys)
    assert {name: list(found) for name, found in kept.items() if name != "damaged"} == {
        name: found for name, found in own.items() if name != "damaged"
    }
    assert ("damaged" in kept) is (read.faults == ())


@pytest.mark.parametrize("value", [None, 1, "U", [], ["undo"], {"undo": "U"}, {"undo": [1]}, {"undo": ["\n"]}])
def test_keys_that_are_none_are_left_out_and_told(value: object) -> None:
    read = read_preferences({"keys": value})
    assert read.preferences == Preferences()
    assert len(read.faults) == 1
    assert read.faults[0].startswith("keys: ")


def test_nothing_at_all_is_the_defaults() -> None:
    assert read_preferences({}).preferences == Preferences()


def test_named_rules_are_kept_by_name_and_custom_ones_by_their_fields() -> None:
    assert variant_value(KLONDIKE) == "klondike"
    custom = replace(KLONDIKE, time_bonus=False)
    assert read_variant(variant_value(custom)) == custom


@given(chosen, names, anything)
def test_one_damaged_value_costs_that_value_alone(preferences: Preferences, name: str, value: object) -> None:
    values = preference_values(preferences) | {name: value}
    read = read_preferences(values)
    others = replace(read.preferences, **{name: getattr(preferences, name)})
    assert others == preferences
    if read.faults:
        assert len(read.faults) == 1
        assert read.faults[0].startswith(name)
        assert getattr(read.preferences, name) == getattr(Preferences(), name)
    else:
        assert preference_values(read.preferences)[name] == value or name == "variant"


@given(st.dictionaries(st.text().filter(lambda name: name not in preference_values(Preferences())), anything))
def test_unknown_values_are_handed_back(unknown: dict[str, object]) -> None:
    read = read_preferences(unknown)
    assert (read.preferences, read.faults, dict(read.unknown)) == (Preferences(), (), unknown)


@pytest.mark.parametrize(
    "value",
    [
        "solitaire",
        "",
        None,
        {},
        {"draw": 1},
        {"draw": 2, "passes": 1, "scoring": "vegas", "redeal_penalty": 0, "worry_back": True, "time_bonus": False},
        {"draw": True, "passes": 1, "scoring": "vegas", "redeal_penalty": 0, "worry_back": True, "time_bonus": False},
        {"draw": 1, "passes": 0, "scoring": "vegas", "redeal_penalty": 0, "worry_back": True, "time_bonus": False},
        {"draw": 1, "passes": 1, "scoring": "vegas", "redeal_penalty": -1, "worry_back": True, "time_bonus": False},
        {"draw": 1, "passes": 1, "scoring": "points", "redeal_penalty": 0, "worry_back": True, "time_bonus": False},
        {"draw": 1, "passes": 1, "scoring": [], "redeal_penalty": 0, "worry_back": True, "time_bonus": False},
        {"draw": 1, "passes": 1, "scoring": "vegas", "redeal_penalty": 0, "worry_back": 1, "time_bonus": False},
        {"draw": 1.0, "passes": 1, "scoring": "vegas", "redeal_penalty": 0, "worry_back": True, "time_bonus": False},
    ],
)
def test_rules_that_no_game_has_are_refused(value: object) -> None:
    with pytest.raises(UnreadableValue):
        read_variant(value)
