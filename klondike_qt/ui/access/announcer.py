"""What is said: one sentence for each thing that the player does, to everybody who passes it on."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.legal import is_stuck
from klondike_qt.words.grammar import followed

REMEMBERED = 200
"""How many messages can be heard again."""


class Urgency(Enum):
    """How a message is to be heard."""

    FOCUS = "focus"
    """What lies at the focus, which moved there: a screen reader says it by itself when it hears of the focus."""
    POLITE = "polite"
    """News of what the player did."""
    ASSERTIVE = "assertive"
    """A refusal, an answer, a win or a dead end: whatever else is being said makes room."""
    SEEN = "seen"
    """Nobody asked for it: shown, but not spoken."""


@dataclass(frozen=True, slots=True)
class Message:
    """One thing that is said."""

    text: str
    urgency: Urgency = Urgency.POLITE


class Announcer(QObject):
    """Gathers what is said during one action of the player, and says it as one message when the action is over.

    Outside of any action each message is said at once. Who passes messages on listens to ``said``; the message line
    to ``shown``; the accessible tree follows the table at ``settled``, after the message.
    """

    said = Signal(object)
    """Carries the ``Message`` of each action that has one (none with the urgency SEEN), in order."""
    shown = Signal(str)
    """Carries what the message line shows from now on."""
    settled = Signal()
    """An action is over, whether it had a message or not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._depth = 0
        self._line = ""
        self._waiting: Message | None = None
        self._is_passing = False
        self.count = 0
        """How many messages there were; a sign of news."""
        self._past: deque[Message] = deque(maxlen=REMEMBERED)

    @property
    def line(self) -> str:
        """What the message line shows, or will show when the action is over."""
        return self._line

    @property
    def past(self) -> tuple[Message, ...]:
        """The news of late, oldest first; what was said of the focus is not kept."""
        return tuple(self._past)

    @contextmanager
    def action(self) -> Iterator[None]:
        """Make one message of all that is said within; actions within it are part of it."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if not self._depth:
                self._settle()

    def say(self, text: str, urgency: Urgency = Urgency.POLITE) -> None:
        """Say something in place of what was to be said of the same action; nothing to say leaves that standing."""
        if not text:
            return
        with self.action():
            self._line = text
            self._waiting, self._is_passing = Message(text, urgency), False

    def add(self, text: str, urgency: Urgency = Urgency.POLITE) -> None:
        """Say something behind what is shown; only what is new is heard, unless both belong to one action."""
        if not text:
            return
        with self.action():
            self._line = text if self._line.endswith(text) else followed(self._line, text)
            before = self._waiting
            if before is None:
                self._waiting = Message(text, urgency)
            elif urgency is not Urgency.SEEN:
                self._waiting = Message(followed(before.text, text), _more_urgent(before.urgency, urgency))

    def repeat(self, message: Message) -> None:
        """Say something of the past again, which does not make it news."""
        self.remark(message.text)

    def remark(self, text: str, urgency: Urgency = Urgency.ASSERTIVE) -> None:
        """Say something that nobody will want to hear again later."""
        with self.action():
            self._line = text
            self._waiting = Message(text, urgency)
            self._is_passing = True

    def _settle(self) -> None:
        message, self._waiting = self._waiting, None
        is_passing, self._is_passing = self._is_passing, False
        if message is not None:
            if message.urgency is not Urgency.FOCUS and not is_passing:
                self._past.append(message)
                self.count += 1
            self.shown.emit(self._line)
            if message.urgency is not Urgency.SEEN:
                self.said.emit(message)
        self.settled.emit()


def _more_urgent(one: Urgency, other: Urgency) -> Urgency:
    """Return the urgency of two sentences in one message; news behind what lies at the focus make it news."""
    if Urgency.ASSERTIVE in {one, other}:
        return Urgency.ASSERTIVE
    return one if one is other else Urgency.POLITE


def urgency_of(update: Update) -> Urgency:
    """Return how the message of an update is to be heard."""
    if update.change is Change.FOCUS:
        return Urgency.FOCUS
    is_end = update.won or (not update.is_quiet and is_stuck(update.after.position))
    return Urgency.ASSERTIVE if update.refusal or is_end else Urgency.POLITE
