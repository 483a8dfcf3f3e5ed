"""Hearing again what was said: the last message, and the ones before it, step by step."""

from PySide6.QtCore import QObject

from klondike_qt.ui.access.announcer import Announcer
from klondike_qt.words import dialogs as words


class Recall(QObject):
    """Goes back through the messages; a new one brings it to the end again."""

    def __init__(self, announcer: Announcer) -> None:
        super().__init__(announcer)
        self._announcer = announcer
        self._back = 0
        self._count = 0

    def last(self) -> None:
        """Say the last message again."""
        self._tell(1)

    def before(self) -> None:
        """Say the message before the one that was heard last; at the oldest, that one again."""
        self._tell(self._back + 1 if self._count == self._announcer.count else 2)

    def _tell(self, back: int) -> None:
        past = self._announcer.past
        self._count = self._announcer.count
        if not past:
            self._announcer.say(words.nothing_said_yet())
            return
        self._back = min(back, len(past))
        self._announcer.repeat(past[-self._back])
