"""Presets: what they change, together and alone, and that nothing of the player's own is lost by them."""

from collections.abc import Iterable
from dataclasses import fields, replace
from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike_qt.preferences.presets import CHANGES, GROWING, by_hand, own_value, switched, with_own, with_presets
from klondike_qt.preferences.schema import Face, Preferences, Size, Switch, TextSize, Theme
from klondike_qt.preferences.stepping import four_coloured, of_usual_size, sized
from klondike_qt.preferences.values import preference_values, read_preferences
from klondike_qt.preferences.worn import NOTHING_WORN, Preset

sets = st.frozensets(st.sampled_from(Preset))
owns = st.builds(
    replace,
    st.just(Preferences()),
    size=st.sampled_from(Size),
    text_size=st.sampled_from(TextSize),
    theme=st.sampled_from(Theme),
    face=st.sampled_from(Face),
    show_timer=st.booleans(),
    autoplay=st.booleans(),
    double_strike=st.integers(0, 2000),
    reduced_motion=st.sampled_from(Switch),
)
UNHURRIED = (Preset.SCREEN_READER, Preset.TREMOR, Preset.SWITCH, Preset.CALM)


def test_every_preset_changes_something_that_a_player_can_choose() -> None:
    assert list(CHANGES) == list(Preset)
    types = {field.name: type(getattr(Preferences(), field.name)) for field in fields(Preferences)}
    for changes in CHANGES.values():
        assert changes
        for name, value in changes.items():
            assert name in types, name
            assert type(value) is types[name], name
    assert set(GROWING) <= set(types)


@pytest.mark.parametrize("preset", Preset)
def test_each_preset_alone_makes_a_difference(preset: Preset) -> None:
    now = with_presets(Preferences(), {preset})
    assert replace(now, presets=NOTHING_WORN) != Preferences()
    assert {name: getattr(now, name) for name in CHANGES[preset]} == CHANGES[preset]


@pytest.mark.parametrize("preset", UNHURRIED)
def test_c_01_no_clock_hurries_whoever_needs_time(preset: Preset) -> None:
    now = with_presets(Preferences(), {preset})
    assert (now.show_timer, now.rules.time_bonus) == (False, False)


@pytest.mark.parametrize("preset", [Preset.LOW_VISION, *UNHURRIED])
def test_a_click_sends_no_card_by_accident(preset: Preset) -> None:
    assert not with_presets(Preferences(), {preset}).autoplay


@given(owns, st.lists(st.sampled_from(Preset)))
def test_p_03_the_order_in_which_presets_are_switched_on_means_nothing(own: Preferences, order: list[Preset]) -> None:
    now = own
    for preset in order:
        now = switched(now, preset, on=True)
    assert now == with_presets(own, set(order))
    assert with_presets(now, set(order)) == now


@given(owns, sets, sets)
def test_what_was_worn_before_leaves_no_trace(
    own: Preferences, before: Iterable[Preset], now: Iterable[Preset]
) -> None:
    assert with_presets(with_presets(own, set(before)), set(now)) == with_presets(own, set(now))


@given(owns, sets)
def test_taking_all_presets_off_brings_everything_back(own: Preferences, worn: Iterable[Preset]) -> None:
    assert with_presets(with_presets(own, set(worn)), ()) == own


@given(owns, sets, sets)
def test_what_was_changed_by_hand_stays(own: Preferences, worn: Iterable[Preset], later: Iterable[Preset]) -> None:
    theme = Theme.LOW_GLARE
    now = with_presets(replace(with_presets(own, {*worn, Preset.COLOUR}), theme=theme), {*later, Preset.COLOUR})
    assert now.theme is theme
    assert with_presets(now, ()).theme is theme
    assert with_presets(now, ()) == replace(own, theme=theme)


@given(owns, sets)
def test_presets_never_make_cards_or_text_smaller(own: Preferences, worn: Iterable[Preset]) -> None:
    now = with_presets(own, set(worn))
    for name, order in GROWING.items():
        assert order.index(getattr(now, name)) >= order.index(getattr(own, name))


def test_where_two_presets_want_different_things_the_first_one_decides() -> None:
    for one, other in combinations(Preset, 2):
        now = with_presets(Preferences(), {one, other})
        for name in CHANGES[one].keys() - GROWING.keys():
            assert getattr(now, name) == CHANGES[one][name]


@given(owns, sets)
def test_presets_come_back_from_disk(own: Preferences, worn: Iterable[Preset]) -> None:
    now = with_presets(own, set(worn))
    read = read_preferences(preference_values(now))
    assert (read.preferences, read.faults) == (now, ())


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"on": ["calm"]},
        {"on": "calm", "before": {}},
        {"on": ["drowsy"], "before": {}},
        {"on": [["calm"]], "before": {}},
        {"on": ["calm"], "before": []},
        {"on": ["calm"], "before": {"size": "tiny"}},
        {"on": ["calm"], "before": {"nonsense": 1}},
        {"on": ["calm"], "before": {"presets": {"on": [], "before": {}}}},
        {"on": ["calm"], "before": {"keys": {}}},
    ],
)
def test_presets_that_are_none_are_no_presets(value: object) -> None:
    read = read_preferences({"presets": value})
    assert read.preferences.presets == NOTHING_WORN
    assert len(read.faults) == 1


def test_the_players_own_choice_waits_below_a_preset() -> None:
    now = with_own(with_presets(Preferences(), {Preset.CALM}), "autoplay", value=False)
    assert (now.autoplay, own_value(now, "autoplay")) == (False, False)
    assert with_presets(now, ()) == replace(Preferences(), autoplay=False)
    by_hand = replace(now, autoplay=True)
    assert with_own(by_hand, "autoplay", value=False).autoplay is False
    assert with_own(Preferences(), "autoplay", value=False) == replace(Preferences(), autoplay=False)


def test_all_fields_of_all_presets_are_chosen_in_the_preferences() -> None:
    from klondike_qt.ui.dialogs.preferences import SECTIONS  # noqa: PLC0415 - the one look upstairs

    assert set(chain(*CHANGES.values())) <= set(chain(*SECTIONS.values()))


hand_choices = st.one_of(
    st.tuples(st.just("size"), st.sampled_from(Size)),
    st.tuples(st.just("text_size"), st.sampled_from(TextSize)),
    st.tuples(st.just("theme"), st.sampled_from(Theme)),
    st.tuples(st.just("reduced_motion"), st.sampled_from(Switch)),
    st.tuples(st.sampled_from(["show_timer", "time_bonus", "autoplay", "rings", "drag"]), st.booleans()),
)
deeds = st.lists(st.one_of(hand_choices, st.tuples(st.sampled_from(Preset), st.booleans())), max_size=12)


def after(deeds: Iterable[tuple[str, object]]) -> Preferences:
    """Return the preferences of a player who chose all that by hand, or switched presets on and off."""
    now = Preferences()
    for name, value in deeds:
        now = switched(now, name, on=bool(value)) if isinstance(name, Preset) else by_hand(now, **{name: value})
    return now


@given(deeds, st.permutations(list(Preset)), st.data())
def test_presets_put_on_and_off_in_any_order_leave_everything_as_it_was(
    done: list[tuple[str, object]], order: list[Preset], data: st.DataObject
) -> None:
    start = after(done)
    added = [preset for preset in order if preset not in start.presets.presets][: data.draw(st.integers(1, 7))]
    now = start
    for preset in added:
        now = switched(now, preset, on=True)
    for preset in data.draw(st.permutations(added)):
        now = switched(now, preset, on=False)
    assert replace(now, presets=start.presets) == start
    assert now.presets.presets == start.presets.presets
    assert with_presets(now, ()) == with_presets(start, ())


@given(deeds, hand_choices, st.permutations(list(Preset)))
def test_no_preset_that_is_put_off_takes_back_what_was_chosen_by_hand(
    done: list[tuple[str, object]], choice: tuple[str, object], order: list[Preset]
) -> None:
    name, value = choice
    now = by_hand(after(done), **{name: value})
    for preset in order:
        now = switched(now, preset, on=False)
        assert getattr(now, name) == value
    assert getattr(now, name) == value
    assert now.presets == NOTHING_WORN


@pytest.mark.parametrize("preset", [Preset.LOW_VISION, Preset.TREMOR, Preset.COLOUR])
def test_what_keys_choose_there_and_back_stays_as_well(preset: Preset) -> None:
    worn = with_presets(Preferences(size=Size.S), {preset})
    now = four_coloured(four_coloured(sized(sized(worn, 1), -1)))
    assert (now.size, now.theme) == (worn.size, worn.theme)
    off = with_presets(now, ())
    assert (off.size, off.theme) == (worn.size, worn.theme)
    assert with_presets(of_usual_size(worn), ()).size is Preferences().size


@given(deeds)
def test_presets_with_choices_by_hand_come_back_from_disk(done: list[tuple[str, object]]) -> None:
    now = after(done)
    read = read_preferences(preference_values(now))
    assert (read.preferences, read.faults) == (now, ())
