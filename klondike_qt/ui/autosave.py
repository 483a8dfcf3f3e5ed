"""Keeping the game: after every move, and time and focus after a moment of calm."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from klondike_qt.game.updates import Update
from klondike_qt.store.store import Store
from klondike_qt.store.trouble import Trouble
from klondike_qt.ui.desk import GameDesk
from klondike_qt.words import troubles as words

CALM = 1000
"""Milliseconds without a command after which everything is made to last."""


def trouble_text(trouble: Trouble) -> str:
    """Return the sentence about a trouble of the store."""
    return words.told(trouble.kind, trouble.path, trouble.set_aside_as)


class Autosave(QObject):
    """Writes what each command did; what the disk refuses is told through ``say``."""

    def __init__(self, desk: GameDesk, store: Store, say: Callable[[str], None]) -> None:
        super().__init__()
        self._desk = desk
        self._store = store
        self._say = say
        self._calm = QTimer(self, interval=CALM, singleShot=True)
        self._calm.timeout.connect(self.settle)
        desk.kept.connect(self._keep)
        self._tell(store.begin(desk.own_standing, desk.own_seconds))

    def settle(self) -> None:
        """Make everything last now: time and focus too."""
        self._calm.stop()
        self._tell(self._store.settle(self._desk.own_standing, self._desk.own_seconds))

    def _keep(self, update: Update) -> None:
        self._tell(self._store.keep(update, self._desk.own_seconds, self._desk.previous))
        self._calm.start()

    def _tell(self, troubles: tuple[Trouble, ...]) -> None:
        for trouble in troubles:
            self._say(trouble_text(trouble))
