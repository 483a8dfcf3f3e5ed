"""News go one way and never two."""

from itertools import product

import pytest

from klondike_qt.preferences.schema import Preferences, SpeechRoute
from klondike_qt.ui.access.readers import NOBODY, Reader
from klondike_qt.ui.access.routes import Route, focus_is_told, route_of

MAGNIFIER = Reader(is_active=True)
OLD = Reader(is_active=True, is_screen_reader=True)
NEW = Reader(is_active=True, is_screen_reader=True, hears_announcements=True)
READERS = (NOBODY, MAGNIFIER, OLD, NEW)


@pytest.mark.parametrize(
    ("reader", "route"),
    [
        (NOBODY, Route.NOTHING),
        (MAGNIFIER, Route.NOTIFICATION),
        (OLD, Route.NOTIFICATION),
        (NEW, Route.ANNOUNCEMENT),
    ],
)
def test_the_route_follows_the_reader(reader: Reader, route: Route) -> None:
    assert route_of(Preferences(), reader) is route


@pytest.mark.parametrize("reader", [MAGNIFIER, OLD, NEW])
def test_the_player_can_choose_the_route(reader: Reader) -> None:
    for choice, route in (
        (SpeechRoute.ANNOUNCEMENT, Route.ANNOUNCEMENT),
        (SpeechRoute.NOTIFICATION, Route.NOTIFICATION),
        (SpeechRoute.SELF_VOICE, Route.SELF_VOICE),
    ):
        assert route_of(Preferences(speech_route=choice), reader) is route
    assert route_of(Preferences(speech_route=SpeechRoute.ANNOUNCEMENT), NOBODY) is Route.NOTHING


def test_the_own_voice_speaks_where_no_screen_reader_does() -> None:
    speaking = Preferences(speech=True)
    assert route_of(speaking, NOBODY) is Route.SELF_VOICE
    assert route_of(speaking, MAGNIFIER) is Route.SELF_VOICE
    assert route_of(speaking, OLD) is Route.NOTIFICATION
    assert route_of(speaking, NEW) is Route.ANNOUNCEMENT


def test_beside_a_screen_reader_it_speaks_if_that_is_wished() -> None:
    both = Preferences(speech=True, speech_beside_reader=True)
    assert [route_of(both, reader) for reader in READERS] == [Route.SELF_VOICE] * 4
    assert not focus_is_told(both, OLD)


def test_the_focus_is_told_to_everybody_but_a_reader_that_the_own_voice_stands_in_for() -> None:
    assert [focus_is_told(Preferences(), reader) for reader in READERS] == [False, True, True, True]
    own = Preferences(speech_route=SpeechRoute.SELF_VOICE)
    assert [focus_is_told(own, reader) for reader in READERS] == [False, True, False, False]


def test_whoever_reads_aloud_is_the_only_one() -> None:
    for speech, beside, choice, reader in product((False, True), (False, True), SpeechRoute, READERS):
        preferences = Preferences(speech=speech, speech_beside_reader=beside, speech_route=choice)
        route = route_of(preferences, reader)
        reader_speaks = reader.is_screen_reader and (
            focus_is_told(preferences, reader) or route in {Route.ANNOUNCEMENT, Route.NOTIFICATION}
        )
        assert not (reader_speaks and route is Route.SELF_VOICE)
        assert route is not Route.NOTHING or not reader.is_active
