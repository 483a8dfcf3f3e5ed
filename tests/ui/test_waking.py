"""Sleep of the computer is no time at the table, whatever the system's clock does meanwhile."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from support.games import session_on
from support.settled import SETTLED
from support.windows import Hands

from klondike_qt.game.commands import CarryCards
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.position import Place
from klondike_qt.rules.position_text import read_position
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.waking import ASLEEP, BEAT, WakingClock


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def clock(hands: Hands, qtbot: QtBot) -> Iterator[WakingClock]:  # noqa: ARG001 - timers want an application
    clock, end = WakingClock(hands), QObject()
    clock.start(until=end.objectNameChanged)
    yield clock
    end.setObjectName("ended")


def live(hands: Hands, clock: WakingClock, beats: int) -> None:
    """Let time pass while the computer is awake."""
    for _ in range(beats):
        hands.now += BEAT / 1000
        clock()


def test_a_player_may_think_as_long_as_they_like(hands: Hands, clock: WakingClock) -> None:
    live(hands, clock, 400)
    assert clock() == 6000.0


def test_a_night_of_sleep_is_left_out(hands: Hands, clock: WakingClock) -> None:
    live(hands, clock, 4)
    hands.now += 8 * 3600
    assert clock() == 60.0
    live(hands, clock, 2)
    assert clock() == 90.0


def test_a_clock_that_is_set_back_stands_until_it_has_caught_up(hands: Hands, clock: WakingClock) -> None:
    live(hands, clock, 4)
    hands.now -= 50
    assert clock() == 60.0
    hands.now += 55
    assert clock() == 65.0


def test_a_beat_is_well_within_what_counts_as_sleep() -> None:
    assert 2 * BEAT / 1000 < ASLEEP


def test_the_time_of_a_game_is_that_of_the_player(hands: Hands, clock: WakingClock) -> None:
    desk = GameDesk(session_on(read_position(SETTLED)), Choices(Preferences()), clock)
    desk.do(CarryCards(Place.COLUMN_2, Place.CLUBS))
    live(hands, clock, 2)
    hands.now += 8 * 3600
    assert desk.seconds == 30.0
