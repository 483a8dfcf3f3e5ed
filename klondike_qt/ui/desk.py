"""The desk that owns the game: commands go in, one signal tells what they did."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from klondike_qt.game.commands import Automatic, Command
from klondike_qt.game.record import Kept
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Standing, Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.position import Position


class GameDesk(QObject):
    """Hands each command to the session and tells everybody what it did.

    ``now`` is a monotonic clock in seconds. A listener that fails is reported by PySide to ``sys.excepthook``
    and does not keep the others from hearing.
    """

    updated = Signal(object)
    """Carries the ``Update`` of each command, in order."""

    def __init__(self, session: Session, choices: "Choices", now: Callable[[], float]) -> None:
        super().__init__()
        self._session = session
        self._choices = choices
        self._now = now

    @property
    def standing(self) -> Standing:
        """The game as it stands."""
        return self._session.standing

    @property
    def preferences(self) -> Preferences:
        """What the player wishes at present."""
        return self._choices.now

    @property
    def trail(self) -> tuple[Position, ...]:
        """The positions after each turn that stands, from the opening to the present one."""
        return self._session.trail

    @property
    def seconds(self) -> float:
        """The player's seconds at the table up to this moment."""
        return self.standing.clock.seconds(self._now())

    @property
    def previous(self) -> Kept | None:
        """The game that can be brought back, as it was left."""
        return self._session.previous

    def do(self, command: Command) -> Update:
        """Carry out one command, tell it, and return what it did."""
        automatic = Automatic(safe_cards=self._choices.now.safe_cards)
        update = self._session.handle(command, self._now(), automatic)
        self.updated.emit(update)
        return update


class Choices(QObject):
    """The player's preferences of this moment."""

    changed = Signal(object, object)
    """Carries the old and the new ``Preferences``."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._now = preferences

    @property
    def now(self) -> Preferences:
        """The preferences in force."""
        return self._now

    def set(self, preferences: Preferences) -> None:
        """Put new preferences in force and tell it; the same ones again change nothing."""
        if preferences != self._now:
            old, self._now = self._now, preferences
            self.changed.emit(old, preferences)
