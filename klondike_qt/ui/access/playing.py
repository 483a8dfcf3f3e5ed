"""The guest that plays sounds: ``python -m klondike_qt.ui.access.playing``.

It is told ``play`` NAME SIDE RANK LOUDNESS, the last from 0 to 1, and answers ``played`` NAME. Where nothing can be
heard it goes with the code NO_DEVICE, and with CHANGED when devices came or went. Samples are made here and handed to
the system as they are: QSoundEffect knows no sides, and wants a file for each sound.
"""

import sys
from collections.abc import Callable
from itertools import cycle
from typing import Protocol

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, SignalInstance
from PySide6.QtMultimedia import QAudio, QAudioFormat, QAudioSink, QMediaDevices

from klondike_qt.ui.access.hearing import CHANGED, NO_DEVICE, Hearing, answer
from klondike_qt.ui.access.panning import RATE, rendered

AT_ONCE = 4
"""How many sounds may be heard at the same time; one more ends the oldest."""


class Sink(Protocol):
    """What takes samples to the ear."""

    @property
    def stateChanged(self) -> SignalInstance:
        """Tells a ``QAudio.State``."""

    def start(self, device: QIODevice, /) -> object:
        """Play what can be read from a device."""

    def stop(self) -> object:
        """Be silent."""

    def setVolume(self, volume: float, /) -> object:
        """Be as loud as this, from 0 to 1."""


class Channel(QObject):
    """One of the sounds that may be heard at the same time."""

    def __init__(self, sink: Sink, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sink = sink
        self._samples = QBuffer(self)
        sink.stateChanged.connect(self._rest)

    def play(self, samples: bytes, loudness: float) -> None:
        """Play samples from their beginning."""
        self._sink.stop()
        self._samples.close()
        self._samples.setData(samples)
        self._samples.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink.setVolume(loudness)
        self._sink.start(self._samples)

    def _rest(self, state: QAudio.State) -> None:
        """Hold nothing of the system while there is nothing to play."""
        if state is QAudio.State.IdleState:
            self._sink.stop()


class Playing(QObject):
    """Plays what it is told."""

    def __init__(self, make: Callable[[], Sink], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._channels = cycle([Channel(make(), self) for _ in range(AT_ONCE)])

    def obey(self, words: tuple[str, ...]) -> None:
        """Do what a line says; one that means nothing is passed over."""
        match words:
            case ("play", name, side, rank, loudness):
                next(self._channels).play(rendered(name, float(side), int(rank)), float(loudness))
                answer("played", name)


def usual_format() -> QAudioFormat:
    """Return what all samples are: 16 bits for two ears."""
    form = QAudioFormat()
    form.setSampleRate(RATE)
    form.setChannelCount(2)
    form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    return form


def main() -> int:
    """Play until nothing more is told, or nothing can be heard any more."""
    application = QCoreApplication(sys.argv[:1])
    hearing = Hearing()
    hearing.listen()
    devices = QMediaDevices()
    if devices.defaultAudioOutput().isNull():
        return NO_DEVICE
    devices.audioOutputsChanged.connect(lambda: application.exit(CHANGED))
    playing = Playing(lambda: QAudioSink(devices.defaultAudioOutput(), usual_format()))
    hearing.told.connect(playing.obey)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
