"""Screens measured with a bank card: kept, read from whatever a file holds, and what they mean for sizes."""

import pytest

from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.screens import LEAST, MOST, MOST_SCREENS, measured, scale_on
from klondike_qt.preferences.values import preference_values, read_preferences


def test_screens_come_back_from_plain_values() -> None:
    preferences = Preferences(screens=(("Dell U2720Q 123", 540), ("HDMI-1", 320)))
    values = preference_values(preferences)
    assert values["screens"] == {"Dell U2720Q 123": 540, "HDMI-1": 320}
    assert read_preferences(values).preferences == preferences


@pytest.mark.parametrize("value", [None, 3, "x", [1], [["a", 300]], {str(number): 300 for number in range(99)}])
def test_what_is_no_list_of_screens_becomes_none(value: object) -> None:
    read = read_preferences({"screens": value, "wrap": True})
    assert (read.preferences.screens, read.preferences.wrap) == ((), True)
    assert len(read.faults) == 1


def test_a_screen_that_cannot_be_read_is_left_out_alone() -> None:
    wrong = {"": 1, "b\n": 300, "c": True, "d": "300", "e": LEAST - 1, "f": MOST + 1, "g" * 201: 300, "h": 300.5}
    read = read_preferences({"screens": {**wrong, "good": 400}})
    assert read.preferences.screens == (("good", 400),)
    assert len(read.faults) == len(wrong)


def test_v_01_a_fine_screen_makes_the_index_as_much_larger_as_it_is_finer() -> None:
    screens = (("fine", 647), ("coarse", 160))
    assert scale_on(screens, "fine") == pytest.approx(2.0, abs=0.001)
    assert scale_on(screens, "coarse") == 1.0
    assert scale_on(screens, "unknown") == 1.0


def test_a_screen_is_measured_anew_and_forgotten() -> None:
    screens = measured(measured((), "a", 300), "b", 400)
    assert measured(screens, "a", 500) == (("b", 400), ("a", 500))
    assert measured(screens, "a", None) == (("b", 400),)
    assert measured((), "a", 9) == (("a", LEAST),)
    assert measured((), "a", 99_999) == (("a", MOST),)


def test_screens_of_long_ago_make_room() -> None:
    screens: tuple[tuple[str, int], ...] = ()
    for number in range(MOST_SCREENS + 5):
        screens = measured(screens, str(number), 300)
    assert len(screens) == MOST_SCREENS
    assert screens[-1] == (str(MOST_SCREENS + 4), 300)
