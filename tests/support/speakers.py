"""A speaker that says nothing, and remembers what it was told."""

from PySide6.QtCore import QObject, Signal

from klondike_qt.ui.access.readers import NOBODY, Reader, ReaderWatch
from klondike_qt.ui.access.speaker import Tone


class QuietSpeaker(QObject):
    """Takes each text at once unless it is stubborn, and ends it when it is told to."""

    took = Signal(str)
    ended = Signal(str)
    failed = Signal(object)
    found = Signal(object)

    def __init__(self, *, is_stubborn: bool = False, voices: tuple[str, ...] = ("Bob", "Anne")) -> None:
        super().__init__()
        self.is_stubborn = is_stubborn
        self.voices = voices
        self.told: list[str] = []
        self.tones: list[Tone] = []
        self.is_closed = False
        self._number = 0

    def speak_so(self, tone: Tone) -> None:
        self.tones.append(tone)

    def say(self, number: int, text: str) -> None:
        self._number = number
        self.told.append(text)
        if not self.is_stubborn:
            self.took.emit(str(number))

    def stop(self) -> None:
        self.told.append("(stop)")

    def find_voices(self, language: str) -> None:  # noqa: ARG002
        self.found.emit(self.voices)

    def close(self) -> None:
        self.is_closed = True

    def end(self) -> None:
        """Come to the end of the text."""
        self.ended.emit(str(self._number))


class Ears(ReaderWatch):
    """Knows of the screen reader that a test gives it."""

    def __init__(self, reader: Reader = NOBODY) -> None:
        super().__init__()
        self.reader = reader

    @property
    def now(self) -> Reader:
        return self.reader

    def listen(self) -> None:
        pass

    def come(self, reader: Reader) -> None:
        """Let a screen reader come, or go."""
        self.reader = reader
        self.changed.emit(reader)
