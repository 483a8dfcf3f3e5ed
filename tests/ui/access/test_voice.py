"""The program's own voice: what is said, what makes room, and what happens when nothing can speak."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from support.speakers import Ears, QuietSpeaker

from klondike_qt.preferences.schema import Preferences, SpeechRoute
from klondike_qt.ui.access.announcer import Announcer, Urgency
from klondike_qt.ui.access.readers import Reader
from klondike_qt.ui.access.speaker import Tone
from klondike_qt.ui.access.voice import PATIENCE, Voice
from klondike_qt.ui.desk import Choices
from klondike_qt.words.voices import Failure, failure, reader_speaks

SPEAKS = Preferences(speech=True)
ORCA = Reader(is_active=True, is_screen_reader=True)


class Room:
    """A voice among what it listens to."""

    def __init__(self, preferences: Preferences = SPEAKS, *, is_stubborn: bool = False) -> None:
        self.announcer = Announcer()
        self.choices = Choices(preferences)
        self.readers = Ears()
        self.speakers: list[QuietSpeaker] = []
        self.is_stubborn = is_stubborn
        self.shown: list[str] = []
        self.announcer.shown.connect(self.shown.append)
        self.voice = Voice(self.announcer, self.choices, self.readers, "en_GB", make=self._make)

    def _make(self) -> QuietSpeaker:
        self.speakers.append(QuietSpeaker(is_stubborn=self.is_stubborn))
        return self.speakers[-1]

    @property
    def speaker(self) -> QuietSpeaker:
        return self.speakers[-1]

    def change(self, **changes: object) -> None:
        self.choices.set(replace(self.choices.now, **changes))  # type: ignore[arg-type]

    def lose_patience(self) -> None:
        """Let the time pass that the voice waits for an answer."""
        self.watch.timeout.emit()

    @property
    def watch(self) -> QTimer:
        return self.voice._watch


Enter = Callable[..., Room]


@pytest.fixture
def enter(qtbot: QtBot) -> Iterator[Enter]:  # noqa: ARG001
    rooms: list[Room] = []

    def entered(preferences: Preferences = SPEAKS, *, is_stubborn: bool = False) -> Room:
        rooms.append(Room(preferences, is_stubborn=is_stubborn))
        return rooms[-1]

    yield entered
    for room in rooms:
        room.voice.close()


def test_a_01_what_is_said_is_spoken_what_lies_at_the_focus_too(enter: Enter) -> None:
    room = enter()
    room.announcer.say("Nine of diamonds, 20 left")
    room.speaker.end()
    room.announcer.say("Queen of spades, column four", Urgency.FOCUS)
    assert room.speaker.told == ["Nine of diamonds, 20 left", "Queen of spades, column four"]


def test_a_01_nothing_is_made_before_speech_is_wanted(enter: Enter) -> None:
    room = enter(Preferences())
    room.announcer.say("Nine of diamonds, 20 left")
    assert room.speakers == []
    room.change(speech=True)
    room.announcer.say("Voice on")
    assert room.speaker.told == ["Voice on"]


def test_a_01_the_speaker_is_ready_before_the_first_text(enter: Enter) -> None:
    assert len(enter().speakers) == 1


def test_a_01_speech_that_is_switched_off_ends_at_once(enter: Enter) -> None:
    room = enter()
    room.announcer.say("Nine of diamonds")
    room.change(speech=False)
    assert (room.speaker.is_closed, room.voice.is_speaking, room.watch.isActive()) == (True, False, False)
    room.announcer.say("Voice off")
    assert room.speaker.told == ["Nine of diamonds"]


@pytest.mark.parametrize("urgency", [Urgency.ASSERTIVE, Urgency.FOCUS])
def test_a_01_a_refusal_and_the_focus_take_the_place_of_what_is_said(enter: Enter, urgency: Urgency) -> None:
    room = enter()
    room.announcer.say("A long message")
    room.announcer.say("News", urgency)
    assert room.speaker.told == ["A long message", "News"]


def test_s_07_of_polite_news_only_the_newest_waits(enter: Enter) -> None:
    room = enter()
    for text in ("first", "second", "third"):
        room.announcer.say(text)
    assert room.speaker.told == ["first"]
    room.speaker.end()
    assert room.speaker.told == ["first", "third"]
    room.speaker.end()
    assert not room.voice.is_speaking


def test_s_07_a_refusal_makes_waiting_news_old(enter: Enter) -> None:
    room = enter()
    room.announcer.say("first")
    room.announcer.say("second")
    room.announcer.say("Needs a red seven", Urgency.ASSERTIVE)
    room.speaker.end()
    assert room.speaker.told == ["first", "Needs a red seven"]


def test_the_end_of_an_older_text_is_not_the_end_of_the_newer(enter: Enter) -> None:
    room = enter()
    room.announcer.say("first", Urgency.ASSERTIVE)
    room.announcer.say("second", Urgency.ASSERTIVE)
    room.speaker.ended.emit("1")
    assert room.voice.is_speaking


def test_a_01_any_key_ends_what_is_said_and_keeps_its_meaning(enter: Enter, qtbot: QtBot) -> None:
    room, field = enter(), QLineEdit()
    qtbot.addWidget(field)
    room.announcer.say("first")
    room.announcer.say("second")
    QTest.keyClicks(field, "a")
    assert (room.speaker.told, room.voice.is_speaking, field.text()) == (["first", "(stop)"], False, "a")
    QTest.keyClicks(field, "b")
    assert room.speaker.told == ["first", "(stop)"]


def test_keys_are_watched_only_while_something_is_said(enter: Enter, qtbot: QtBot) -> None:
    room, widget = enter(), QWidget()
    qtbot.addWidget(widget)
    QTest.keyClicks(widget, "a")
    room.announcer.say("first")
    room.speaker.end()
    QTest.keyClicks(widget, "a")
    assert room.speaker.told == ["first"]


def test_a_01_pace_height_loudness_and_voice_follow_the_preferences_at_once(enter: Enter) -> None:
    room = enter()
    room.change(speech_rate=300, speech_pitch=50, speech_volume=100, speech_voice="Anne")
    assert room.speaker.tones == [Tone(100, 100, 80, "en_GB"), Tone(300, 50, 100, "en_GB", "Anne")]
    room.change(sounds=False)
    assert len(room.speaker.tones) == 2


def test_the_names_of_the_voices_are_found_when_they_are_asked_for(enter: Enter, qtbot: QtBot) -> None:
    room = enter(Preferences())
    with qtbot.waitSignal(room.voice.found) as heard:
        room.voice.find_voices()
    assert heard.args == [("Bob", "Anne")]


def test_a_voice_can_be_tried_while_speech_is_off(enter: Enter) -> None:
    room = enter(Preferences())
    room.voice.preview("Queen of hearts")
    assert room.speaker.told == ["Queen of hearts"]


def test_a_01_a_screen_reader_that_comes_is_given_the_word_and_that_is_told(enter: Enter) -> None:
    room = enter()
    room.announcer.say("first")
    room.readers.come(ORCA)
    room.announcer.say("second")
    assert room.speaker.is_closed
    assert room.speaker.told == ["first"]
    assert room.shown[1] == f"first. {reader_speaks()}"


def test_a_01_when_the_screen_reader_has_gone_the_voice_is_back(enter: Enter) -> None:
    room = enter()
    room.readers.come(ORCA)
    room.readers.come(Reader())
    room.announcer.say("first")
    assert room.speaker.told == ["first"]
    assert len(room.speakers) == 2


def test_a_01_the_voice_speaks_beside_a_screen_reader_if_it_shall(enter: Enter) -> None:
    room = enter(replace(SPEAKS, speech_beside_reader=True))
    room.readers.come(ORCA)
    room.announcer.say("first")
    assert room.speaker.told == ["first"]


def test_a_01_who_switches_speech_on_beside_a_screen_reader_hears_why_it_is_silent(enter: Enter) -> None:
    room = enter(Preferences())
    room.readers.come(ORCA)
    with room.announcer.action():
        room.announcer.say("Voice on")
        room.change(speech=True)
    assert room.shown == [f"Voice on. {reader_speaks()}"]
    assert room.speakers == []


def test_s_09_the_own_voice_as_the_chosen_way_speaks_without_more_ado(enter: Enter) -> None:
    room = enter(Preferences())
    room.change(speech_route=SpeechRoute.SELF_VOICE)
    room.announcer.say("first")
    assert room.speaker.told == ["first"]


@pytest.mark.parametrize("what", [failure for failure in Failure if failure is not Failure.NO_VOICE])
def test_a_speaker_that_fails_leaves_silence_and_one_note(enter: Enter, what: Failure) -> None:
    room = enter()
    room.announcer.say("first")
    room.speaker.failed.emit(what)
    room.announcer.say("second")
    room.announcer.say("third", Urgency.ASSERTIVE)
    assert len(room.speakers) == 1
    assert (room.speaker.told, room.speaker.is_closed) == (["first"], True)
    assert room.shown == ["first", f"first. {failure(what)}", "second", "third"]


def test_a_speaker_that_failed_is_tried_again_when_speech_is_switched_off_and_on(enter: Enter) -> None:
    room = enter()
    room.speaker.failed.emit(Failure.NO_ENGINE)
    room.change(speech_rate=200)
    assert len(room.speakers) == 1
    room.change(speech=False)
    room.change(speech=True)
    room.announcer.say("first")
    assert room.speaker.told == ["first"]
    assert len(room.speakers) == 2


def test_a_voice_that_is_not_there_any_more_is_told_of_and_another_one_speaks(enter: Enter) -> None:
    room = enter(replace(SPEAKS, speech_voice="Nobody"))
    room.speaker.failed.emit(Failure.NO_VOICE)
    room.announcer.say("first")
    assert room.shown == [failure(Failure.NO_VOICE), "first"]
    assert room.speaker.told == ["first"]


def test_an_engine_that_does_not_take_a_text_falls_silent_with_one_note(enter: Enter) -> None:
    room = enter(is_stubborn=True)
    room.announcer.say("first")
    room.lose_patience()
    room.announcer.say("second")
    assert room.shown == ["first", f"first. {failure(Failure.SILENCE)}", "second"]
    assert (len(room.speakers), room.speaker.is_closed, room.watch.isActive()) == (1, True, False)


def test_an_engine_that_hangs_is_found_out_however_fast_the_keys_come(enter: Enter, qtbot: QtBot) -> None:
    room, widget = enter(is_stubborn=True), QWidget()
    qtbot.addWidget(widget)
    room.announcer.say("0", Urgency.FOCUS)
    room.watch.setInterval(10 * PATIENCE)  # a restart would set it back
    for number in range(1, 20):
        QTest.keyClicks(widget, "a")
        assert room.watch.isActive()
        room.announcer.say(str(number), Urgency.FOCUS)
    assert room.watch.interval() == 10 * PATIENCE


def test_an_engine_that_never_ends_a_text_falls_silent_too(enter: Enter) -> None:
    room = enter()
    room.announcer.say("Nine of diamonds, 20 left")
    assert room.watch.interval() > PATIENCE
    room.lose_patience()
    assert room.speaker.is_closed


def test_a_text_that_was_taken_after_a_key_is_waited_for_no_more(enter: Enter) -> None:
    room = enter(is_stubborn=True)
    room.announcer.say("first")
    room.voice.stop()
    assert room.watch.isActive()
    room.speaker.took.emit("1")
    assert not room.watch.isActive()


def test_a_thousand_messages_in_a_row_leave_the_newest_to_be_said(enter: Enter) -> None:
    room = enter()
    for number in range(1000):
        room.announcer.say(str(number))
    room.speaker.end()
    assert room.speaker.told == ["0", "999"]


def test_closing_while_something_is_said_leaves_nothing_behind(enter: Enter) -> None:
    room = enter()
    room.announcer.say("first")
    room.voice.close()
    room.announcer.say("second")
    assert (room.speaker.is_closed, room.speaker.told, room.watch.isActive()) == (True, ["first"], False)
