"""The desk that owns the game: commands go in, one signal tells what they did."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from klondike_qt.game.commands import BY_HAND, Automatic, Command, Dealing, PreviousGame
from klondike_qt.game.record import Kept
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.position import Position

Judge = Callable[[Update], bool]
"""Tells of what a command would do to a lent game whether it is to be done."""


class GameDesk(QObject):
    """Hands each command to the session and tells everybody what it did.

    Another game can be lent to the table, to practise on: it is kept nowhere, and the player's own waits as it is.

    ``now`` is a monotonic clock in seconds. A listener that fails is reported by PySide to ``sys.excepthook``
    and does not keep the others from hearing.
    """

    updated = Signal(object)
    """Carries the ``Update`` of each command to the game on the table, in order."""
    kept = Signal(object)
    """Carries those of them that concern the player's own game, when everybody has heard of them."""

    def __init__(self, session: Session, choices: "Choices", now: Callable[[], float]) -> None:
        super().__init__()
        self._own = session
        self._lent: Session | None = None
        self._judge: Judge = bool
        self._choices = choices
        self._now = now

    @property
    def _session(self) -> Session:
        return self._lent or self._own

    @property
    def is_lent(self) -> bool:
        """Tell whether the game on the table is not the player's own."""
        return self._lent is not None

    @property
    def standing(self) -> Standing:
        """The game on the table as it stands."""
        return self._session.standing

    @property
    def own_standing(self) -> Standing:
        """The player's own game as it stands."""
        return self._own.standing

    @property
    def own_seconds(self) -> float:
        """The player's seconds at their own game up to this moment."""
        return self._own.standing.clock.seconds(self._now())

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
        return self._own.previous

    def do(self, command: Command) -> Update:
        """Carry out one command, tell it, and return what it did; another game is dealt in place of the own one."""
        if isinstance(command, Dealing):
            self.take_back()
        if self._lent:
            update = self._practise(self._lent, command)
            self.updated.emit(update)
            return update
        automatic = Automatic(safe_cards=self._choices.now.safe_cards)
        update = self._own.handle(command, self._now(), automatic)
        self.updated.emit(update)
        self.kept.emit(update)
        return update

    def lend(self, session: Session, judge: Judge) -> None:
        """Lay a game on the table that is kept nowhere; what ``judge`` denies does not happen there."""
        self._swap(session)
        self._judge = judge

    def take_back(self) -> None:
        """Lay the player's own game on the table again, as it was left."""
        if self._lent:
            self._swap(None)

    def _swap(self, lent: Session | None) -> None:
        before, self._lent = self.standing, lent
        self.updated.emit(Update(command=PreviousGame(), change=Change.DEALT, before=before, after=self.standing))

    def _practise(self, lent: Session, command: Command) -> Update:
        """Do nothing but what the judge allows, and nothing by itself."""
        trial = copy(lent)
        update = trial.handle(command, self._now(), BY_HAND)
        if not self._judge(update):
            return replace(update, change=Change.NOTHING, after=update.before, steps=(), refusal=None, bonus=0)
        self._lent = trial
        return update


class Choices(QObject):
    """The player's preferences of this moment."""

    changed = Signal(object, object)
    """Carries the old and the new ``Preferences``."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._now = preferences
        self.keep_theme: Callable[[Preferences], Preferences] = lambda chosen: chosen
        """What is asked when a theme alone is chosen, so that it is worn whatever the system asks for."""

    @property
    def now(self) -> Preferences:
        """The preferences in force."""
        return self._now

    def set(self, preferences: Preferences, *, chosen: str = "") -> None:
        """Put new preferences in force and tell it; the same ones again change nothing.

        ``chosen``: the field whose value was asked for, even if it has been that before.
        """
        before, theme = self._now, preferences.theme
        if chosen == "theme" or (theme is not before.theme and preferences == replace(before, theme=theme)):
            preferences = self.keep_theme(preferences)
        if preferences != self._now:
            old, self._now = self._now, preferences
            self.changed.emit(old, preferences)
