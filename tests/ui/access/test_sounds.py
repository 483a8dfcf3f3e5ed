"""The sounds themselves, and who plays them."""

import math
import subprocess
import sys
from array import array
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QIODevice, QObject, Signal
from PySide6.QtMultimedia import QAudio
from pytestqt.qtbot import QtBot
from support.ears import Recording, loudness, portrait, recording
from support.games import cards, dealt, session_on
from support.quiet_guest import QuietGuest
from support.sources import ROOT

from klondike_qt.game.commands import Direction, MoveFocus, PressStock
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.position import Place
from klondike_qt.ui.access.cues import Cue, Sounding
from klondike_qt.ui.access.guest import Guest
from klondike_qt.ui.access.hearing import CHANGED, NO_DEVICE
from klondike_qt.ui.access.panning import RATE, raised, rendered, samples_of, sided
from klondike_qt.ui.access.playing import AT_ONCE, Playing
from klondike_qt.ui.access.sounds import TOUR, TWO_FORMS, SoundBoard, order_of
from klondike_qt.ui.desk import Choices, GameDesk

FOLDER = ROOT / "resources" / "sounds"
MADE_BY = ROOT / "packaging" / "sounds" / "make.py"
LONGEST = 0.4
FORMS = {cue: (cue, f"{cue}-hollow") for cue in sorted(TWO_FORMS)}
TEN = [cue for cue in Cue if cue is not Cue.TICK]
UNLIKE, OTHER_TIMBRE = 0.7, 0.5
"""How far apart two cues lie at least, and the two forms of one; alike is 0, nothing in common is 1.41."""


@pytest.fixture(scope="module")
def recordings() -> dict[str, Recording]:
    return {path.stem: recording(path) for path in sorted(FOLDER.glob("*.wav"))}


def test_the_script_makes_the_same_sounds_again(tmp_path: Path) -> None:
    subprocess.run([sys.executable, MADE_BY, tmp_path], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_bytes() for path in FOLDER.glob("*.wav")}


def test_each_cue_has_its_file_and_each_file_its_cue(recordings: dict[str, Recording]) -> None:
    assert sorted(recordings) == sorted({*Cue, *(name for forms in FORMS.values() for name in forms)})


def test_a_06_there_are_ten_cues_of_at_most_400_milliseconds(recordings: dict[str, Recording]) -> None:
    assert (len(TEN), TOUR) == (10, TEN)
    assert {name: sound.seconds for name, sound in recordings.items() if not 0.02 < sound.seconds <= LONGEST} == {}


def test_a_06_any_two_cues_can_be_told_apart(recordings: dict[str, Recording]) -> None:
    portraits = {cue: portrait(recordings[cue]) for cue in TEN}
    near = [
        (one, other, found)
        for one, other in combinations(TEN, 2)
        if (found := math.dist(portraits[one], portraits[other])) < UNLIKE
    ]
    assert near == []


def test_a_07_red_cards_sound_hollow_and_black_ones_filled(recordings: dict[str, Recording]) -> None:
    apart = {
        cue: math.dist(portrait(recordings[filled]), portrait(recordings[hollow]))
        for cue, (filled, hollow) in FORMS.items()
    }
    assert {cue: found for cue, found in apart.items() if found < OTHER_TIMBRE} == {}


def test_no_sound_is_harsh_or_lost(recordings: dict[str, Recording]) -> None:
    assert max(max(map(abs, sound.samples)) for sound in recordings.values()) < 0.75
    assert {name for name in recordings if recordings[name].loudness < 0.05} == {"tick"}
    assert all(abs(sound.samples[-1]) < 0.01 for sound in recordings.values())
    assert {sound.rate for sound in recordings.values()} == {RATE}


@pytest.mark.parametrize("name", sorted({*Cue, *(forms[1] for forms in FORMS.values())}))
def test_a_07_a_sound_wanders_from_the_left_ear_to_the_right(name: str) -> None:
    shares = []
    for column in range(7):
        both = memoryview(rendered(name, column / 3 - 1, 1)).cast("h")
        left, right = loudness(both[0::2]), loudness(both[1::2])
        shares.append(right / (left + right))
        assert (left**2 + right**2) ** 0.5 == pytest.approx(loudness(samples_of(name)), rel=0.02)
    assert (shares[0], shares[6]) == (0, 1)
    assert shares[3] == pytest.approx(0.5, abs=0.01)
    assert shares == sorted(shares)


def test_a_07_higher_ranks_sound_higher_up_to_an_octave() -> None:
    sine = array("h", (round(9000 * math.sin(n / 20)) for n in range(RATE)))
    heights, lengths = [], []
    for rank in range(1, 14):
        samples = raised(sine, rank)
        heights.append(sum(one < 0 <= other for one, other in pairwise(samples)) / len(samples))
        lengths.append(len(samples))
    assert heights == sorted(heights)
    assert lengths == sorted(lengths, reverse=True)
    assert heights[-1] / heights[0] == pytest.approx(2, rel=0.02)


def test_sides_beyond_the_table_are_its_ends() -> None:
    assert sided(samples_of("tick"), -9) == sided(samples_of("tick"), -1)


KING, QUEEN = cards("KS QH")


@pytest.mark.parametrize(
    ("sounding", "order"),
    [
        (Sounding(Cue.PLACE, Place.COLUMN_1, KING), ("play", "place", -1.0, 13, 0.36)),
        (Sounding(Cue.PLACE, Place.COLUMN_7, QUEEN), ("play", "place-hollow", 1.0, 12, 0.36)),
        (Sounding(Cue.WIN, None, QUEEN), ("play", "win", 0.0, 12, 0.36)),
        (Sounding(Cue.EDGE, Place.COLUMN_4), ("play", "edge", 0.0, 1, 0.36)),
    ],
)
def test_a_07_in_space_a_cue_has_side_height_and_timbre(sounding: Sounding, order: tuple[object, ...]) -> None:
    assert order_of(sounding, Preferences(sound_space=True)) == pytest.approx(order)
    assert order_of(sounding, Preferences(sound_volume=100)) == ("play", sounding.cue, 0.0, 1, 1.0)


class Room:
    """A board of sounds beside a game."""

    def __init__(self, preferences: Preferences) -> None:
        self.choices = Choices(preferences)
        self.desk = GameDesk(session_on(dealt(24)), self.choices, lambda: 0.0)
        self.guests: list[QuietGuest] = []
        self.board = SoundBoard(self.desk, self.choices, make=self._make)

    def _make(self) -> Guest:
        self.guests.append(QuietGuest())
        return cast("Guest", self.guests[-1])

    def begin(self) -> None:
        """Let the moment pass after which the player of sounds is made."""
        self.board._soon.stop()
        self.board._begin()

    def cues(self) -> list[object]:
        return [order[1] for guest in self.guests for order in guest.told]


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:  # noqa: ARG001
    room = Room(Preferences())
    yield room
    room.board.close()


def test_the_player_of_sounds_is_made_a_moment_after_the_first_cue(room: Room, qtbot: QtBot) -> None:
    room.desk.do(PressStock())
    assert room.guests == []
    qtbot.waitUntil(lambda: bool(room.guests))
    room.desk.do(PressStock())
    assert room.cues() == ["draw", "draw"]


def test_of_several_cues_before_that_the_newest_is_heard(room: Room) -> None:
    for _ in range(3):
        room.desk.do(PressStock())
    room.board.play(Sounding(Cue.WIN))
    room.begin()
    assert room.cues() == ["win"]


def test_an_action_without_a_sound_makes_nothing(room: Room) -> None:
    room.desk.do(MoveFocus(Direction.RIGHT))
    assert not room.board._soon.isActive()


def test_a_08_one_switch_mutes_everything(room: Room) -> None:
    room.desk.do(PressStock())
    room.begin()
    room.choices.set(replace(room.choices.now, sounds=False))
    assert room.guests[0].is_dismissed
    room.desk.do(PressStock())
    room.board.tick()
    assert (len(room.guests), room.board._soon.isActive()) == (1, False)


def test_a_08_voice_and_sounds_have_loudness_of_their_own(room: Room) -> None:
    room.choices.set(replace(room.choices.now, sound_volume=50, speech_volume=100))
    room.desk.do(PressStock())
    room.begin()
    assert room.guests[0].told == [("play", Cue.DRAW, 0.0, 1, 0.25)]


def test_a_06_all_cues_can_be_heard_from_the_preferences_also_while_sounds_are_off(qtbot: QtBot) -> None:
    room = Room(Preferences(sounds=False))
    room.board.preview_all()
    room.begin()
    room.board._pace.setInterval(0)
    qtbot.waitUntil(lambda: not room.board._pace.isActive())
    assert room.cues() == TEN
    room.board.close()


def test_without_a_device_it_is_quiet_for_good(room: Room) -> None:
    room.desk.do(PressStock())
    room.begin()
    room.guests[0].left.emit(NO_DEVICE)
    for _ in range(1000):
        room.desk.do(PressStock())
    assert (room.board.is_silent, len(room.guests), room.board._soon.isActive()) == (True, 1, False)
    room.choices.set(replace(room.choices.now, sounds=False))
    room.choices.set(replace(room.choices.now, sounds=True))
    room.desk.do(PressStock())
    room.begin()
    assert len(room.guests) == 2


@pytest.mark.parametrize(("has_played", "code"), [(True, -1), (True, NO_DEVICE), (False, CHANGED), (True, CHANGED)])
def test_a_player_of_sounds_that_goes_after_it_has_played_is_made_anew(
    room: Room, code: int, *, has_played: bool
) -> None:
    room.desk.do(PressStock())
    room.begin()
    if has_played:
        room.guests[0].heard.emit(("played", "draw"))
    room.guests[0].left.emit(code)
    room.desk.do(PressStock())
    room.begin()
    assert len(room.guests) == 2
    room.guests[1].left.emit(-1)
    assert room.board.is_silent


def test_after_the_end_nothing_is_played(room: Room) -> None:
    room.desk.do(PressStock())
    room.board.close()
    room.desk.do(PressStock())
    assert (room.guests, room.board._soon.isActive()) == ([], False)


class QuietSink(QObject):
    """Takes samples and stays silent."""

    stateChanged = Signal(QAudio.State)  # noqa: N815  # Qt's name

    def __init__(self) -> None:
        super().__init__()
        self.played: list[bytes] = []
        self.volume = 0.0
        self.is_on = False

    def start(self, device: QIODevice) -> None:
        self.played.append(bytes(device.readAll().data()))
        self.is_on = True

    def stop(self) -> None:
        self.is_on = False

    def setVolume(self, volume: float) -> None:
        self.volume = volume


def test_a_few_sounds_can_be_heard_together_and_the_system_gets_back_what_it_lent(
    qtbot: QtBot,  # noqa: ARG001
    capsys: pytest.CaptureFixture[str],
) -> None:
    sinks: list[QuietSink] = []

    def make() -> QuietSink:
        sinks.append(QuietSink())
        return sinks[-1]

    playing = Playing(make)
    for _ in range(AT_ONCE + 1):
        playing.obey(("play", "tick", "-1.0", "1", "0.5"))
    playing.obey(("dance",))
    assert [len(sink.played) for sink in sinks] == [2, 1, 1, 1]
    assert sinks[0].played == [rendered("tick", -1, 1)] * 2
    assert sinks[0].volume == 0.5
    sinks[0].stateChanged.emit(QAudio.State.IdleState)
    assert [sink.is_on for sink in sinks] == [False, True, True, True]
    assert capsys.readouterr().out == "played\ttick\n" * (AT_ONCE + 1)


def test_where_nothing_can_be_heard_the_real_player_goes_without_a_word(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    guest = Guest("playing")
    with qtbot.waitSignal(guest.left) as heard:
        guest.tell("play", "win", 0.0, 1, 1.0)
    assert heard.args == [NO_DEVICE]
    assert capfd.readouterr() == ("", "")
    guest.dismiss()
