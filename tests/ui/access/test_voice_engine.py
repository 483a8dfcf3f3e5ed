"""The guest that speaks, with the engine that Qt brings along for tests: it makes no sound."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from klondike_qt.ui.access.guest import Guest
from klondike_qt.ui.access.speaker import GuestSpeaker, Tone
from klondike_qt.ui.access.speaking import best_engine, scaled
from klondike_qt.words.voices import Failure

USUAL = Tone(100, 100, 80, "en_GB")


@pytest.fixture
def speaker(qtbot: QtBot) -> Iterator[GuestSpeaker]:  # noqa: ARG001
    speaker = GuestSpeaker("mock")
    speaker.speak_so(USUAL)
    yield speaker
    speaker.close()


def process_of(speaker: GuestSpeaker) -> int:
    return speaker._guest._process.processId()


def test_a_01_a_text_is_taken_and_comes_to_its_end(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    with qtbot.waitSignals([speaker.took, speaker.ended], order="strict"):
        speaker.say(7, "Queen\tof\nhearts")


def test_a_newer_text_takes_the_place_of_the_older(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    ended: list[str] = []
    speaker.ended.connect(ended.append)
    speaker.say(1, "one " * 200)
    speaker.say(2, "two")
    qtbot.waitUntil(lambda: ended == ["2"])


def test_of_a_thousand_texts_in_a_row_the_last_one_comes_to_its_end(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    taken: list[str] = []
    ended: list[str] = []
    speaker.took.connect(taken.append)
    speaker.ended.connect(ended.append)
    for number in range(1000):
        speaker.say(number, f"text {number}")
    qtbot.waitUntil(lambda: "999" in ended)
    assert taken == [str(number) for number in range(1000)]


def test_a_stopped_text_ends(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(speaker.took):
        speaker.say(1, "one " * 1000)
    with qtbot.waitSignal(speaker.ended):
        speaker.stop()


def test_the_voices_of_a_language_are_listed(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(speaker.found) as heard:
        speaker.find_voices("en_US")
    assert heard.args == [("Bob", "Anne")]
    with qtbot.waitSignal(speaker.found) as heard:
        speaker.find_voices("tlh")
    assert heard.args == [()]


@pytest.mark.parametrize(
    ("tone", "failure"),
    [
        (Tone(100, 100, 80, "en_GB", "Nobody"), Failure.NO_VOICE),
        (Tone(100, 100, 80, "ja_JP"), Failure.NO_LANGUAGE),
    ],
)
def test_what_is_lacking_is_told(speaker: GuestSpeaker, qtbot: QtBot, tone: Tone, failure: Failure) -> None:
    with qtbot.waitSignal(speaker.failed) as heard:
        speaker.speak_so(tone)
    assert heard.args == [failure]


def test_percentages_beyond_all_bounds_do_no_harm(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    speaker.speak_so(Tone(-5, 10**9, 900, "en_GB"))
    with qtbot.waitSignal(speaker.ended):
        speaker.say(1, "one")


def test_an_engine_that_is_not_there_fails(qtbot: QtBot) -> None:
    speaker = GuestSpeaker("no-such-engine")
    with qtbot.waitSignal(speaker.failed) as heard:
        pass
    assert heard.args == [Failure.NO_ENGINE]
    speaker.close()


def test_a_guest_that_is_killed_fails_once(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    heard: list[Failure] = []
    speaker.failed.connect(heard.append)
    with qtbot.waitSignal(speaker.took):
        speaker.say(1, "one " * 1000)
    os.kill(process_of(speaker), signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(heard))
    speaker.say(2, "two")
    assert heard == [Failure.NO_ENGINE]


def test_a_guest_that_hangs_can_be_sent_away(speaker: GuestSpeaker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(speaker.took):
        speaker.say(1, "one")
    process = process_of(speaker)
    os.kill(process, signal.SIGSTOP)
    for number in range(100):
        speaker.say(number, "two " * 1000)
    speaker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_program_that_cannot_be_loaded_is_told_apart(qtbot: QtBot) -> None:
    guest = Guest("no_such_module")
    with qtbot.waitSignal(guest.left) as heard:
        pass
    assert heard.args == [1]
    guest.dismiss()


def test_without_a_python_to_run_it_a_guest_is_gone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    speaker = GuestSpeaker("mock")
    with qtbot.waitSignal(speaker.failed) as heard:
        pass
    assert heard.args == [Failure.NO_ENGINE]
    speaker.close()


def test_the_engine_for_tests_is_never_taken_for_players() -> None:
    assert best_engine(["mock", "speechd"]) == "speechd"
    assert best_engine(["mock"]) is None
    assert best_engine([]) is None


@pytest.mark.parametrize(("percent", "value"), [(100, 0), (300, 1), (900, 1), (33, -1), (0, -1)])
def test_the_usual_pace_lies_in_the_middle(percent: int, value: float) -> None:
    assert scaled(percent, most=300) == pytest.approx(value, abs=0.02)
