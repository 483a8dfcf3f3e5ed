"""The guest that speaks: ``python -m klondike_qt.ui.access.speaking [ENGINE]``.

It is told ``set`` RATE PITCH VOLUME LANGUAGE VOICE, ``say`` NUMBER TEXT, ``stop`` and ``voices`` LANGUAGE, and answers
``took`` and ``ended`` NUMBER, ``lacks voice`` or ``lacks language``, ``failed``, and ``voices`` NAME...
"""

import math
import sys

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTimer, Signal
from PySide6.QtTextToSpeech import QTextToSpeech, QVoice

from klondike_qt.ui.access.hearing import Hearing, answer

NOT_FOR_EARS = "mock"
"""Qt's own engine for tests, which makes no sound."""
PAUSE = 60
"""Milliseconds for which an engine that is silent between two texts is not taken to be done."""
FATAL = (QTextToSpeech.ErrorReason.Initialization, QTextToSpeech.ErrorReason.Playback)
"""Why an engine speaks no more; that it has no voice for the system's own language does no harm."""


class Speaking(QObject):
    """Does with an engine what it is told; the calls that may hang go to it without passing through Python."""

    _say = Signal(str)
    _stop = Signal()

    def __init__(self, engine: QTextToSpeech, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._number = "0"
        self._lacking = ""
        self._done = QTimer(self, singleShot=True, interval=PAUSE)
        self._done.timeout.connect(self._tell_done)
        self._say.connect(engine.say)
        self._stop.connect(engine.stop)
        engine.stateChanged.connect(self._look)
        engine.errorOccurred.connect(self._fail)

    def obey(self, words: tuple[str, ...]) -> None:
        """Do what a line says; one that means nothing is passed over."""
        match words:
            case ("say", number, text):
                self._number = number
                self._say.emit(text)
                answer("took", number)
            case ("stop",):
                self._stop.emit()
            case ("set", rate, pitch, volume, language, *voice):
                self._engine.setRate(scaled(int(rate), most=300))
                self._engine.setPitch(scaled(int(pitch), most=200))
                self._engine.setVolume(int(volume) / 100)
                self._choose(language, "".join(voice))
            case ("voices", language):
                answer("voices", *(voice.name() for voice in self._voices(QLocale(language))))

    def _choose(self, language: str, name: str) -> None:
        voices = self._voices(QLocale(language))
        named = [voice for voice in voices if voice.name() == name]
        lacking = "" if named else "voice" if voices and name else "" if voices else "language"
        if lacking != self._lacking and lacking:
            answer("lacks", lacking)
        self._lacking = lacking
        if named or voices:
            self._engine.setVoice((named or voices)[0])

    def _voices(self, locale: QLocale) -> list[QVoice]:
        """Return the voices of a language, those of the country first."""
        language = locale.language()
        same = [found for found in self._engine.availableLocales() if found.language() is language]
        same.sort(key=lambda found: found.territory() is not locale.territory())
        if not same:
            return []
        if self._engine.locale().language() is not language or self._engine.locale() not in same:
            self._engine.setLocale(same[0])
        return [voice for voice in self._engine.availableVoices() if voice.locale().language() is language]

    def _look(self, state: QTextToSpeech.State) -> None:
        if state is QTextToSpeech.State.Ready:
            self._done.start()
        else:
            self._done.stop()

    def _tell_done(self) -> None:
        answer("ended", self._number)

    def _fail(self, reason: QTextToSpeech.ErrorReason) -> None:
        if reason in FATAL:
            answer("failed")


def scaled(percent: int, most: int) -> float:
    """Return what Qt takes for a percentage: 0 for 100, 1 for ``most``, less than 0 below 100."""
    return max(-1.0, min(1.0, math.log(max(percent, 1) / 100) / math.log(most / 100)))


def best_engine(engines: list[str]) -> str | None:
    """Return the engine to speak with, or None."""
    return next((engine for engine in engines if engine != NOT_FOR_EARS), None)


def main() -> None:
    """Speak until nothing more is told."""
    application = QCoreApplication(sys.argv[:1])
    hearing = Hearing()
    hearing.listen()
    name = sys.argv[1] if len(sys.argv) > 1 else best_engine(QTextToSpeech.availableEngines())
    engine = QTextToSpeech(name) if name else None
    if engine is None or engine.errorReason() in FATAL:
        answer("failed")
        return
    speaking = Speaking(engine)
    hearing.told.connect(speaking.obey)
    application.exec()


if __name__ == "__main__":
    main()
