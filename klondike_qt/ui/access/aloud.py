"""What the program itself brings to the ear: its voice, also in menus and windows, and its sounds."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.access.announcer import Announcer
from klondike_qt.ui.access.controls_aloud import ControlsAloud
from klondike_qt.ui.access.readers import ReaderWatch
from klondike_qt.ui.access.sounds import SoundBoard
from klondike_qt.ui.access.voice import Voice
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.words import overview


class Heard(Protocol):
    """What is listened to: the window."""

    desk: GameDesk
    choices: Choices
    announcer: Announcer
    readers: ReaderWatch
    scene: TableScene


def focused(window: Heard) -> str:
    """Return what lies at the focus of the table."""
    return overview.focus_text(window.scene.standing, manner_of(window.choices.now))


class Aloud(QObject):
    """Joins voice and sounds with the window; ``struck`` tells of keys that were taken for an accident."""

    def __init__(self, window: Heard, table: QWidget, struck: SignalInstance, language: str) -> None:
        super().__init__(table)
        self.voice = Voice(window.announcer, window.choices, window.readers, language, parent=self)
        self.sounds = SoundBoard(window.desk, window.choices, parent=self)
        self._controls = ControlsAloud(table, lambda: self.voice.may_speak, lambda: focused(window))
        window.announcer.said.connect(self._controls.hear)
        self._controls.said.connect(self.voice.hear)
        struck.connect(self.sounds.tick)

    def previews(self, text: Callable[[], str]) -> dict[str, Callable[[], object]]:
        """Return what lets the player hear the voice (by "voice", which says ``text``) and the sounds (by "sound")."""
        return {
            "voice": lambda: self.voice.preview(text()),
            "sound": self.sounds.preview_all,
        }

    def close(self) -> None:
        """Be silent for ever."""
        self.voice.close()
        self.sounds.close()
