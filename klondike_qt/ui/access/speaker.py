"""What speaks for the game: an engine of the system, behind a guest that may fail at any moment."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.guest import Guest
from klondike_qt.words.voices import Failure


@dataclass(frozen=True, slots=True)
class Tone:
    """How to speak: percentages of the usual pace and height, percent of loudness, a language such as ``en_GB``."""

    rate: int
    pitch: int
    volume: int
    language: str
    voice: str = ""


def tone_of(preferences: Preferences, language: str) -> Tone:
    """Return how the player wishes to be spoken to."""
    return Tone(
        preferences.speech_rate,
        preferences.speech_pitch,
        preferences.speech_volume,
        language,
        preferences.speech_voice,
    )


class Speaker(Protocol):
    """Says one text after the other; a new one takes the place of the one that is being said."""

    @property
    def took(self) -> SignalInstance:
        """Tells the number (a string) of a text that has reached the engine."""

    @property
    def ended(self) -> SignalInstance:
        """Tells the number (a string) of a text that was said to its end."""

    @property
    def failed(self) -> SignalInstance:
        """Tells a ``Failure``; after any but NO_VOICE and NO_LANGUAGE nothing more is said."""

    @property
    def found(self) -> SignalInstance:
        """Tells the names of the voices that were asked for, as a tuple."""

    def speak_so(self, tone: Tone) -> None:
        """Say what follows in this tone."""

    def say(self, number: int, text: str) -> None:
        """Say a text."""

    def stop(self) -> None:
        """Be silent."""

    def find_voices(self, language: str) -> None:
        """Look for the voices of a language."""

    def close(self) -> None:
        """Be silent for ever."""


LACKING = {"voice": Failure.NO_VOICE, "language": Failure.NO_LANGUAGE}
CANNOT_LOAD = 1
"""The exit code of a Python program that could not be loaded."""


class GuestSpeaker(QObject):
    """The speaker of this system, or the named engine of Qt."""

    took = Signal(str)
    ended = Signal(str)
    failed = Signal(object)
    found = Signal(object)

    def __init__(self, *engine: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._guest = Guest("speaking", *engine, parent=self)
        self._guest.heard.connect(self._hear)
        self._guest.left.connect(self._miss)
        self._has_failed = False

    def speak_so(self, tone: Tone) -> None:
        """Say what follows in this tone."""
        self._guest.tell("set", tone.rate, tone.pitch, tone.volume, tone.language, tone.voice)

    def say(self, number: int, text: str) -> None:
        """Say a text."""
        self._guest.tell("say", number, text)

    def stop(self) -> None:
        """Be silent."""
        self._guest.tell("stop")

    def find_voices(self, language: str) -> None:
        """Look for the voices of a language."""
        self._guest.tell("voices", language)

    def close(self) -> None:
        """Be silent for ever."""
        self._guest.dismiss()
        self.deleteLater()

    def _hear(self, words: tuple[str, ...]) -> None:
        match words:
            case ("took", number):
                self.took.emit(number)
            case ("ended", number):
                self.ended.emit(number)
            case ("lacks", what) if what in LACKING:
                self.failed.emit(LACKING[what])
            case ("voices", *names):
                self.found.emit(tuple(filter(None, names)))
            case ("failed",):
                self._fail(Failure.NO_ENGINE)

    def _miss(self, code: int) -> None:
        self._fail(Failure.NO_PARTS if code == CANNOT_LOAD else Failure.NO_ENGINE)

    def _fail(self, failure: Failure) -> None:
        if not self._has_failed:
            self._has_failed = True
            self.failed.emit(failure)
